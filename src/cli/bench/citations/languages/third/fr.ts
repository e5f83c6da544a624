import type { Language } from '../../wording.ts'
import { fr as known } from '../fr/index.ts'

const weekdays = ['dim.', 'lun.', 'mar.', 'mer.', 'jeu.', 'ven.', 'sam.']
/** Shares that people say as a fraction. */
const fractions: Readonly<Record<number, string>> = {
  20: 'un cinquième',
  25: 'un quart',
  33: 'un tiers',
  50: 'la moitié',
  67: 'deux tiers',
  75: 'trois quarts',
}

export const fr: Language = {
  wording: {
    ...known.wording,
    quote: (text) => [`« ${text} »`, `"${text}"`],
    date(day) {
      const [date, month, year] = [day.getUTCDate(), day.getUTCMonth() + 1, day.getUTCFullYear()]
      const [long = ''] = known.wording.date(day)
      return [
        `${weekdays[day.getUTCDay()]} ${long}`,
        day.toISOString().slice(0, 10),
        // A day up to the twelfth may be read as the month.
        ...(date > 12 ? [`${date}-${month}-${year}`, `${date}/${month}/${year % 100}`] : []),
      ]
    },
    ago(days) {
      if (days === 0) return 'aujourd’hui'
      if (days === 1) return 'hier'
      return days === 7 ? 'il y a tout juste une semaine' : `il y a ${known.wording.inWords(days)} jours`
    },
    number: (value) => [value.toLocaleString('fr-FR'), value.toLocaleString('de-DE').replaceAll('.', ' ')],
    score: (value) => value.toLocaleString('fr-FR', { minimumFractionDigits: 1 }),
    percent: (value) => fractions[value] ?? `${value} pour cent`,
    platform: {
      ...known.wording.platform,
      x: ['X (ex-Twitter)', 'X/Twitter'],
    },
    user: {
      reddit: ['un internaute sur Reddit', 'une voix sur Reddit', 'un auteur sur Reddit'],
      x: ['un internaute sur X', 'une voix sur X', 'un auteur sur Twitter'],
      youtube: ['un internaute sur YouTube', 'une voix sur YouTube', 'un auteur sur YouTube'],
      facebook: ['un internaute sur Facebook', 'une voix sur Facebook', 'un auteur sur Facebook'],
      instagram: ['un internaute sur Instagram', 'une voix sur Instagram', 'un auteur sur Instagram'],
    },
    metric: {
      score: ['{n} points Reddit', 'un total de {n} points'],
      comments: ['{n} commentaires', 'un total de {n} commentaires'],
      likes: ['{n} mentions J’aime', 'un total de {n} likes'],
      reposts: ['{n} reposts', 'un total de {n} retweets'],
      replies: ['{n} messages de réponse', 'un total de {n} réponses'],
      views: ['{n} vues', 'un total de {n} vues'],
      reactions: ['{n} réactions Facebook', 'un total de {n} réactions'],
      shares: ['{n} partages Facebook', 'un total de {n} partages'],
    },
    status: {
      new: ['est apparu il y a peu', 'est tout récent', 'vient d’entrer en scène'],
      rising: ['est orienté à la hausse', 'gagne en importance', 'va croissant'],
      steady: ['reste au même niveau', 'est constant', 'ne varie pas'],
      fading: ['va en diminuant', 'est orienté à la baisse', 'perd de son intensité'],
    },
    steep: {
      up: ['connaît une hausse fulgurante', 'monte à toute allure', 's’enflamme', 'bat tous les records'],
      down: ['s’est évaporé', 'appartient au passé', 'a sombré dans l’oubli', 'a complètement disparu'],
    },
    intent: {
      problem: 'se plaignent de quelque chose',
      question: 'soulèvent une question',
      wish: 'formulent un souhait',
      praise: 'disent du bien de quelque chose',
      comparison: 'mettent en balance plusieurs produits',
      leaving: 'parlent d’arrêter ou de partir',
      hazard: 'font état d’un danger',
    },
  },
  templates: {
    post_literal: [
      'Verbatim de l’échantillon : {quote} ({author} sur {platform}, {date} ; source {ref}).',
      'La publication identifiée par {ref} a été faite par {author} sur {platform} le {date} et contient la phrase {quote}.',
      'Pêché dans le fil : {quote} – {author} via {platform} ({ref})',
      'Je suis tombé sur ceci de {author} sur {platform} : {quote} ({ref}).',
      'id={ref} ; plateforme={platform} ; compte={author} ; date={date} ; texte={quote}',
      'Pour la revue de presse : le {date}, {author} a déclaré {quote} ({ref} ; {metric}).',
    ],
    altered_quotation: [
      'La publication de {author} est rédigée comme suit : {quote} ({ref}).',
      'On y lit, au mot près, {quote} ({author}, {ref}).',
      'Je cite {ref} : {quote}',
      'texte={quote} ; id={ref}',
      'Dans un message daté du {date}, {user} écrit : {quote} ({ref}).',
    ],
    misplaced_quotation: [
      'Tiré du fil de {author} : {quote} ({ref}).',
      'La phrase {quote} se trouve dans {ref}.',
      'Citation d’internaute : {quote} (source {ref})',
      'Ce qu’a déclaré {user} le {date}, c’est {quote} ({ref}).',
      'Sur {platform}, {author} a partagé {quote} ({ref}).',
    ],
    invented_id: [
      'C’est documenté dans {ref} : {quote}',
      'La source {ref}, écrite par {author}, contient {quote}.',
      'id={ref} ; texte={quote}',
      'Comme on peut le voir dans {ref}, {user} a écrit {quote}.',
      'Les interactions de {ref} s’élèvent à {metric}.',
    ],
    wrong_platform: [
      '{author} est actif sur {platform} et y écrit {quote} ({ref}).',
      'id={ref} ; plateforme={platform}',
      'Cette déclaration a été faite sur {platform} : {quote} ({ref}).',
      'Le {date}, {user} a partagé ceci : {quote} ({ref}).',
      'Publié via {platform} : {quote} (source {ref})',
      'Vous trouverez {ref} sur {platform}.',
    ],
    wrong_author: [
      'Le compte qui a rédigé {ref} est {author}.',
      'id={ref} ; compte={author}',
      'C’est à {author} que l’on doit {quote} ({ref}).',
      'Écrit et posté par {author} : {quote} (source {ref})',
      'Le compte {author} a publié sur {platform} {quote} ({ref}).',
    ],
    wrong_date: [
      'La date de publication de {ref} est le {date}.',
      'id={ref} ; date={date}',
      'C’est le {date} que {author} a partagé {quote} ({ref}).',
      'La publication {ref} a été faite {ago}.',
      'Publié {ago} par {author} : {quote} (source {ref})',
    ],
    wrong_metric: [
      'La publication de {author} a enregistré {metric} ({ref}).',
      'id={ref} ; interactions : {metric}',
      'À l’heure actuelle, {ref} compte {metric}.',
      '{quote} – {metric} ({author}, {ref})',
      'Sur {platform}, {ref} a reçu {metric}.',
    ],
    wrong_number_word: [
      'La publication de {author} a enregistré {metricInWords} ({ref}).',
      'À l’heure actuelle, {ref} compte {metricInWords}.',
      'Sur {platform}, {ref} a reçu {metricInWords}.',
      '{quote} – {metricInWords} ({author}, {ref})',
      'Résultat : {metricInWords} pour {quote} (source {ref}).',
    ],
    wrong_company: [
      'La marque mentionnée dans {ref} est {company}.',
      'id={ref} ; entreprise={company}',
      '{user} fait référence à {company} dans {ref}.',
      'Ici, il s’agit de {company} : {quote} ({author}, {ref}).',
      'Dans la publication {ref}, {author} parle de {company} : {quote}',
    ],
    negation: [
      'Le compte {author} <n’a pas|a> publié {ref} sur {platform}.',
      'La phrase {quote} <est absente de|est présente dans> {ref}.',
      '{author} <dément avoir écrit|est la personne qui a écrit> {quote} ({ref}).',
      '{ref} <n’est jamais paru|est paru> le {date}.',
      'Il est <faux|exact> que {ref} <ait|a> reçu {metric}.',
    ],
    opposite: [
      'Dans {ref}, {author} <parle du meilleur achat de l’année|écrit : {quote}>.',
      '{author} <est un client satisfait|le formule ainsi : {quote}> ({ref}).',
      'Le {date}, {user} <n’a eu que des mots aimables|a écrit {quote}> ({ref}).',
      'De {author} nous vient <une critique élogieuse|cette phrase : {quote}> ({ref}).',
      'La publication {ref} <confirme que tout va bien|contient {quote}>.',
    ],
    quantifier: [
      'Dans {ref}, <tous les sondés disent|la personne dit> {quote}.',
      'Sur {platform}, <des centaines de gens ont écrit|{author} a écrit> {quote} ({ref}).',
      '{author} a écrit {quote}<, et personne n’a protesté|> ({ref}).',
      '{quote} – <un sentiment que partage la moitié des usagers|posté le {date}> ({ref})',
      '<Seule une poignée de clients dit|Un post du {date} dit> {quote} ({ref}).',
    ],
    superlative: [
      'Le {date}, <la voix la plus influente, {author},|{author}> a écrit {quote} ({ref}).',
      '<Le principal enseignement de l’étude|Lu sur {platform}> : {quote} ({ref})',
      'La publication {ref}<, la plus débattue de toutes,|> affirme {quote}.',
      '{author} a posté {quote}<, le meilleur résumé vu jusqu’ici|> ({ref}).',
      '<Notre pire avis de tous les temps|De {author}> : {quote} ({ref})',
    ],
    cause: [
      'Le {date}, {author} a écrit {quote}<, résultat de matériaux moins chers|> ({ref}).',
      '{author} a posté sur {platform} {quote}<, parce que le support manquait de personnel|> ({ref}).',
      'La publication {ref} affirme {quote}< ; cela tient à un changement de logistique|>.',
      '<Les nouveaux tarifs ont amené {user} à écrire|Voici ce qu’a écrit {user} :> {quote} ({ref}).',
      '{quote} ({author}, {ref})<. À l’origine, une pénurie de pièces.|>',
    ],
    opinion: [
      'La publication {ref} de {author} <le résume à merveille|dit ceci> : {quote}',
      'Dans {ref}, {author} écrit <grossièrement |>{quote}.',
      '<Cela fait plaisir à lire de la part de|En voici un de> {author} : {quote} ({ref})',
      '{quote} ({author}, {ref})<. Je trouve cela profondément injuste.|>',
      'Sur {platform}, {author} a dit {quote}<, ce qu’il faudrait prendre au sérieux|> ({ref}).',
    ],
    trend_literal: [
      'Le sujet {trend} se compose de {mentions} publications écrites par {authors} auteurs, et son score est de {score}.',
      'tendance={trend} ; mentions={mentions} ; auteurs={authors} ; score={score}',
      'En {place} place : {trend}, avec {score} points.',
      '{trend}, avec {mentions} publications de {authors} personnes, {status}.',
      'La première publication sur {trend} date du {firstDay}, et la plus récente du {lastDay}.',
      'Le classement situe {trend} au numéro {placeNumber}, avec {mentions} mentions et un score de {score}.',
    ],
    wrong_score: [
      'Le score qu’atteint {trend} est {score}.',
      'tendance={trend} ; score={score}',
      'Nous situons {trend} à {score} points sur 100.',
      '{trend} a été noté {score}.',
      'Avec {score} points, {trend} figure dans notre classement.',
    ],
    wrong_figure: [
      'Le sujet {trend} se compose de {mentions} publications.',
      'tendance={trend} ; mentions={mentions} ; auteurs={authors}',
      'En tout, {authors} comptes différents ont écrit sur {trend}.',
      'Notre échantillon contient {mentions} publications sur {trend}.',
      '{trend} a été abordé par {authors} personnes dans {mentions} publications.',
    ],
    wrong_status: [
      'On peut dire que {trend} {status}.',
      'Les données indiquent que {trend} {status}.',
      'Dans ce numéro : {trend} {status}.',
      '{trend} – {authors} auteurs, {mentions} publications – {status}.',
      'Voici comment je lis les chiffres : {trend} {status}.',
    ],
    wrong_direction: [
      'L’intérêt pour {trend} {status}.',
      'Les chiffres disent que {trend} {status}.',
      'Pendant ce temps, {trend} {status}.',
      '{trend}, dont le score est de {score}, {status}.',
      'À {mentions} publications, le sujet {trend} {status}.',
    ],
    wrong_rank: [
      'Dans notre classement, la {place} place revient à {trend}.',
      'tendance={trend} ; rang={placeNumber}',
      'En volume de publications, {trend} mène le peloton.',
      'Le sujet mentionné le plus fréquemment est {trend}.',
      '{trend} tient la position {placeNumber}.',
    ],
    wrong_trend_platform: [
      'L’un des endroits où il est question de {trend} est {platform}.',
      'Des gens sur {platform} ont posté à propos de {trend}.',
      'Du côté de {platform}, on discute de {trend}.',
      'Nous avons trouvé des publications sur {trend} du côté de {platform}.',
      'Il y a de l’activité sur {platform} autour de {trend}.',
    ],
    wrong_comparison: [
      '{trend} a attiré plus d’auteurs que {other}.',
      'On parle moins de {other} que de {trend}.',
      'Le sujet {trend} a plus de points que {other}.',
      '{other} a un nombre de mentions inférieur à celui de {trend}.',
      'Si l’on compare les deux, {trend} est mentionné plus souvent que {other}.',
    ],
    wrong_trend_number_word: [
      'Le sujet {trend} se compose de {mentionsInWords} messages.',
      'En tout, {authorsInWords} comptes différents ont écrit sur {trend}.',
      'Notre échantillon contient {mentionsInWords} messages sur {trend}.',
      '{trend} a été abordé par {authorsInWords} internautes dans {mentionsInWords} messages.',
      'Cela fait {mentionsInWords} messages pour {trend}.',
    ],
    wrong_day: [
      'La plus ancienne publication qui mentionne {trend} a été écrite le {firstDay}.',
      'L’histoire de {trend} commence le {firstDay}.',
      'On a posté pour la dernière fois sur {trend} le {lastDay}.',
      'tendance={trend} ; premier={firstDay} ; dernier={lastDay}',
      '{trend} a fait ses débuts le {firstDay}.',
    ],
    wrong_share: [
      '{platformPercent} des publications qui composent {trend} se trouvent sur {platform}.',
      'Pour {trend}, {platform} est à l’origine de {platformPosts} publications sur {mentions}.',
      'La ventilation de {trend} donne {platformPosts} publications sur {platform}.',
      'S’agissant de {trend}, {platformPercent} des publications ont paru sur {platform}.',
      'Il existe {mentions} publications sur {trend}, et {platformPosts} d’entre elles ont été écrites sur {platform}.',
    ],
    wrong_intent: [
      'Dans {intentPosts} cas sur {mentions}, les publications sur {trend} {intent}.',
      'Nous avons compté {intentPosts} publications sur {trend} qui {intent}.',
      '{intentPercent} de toutes les publications mentionnant {trend} {intent}.',
      'En ce qui concerne {trend}, {intentPosts} des {mentions} publications {intent}.',
      'Parmi {mentions} publications sur {trend}, il y en a {intentPosts} qui {intent}.',
    ],
  },
}
