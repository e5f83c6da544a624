import type { Language } from '../../wording.ts'
import { fr as known } from '../fr/index.ts'
import { roundedTo, twoDigits } from './numerals.ts'

const weekdays = ['dimanche', 'lundi', 'mardi', 'mercredi', 'jeudi', 'vendredi', 'samedi']
const months = 'janvier février mars avril mai juin juillet août septembre octobre novembre décembre'.split(
  ' ',
)
const shortMonths = 'janv. févr. mars avril mai juin juil. août sept. oct. nov. déc.'.split(' ')

export const fr: Language = {
  wording: {
    ...known.wording,
    quote: (text) => [`«\u202f${text}\u202f»`, `“${text}”`, `_«\u00a0${text}\u00a0»_`],
    date(day) {
      const [date, month, year] = [day.getUTCDate(), day.getUTCMonth(), day.getUTCFullYear()]
      const [name = '', short = '', weekday = ''] = [
        months[month],
        shortMonths[month],
        weekdays[day.getUTCDay()],
      ]
      const first = date === 1 ? '1er' : String(date)
      return [
        `${weekday} ${first} ${short} ${year}`,
        `${weekday} ${date}/${twoDigits(month + 1)}`,
        `${first} ${name} dernier`,
        `${twoDigits(date)}.${twoDigits(month + 1)}.${year}`,
        `${twoDigits(date)}-${twoDigits(month + 1)}-${year}`,
      ]
    },
    ago(days) {
      if (days < 3) return ['aujourd’hui', 'hier', 'avant-hier'][days] ?? ''
      if (days > 7 && days % 7 === 0) return `voilà ${known.wording.inWords(days / 7)} semaines`
      return `voilà ${days < 10 ? known.wording.inWords(days) : days} jours`
    },
    number(value) {
      const plain = value.toLocaleString('fr-FR')
      if (value < 1000) return [plain]
      const [floor, ceiling] = [roundedTo(2, value, Math.floor), roundedTo(2, value, Math.ceil)]
      return [
        plain,
        floor < value ? `un peu plus de ${floor.toLocaleString('fr-FR')}` : plain,
        ceiling > value ? `près de ${ceiling.toLocaleString('fr-FR')}` : plain,
        value < 1e6 ? `${(Math.round(value / 100) / 10).toLocaleString('fr-FR')}\u00a0k` : plain,
      ]
    },
    score: (value) => value.toFixed(1).replace('.', ','),
    percent: (value) => `${value}\u202f%`,
    ordinal: (place) => (place === 1 ? '1re' : `${place}e`),
    platform: {
      reddit: ['Reddit'],
      x: ['X', 'X (Twitter)', 'Twitter (devenu X)'],
      youtube: ['YouTube', 'YouTube', 'YT'],
      facebook: ['Facebook', 'Facebook', 'FB'],
      instagram: ['Instagram', 'Instagram', 'Insta'],
    },
    user: {
      reddit: ['une utilisatrice du site Reddit', 'un usager de Reddit', 'un membre du réseau Reddit'],
      x: ['une utilisatrice du site X', 'un usager de Twitter', 'un membre du réseau X'],
      youtube: ['une utilisatrice du site YouTube', 'un usager de YouTube', 'un membre du réseau YouTube'],
      facebook: [
        'une utilisatrice du site Facebook',
        'un usager de Facebook',
        'un membre du réseau Facebook',
      ],
      instagram: ['une utilisatrice d’Insta', 'un usager d’Instagram', 'un membre du réseau Instagram'],
    },
    metric: {
      score: ['{n} upvotes', '{n} points de karma'],
      comments: ['{n} commentaires', '{n} commentaires d’internautes'],
      likes: ['{n} likes', '{n} J’aime'],
      reposts: ['{n} reposts', '{n} RT'],
      replies: ['{n} réponses', '{n} tweets de réponse'],
      views: ['{n} vues', '{n} consultations'],
      reactions: ['{n} réactions', '{n} réactions d’internautes'],
      shares: ['{n} partages', '{n} partages d’internautes'],
    },
    status: {
      new: [
        'apparaît pour la première fois',
        'débarque tout juste',
        'compte parmi les nouveautés',
        'vient d’entrer dans la liste',
      ],
      rising: [
        'suscite de plus en plus de messages',
        'est sur une pente ascendante',
        'monte en puissance',
        'compte parmi les sujets en hausse',
      ],
      steady: [
        'ne monte ni ne descend',
        'fait du surplace',
        'garde son niveau',
        'compte parmi les sujets stables',
      ],
      fading: [
        'suscite de moins en moins de messages',
        'est sur une pente descendante',
        'retombe peu à peu',
        'compte parmi les sujets en baisse',
      ],
    },
    steep: {
      up: [
        'bondit',
        'est sur toutes les lèvres',
        'prend des proportions énormes',
        'déferle sur tous les réseaux',
      ],
      down: ['s’est volatilisé', 'a plongé', 'est tombé à zéro', 'ne fait plus parler du tout'],
    },
    intent: {
      problem: 'font remonter un problème',
      question: 'sont des questions',
      wish: 'réclament un ajout ou un changement',
      praise: 'sont élogieux',
      comparison: 'mettent des produits face à face',
      leaving: 'annoncent un désabonnement ou un changement de marque',
      hazard: 'mentionnent un danger',
    },
  },
  templates: {
    post_literal: [
      '• {platform} · {author} · {date} · {quote} · {ref}',
      'Ce que {author} a mis sur {platform} le {date}, c’est ceci : {quote} ({ref}).',
      'Sous la référence {ref} figure un message que {author} a posté sur {platform} le {date} et où l’on lit {quote}.',
      'Canal : {platform} / Auteur : {author} / Date : {date} / Message : {ref} / Citation : {quote}',
      'Pour info, {quote} vient de {author} ({platform}, {date}, {ref}).',
      'Dans {ref}, signé {author}, le nom {company} est cité ; on y lit aussi {quote}.',
      'Avec {metric} au compteur, {ref} porte la signature de {author} et dit {quote}.',
    ],
    altered_quotation: [
      'Recopié tel quel depuis {ref} : {quote}',
      'C’est ainsi que {author} a tourné la chose : {quote} ({ref}).',
      '{quote} : voilà précisément ce qu’a écrit {author} sur {platform} ({ref}).',
      'La phrase {quote} a pour auteur {user} ({ref}).',
      'Citation pour la présentation : {quote} ({author}, {ref})',
    ],
    misplaced_quotation: [
      'Prélevé dans {ref} : {quote}',
      'Voici ce que {author} avait à dire le {date} : {quote} ({ref}).',
      'En ouvrant {ref}, on tombe sur {quote}.',
      'C’est par les mots {quote} que {author} s’est manifesté sur {platform} ({ref}).',
      'Phrase de client pour le rapport : {quote} ({ref})',
    ],
    invented_id: [
      'La source de {quote} est {ref}.',
      'À lier dans le ticket : {ref}, de {author}, avec le texte {quote}.',
      '• Justificatif [{ref}] → {quote}',
      'L’affirmation {quote} trouve son origine dans {ref}.',
      'Ce point s’appuie sur {ref} ({author}, {date}).',
      'Le compteur de {ref} indique {metric}.',
    ],
    wrong_platform: [
      'Canal : {platform} ; message : {ref} ; citation : {quote}',
      'En passant par {platform}, {author} a fait savoir {quote} ({ref}).',
      'Lieu de publication de {ref} : {platform}.',
      'Vu passer sur {platform} : {quote} ({author}, {ref}).',
      'Ces mots ont été écrits par {user} : {quote} ({ref}).',
      '{ref} est en ligne sur {platform}, où {author} écrit {quote}.',
    ],
    wrong_author: [
      'Signature de {ref} : {author}.',
      'Pour répondre à {ref}, il faut s’adresser à {author}.',
      '{quote} : c’est {author} qui l’a posté le {date} ({ref}).',
      'Sous le pseudo {author}, on a posté sur {platform} {quote} ({ref}).',
      '{ref} (auteur : {author}) comporte {quote}.',
      'La personne qui s’exprime dans {ref} est {author}.',
    ],
    wrong_date: [
      'Horodatage de {ref} : {date}.',
      'C’est du {date} que date {ref}.',
      '{quote} : {author} l’a écrit {ago} ({ref}).',
      'Posté le {date} → {quote} ({author}, {ref})',
      'Le {date}, on pouvait lire sur {platform}, de la part de {author}, {quote} ({ref}).',
      '{ref} a été posté {ago}.',
    ],
    wrong_metric: [
      'Coup d’œil aux chiffres de {ref} : {metric}.',
      '{metric} : tel est le bilan de {ref}.',
      'Le message où {author} dit {quote} a {metric} ({ref}).',
      '• {author} ({platform}) · {metric} · {quote} · {ref}',
      'Sur {platform}, le compteur de {ref} en est à {metric}.',
      'Sous {ref}, on voit {metric}.',
    ],
    wrong_number_word: [
      'Tout compris, {ref} décroche {metricInWords}.',
      '{author} a mis {quote} et cela lui a rapporté {metricInWords} ({ref}).',
      'Écho de {ref} : {metricInWords}.',
      'Le message signé {author} affiche {metricInWords} ({ref}).',
      'Sous {ref}, on dénombre {metricInWords}.',
    ],
    wrong_company: [
      'Marque citée dans {ref} : {company}.',
      '{company} apparaît en toutes lettres dans {ref}.',
      '{author} évoque {company} et écrit {quote} ({ref}).',
      'Avec mention de {company} : {quote} ({author}, {ref})',
      'Le nom {company} se trouve dans {ref}, un message de {author}.',
      '• {ref} · {company} · {author} · {quote}',
    ],
    negation: [
      'Dans {ref}, on <ne lit rien de tel que|lit bien> {quote}.',
      'Les mots {quote} <n’ont à aucun moment été|ont été> postés par {author} ({ref}).',
      'La signature de {ref} <n’est pas|est> {author}.',
      'C’est <ailleurs que |>sur {platform} que {ref} a été mis en ligne.',
      '{ref} <n’a pas été|a été> posté le {date}.',
      'Que {ref} ait {metric}, c’est <faux|exact>.',
    ],
    opposite: [
      '{author} <n’a que du bien à en dire|l’a dit avec ces mots : {quote}> ({ref}).',
      'Ce que dit {ref} : <le produit tient ses promesses|{quote}>.',
      '<Cinq étoiles de la part de|Une phrase de> {author} : <un achat parfait|{quote}> ({ref}).',
      '{user} <assure n’avoir jamais eu le moindre pépin|a mis {quote}> ({ref}).',
      'Le {date}, {author} <a déclaré l’affaire réglée|a laissé la phrase {quote}> ({ref}).',
    ],
    quantifier: [
      '<Sur tous les canaux, on lit|Sur {platform}, on lit chez {author}> {quote} ({ref}).',
      '{quote} ({ref}) : <les acheteurs sont tous de cet avis|c’est de {author}>.',
      '<Une foule de clients ont laissé|{author} a laissé sur {platform}> {quote} ({ref}).',
      '{quote}, lit-on dans le message de {author} ({ref})< ; pas un seul client ne voit les choses autrement|>.',
      '<À peu près tous ceux qui l’ont acheté le disent|Le compte {author} le dit> ainsi : {quote} ({ref}).',
    ],
    superlative: [
      '<La plainte vedette du mois|Sous la plume de {author}> : {quote} ({ref})',
      'De {author}, nous avons {quote} ({ref})<, et il n’y a rien de plus accablant dans tout le fil|>.',
      '<De tout ce que nous avons recueilli, le plus dur est|Sur {platform}, on trouve la phrase> {quote} ({ref}).',
      '{ref} est <de très loin le message le plus important du trimestre|un message de {author}> : {quote}.',
      '<Ce qui gêne le plus les clients, c’est|Ce qu’écrit {author}, c’est> {quote} ({ref}).',
    ],
    cause: [
      'Le texte laissé par {author} contient {quote} ({ref})<, ce qui vient de la nouvelle usine|>.',
      '<À cause de la refonte,|Via {platform},> {author} a mis {quote} ({ref}).',
      '<La hausse des tarifs a incité {author} à poster|Ce que {author} a posté, c’est> {quote} ({ref}).',
      '{quote}, dans un message signé {author} ({ref})< ; résultat, les retours augmentent|>.',
      'Le {date}, {author} a posté la phrase {quote}<, un contrecoup du changement de fournisseur|> ({ref}).',
    ],
    opinion: [
      '{quote}, c’est ce qui est venu de {author} ({ref})<, et nous lui devons des excuses|>.',
      '<À lire absolument, c’est très bien vu|Sur {platform}, par {author}> : {quote} ({ref})',
      '{ref}<, hélas inutilement dur,|> comporte les mots {quote}.',
      '{author} <s’emporte un peu|l’a mis en ligne le {date}> : {quote} ({ref})',
      '{quote} : <un message tout à fait juste|un message> de {author} ({ref}).',
      'La phrase laissée par {author} est {quote}<, et le produit doit corriger ça en premier|> ({ref}).',
    ],
    trend_literal: [
      '• {trend} · {mentions} messages · {authors} auteurs · score {score} · n° {placeNumber}',
      'Messages sur {trend} : {mentions} ; personnes qui les signent : {authors} ; score : {score}.',
      'Point rapide sur {trend} : le sujet {status}, et on en est à {mentions} messages de {authors} personnes.',
      'Du premier message, le {firstDay}, au plus récent, le {lastDay}, {trend} a réuni {mentions} mentions.',
      'À la {place} place, avec un score de {score} : {trend}.',
      'Pour ce qui est de {trend}, {platformPosts} messages sur {mentions} ({platformPercent}) ont été postés sur {platform}.',
      'Mieux noté que {other}, {trend} a un score de {score}.',
      'De tout ce qui s’est écrit sur {trend}, {intentPosts} messages {intent}.',
    ],
    wrong_score: [
      'La note de {trend} est de {score}.',
      'Sur une échelle de 0 à 100, {trend} se place à {score}.',
      'L’analyse donne à {trend} le score {score}.',
      '{trend} ({mentions} mentions, {authors} auteurs) porte un score de {score}.',
      '• {trend} → score {score}',
      '{score} : c’est le score de {trend}.',
    ],
    wrong_figure: [
      'Nombre de messages regroupés sous {trend} : {mentions}.',
      'Derrière {trend}, il y a {authors} auteurs différents.',
      '{authors} personnes ont pris la parole sur {trend}, en {mentions} messages.',
      '• {trend} → {mentions} mentions / {authors} auteurs',
      'Tout bien compté, {mentions} messages sur {trend} ont été recueillis.',
      'Le nombre de mentions de {trend} se monte à {mentions}.',
    ],
    wrong_status: [
      'Mouvement : {trend} {status}.',
      'Pour le récap de la semaine : {trend} {status}.',
      'Si on vous demande où en est {trend} : le sujet {status}.',
      '{trend}, {place} tendance de la liste, {status}.',
      '{trend} {status} ; on en est à {mentions} messages.',
    ],
    wrong_direction: [
      'Trajectoire de {trend} : le sujet {status}.',
      '{trend} {status}, et ce avec {mentions} mentions.',
      'Question direction, {trend} {status} (score : {score}).',
      'Le sujet {trend}, dont parlent {authors} personnes, {status}.',
      'Voilà où en est {trend} : le sujet {status}.',
    ],
    wrong_rank: [
      'Rang {placeNumber} du palmarès : {trend}.',
      'La {place} place est pour {trend}.',
      'Une fois la liste triée, {trend} sort en {place} position.',
      'En nombre de mentions, aucun sujet ne bat {trend}.',
      'On ne poste sur rien autant que sur {trend}.',
      'Le numéro {placeNumber} des tendances s’appelle {trend}.',
    ],
    wrong_trend_platform: [
      'Canal où figure {trend} : {platform}.',
      'Des gens abordent {trend} sur {platform}.',
      'Au moins un message sur {trend} a été posté sur {platform}.',
      '{trend} circule sur {platform}.',
      '{platform} héberge des messages sur {trend}.',
    ],
    wrong_comparison: [
      'Davantage de personnes parlent de {trend} que de {other}.',
      'Face à face : {trend} a plus de messages, {other} en a moins.',
      'Score supérieur : {trend} ; score inférieur : {other}.',
      '{other} n’atteint pas autant de mentions que {trend}.',
      'Le nombre d’auteurs est plus grand pour {trend} que pour {other}.',
    ],
    wrong_trend_number_word: [
      'Décompte des messages sur {trend} : {mentionsInWords}.',
      'Un groupe de {authorsInWords} auteurs écrit sur {trend}.',
      '{trend} ({mentionsInWords} messages, {authorsInWords} auteurs) {status}.',
      'Mis bout à bout, ce sont {mentionsInWords} messages qui tournent autour de {trend}.',
      'Ont écrit quelque chose sur {trend} : {authorsInWords} auteurs.',
    ],
    wrong_day: [
      '{trend} remonte au {firstDay}.',
      'Dernière activité sur {trend} : {lastDay}.',
      'Le jour un de {trend}, c’est le {firstDay}.',
      '{trend} : tout a commencé le {firstDay}, et la mention la plus récente est du {lastDay}.',
      'La première fois qu’il a été question de {trend}, c’était le {firstDay}.',
    ],
    wrong_share: [
      'Répartition de {trend} par plateforme : {platform} {platformPercent}.',
      'Part revenant à {platform} dans les messages sur {trend} : {platformPercent}.',
      'Sur les messages consacrés à {trend} (ils sont {mentions}), {platform} en apporte {platformPosts}.',
      '{platform} récolte {platformPosts} des {mentions} messages sur {trend}.',
      'Si l’on regarde où l’on poste sur {trend}, {platform} pèse {platformPercent}.',
    ],
    wrong_intent: [
      'Répartition de {trend} par intention : {intentPosts} messages sur {mentions} {intent}.',
      'À noter pour {trend} : {intentPercent} des messages {intent}.',
      '{intentPosts} messages ({intentPercent} de ceux sur {trend}) {intent}.',
      'Qui lit les {mentions} messages sur {trend} en trouve {intentPosts} qui {intent}.',
      'Là où il est question de {trend}, {intentPosts} messages {intent}.',
    ],
  },
}
