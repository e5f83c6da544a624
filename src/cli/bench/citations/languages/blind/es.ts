import type { Language } from '../../wording.ts'
import { es as known } from '../es/index.ts'

const weekdays = ['domingo', 'lunes', 'martes', 'miércoles', 'jueves', 'viernes', 'sábado']
const months =
  'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre'.split(' ')
const places = 'primer segundo tercer cuarto quinto sexto séptimo octavo noveno décimo'.split(' ')

function inWords(value: number): string {
  return known.wording.inWords(value)
}

export const es: Language = {
  wording: {
    ...known.wording,
    quote: (text) => [`«${text}»`, `“${text}”`, `"${text}"`],
    date(day) {
      const [date, month] = [day.getUTCDate(), months[day.getUTCMonth()] ?? '']
      const [year, mm, dd] = day.toISOString().slice(0, 10).split('-')
      return [
        `${date} de ${month}`,
        `${weekdays[day.getUTCDay()]} ${date} de ${month}`,
        `${date} de ${month} de ${year}`,
        `${dd}/${mm}/${year}`,
      ]
    },
    ago(days) {
      if (days < 3) return ['hoy', 'ayer', 'anteayer'][days] ?? 'hoy'
      if (days === 7) return 'hace una semana'
      return days % 7 === 0 ? `hace ${inWords(days / 7)} semanas` : `hace ${days} días`
    },
    number: (value) => [String(value), value < 10 ? inWords(value) : value.toLocaleString('es-ES')],
    percent: (value) => `${value} %`,
    /** As it stands before “lugar” or “puesto”. */
    ordinal: (place) => places[place - 1] ?? `${place}.º`,
    platform: {
      reddit: ['Reddit'],
      x: ['X', 'Twitter', 'X (antes Twitter)'],
      youtube: ['YouTube'],
      facebook: ['Facebook'],
      instagram: ['Instagram'],
    },
    user: {
      reddit: ['un usuario de Reddit', 'una usuaria de Reddit', 'un cliente en Reddit'],
      x: ['un usuario de X', 'un usuario de Twitter', 'un cliente en X'],
      youtube: ['un usuario de YouTube', 'una persona en YouTube', 'un cliente en YouTube'],
      facebook: ['un usuario de Facebook', 'una persona en Facebook', 'un cliente en Facebook'],
      instagram: ['un usuario de Instagram', 'una persona en Instagram', 'un cliente en Instagram'],
    },
    metric: {
      score: ['{n} votos positivos', '{n} puntos'],
      comments: ['{n} comentarios'],
      likes: ['{n} me gusta', '{n} likes'],
      reposts: ['{n} reposts', '{n} retuits'],
      replies: ['{n} respuestas'],
      views: ['{n} visualizaciones', '{n} visitas'],
      reactions: ['{n} reacciones'],
      shares: ['{n} compartidos'],
    },
    status: {
      new: ['es de reciente aparición', 'acaba de aparecer', 'ha surgido recientemente'],
      rising: ['va en aumento', 'está en alza', 'gana fuerza', 'muestra una tendencia ascendente'],
      steady: ['se mantiene estable', 'permanece sin cambios', 'continúa al mismo nivel'],
      fading: ['va a menos', 'pierde fuerza', 'está en declive', 'muestra una tendencia descendente'],
    },
    steep: {
      up: ['se ha disparado', 'crece a gran velocidad', 'experimenta un fuerte aumento', 'se multiplica'],
      down: ['se ha desplomado', 'cae en picado', 'prácticamente ha desaparecido', 'ha caído con fuerza'],
    },
    intent: {
      problem: 'informan de un problema',
      question: 'plantean una pregunta',
      wish: 'expresan un deseo',
      praise: 'incluyen elogios',
      comparison: 'hacen una comparación',
      leaving: 'proceden de clientes que se marchan',
      hazard: 'alertan de un riesgo',
    },
  },
  templates: {
    post_literal: [
      'El {date}, {author} escribió lo siguiente en {platform}: {quote} (fuente: {ref}).',
      '- {quote} – {author}, {platform}, {date} ({ref})',
      'Un ejemplo procede de {platform}, donde {author} escribe {quote} ({ref}).',
      'La publicación {ref} es de {author} y apareció en {platform} el {date}.',
      'En una publicación con {metric}, {author} escribe {quote} ({ref}).',
      'La publicación {ref} trata de {company}; en ella, {author} dice {quote}.',
    ],
    altered_quotation: [
      'La publicación dice textualmente {quote} ({ref}).',
      'En {ref}, la persona escribe: {quote}.',
      'En palabras de {author}: {quote} (fuente: {ref}).',
      'El texto original, publicado el {date}, es {quote} [{ref}].',
    ],
    misplaced_quotation: [
      'La frase {quote} aparece en {ref}.',
      'Lo que dice {author} en {ref} es {quote}.',
      'La voz del cliente ({ref}): {quote}',
      'Extracto de {ref}, escrito por {author}: {quote}.',
      '{quote} fue publicado por {author} en {platform}, véase {ref}.',
    ],
    invented_id: [
      'La publicación {ref} de {author} contiene las palabras {quote}.',
      'Así consta en {ref}: {quote}.',
      '{author} escribió {quote} (ID de la publicación: {ref}).',
      '{quote}, dijo {author} el {date} [fuente: {ref}].',
      'El detalle está en {ref}, en {platform}, donde {author} dice {quote}.',
    ],
    wrong_platform: [
      'En {platform} puede leerse {quote} ({ref}).',
      'La publicación {ref} procede de {platform}.',
      '{user} lo expresa así: {quote} ({ref}).',
      '{ref} se publicó en {platform} el {date}.',
      'Encontrado en {platform} ({ref}): {quote}.',
    ],
    wrong_author: [
      'La cuenta que está detrás de {ref} es {author}.',
      '{quote}, según {author} ({ref}).',
      'En {platform}, {author} compartió lo siguiente: {quote} [{ref}].',
      'El comentario {quote} lleva la firma de {author} ({ref}).',
    ],
    wrong_date: [
      'La publicación {ref} data del {date}.',
      '{author} escribió el {date}: {quote} ({ref}).',
      'Publicado {ago} por {author}: {quote} ({ref}).',
      '{quote} (publicación del {date}, {ref}).',
      'El {date} se leía en {platform} lo siguiente: {quote} ({ref}).',
      'Fue {ago} cuando {author} publicó {ref}.',
    ],
    wrong_metric: [
      '{ref} recibió {metric}.',
      'Una publicación con {metric} dice {quote} ({ref}).',
      'La publicación de {author} acumula {metric} hasta la fecha ({ref}).',
      'En {platform}, {ref} alcanzó {metric}.',
      'Alcance: la publicación {ref}, escrita por {author}, registra {metric}.',
    ],
    wrong_number_word: [
      'Por ahora, {ref} acumula {metricInWords}.',
      'La publicación {ref}, que dice {quote}, tiene {metricInWords}.',
      '{quote}: con este texto, {author} consiguió {metricInWords} ({ref}).',
      'Hasta la fecha, {author} ha recibido {metricInWords} por {ref}.',
    ],
    wrong_company: [
      '{ref} menciona a {company}.',
      '{company} sale a relucir en {ref}: {quote}.',
      'Opinión de {author} sobre {company}: {quote} ({ref}).',
      'La publicación {ref} se refiere a {company} y dice {quote}.',
    ],
    negation: [
      '{author} <nunca dijo|dijo> {quote} ({ref}).',
      'La publicación {ref} <no contiene|contiene> las palabras {quote}.',
      '{ref} <no se publicó|se publicó> el {date}.',
      '{author} <no es|es> el autor de {ref}.',
      '<No hay ninguna publicación de {author} que diga|Hay una publicación de {author} que dice> {quote} ({ref}).',
    ],
    opposite: [
      '{author} <está plenamente satisfecho y no tiene quejas|escribe {quote}> ({ref}).',
      'Comentario de {author}: <todo funciona como se esperaba|{quote}> ({ref}).',
      'En {ref}, la persona <recomienda el producto sin reservas|dice {quote}>.',
      '{user} <elogia el producto|escribió {quote}> ({ref}).',
      'El {date}, {author} <contó una experiencia excelente|escribió {quote}> ({ref}).',
    ],
    quantifier: [
      '<Todos los clientes dicen|En {ref}, un cliente dice> {quote} ({ref}).',
      '{quote} es lo que <cuenta la mayoría de los usuarios|cuenta {author}> ({ref}).',
      '<Cada vez más usuarios coinciden con|En {platform} hay una publicación de> {author}: {quote} ({ref}).',
      '{author} escribió {quote}<, opinión que comparte la mayoría de los clientes|> ({ref}).',
      '<Decenas de clientes han escrito|El {date}, un cliente escribió> {quote} ({ref}).',
    ],
    superlative: [
      '<La queja más frecuente es|Una publicación dice> {quote} ({ref}).',
      '{author} escribió {quote}<, la crítica más dura de la muestra|> ({ref}).',
      '{ref}<, la publicación más comentada de la semana,|> dice {quote}.',
      '<La mayor preocupación|Una publicación> en {platform}: {quote} ({ref}).',
      '{author} <es la voz más crítica hasta ahora y |>escribe {quote} ({ref}).',
    ],
    cause: [
      '{author} escribió {quote} <por la reciente subida de precios |>({ref}).',
      '<Tras la última actualización del software,|En {platform},> {author} publicó {quote} ({ref}).',
      '{quote} ({ref})<, motivo por el que los clientes se pasan a la competencia|>.',
      '{author} escribió {quote}<, consecuencia directa de la falta de personal|> ({ref}).',
      'En {ref}, <el deficiente control de calidad llevó a {author} a escribir|{author} escribe> {quote}.',
    ],
    opinion: [
      '{author} <dice con razón|dice> {quote} ({ref}).',
      '{quote} ({ref})<; es un asunto grave que deberíamos escalar|>.',
      'En {ref}, {author} hace <una observación excelente|un comentario>: {quote}.',
      '{author} escribió {quote}<, lo que parece exagerado|> ({ref}).',
      '<Lamentablemente,|El {date},> {author} escribió {quote} ({ref}).',
    ],
    trend_literal: [
      '**{trend}**: {mentions} menciones de {authors} autores, puntuación de {score}.',
      '{trend} se mencionó {mentions} veces y ocupa actualmente el {place} puesto.',
      'Con una puntuación de {score}, {trend} está en {place} lugar.',
      '{trend} {status} ({mentions} publicaciones, {authors} autores).',
      'Detectado por primera vez el {firstDay}, {trend} apareció por última vez el {lastDay}.',
      '{mentions} publicaciones tratan de {trend}, {platformPosts} de ellas en {platform}.',
    ],
    wrong_score: [
      '{trend} obtiene actualmente una puntuación de {score}.',
      'La puntuación actual de {trend} asciende a {score}.',
      'Para {trend} se calculó una puntuación de {score}.',
      '{trend} ha alcanzado los {score} puntos.',
    ],
    wrong_figure: [
      'Hubo {mentions} publicaciones sobre {trend}.',
      '{authors} personas distintas publicaron sobre {trend}.',
      '{trend} aparece en {mentions} publicaciones de {authors} cuentas.',
      'El volumen de {trend} es de {mentions} menciones.',
      '- {trend}: {mentions} publicaciones, {authors} autores únicos',
    ],
    wrong_status: [
      '{trend} {status}, con {mentions} menciones hasta ahora.',
      'Nuestros datos muestran que {trend} {status}.',
      'Novedades sobre {trend}: el tema {status}.',
      'En el puesto {placeNumber}, {trend} {status}.',
    ],
    wrong_direction: [
      'La conversación en torno a {trend} {status}.',
      'En cuanto a su evolución, {trend} {status}.',
      'Con {mentions} publicaciones de {authors} autores, {trend} {status}.',
      'Observamos que {trend} {status}.',
    ],
    wrong_rank: [
      '{trend} figura en el puesto {placeNumber} del ranking.',
      'En {place} lugar: {trend}.',
      'N.º {placeNumber} de la clasificación: {trend}',
      'Nuestra lista sitúa {trend} en la posición {placeNumber}.',
    ],
    wrong_trend_platform: [
      'Se encontraron publicaciones sobre {trend} en {platform}.',
      '{trend} ha aparecido en {platform}.',
      'En {platform}, los usuarios comentan {trend}.',
      '{platform} es una de las fuentes de {trend}.',
      'Vemos menciones de {trend} en {platform}.',
    ],
    wrong_comparison: [
      'En comparación con {other}, {trend} tiene la puntuación más alta.',
      '{other} está por debajo de {trend} en la clasificación.',
      'Más personas publican sobre {trend} que sobre {other}.',
      '{other} recibió menos menciones que {trend}.',
    ],
    wrong_trend_number_word: [
      'Hubo {mentionsInWords} mensajes sobre {trend}.',
      '{authorsInWords} usuarios escribieron sobre {trend}.',
      '{trend} figura en {mentionsInWords} mensajes.',
      'Se registraron {mentionsInWords} comentarios acerca de {trend}.',
      'Hasta ahora, {authorsInWords} autores distintos han publicado sobre {trend}.',
    ],
    wrong_day: [
      'Sobre {trend} se publicó por última vez el {lastDay}.',
      '{trend} apareció por última vez el {lastDay}.',
      'La última publicación sobre {trend} salió el {lastDay}.',
      'El {firstDay} se registró la primera mención de {trend}.',
    ],
    wrong_share: [
      'El {platformPercent} de las publicaciones sobre {trend} procede de {platform}.',
      '{platform} representa el {platformPercent} de las menciones de {trend}.',
      'De las {mentions} publicaciones sobre {trend}, {platformPosts} se hicieron en {platform}.',
      '{platformPosts} de las {mentions} menciones de {trend} provienen de {platform}.',
      '- {trend}: {platformPercent} de las menciones en {platform}',
    ],
    wrong_intent: [
      'Sobre {trend}, un total de {intentPosts} publicaciones {intent}.',
      'Entre las publicaciones sobre {trend}, el {intentPercent} {intent}.',
      'Por lo que respecta a {trend}, el {intentPercent} de las publicaciones {intent}.',
      '- {trend}: {intentPosts} de {mentions} publicaciones {intent}',
    ],
  },
}
