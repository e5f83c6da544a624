import type { Language } from '../../wording.ts'
import { fr as known } from '../fr/index.ts'

const weekdays = ['dimanche', 'lundi', 'mardi', 'mercredi', 'jeudi', 'vendredi', 'samedi']
const months = 'janvier février mars avril mai juin juillet août septembre octobre novembre décembre'.split(
  ' ',
)
/** As they precede « position ». */
const places =
  'première deuxième troisième quatrième cinquième sixième septième huitième neuvième dixième'.split(' ')

function grouped(value: number): string {
  return String(value).replace(/\B(?=(\d{3})+$)/g, '\u202f')
}

function twoDigits(value: number): string {
  return String(value).padStart(2, '0')
}

export const fr: Language = {
  wording: {
    ...known.wording,
    quote: (text) => [`«\u00a0${text}\u00a0»`, `« ${text} »`, `“${text}”`],
    date(day) {
      const [date, month, year] = [day.getUTCDate(), day.getUTCMonth(), day.getUTCFullYear()]
      const short = `${date === 1 ? '1er' : date} ${months[month] ?? ''}`
      return [
        `${short} ${year}`,
        short,
        `${weekdays[day.getUTCDay()]} ${short} ${year}`,
        `${twoDigits(date)}/${twoDigits(month + 1)}/${year}`,
        `${twoDigits(date)}/${twoDigits(month + 1)}`,
      ]
    },
    ago(days) {
      if (days === 0) return 'aujourd’hui'
      if (days === 1) return 'hier'
      if (days === 7) return 'il y a une semaine'
      if (days % 7 === 0) return `il y a ${known.wording.inWords(days / 7)} semaines`
      return `il y a ${days < 10 ? known.wording.inWords(days) : days} jours`
    },
    number(value) {
      if (value < 1000) return [String(value)]
      const step = 10 ** (String(value).length - 2)
      return [grouped(value), `environ ${grouped(Math.round(value / step) * step)}`]
    },
    percent: (value) => `${value}\u00a0%`,
    ordinal: (place) => places[place - 1] ?? '',
    platform: {
      reddit: ['Reddit'],
      x: ['X', 'X (ex-Twitter)'],
      youtube: ['YouTube'],
      facebook: ['Facebook'],
      instagram: ['Instagram'],
    },
    user: {
      reddit: ['un client sur Reddit', 'un membre de Reddit', 'un internaute sur Reddit'],
      x: ['un client sur X', 'un internaute sur X (ex-Twitter)', 'une cliente sur X'],
      youtube: ['un client sur YouTube', 'un internaute sur YouTube', 'une cliente sur YouTube'],
      facebook: ['un client sur Facebook', 'un membre de Facebook', 'une cliente sur Facebook'],
      instagram: ['un client sur Instagram', 'un internaute sur Instagram', 'une cliente sur Instagram'],
    },
    metric: {
      score: ['{n} points', '{n} votes positifs', 'un score de {n}'],
      comments: ['{n} commentaires'],
      likes: ['{n} j’aime', '{n} likes', '{n} mentions J’aime'],
      reposts: ['{n} republications', '{n} reposts', '{n} retweets'],
      replies: ['{n} réponses'],
      views: ['{n} vues', '{n} visionnages'],
      reactions: ['{n} réactions'],
      shares: ['{n} partages'],
    },
    status: {
      new: ['est nouveau', 'fait son apparition', 'est apparu tout récemment', 'vient d’émerger'],
      rising: ['progresse', 'gagne du terrain', 'prend de l’ampleur', 'suit une tendance à la hausse'],
      steady: ['se maintient', 'reste constant', 'n’évolue pas', 'stagne'],
      fading: ['recule', 'perd du terrain', 's’essouffle', 'suit une tendance à la baisse'],
    },
    steep: {
      up: ['explose', 'monte en flèche', 'connaît une forte accélération', 'progresse très rapidement'],
      down: ['s’effondre', 'est en chute libre', 'connaît un net recul', 'a pratiquement disparu'],
    },
    intent: {
      problem: 'signalent un problème',
      question: 'posent une question',
      wish: 'expriment un souhait',
      praise: 'expriment un avis élogieux',
      comparison: 'établissent une comparaison',
      leaving: 'évoquent un départ ou une résiliation',
      hazard: 'font état d’un risque pour la sécurité',
    },
  },
  templates: {
    post_literal: [
      '- **{platform}, {date} :** {quote} ({author}, {ref})',
      'Dans une publication du {date} sur {platform}, {author} écrit : {quote} (publication {ref}).',
      '| {date} | {author} ({platform}) | {quote} | {ref} |',
      '{quote}, écrit {author} sur {platform} ({ref}).',
      'La publication {ref}, mise en ligne par {author} le {date}, contient la phrase {quote}.',
      'Témoignage d’un client ({author}, {platform}) : {quote} ; voir {ref}.',
    ],
    altered_quotation: [
      'Pour reprendre les mots de {author} : {quote} (voir {ref}).',
      '{quote}, affirme un client sur {platform} ({ref}).',
      '- Verbatim client : {quote} ({author}, {ref})',
      'Le texte original comporte la phrase {quote} [{ref}].',
      '{author} le formule ainsi sur {platform} : {quote} ({ref}).',
    ],
    misplaced_quotation: [
      'La publication {ref} contient l’affirmation {quote}.',
      '{author} décrit la situation en ces termes : {quote} ({ref}).',
      'Verbatim représentatif : {quote} (source : {ref})',
      '| {ref} | {author} | {quote} |',
      'L’extrait suivant est tiré de {ref} : {quote}.',
    ],
    invented_id: [
      'C’est ce qu’illustre {ref}, où {author} écrit : {quote}.',
      '{quote} (publication {ref} sur {platform})',
      'Par exemple, {author} indique : {quote} (identifiant {ref}).',
      'Voir la publication {ref} de {author}, datée du {date}.',
      '- {ref} : {quote}, {author}',
    ],
    wrong_platform: [
      'Dans une publication sur {platform}, {author} déclare : {quote} ({ref}).',
      '{quote}, témoigne {user} ({ref}).',
      '{ref} a été mis en ligne sur {platform} par {author}.',
      '| {ref} | {platform} | {quote} |',
      'Comme l’explique {user} : {quote} [{ref}].',
    ],
    wrong_author: [
      '{ref} a été rédigé par {author}.',
      '{quote} — {author} [{ref}]',
      'Dans {ref}, {author} affirme : {quote}.',
      'Une publication de {author} comporte la phrase {quote} ({platform}, {ref}).',
      'On doit cette remarque à {author} : {quote} ({ref}).',
    ],
    wrong_date: [
      'Dans une publication du {date}, {author} écrit : {quote} ({ref}).',
      'Ce message a été mis en ligne {ago} : {quote} ({ref}).',
      'Le {date}, un client écrivait sur {platform} : {quote} [{ref}].',
      'Datée du {date}, la publication {ref} contient la phrase {quote}.',
    ],
    wrong_metric: [
      'La publication a recueilli {metric} à ce jour ({ref}).',
      '{quote} — {author}, {metric} ({ref})',
      'Une publication de {author} totalisant {metric} affirme : {quote} ({ref}).',
      '| {ref} | {author} | {metric} |',
      'Au moment de l’analyse, {ref} comptait {metric}.',
    ],
    wrong_number_word: [
      'La publication de {author} a reçu {metricInWords} ({ref}).',
      'Dans un message ayant suscité {metricInWords}, {author} écrit : {quote} ({ref}).',
      '{ref} compte {metricInWords}.',
      '{quote} — {author} ({platform}, {metricInWords}, {ref})',
      'À ce jour, {ref} totalise {metricInWords}.',
    ],
    wrong_company: [
      '{ref} cite nommément {company}.',
      '{author} fait référence à {company} : {quote} ({ref}).',
      'Dans une publication qui mentionne {company}, {author} écrit : {quote} ({ref}).',
      '- {company} : {quote} ({author}, {ref})',
      'L’entreprise évoquée par {author} est {company} ({ref}).',
    ],
    negation: [
      'La publication {ref} <ne contient pas|contient> la phrase {quote}.',
      '{ref} <n’a pas été|a été> publié sur {platform}.',
      'La remarque {quote} <n’est pas|est> de {author} ({ref}).',
      '{ref} <n’a pas encore reçu|a reçu> {metric}.',
    ],
    opposite: [
      '{author} <est pleinement satisfait du produit|écrit {quote}> ({ref}).',
      'Dans {ref}, {author} <recommande le produit sans réserve|écrit : {quote}>.',
      'Selon {ref}, <tout fonctionne comme prévu|{quote}>.',
      'Pour {user}, <l’expérience a été excellente|{quote}> ({ref}).',
      'Sur {platform}, {author} <salue la fiabilité du produit|affirme {quote}> ({ref}).',
    ],
    quantifier: [
      '<Les clients signalent systématiquement|Un client signale> : {quote} ({ref}).',
      '<Tous les utilisateurs s’accordent à dire|Un utilisateur écrit> : {quote} ({ref}).',
      'Sur {platform}, <la plupart des clients disent|{author} dit> : {quote} ({ref}).',
      '{author} écrit {quote}<, un avis partagé par la majorité des clients|> ({ref}).',
      '<De manière générale, on constate|Dans une publication, on lit> : {quote} ({ref}).',
    ],
    superlative: [
      '{author} écrit {quote}<, la plainte la plus fréquente du corpus|> ({ref}).',
      '<Le principal irritant pour les clients est|Une publication sur {platform} dit> {quote} ({ref}).',
      'Dans <la publication la plus critique de la période|une publication du {date}>, {author} écrit : {quote} ({ref}).',
      '{ref}<, l’exemple le plus parlant,|> contient la phrase {quote}.',
      '<Aucun sujet ne revient plus souvent|Un client soulève ce point> : {quote} ({ref}).',
    ],
    cause: [
      '<En raison de la dernière mise à jour,|Sur {platform},> {author} écrit : {quote} ({ref}).',
      '{author} écrit {quote}<, ce qui pousse des clients à résilier|> ({ref}).',
      '<Faute de contrôle qualité,|Dans une publication du {date},> {author} écrit : {quote} ({ref}).',
      '{quote} ({author}, {ref})<, conséquence directe de la hausse des prix|>.',
      '<L’origine en est un défaut du micrologiciel|La publication comporte cette phrase> : {quote} ({ref}).',
    ],
    opinion: [
      '{author} <souligne à juste titre|écrit> : {quote} ({ref}).',
      '<Malheureusement,|Sur {platform},> {author} rapporte : {quote} ({ref}).',
      '{author} écrit {quote}<, un point à traiter en priorité|> ({ref}).',
      '<Publication préoccupante de|Publication de> {author} : {quote} ({ref}).',
      '{ref} <le démontre de façon convaincante|dit> : {quote}.',
    ],
    trend_literal: [
      '{trend} a été mentionné dans {mentions} publications par {authors} auteurs différents.',
      '- {trend} : score {score}, {mentions} publications, {authors} auteurs',
      'Dans le classement actuel, {trend} occupe la {place} position avec un score de {score}.',
      '| n° {placeNumber} | {trend} | {mentions} publications | {authors} auteurs |',
      'À propos de {trend}, {authors} personnes ont rédigé {mentions} publications.',
    ],
    wrong_score: [
      'Avec un score de {score}, {trend} est numéro {placeNumber} du classement.',
      '{trend} obtient un score de {score}.',
      '{trend} (score : {score}) {status}.',
      'Le score attribué à {trend} est de {score}.',
    ],
    wrong_figure: [
      '- {trend} : {mentions} publications',
      '{authors} auteurs distincts se sont exprimés sur {trend}.',
      'La conversation autour de {trend} représente {mentions} publications et {authors} auteurs.',
      '{trend} ({mentions} mentions, {authors} auteurs) {status}.',
    ],
    wrong_status: [
      'Parmi les sujets suivis, {trend} {status}.',
      '{trend} {status}, d’après les dernières données.',
      '- {trend} : le sujet {status}.',
      'Dans le dernier classement, {trend} {status} (score : {score}).',
    ],
    wrong_direction: [
      'Au vu des données, {trend} {status}.',
      'Le sujet {trend} ({mentions} publications) {status}.',
      'Sur la période analysée, le sujet {trend} {status}.',
      'Côté dynamique, le sujet {trend} {status}.',
      'Avec {mentions} publications au compteur, le sujet {trend} {status}.',
    ],
    wrong_rank: [
      '{trend} occupe la {place} position.',
      'Le classement situe {trend} au numéro {placeNumber}.',
      'N° {placeNumber} : {trend}',
      '{trend} est le sujet le plus mentionné.',
      'Aucun autre sujet ne suscite autant de publications que {trend}.',
    ],
    wrong_trend_platform: [
      '{trend} apparaît sur {platform}.',
      'On trouve sur {platform} des publications consacrées à {trend}.',
      'Sur {platform}, les internautes discutent de {trend}.',
      '{platform} est l’une des plateformes où {trend} est évoqué.',
    ],
    wrong_comparison: [
      '{trend} suscite davantage de discussions que {other}.',
      'Par rapport à {other}, {trend} cumule plus de mentions.',
      '{other} apparaît dans moins de publications que {trend}.',
      '{trend} devance {other} au classement.',
    ],
    wrong_trend_number_word: [
      '{trend} revient dans {mentionsInWords} messages.',
      'À ce jour, {authorsInWords} auteurs ont écrit sur {trend}.',
      'Le sujet {trend} repose sur {mentionsInWords} messages de {authorsInWords} auteurs.',
      'Nous rattachons {mentionsInWords} messages au sujet {trend}.',
      '{trend} a fait réagir {authorsInWords} auteurs jusqu’ici.',
    ],
    wrong_day: [
      '{trend} a été mentionné pour la première fois le {firstDay}.',
      'La première publication sur {trend} remonte au {firstDay}, la dernière au {lastDay}.',
      '{trend} a été mentionné pour la dernière fois le {lastDay}.',
      'Les publications sur {trend} ont commencé le {firstDay}.',
    ],
    wrong_share: [
      'Sur les {mentions} publications consacrées à {trend}, {platformPosts} ont été publiées sur {platform}.',
      '{platformPercent} des échanges sur {trend} ont lieu sur {platform}.',
      '- {trend} ({platform}) : {platformPosts} mentions sur {mentions}',
      'La répartition par canal attribue à {platform} {platformPosts} des {mentions} publications relatives à {trend}.',
      'Quand il est question de {trend}, c’est sur {platform} dans {platformPercent} des cas.',
    ],
    wrong_intent: [
      'Sur les {mentions} publications consacrées à {trend}, {intentPosts} {intent}.',
      '- {trend} : {intentPosts} des {mentions} publications {intent} ({intentPercent})',
      'Le dépouillement des publications sur {trend} le montre : {intentPosts} sur {mentions} {intent}.',
      'Au sein des échanges sur {trend}, {intentPosts} publications, soit {intentPercent} du total, {intent}.',
      'Pour {trend}, la lecture par type de message donne ceci : {intentPosts} publications {intent}.',
    ],
  },
}
