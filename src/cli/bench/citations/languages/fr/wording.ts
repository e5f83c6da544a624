import type { Wording } from '../../wording.ts'

const months = [
  'janvier',
  'février',
  'mars',
  'avril',
  'mai',
  'juin',
  'juillet',
  'août',
  'septembre',
  'octobre',
  'novembre',
  'décembre',
]
const small =
  'zéro un deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize dix-sept dix-huit dix-neuf'.split(
    ' ',
  )
const tens = ['', '', 'vingt', 'trente', 'quarante', 'cinquante', 'soixante']
/** As in `la troisième place`. */
const ordinals =
  'première deuxième troisième quatrième cinquième sixième septième huitième neuvième dixième'.split(' ')

function inWords(value: number): string {
  const ten = tens[Math.floor(value / 10)] ?? ''
  if (value < 20) return small[value] ?? ''
  if (value % 10 === 0) return ten
  return value % 10 === 1 ? `${ten} et un` : `${ten}-${small[value % 10]}`
}

export const wording: Wording = {
  quote: (text) => [`« ${text} »`, `«\u00A0${text}\u00A0»`, `“${text}”`],
  date(day) {
    const [date, year] = [day.getUTCDate(), day.getUTCFullYear()]
    const month = months[day.getUTCMonth()] ?? ''
    const first = date === 1 ? '1er' : String(date)
    // A day up to the twelfth may be read as the month.
    const numeric = date > 12 ? [`${date}/${day.getUTCMonth() + 1}/${year}`] : []
    return [`${first} ${month} ${year}`, `${first} ${month}`, ...numeric]
  },
  ago(days) {
    if (days === 0) return 'aujourd’hui'
    if (days === 1) return 'hier'
    if (days % 7 === 0) return days === 7 ? 'il y a une semaine' : `il y a ${inWords(days / 7)} semaines`
    return days < 13 ? `il y a ${inWords(days)} jours` : `il y a ${days} jours`
  },
  number: (value) => [value.toLocaleString('fr-FR')],
  score: (value) => value.toLocaleString('fr-FR'),
  percent: (value) => `${value} %`,
  inWords,
  ordinal: (place) => ordinals[place - 1] ?? '',
  platform: {
    reddit: ['Reddit'],
    x: ['X', 'Twitter'],
    youtube: ['YouTube'],
    facebook: ['Facebook'],
    instagram: ['Instagram'],
  },
  user: {
    reddit: ['un utilisateur de Reddit', 'une utilisatrice de Reddit', 'quelqu’un sur Reddit'],
    x: ['un utilisateur de X', 'une utilisatrice de Twitter', 'quelqu’un sur X'],
    youtube: ['un youtubeur', 'une chaîne YouTube', 'quelqu’un sur YouTube'],
    facebook: ['un utilisateur de Facebook', 'quelqu’un sur Facebook', 'une page Facebook'],
    instagram: ['un utilisateur d’Instagram', 'une utilisatrice d’Instagram', 'quelqu’un sur Instagram'],
  },
  metric: {
    score: ['{n} votes positifs', '{n} points'],
    comments: ['{n} commentaires'],
    likes: ['{n} j’aime', '{n} likes'],
    reposts: ['{n} reposts', '{n} retweets'],
    replies: ['{n} réponses'],
    views: ['{n} vues'],
    reactions: ['{n} réactions'],
    shares: ['{n} partages'],
  },
  status: {
    new: ['est nouveau', 'est un nouveau sujet', 'a le statut nouveau'],
    rising: ['est en hausse', 'progresse', 'monte'],
    steady: ['est stable', 'reste stable', 'se maintient'],
    fading: ['est en baisse', 'recule', 'décline'],
  },
  steep: {
    up: [
      'explose',
      'est en plein essor',
      'est devenu viral',
      's’envole',
      'monte en flèche',
      'prend de l’ampleur',
      'fait un carton',
      'ne cesse de croître',
    ],
    down: [
      's’est éteint',
      'est retombé',
      'est presque mort',
      'perd de la vitesse',
      'est passé de mode',
      'tombe dans l’oubli',
      'est en chute libre',
      'n’intéresse plus',
    ],
  },
  intent: {
    problem: 'signalent un problème',
    question: 'posent une question',
    wish: 'expriment un souhait',
    praise: 'expriment un éloge',
    comparison: 'comparent des produits',
    leaving: 'annoncent un départ',
    hazard: 'signalent un danger',
  },
}
