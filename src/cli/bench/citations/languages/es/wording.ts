import type { Wording } from '../../wording.ts'

const months = [
  'enero',
  'febrero',
  'marzo',
  'abril',
  'mayo',
  'junio',
  'julio',
  'agosto',
  'septiembre',
  'octubre',
  'noviembre',
  'diciembre',
]
const small =
  'cero un dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciséis diecisiete dieciocho diecinueve veinte veintiún veintidós veintitrés veinticuatro veinticinco veintiséis veintisiete veintiocho veintinueve'.split(
    ' ',
  )
const tens = ['', '', '', 'treinta', 'cuarenta', 'cincuenta', 'sesenta']
/** As in `el tercer lugar`. */
const ordinals = 'primer segundo tercer cuarto quinto sexto séptimo octavo noveno décimo'.split(' ')

function inWords(value: number): string {
  const ten = tens[Math.floor(value / 10)] ?? ''
  if (value < 30) return small[value] ?? ''
  return value % 10 === 0 ? ten : `${ten} y ${small[value % 10]}`
}

export const wording: Wording = {
  quote: (text) => [`«${text}»`, `“${text}”`, `"${text}"`],
  date(day) {
    const [date, year] = [day.getUTCDate(), day.getUTCFullYear()]
    const month = months[day.getUTCMonth()] ?? ''
    // A day up to the twelfth may be read as the month.
    const numeric = date > 12 ? [`${date}/${day.getUTCMonth() + 1}/${year}`] : []
    return [`${date} de ${month} de ${year}`, `${date} de ${month}`, ...numeric]
  },
  ago(days) {
    if (days === 0) return 'hoy'
    if (days === 1) return 'ayer'
    if (days % 7 === 0) return days === 7 ? 'hace una semana' : `hace ${inWords(days / 7)} semanas`
    return days < 13 ? `hace ${inWords(days)} días` : `hace ${days} días`
  },
  number: (value) => [value.toLocaleString('es-ES', { useGrouping: value >= 10_000 })],
  score: (value) => value.toLocaleString('es-ES'),
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
    reddit: ['un usuario de Reddit', 'una usuaria de Reddit', 'alguien en Reddit'],
    x: ['un usuario de X', 'un tuitero', 'alguien en X'],
    youtube: ['un youtuber', 'un canal de YouTube', 'alguien en YouTube'],
    facebook: ['un usuario de Facebook', 'alguien en Facebook', 'una página de Facebook'],
    instagram: ['un usuario de Instagram', 'una usuaria de Instagram', 'alguien en Instagram'],
  },
  metric: {
    score: ['{n} votos positivos', '{n} puntos'],
    comments: ['{n} comentarios'],
    likes: ['{n} me gusta', '{n} likes'],
    reposts: ['{n} reposts', '{n} retuits'],
    replies: ['{n} respuestas'],
    views: ['{n} visualizaciones'],
    reactions: ['{n} reacciones'],
    shares: ['{n} compartidos'],
  },
  status: {
    new: ['es nuevo', 'es un tema nuevo', 'aparece como nuevo'],
    rising: ['está subiendo', 'va en aumento', 'crece'],
    steady: ['se mantiene estable', 'es estable', 'sigue estable'],
    fading: ['está bajando', 'va a la baja', 'disminuye'],
  },
  steep: {
    up: [
      'se ha disparado',
      'está explotando',
      'se ha hecho viral',
      'crece a toda velocidad',
      'está en pleno auge',
      'no para de crecer',
      'está arrasando',
      'gana cada vez más fuerza',
    ],
    down: [
      'se ha apagado',
      'ya ha pasado',
      'está casi muerto',
      'pierde fuelle',
      'se está desinflando',
      'ha caído en el olvido',
      'va de capa caída',
      'ha perdido todo el interés',
    ],
  },
  intent: {
    problem: 'informan de un problema',
    question: 'hacen una pregunta',
    wish: 'expresan un deseo',
    praise: 'expresan elogios',
    comparison: 'comparan productos',
    leaving: 'dicen que se van',
    hazard: 'avisan de un peligro',
  },
}
