import type { Language } from '../../wording.ts'
import { es as known } from '../es/index.ts'
import { roundedTo } from '../sixth/numerals.ts'

const ordinals = 'primer segundo tercer cuarto quinto sexto séptimo octavo noveno décimo'.split(' ')
const compact = new Intl.NumberFormat('es-ES', { notation: 'compact', maximumFractionDigits: 1 })

function day(date: Date, options: Intl.DateTimeFormatOptions): string {
  return date.toLocaleDateString('es-ES', { ...options, timeZone: 'UTC' })
}

export const es: Language = {
  wording: {
    ...known.wording,
    quote: (text) => [`«${text}»`, `“${text}”`, `"${text}"`, `*"${text}"*`],
    date: (date) => [
      day(date, { day: 'numeric', month: 'long' }),
      day(date, { day: 'numeric', month: 'long', year: 'numeric' }),
      day(date, { weekday: 'long', day: 'numeric', month: 'long' }).replace(',', ''),
      day(date, { day: '2-digit', month: '2-digit', year: 'numeric' }),
    ],
    ago(days) {
      if (days < 3) return ['hoy', 'ayer', 'anteayer'][days] ?? ''
      if (days === 7) return 'hace una semana'
      return days === 14 ? 'hace dos semanas' : `hace ${days} días`
    },
    number(value) {
      const plain = value.toLocaleString('es-ES')
      if (value < 1000) return [plain]
      const near = roundedTo(2, value, Math.round)
      return [
        plain,
        `${near > value ? 'casi' : 'cerca de'} ${near.toLocaleString('es-ES')}`,
        compact.format(value),
      ]
    },
    score: (value) => value.toLocaleString('es-ES', { maximumFractionDigits: 1 }),
    percent: (value) => `${value} %`,
    ordinal: (place) => ordinals[place - 1] ?? '',
    platform: {
      reddit: ['Reddit'],
      x: ['X', 'X', 'X (antes Twitter)', 'Twitter'],
      youtube: ['YouTube'],
      facebook: ['Facebook'],
      instagram: ['Instagram'],
    },
    user: {
      reddit: ['un usuario de Reddit', 'alguien en Reddit', 'una persona en Reddit'],
      x: ['un usuario de X', 'alguien en X', 'una persona en X'],
      youtube: ['un usuario de YouTube', 'alguien en YouTube', 'una persona en YouTube'],
      facebook: ['un usuario de Facebook', 'alguien en Facebook', 'una persona en Facebook'],
      instagram: ['un usuario de Instagram', 'alguien en Instagram', 'una persona en Instagram'],
    },
    metric: {
      score: ['{n} votos positivos', '{n} puntos'],
      comments: ['{n} comentarios'],
      likes: ['{n} me gusta', '{n} likes'],
      reposts: ['{n} reposts', '{n} retuits'],
      replies: ['{n} respuestas'],
      views: ['{n} visualizaciones', '{n} vistas'],
      reactions: ['{n} reacciones'],
      shares: ['{n} compartidos'],
    },
    status: {
      new: ['es nuevo', 'es una novedad', 'acaba de aparecer', 'es de aparición reciente'],
      rising: ['va en aumento', 'está creciendo', 'va a más', 'gana fuerza', 'está al alza'],
      steady: ['se mantiene estable', 'sigue estable', 'se mantiene igual', 'apenas varía'],
      fading: ['va a menos', 'está bajando', 'pierde fuerza', 'está a la baja', 'está perdiendo interés'],
    },
    steep: {
      up: ['se ha disparado', 'está creciendo con mucha fuerza', 'sube muy rápido', 'está en pleno auge'],
      down: ['se ha desplomado', 'está cayendo en picado', 'baja muy rápido', 'casi ha desaparecido'],
    },
    intent: {
      problem: 'describen un problema',
      question: 'plantean una pregunta',
      wish: 'expresan un deseo o una petición',
      praise: 'son elogios',
      comparison: 'hacen una comparación',
      leaving: 'hablan de darse de baja, devolver el producto o cambiar de marca',
      hazard: 'avisan de un peligro',
    },
  },
  templates: {
    post_literal: [
      'El {date}, {author} escribió en {platform}: {quote} ({ref}).',
      '{author} publicó en {platform} el {date} lo siguiente: {quote} ({ref}).',
      'Un ejemplo es la publicación de {author} en {platform} del {date}: {quote} ({ref}).',
      'En una publicación del {date}, {author} dice {quote} ({platform}, {ref}).',
      'La publicación de {author} menciona a {company} y dice {quote} ({ref}).',
      '{author} escribe {quote} en una publicación que tiene {metric} ({ref}).',
      '{user} escribió {ago}: {quote} (fuente: {ref}).',
      '- {author} en {platform}, {date}: {quote} ({ref})',
    ],
    altered_quotation: [
      '{author} lo dice así: {quote} ({ref}).',
      'En palabras de {author}, {quote} ({ref}).',
      '{quote}, escribió {author} en {platform} ({ref}).',
      'La publicación de {author} incluye la frase {quote} ({ref}).',
      '{user} lo explica así: {quote} ({ref}).',
      'Cita textual de {author}, del {date}: {quote} ({ref})',
    ],
    misplaced_quotation: [
      '{ref} dice: {quote}.',
      'En {ref}, {author} escribe {quote}.',
      'En la publicación del {date} se lee esta frase: {quote} ({ref}).',
      '{author} lo cuenta así en {platform}: {quote} ({ref}).',
      'Esto es lo que publicó {author}: {quote} ({ref}).',
      '{user} cuenta que {quote} ({ref}).',
    ],
    invented_id: [
      '{author} escribió {quote} (véase {ref}).',
      '{quote} (fuente: {ref})',
      'La cita {quote} procede de {ref}.',
      'Se puede ver en {ref}, donde {author} escribe {quote}.',
      '{author} publicó {ref} en {platform} el {date}.',
    ],
    wrong_platform: [
      'En {platform}, {author} escribió {quote} ({ref}).',
      '{author} publicó esto en {platform}: {quote} ({ref}).',
      '{user} escribió {quote} ({ref}).',
      'Este mensaje viene de {platform}: {quote} ({ref}).',
      '{quote} ({author} en {platform}, {ref})',
      'El {date}, {user} publicó {quote} ({ref}).',
    ],
    wrong_author: [
      '{author} escribe: {quote} ({ref}).',
      '{ref} es de {author}.',
      'La publicación del {date} la escribió {author} ({ref}).',
      'En {platform}, {author} se expresa así: {quote} ({ref}).',
      'El autor de {ref} es {author}.',
    ],
    wrong_date: [
      'El {date}, {author} publicó {quote} ({ref}).',
      '{author} escribió {ago}: {quote} ({ref}).',
      '{ref} se publicó el {date}.',
      '{ref} es del {date}.',
      'El mensaje se publicó {ago} en {platform}: {quote} ({ref}).',
      '{user} escribió el {date}: {quote} ({ref}).',
    ],
    wrong_metric: [
      'La publicación tiene {metric} ({ref}).',
      '{ref} ha recibido {metric}.',
      '{author} escribió {quote} y obtuvo {metric} ({ref}).',
      'En {platform}, el mensaje de {author} lleva {metric} ({ref}).',
      '- {quote} ({author}, {metric}, {ref})',
    ],
    wrong_number_word: [
      'La publicación de {author} ha recibido {metricInWords} ({ref}).',
      '{author} escribió {quote} y consiguió {metricInWords} ({ref}).',
      'Hasta ahora, la publicación tiene {metricInWords} ({ref}).',
      'El mensaje del {date} acumula {metricInWords} ({ref}).',
    ],
    wrong_company: [
      '{author} menciona a {company} ({ref}).',
      'En {ref} se menciona a {company}.',
      'En una publicación en la que aparece {company}, {author} escribe {quote} ({ref}).',
      '{author} nombra a {company} y escribe {quote} ({ref}).',
      'En {platform}, {author} mencionó a {company} el {date} ({ref}).',
      'El nombre de {company} aparece en la publicación de {author} ({ref}).',
    ],
    negation: [
      '{ref} <no |>dice {quote}.',
      '{ref} <no |>es de {author}.',
      'El mensaje <no |>se publicó en {platform} ({ref}).',
      'La publicación <no llega a|tiene> {metric} ({ref}).',
    ],
    opposite: [
      '{author} <está muy contento con el producto|escribe {quote}> ({ref}).',
      '{user} <dice que todo funciona de maravilla|dice {quote}> ({ref}).',
      'En {ref}, {author} <recomienda el producto a todo el mundo|escribe {quote}>.',
      'En {platform}, {author} <elogió la calidad|publicó {quote}> ({ref}).',
      'El {date}, {author} <dio las gracias por el buen servicio|escribió {quote}> ({ref}).',
      '{author} <no ha tenido ningún problema|lo cuenta así: {quote}> ({ref}).',
    ],
    quantifier: [
      'En {platform}, <todo el mundo|{author}> escribe {quote} ({ref}).',
      '<La mayoría de los clientes dice|Un cliente dice> {quote} ({ref}).',
      '{author} escribe {quote} ({ref})<, igual que cientos de clientes más|>.',
      '{quote} ({ref})<, y muchos otros dicen lo mismo|>.',
      '<Casi todos los usuarios de {platform} escriben|Un usuario de {platform} escribe> {quote} ({ref}).',
      '{author}<, como todos los demás clientes,|> dice {quote} ({ref}).',
    ],
    superlative: [
      '{author} escribió <el mensaje más duro de la semana|en {platform}>: {quote} ({ref}).',
      '{quote} es <el mayor problema de los clientes|una frase de {author}> ({ref}).',
      '{ref} es <la peor reseña hasta ahora|una publicación de {author}>: {quote}.',
      'El {date}, {author} publicó <la queja más grave hasta la fecha|esto>: {quote} ({ref}).',
      '<Lo que más molesta a los clientes es|En {platform}, {author} escribe> {quote} ({ref}).',
    ],
    cause: [
      '{author} escribe {quote} ({ref})<, porque se cambió de proveedor|>.',
      '<Debido a la subida de precios,|El {date},> {author} escribió {quote} ({ref}).',
      '{quote} ({author}, {ref})<, y por eso bajan las ventas|>.',
      'En {ref}, {author} dice {quote}<, a causa de la última actualización|>.',
      'La publicación dice {quote} ({ref})<; el motivo es el nuevo embalaje|>.',
      '<Por la falta de control de calidad,|En {platform},> {author} escribe {quote} ({ref}).',
    ],
    opinion: [
      '{author} escribe {quote} ({ref})<, y tiene toda la razón|>.',
      '<Por desgracia,|El {date},> {author} escribió {quote} ({ref}).',
      '{quote} ({ref})<, algo que deberíamos tomarnos en serio|>.',
      '{author}<, que seguramente exagera,|> dice {quote} ({ref}).',
      'En una <excelente |>publicación en {platform}, {author} escribe {quote} ({ref}).',
      'En {platform}, {author} <se queja sin motivo|escribe>: {quote} ({ref}).',
    ],
    trend_literal: [
      '{trend} tiene {mentions} publicaciones de {authors} autores y una puntuación de {score}.',
      '{trend} {status}, con {mentions} publicaciones de {authors} personas.',
      'En el puesto {placeNumber} está {trend}, con una puntuación de {score}.',
      'La primera publicación sobre {trend} es del {firstDay} y la última, del {lastDay}.',
      'De las {mentions} publicaciones sobre {trend}, {platformPosts} ({platformPercent}) son de {platform}.',
      '{trend} tiene más publicaciones que {other} y {status}.',
      'Entre el {firstDay} y el {lastDay} hubo {mentions} publicaciones sobre {trend}.',
      '- {trend}: {mentions} publicaciones, {authors} autores, puntuación {score}',
    ],
    wrong_score: [
      '{trend} obtiene {score} puntos sobre 100.',
      'Con una puntuación de {score}, {trend} ocupa el {place} puesto.',
      'El tema {trend} alcanza una puntuación de {score}.',
      '- {trend} (puntuación: {score}; {mentions} publicaciones)',
    ],
    wrong_figure: [
      '{trend} tiene {mentions} publicaciones.',
      'Hay {mentions} publicaciones de {authors} autores sobre {trend}.',
      '{authors} personas han escrito sobre {trend}.',
      '{trend} se ha mencionado {mentions} veces.',
      '{trend} aparece en {mentions} mensajes.',
      'Hasta ahora, {authors} usuarios han hablado de {trend}.',
      '- {trend}: {mentions} publicaciones, {authors} autores',
    ],
    wrong_status: [
      'En este momento, {trend} {status}.',
      '{trend} {status} y tiene una puntuación de {score}.',
      'Con {mentions} publicaciones, {trend} {status}.',
      'Según nuestros datos, {trend} {status}.',
    ],
    wrong_direction: [
      '{trend} {status} (puntuación: {score}).',
      'Los datos muestran que {trend} {status}.',
      'En cuanto a {trend}, el tema {status}.',
      '{trend}, con {authors} autores, {status}.',
      '{trend}, número {placeNumber} de la lista, {status}.',
    ],
    wrong_rank: [
      '{trend} está en {place} lugar.',
      '{trend} es el tema más comentado.',
      'Ningún otro tema se menciona tanto como {trend}.',
    ],
    wrong_trend_platform: [
      'En {platform} se habla de {trend}.',
      '{trend} se ha mencionado en {platform}.',
      'Hay al menos una publicación sobre {trend} en {platform}.',
      '{platform} está entre las plataformas donde aparece {trend}.',
    ],
    wrong_comparison: [
      '{trend} tiene más publicaciones que {other}.',
      '{trend} se ha mencionado más veces que {other}.',
      'Más personas han escrito sobre {trend} que sobre {other}.',
      '{other} tiene menos publicaciones que {trend}.',
      'En comparación con {other}, {trend} tiene más autores.',
    ],
    wrong_trend_number_word: [
      '{authorsInWords} usuarios han escrito sobre {trend}.',
      '{trend} se menciona en {mentionsInWords} mensajes de {authorsInWords} autores.',
      'Hemos encontrado {mentionsInWords} mensajes sobre {trend}.',
      '{trend} {status} y tiene {mentionsInWords} mensajes.',
    ],
    wrong_day: [
      '{trend} apareció por primera vez el {firstDay}.',
      'La primera mención de {trend} fue el {firstDay} y la más reciente, el {lastDay}.',
    ],
    wrong_share: [
      '{platformPosts} de las {mentions} publicaciones sobre {trend} son de {platform}.',
      'De las {mentions} publicaciones sobre {trend}, {platformPosts} están en {platform}.',
      'En {platform} hay {platformPosts} publicaciones sobre {trend}, de un total de {mentions}.',
    ],
    wrong_intent: [
      'De las publicaciones sobre {trend}, el {intentPercent} {intent}.',
      'De los {mentions} mensajes sobre {trend}, {intentPosts} {intent}.',
      'En total, {intentPosts} publicaciones sobre {trend} {intent}.',
      'En el caso de {trend}, {intentPosts} de {mentions} mensajes {intent}.',
    ],
  },
}
