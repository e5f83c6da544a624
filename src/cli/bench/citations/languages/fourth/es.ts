import type { Language } from '../../wording.ts'
import { es as known } from '../es/index.ts'

const weekdays = ['domingo', 'lunes', 'martes', 'miércoles', 'jueves', 'viernes', 'sábado']
const months =
  'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre'.split(' ')
/** As they precede «puesto». */
const places = 'primer segundo tercer cuarto quinto sexto séptimo octavo noveno décimo'.split(' ')

function grouped(value: number): string {
  return String(value).replace(/\B(?=(\d{3})+$)/g, '.')
}

export const es: Language = {
  wording: {
    ...known.wording,
    quote: (text) => [`«${text}»`, `“${text}”`, `*"${text}"*`],
    date(day) {
      const [date, month, year] = [day.getUTCDate(), day.getUTCMonth(), day.getUTCFullYear()]
      const name = months[month] ?? ''
      return [
        `${date} de ${name} de ${year}`,
        `${date} de ${name}`,
        `${weekdays[day.getUTCDay()]} ${date} de ${name}`,
        `${date}/${String(month + 1).padStart(2, '0')}/${year}`,
        `${date} ${name.slice(0, 3)} ${year}`,
      ]
    },
    ago(days) {
      if (days === 0) return 'hoy'
      if (days === 1) return 'ayer'
      if (days === 7) return 'hace una semana'
      if (days % 7 === 0) return `hace ${known.wording.inWords(days / 7)} semanas`
      return `hace ${days < 10 ? known.wording.inWords(days) : days} días`
    },
    number(value) {
      if (value < 1000) return [String(value)]
      const step = 10 ** (String(value).length - 2)
      return [grouped(value), `alrededor de ${grouped(Math.round(value / step) * step)}`]
    },
    percent: (value) => `${value}%`,
    ordinal: (place) => places[place - 1] ?? '',
    platform: {
      reddit: ['Reddit'],
      x: ['X', 'X (antes Twitter)'],
      youtube: ['YouTube'],
      facebook: ['Facebook'],
      instagram: ['Instagram'],
    },
    user: {
      reddit: ['un cliente en Reddit', 'un miembro de Reddit', 'una clienta en Reddit'],
      x: ['un cliente en X', 'una clienta en X', 'un perfil de X (antes Twitter)'],
      youtube: ['un cliente en YouTube', 'un comentarista de YouTube', 'una clienta en YouTube'],
      facebook: ['un cliente en Facebook', 'un perfil de Facebook', 'una clienta en Facebook'],
      instagram: ['un cliente en Instagram', 'un perfil de Instagram', 'una clienta en Instagram'],
    },
    metric: {
      score: ['{n} puntos', '{n} votos positivos'],
      comments: ['{n} comentarios'],
      likes: ['{n} me gusta', '{n} likes'],
      reposts: ['{n} reposts', '{n} retuits'],
      replies: ['{n} respuestas'],
      views: ['{n} visualizaciones', '{n} vistas'],
      reactions: ['{n} reacciones'],
      shares: ['{n} compartidos'],
    },
    status: {
      new: ['acaba de aparecer', 'es de reciente aparición', 'es nuevo'],
      rising: ['va en aumento', 'está creciendo', 'gana presencia', 'muestra una tendencia al alza'],
      steady: ['se mantiene estable', 'no presenta cambios', 'permanece constante', 'está estancado'],
      fading: ['va a menos', 'está disminuyendo', 'pierde fuerza', 'muestra una tendencia a la baja'],
    },
    steep: {
      up: ['se ha disparado', 'crece a gran velocidad', 'está en pleno auge', 'aumenta con rapidez'],
      down: [
        'se ha desplomado',
        'cae en picado',
        'disminuye con rapidez',
        'ha desaparecido prácticamente de la conversación',
      ],
    },
    intent: {
      problem: 'informan de un problema',
      question: 'plantean una pregunta',
      wish: 'expresan un deseo',
      praise: 'expresan elogios',
      comparison: 'hacen una comparación',
      leaving: 'hablan de darse de baja o cambiar de proveedor',
      hazard: 'señalan un riesgo para la seguridad',
    },
  },
  templates: {
    post_literal: [
      '- **{platform}, {date}:** {quote} ({author}, {ref})',
      'En una publicación del {date} en {platform}, {author} escribe: {quote} (publicación {ref}).',
      '| {date} | {author} ({platform}) | {quote} | {ref} |',
      '{quote}, escribe {author} en {platform} ({ref}).',
      'La publicación {ref}, que {author} compartió el {date}, contiene la frase {quote}.',
      'Así lo expresa un cliente ({author}, {platform}): {quote}; véase {ref}.',
    ],
    altered_quotation: [
      'En palabras de {author}: {quote} (véase {ref}).',
      '{quote}, afirma un cliente en {platform} ({ref}).',
      '- Voz del cliente: {quote} ({author}, {ref})',
      'El texto original incluye la frase {quote} [{ref}].',
      '{author} lo expresa así en {platform}: {quote} ({ref}).',
    ],
    misplaced_quotation: [
      '{ref} contiene la afirmación {quote}.',
      '{author} lo describe de la siguiente manera: {quote} ({ref}).',
      'Cita representativa: {quote} (fuente: {ref})',
      '| {ref} | {author} | {quote} |',
      'El siguiente fragmento procede de {ref}: {quote}.',
    ],
    invented_id: [
      'Un ejemplo es {ref}, donde {author} escribe: {quote}.',
      '{quote} (publicación {ref} en {platform})',
      'Por ejemplo, {author} comenta lo siguiente: {quote} (ID {ref}).',
      'Véase la publicación {ref}, de {author}, con fecha del {date}.',
      '- {ref}: {quote}, {author}',
    ],
    wrong_platform: [
      'En una publicación de {platform} se afirma: {quote} ({ref}).',
      '{quote}, cuenta {user} ({ref}).',
      '{ref} fue publicado en {platform} por {author}.',
      '| {ref} | {platform} | {quote} |',
      'Como explica {user}: {quote} [{ref}].',
    ],
    wrong_author: [
      '{ref} fue escrito por {author}.',
      '{quote} — {author} [{ref}]',
      'En {ref}, {author} afirma: {quote}.',
      'Una publicación de {author} incluye la frase {quote} ({platform}, {ref}).',
      'La afirmación {quote} corresponde a {author} ({ref}).',
    ],
    wrong_date: [
      'En una publicación del {date}, {author} escribió: {quote} ({ref}).',
      '{quote} ({author}, {ref}, publicado el {date})',
      'La publicación se hizo {ago}: {quote} ({ref}).',
      'El {date}, un cliente escribió en {platform}: {quote} [{ref}].',
      'Con fecha del {date}, {ref} recoge la frase {quote}.',
    ],
    wrong_metric: [
      'La publicación ha recibido {metric} hasta la fecha ({ref}).',
      '{quote} — {author}, {metric} ({ref})',
      'Una publicación de {author} con {metric} afirma: {quote} ({ref}).',
      '| {ref} | {author} | {metric} |',
      'En el momento del análisis, {ref} acumulaba {metric}.',
    ],
    wrong_number_word: [
      'La publicación de {author} recibió {metricInWords} ({ref}).',
      'En una publicación con {metricInWords}, {author} escribe: {quote} ({ref}).',
      '{ref} tiene {metricInWords}.',
      '{quote} — {author} ({platform}, {metricInWords}, {ref})',
      'Hasta ahora, {ref} acumula {metricInWords}.',
    ],
    wrong_company: [
      '{ref} menciona expresamente a {company}.',
      '{author} hace referencia a {company}: {quote} ({ref}).',
      'En una publicación que cita a {company}, {author} escribe: {quote} ({ref}).',
      '- {company}: {quote} ({author}, {ref})',
      'La empresa mencionada por {author} es {company} ({ref}).',
    ],
    negation: [
      'La publicación {ref} <no |>contiene la frase {quote}.',
      '{ref} <no |>se publicó en {platform}.',
      'La afirmación {quote} <no es|es> de {author} ({ref}).',
      '{ref} <todavía no |>ha recibido {metric}.',
    ],
    opposite: [
      '{author} <está plenamente satisfecho con el producto|escribe {quote}> ({ref}).',
      'En {ref}, {author} <recomienda el producto sin reservas|escribe: {quote}>.',
      'Según {ref}, <todo funciona como se esperaba|{quote}>.',
      'En palabras de {user}, <la experiencia ha sido excelente|{quote}> ({ref}).',
      'En {platform}, {author} <elogia la fiabilidad del producto|afirma {quote}> ({ref}).',
    ],
    quantifier: [
      '<Los clientes coinciden en señalar|Un cliente señala>: {quote} ({ref}).',
      '<Todos los usuarios están de acuerdo|Un usuario escribe>: {quote} ({ref}).',
      'En {platform}, <la mayoría de los clientes dice|{author} dice>: {quote} ({ref}).',
      '{author} escribe {quote}<, una opinión que comparte la mayor parte de los clientes|> ({ref}).',
      '<De forma generalizada se afirma|En una publicación se afirma>: {quote} ({ref}).',
    ],
    superlative: [
      '{author} escribe {quote}<, la queja más frecuente de todas|> ({ref}).',
      '<El principal problema de los clientes es|Una publicación de {platform} dice> {quote} ({ref}).',
      'En <la publicación más crítica del periodo|una publicación del {date}>, {author} escribe: {quote} ({ref}).',
      '{ref}<, el ejemplo más contundente,|> contiene la frase {quote}.',
      '<Ningún asunto se plantea con más frecuencia|Un cliente plantea lo siguiente>: {quote} ({ref}).',
    ],
    cause: [
      '<Debido a la última actualización,|En {platform},> {author} escribe: {quote} ({ref}).',
      '{author} escribe {quote}<, lo que está llevando a los clientes a darse de baja|> ({ref}).',
      '<Como resultado de un mal control de calidad,|En una publicación del {date},> {author} escribe: {quote} ({ref}).',
      '{quote} ({author}, {ref})<, consecuencia directa de la subida de precios|>.',
      '<La causa es un fallo del firmware|La publicación incluye esta frase>: {quote} ({ref}).',
    ],
    opinion: [
      '{author} <señala con razón|escribe>: {quote} ({ref}).',
      '<Lamentablemente,|En {platform},> {author} cuenta: {quote} ({ref}).',
      '{author} escribe {quote}<, algo que debería tratarse como prioridad|> ({ref}).',
      '<Resulta preocupante la publicación|Esta es una publicación> de {author}: {quote} ({ref}).',
      '{ref} <lo argumenta de forma convincente|dice>: {quote}.',
    ],
    trend_literal: [
      '{trend} se mencionó en {mentions} publicaciones de {authors} autores distintos.',
      '- {trend}: puntuación {score}, {mentions} publicaciones, {authors} autores',
      'En la clasificación actual, {trend} ocupa el puesto {placeNumber} con una puntuación de {score}.',
      '| N.º {placeNumber} | {trend} | {mentions} publicaciones | {authors} autores |',
      'Sobre {trend}, {authors} personas han escrito {mentions} publicaciones.',
    ],
    wrong_score: [
      'Con una puntuación de {score}, {trend} ocupa el puesto {placeNumber}.',
      '{trend} alcanza una puntuación de {score}.',
      '{trend} (puntuación: {score}) {status}.',
      'La puntuación asignada a {trend} es de {score}.',
    ],
    wrong_figure: [
      '- {trend}: {mentions} publicaciones',
      '{authors} autores distintos han escrito sobre {trend}.',
      'La conversación en torno a {trend} abarca {mentions} publicaciones y {authors} autores.',
      '{trend} ({mentions} menciones, {authors} autores) {status}.',
    ],
    wrong_status: [
      'Entre los temas analizados, {trend} {status}.',
      '{trend} {status}, según los últimos datos.',
      '- {trend}: el tema {status}.',
      'En la última clasificación, {trend} {status} (puntuación: {score}).',
    ],
    wrong_direction: [
      'El interés por {trend} {status}.',
      'A la vista de los datos, {trend} {status}.',
      'El tema {trend} ({mentions} publicaciones) {status}.',
      'Durante el periodo analizado, el tema {trend} {status}.',
    ],
    wrong_rank: [
      '{trend} ocupa el {place} puesto.',
      'La clasificación coloca {trend} en el puesto {placeNumber}.',
      'N.º {placeNumber}: {trend}',
      '{trend} es el tema más mencionado.',
      'Ningún otro tema reúne tantas publicaciones como {trend}.',
    ],
    wrong_trend_platform: [
      '{trend} aparece en {platform}.',
      'En {platform} se comenta {trend}.',
      '{platform} es una de las plataformas en las que se menciona {trend}.',
      'Hay constancia de menciones de {trend} en {platform}.',
      'La conversación sobre {trend} tiene presencia en {platform}.',
    ],
    wrong_comparison: [
      '{trend} genera más conversación que {other}.',
      'En comparación con {other}, {trend} acumula más menciones.',
      '{other} aparece en menos publicaciones que {trend}.',
      '{trend} supera a {other} en la clasificación.',
    ],
    wrong_trend_number_word: [
      '{trend} aparece en {mentionsInWords} mensajes.',
      'Hay {mentionsInWords} mensajes que mencionan {trend}.',
      'Hasta ahora, {authorsInWords} autores han hablado de {trend}.',
      'El tema {trend} se basa en {mentionsInWords} mensajes de {authorsInWords} autores.',
    ],
    wrong_day: [
      '{trend} se mencionó por primera vez el {firstDay}.',
      'La primera publicación sobre {trend} apareció el {firstDay} y la última, el {lastDay}.',
      '{trend} se mencionó por última vez el {lastDay}.',
      'Las publicaciones sobre {trend} comenzaron el {firstDay}.',
    ],
    wrong_share: [
      '{platform} concentra el {platformPercent} de las publicaciones sobre {trend}.',
      'De las {mentions} publicaciones sobre {trend}, {platformPosts} proceden de {platform}.',
      'El {platformPercent} de la conversación sobre {trend} tiene lugar en {platform}.',
      '- {trend}: {platformPosts} de {mentions} menciones en {platform}',
    ],
    wrong_intent: [
      'De las {mentions} publicaciones sobre {trend}, {intentPosts} {intent}.',
      'El {intentPercent} de las publicaciones sobre {trend} {intent}.',
      'En el caso de {trend}, {intentPosts} publicaciones {intent}.',
      '- {trend}: {intentPosts} de las {mentions} publicaciones {intent} ({intentPercent})',
    ],
  },
}
