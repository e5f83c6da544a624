import type { Language } from '../../wording.ts'
import { fr as known } from '../fr/index.ts'
import { roundedTo } from '../sixth/numerals.ts'

const ordinals =
  'première deuxième troisième quatrième cinquième sixième septième huitième neuvième dixième'.split(' ')
const compact = new Intl.NumberFormat('fr-FR', { notation: 'compact', maximumFractionDigits: 1 })

/** As the French write it, with the first of a month as `1er`. */
function day(date: Date, options: Intl.DateTimeFormatOptions): string {
  return date
    .toLocaleDateString('fr-FR', { ...options, timeZone: 'UTC' })
    .replace(/(?<!\d)1 (?=\p{L})/u, '1er ')
}

export const fr: Language = {
  wording: {
    ...known.wording,
    quote: (text) => [`«\u00a0${text}\u00a0»`, `« ${text} »`, `“${text}”`, `"${text}"`],
    date: (date) => [
      day(date, { day: 'numeric', month: 'long' }),
      day(date, { day: 'numeric', month: 'long', year: 'numeric' }),
      day(date, { weekday: 'long', day: 'numeric', month: 'long' }),
      day(date, { day: '2-digit', month: '2-digit', year: 'numeric' }),
    ],
    ago(days) {
      if (days < 3) return ['aujourd’hui', 'hier', 'avant-hier'][days] ?? ''
      if (days === 7) return 'il y a une semaine'
      return days === 14 ? 'il y a deux semaines' : `il y a ${days} jours`
    },
    number(value) {
      const plain = value.toLocaleString('fr-FR')
      if (value < 1000) return [plain]
      const near = roundedTo(2, value, Math.round)
      return [
        plain,
        `${near > value ? 'près de' : 'environ'} ${near.toLocaleString('fr-FR')}`,
        compact.format(value),
      ]
    },
    score: (value) => value.toLocaleString('fr-FR', { maximumFractionDigits: 1 }),
    percent: (value) => `${value}\u00a0%`,
    ordinal: (place) => ordinals[place - 1] ?? '',
    platform: {
      reddit: ['Reddit'],
      x: ['X', 'X', 'X (ex-Twitter)', 'Twitter'],
      youtube: ['YouTube'],
      facebook: ['Facebook'],
      instagram: ['Instagram'],
    },
    user: {
      reddit: ['un utilisateur de Reddit', 'quelqu’un sur Reddit', 'un internaute sur Reddit'],
      x: ['un utilisateur de X', 'quelqu’un sur X', 'un internaute sur X'],
      youtube: ['un utilisateur de YouTube', 'quelqu’un sur YouTube', 'un internaute sur YouTube'],
      facebook: ['un utilisateur de Facebook', 'quelqu’un sur Facebook', 'un internaute sur Facebook'],
      instagram: ['un utilisateur d’Instagram', 'quelqu’un sur Instagram', 'un internaute sur Instagram'],
    },
    metric: {
      score: ['{n} votes positifs', '{n} points'],
      comments: ['{n} commentaires'],
      likes: ['{n} likes', '{n} « J’aime »', '{n} j’aime'],
      reposts: ['{n} reposts', '{n} retweets'],
      replies: ['{n} réponses'],
      views: ['{n} vues'],
      reactions: ['{n} réactions'],
      shares: ['{n} partages'],
    },
    status: {
      new: ['est nouveau', 'est apparu récemment', 'vient d’apparaître', 'fait son apparition'],
      rising: ['est en hausse', 'progresse', 'prend de l’ampleur', 'monte', 'gagne du terrain'],
      steady: ['est stable', 'reste stable', 'se maintient', 'évolue peu'],
      fading: ['est en baisse', 'recule', 's’essouffle', 'est en recul', 'perd du terrain'],
    },
    steep: {
      up: ['explose', 'est en forte hausse', 'monte en flèche', 'progresse très vite'],
      down: ['s’effondre', 'est en forte baisse', 'chute rapidement', 'a presque disparu'],
    },
    intent: {
      problem: 'décrivent un problème',
      question: 'posent une question',
      wish: 'expriment un souhait',
      praise: 'sont élogieux',
      comparison: 'font une comparaison',
      leaving: 'parlent de résilier, de renvoyer le produit ou de changer de marque',
      hazard: 'signalent un danger',
    },
  },
  templates: {
    post_literal: [
      'Le {date}, {author} a écrit sur {platform} : {quote} ({ref}).',
      '{author} a publié ceci sur {platform} le {date} : {quote} ({ref}).',
      'Par exemple, {author} écrit sur {platform} le {date} : {quote} ({ref}).',
      'Dans un message du {date}, {author} dit {quote} ({platform}, {ref}).',
      'Le message de {author} mentionne {company} et dit {quote} ({ref}).',
      '{author} écrit {quote} dans une publication qui compte {metric} ({ref}).',
      '{user} a écrit {ago} : {quote} (source : {ref}).',
      '- {author} sur {platform}, le {date} : {quote} ({ref})',
    ],
    altered_quotation: [
      '{author} le dit en ces termes : {quote} ({ref}).',
      'Le message de {author} contient la phrase {quote} ({ref}).',
      '{user} l’explique ainsi : {quote} ({ref}).',
      'On peut lire sous la plume de {author}, le {date} : {quote} ({ref}).',
    ],
    misplaced_quotation: [
      'Dans {ref}, {author} écrit {quote}.',
      'Le message du {date} contient cette phrase : {quote} ({ref}).',
      '{author} raconte sur {platform} : {quote} ({ref}).',
      'Voici ce qu’a publié {author} : {quote} ({ref}).',
      'Pour citer {author} : {quote} (voir {ref}).',
    ],
    invented_id: [
      '{author} a écrit {quote} (voir {ref}).',
      '{quote} (source : {ref})',
      'La citation {quote} vient de {ref}.',
      'À voir dans {ref}, où {author} écrit {quote}.',
      '{author} a publié {ref} sur {platform} le {date}.',
      '{ref} compte {metric}.',
      'Le message {ref} est de {author}.',
    ],
    wrong_platform: [
      'Sur {platform}, {author} a écrit {quote} ({ref}).',
      '{author} a posté ce message sur {platform} : {quote} ({ref}).',
      '{user} a écrit {quote} ({ref}).',
      'Vu sur {platform} : {quote} ({author}, {ref}).',
      '{quote} ({author} sur {platform}, {ref})',
      'Le {date}, {user} a publié {quote} ({ref}).',
    ],
    wrong_author: [
      '{author} écrit : {quote} ({ref}).',
      '{ref} est de {author}.',
      'D’après {author}, {quote} ({ref}).',
      'Le message du {date} a été écrit par {author} ({ref}).',
      'Sur {platform}, {author} s’exprime ainsi : {quote} ({ref}).',
      'L’auteur de {ref} est {author}.',
    ],
    wrong_date: [
      'Le {date}, {author} a posté {quote} ({ref}).',
      '{author} a écrit {ago} : {quote} ({ref}).',
      '{ref} a été publié le {date}.',
      '{ref} date du {date}.',
      'Le message a été publié {ago} sur {platform} : {quote} ({ref}).',
      '{quote} ({author}, le {date}, {ref})',
      '{user} écrivait le {date} : {quote} ({ref}).',
    ],
    wrong_metric: [
      'Le message compte {metric} ({ref}).',
      '{author} a écrit {quote} et obtenu {metric} ({ref}).',
      'Sur {platform}, le message de {author} a recueilli {metric} ({ref}).',
      '- {quote} ({author}, {metric}, {ref})',
    ],
    wrong_number_word: [
      'Le message de {author} a obtenu {metricInWords} ({ref}).',
      '{author} a écrit {quote} et récolté {metricInWords} ({ref}).',
      'Pour l’instant, le message a {metricInWords} ({ref}).',
      'La publication du {date} en est à {metricInWords} ({ref}).',
    ],
    wrong_company: [
      '{author} mentionne {company} ({ref}).',
      '{company} est mentionné dans {ref}.',
      'Dans un message qui cite {company}, {author} écrit {quote} ({ref}).',
      '{author} cite {company} et écrit {quote} ({ref}).',
      'Sur {platform}, {author} a mentionné {company} le {date} ({ref}).',
      'Le nom de {company} apparaît dans le message de {author} ({ref}).',
    ],
    negation: [
      'Le message {ref} <ne dit pas|dit> {quote}.',
      '{ref} <n’est pas|est> de {author}.',
      'Le message <n’a pas|a> été publié sur {platform} ({ref}).',
      '{ref} <ne date pas|date> du {date}.',
      'Le message <n’a jamais obtenu|a obtenu> {metric} ({ref}).',
    ],
    opposite: [
      '{author} <est très satisfait du produit|écrit {quote}> ({ref}).',
      '{user} <dit que tout marche parfaitement|dit {quote}> ({ref}).',
      'Dans {ref}, {author} <recommande le produit à tout le monde|écrit {quote}>.',
      'Sur {platform}, {author} <salue la qualité du produit|a posté {quote}> ({ref}).',
      'Le {date}, {author} <a remercié la marque pour son excellent service|a écrit {quote}> ({ref}).',
      '{author} <n’a rencontré aucun problème|raconte ceci : {quote}> ({ref}).',
    ],
    quantifier: [
      'Sur {platform}, <tout le monde|{author}> écrit {quote} ({ref}).',
      '<La plupart des clients écrivent|Un client écrit> {quote} ({ref}).',
      '{author} écrit {quote} ({ref})<, comme des centaines d’autres clients|>.',
      '{quote} ({ref})<, et beaucoup d’autres disent la même chose|>.',
      '<Presque tous les internautes sur {platform} écrivent|Un internaute sur {platform} écrit> {quote} ({ref}).',
      '{author}<, comme tous les autres clients,|> dit {quote} ({ref}).',
    ],
    superlative: [
      '<La plainte la plus fréquente est|Un message dit> {quote} ({ref}).',
      '{author} a écrit <le message le plus dur de la semaine|sur {platform}> : {quote} ({ref}).',
      '{quote} est <le plus gros problème des clients|une phrase de {author}> ({ref}).',
      '{ref} est <le pire avis à ce jour|un message de {author}> : {quote}.',
      'Le {date}, {author} a publié <la plainte la plus grave jusqu’ici|ceci> : {quote} ({ref}).',
      '<Ce qui gêne le plus les clients, c’est|Sur {platform}, {author} écrit> {quote} ({ref}).',
    ],
    cause: [
      '{author} écrit {quote} ({ref})<, parce que le fournisseur a changé|>.',
      '<À cause de la hausse des prix,|Le {date},> {author} a écrit {quote} ({ref}).',
      '{quote} ({author}, {ref})<, d’où la baisse des ventes|>.',
      'Dans {ref}, {author} dit {quote}<, à la suite de la dernière mise à jour|>.',
      'Le message dit {quote} ({ref})< ; c’est dû au nouvel emballage|>.',
      '<Faute de contrôle qualité,|Sur {platform},> {author} écrit {quote} ({ref}).',
    ],
    opinion: [
      '{author} écrit {quote} ({ref})<, et c’est tout à fait justifié|>.',
      '{quote} ({ref})<, ce que nous devrions prendre au sérieux|>.',
      '{author}<, qui exagère sûrement,|> dit {quote} ({ref}).',
      'Dans un <très bon |>message sur {platform}, {author} écrit {quote} ({ref}).',
      'Sur {platform}, {author} <se plaint à tort|écrit> : {quote} ({ref}).',
    ],
    trend_literal: [
      '{trend} compte {mentions} publications de {authors} auteurs et obtient un score de {score}.',
      'Le sujet {trend} {status}, avec {mentions} messages de {authors} personnes.',
      'En numéro {placeNumber}, on trouve {trend}, avec un score de {score}.',
      'Le premier message à propos de {trend} date du {firstDay}, le dernier du {lastDay}.',
      'Sur les {mentions} messages à propos de {trend}, {platformPosts} ({platformPercent}) ont été publiés sur {platform}.',
      'Le sujet {trend} compte plus de messages que {other} et {status}.',
      'Parmi les messages à propos de {trend}, {intentPosts} {intent}.',
      'Entre le {firstDay} et le {lastDay}, il y a eu {mentions} messages à propos de {trend}.',
      '- {trend} : {mentions} publications, {authors} auteurs, score de {score}',
    ],
    wrong_score: [
      'Le sujet {trend} atteint un score de {score}.',
      '- {trend} (score : {score} ; {mentions} messages)',
    ],
    wrong_figure: [
      '{trend} compte {mentions} publications.',
      'Il y a {mentions} messages de {authors} auteurs à propos de {trend}.',
      '{authors} personnes ont écrit à propos de {trend}.',
      '{trend} a été mentionné {mentions} fois.',
      '{trend} revient dans {mentions} messages.',
      'Jusqu’ici, {authors} utilisateurs ont parlé de {trend}.',
      '- {trend} : {mentions} publications, {authors} auteurs',
    ],
    wrong_status: [
      'En ce moment, {trend} {status}.',
      '{trend} {status} et obtient un score de {score}.',
      'Avec {mentions} messages, le sujet {trend} {status}.',
      'D’après nos données, {trend} {status}.',
    ],
    wrong_direction: [
      'Actuellement, {trend} {status}.',
      '{trend} {status} (score : {score}).',
      'Les données montrent que le sujet {trend} {status}.',
      '{trend}, avec {authors} auteurs, {status}.',
      'À la {place} place, {trend} {status}.',
    ],
    wrong_rank: [
      '{trend} est à la {place} place du classement.',
      'À la {place} place, on trouve {trend}.',
      '{trend} est le sujet le plus discuté.',
      'Le sujet qui compte le plus de messages est {trend}.',
      'Aucun autre sujet n’a été mentionné aussi souvent que {trend}.',
    ],
    wrong_trend_platform: [
      'Sur {platform}, il est question de {trend}.',
      '{trend} a été mentionné sur {platform}.',
      'Il y a au moins un message à propos de {trend} sur {platform}.',
      '{trend} est un sujet de discussion sur {platform}.',
    ],
    wrong_comparison: [
      '{trend} compte plus de messages que {other}.',
      '{trend} a été mentionné plus souvent que {other}.',
      'Plus de personnes ont écrit à propos de {trend} qu’à propos de {other}.',
      '{other} compte moins de messages que {trend}.',
      'Par rapport à {other}, {trend} a plus d’auteurs.',
    ],
    wrong_trend_number_word: [
      'Il y a {mentionsInWords} messages à propos de {trend}.',
      '{authorsInWords} auteurs ont écrit à propos de {trend}.',
      '{trend} est mentionné dans {mentionsInWords} messages de {authorsInWords} auteurs.',
      'Nous avons trouvé {mentionsInWords} messages à propos de {trend}.',
      'Jusqu’ici, {authorsInWords} utilisateurs ont mentionné {trend}.',
      'Le sujet {trend} {status} et compte {mentionsInWords} messages.',
    ],
    wrong_day: [
      'Le premier message à propos de {trend} date du {firstDay}.',
      '{trend} est apparu pour la première fois le {firstDay}.',
      'Le dernier message à propos de {trend} date du {lastDay}.',
      'Les messages à propos de {trend} vont du {firstDay} au {lastDay}.',
      'La première mention de {trend} remonte au {firstDay}, la plus récente au {lastDay}.',
    ],
    wrong_share: [
      '{platformPercent} des messages à propos de {trend} ont été publiés sur {platform}.',
      '{platform} représente {platformPercent} des messages à propos de {trend}.',
      '{platformPosts} messages sur {mentions} à propos de {trend} viennent de {platform}.',
      'Parmi les {mentions} messages à propos de {trend}, {platformPosts} se trouvent sur {platform}.',
      'La part de {platform} dans les mentions de {trend} est de {platformPercent}.',
      'Sur {platform}, on compte {platformPosts} messages à propos de {trend}, sur un total de {mentions}.',
    ],
    wrong_intent: [
      '{intentPosts} des {mentions} messages à propos de {trend} {intent}.',
      '{intentPercent} des messages à propos de {trend} {intent}.',
      'Sur les {mentions} messages à propos de {trend}, {intentPosts} {intent}.',
      'Au sujet de {trend}, {intentPosts} messages sur {mentions} {intent}.',
      'Au total, {intentPosts} messages à propos de {trend} {intent}.',
      'Pour {trend}, {intentPercent} des messages {intent}.',
    ],
  },
}
