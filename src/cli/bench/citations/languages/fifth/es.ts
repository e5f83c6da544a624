import type { Language } from '../../wording.ts'
import { es as known } from '../es/index.ts'

const weekdays = ['domingo', 'lunes', 'martes', 'miércoles', 'jueves', 'viernes', 'sábado']
const months =
  'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre'.split(' ')
const places = 'primer segundo tercer cuarto quinto sexto séptimo octavo noveno décimo'.split(' ')

export const es: Language = {
  wording: {
    ...known.wording,
    quote: (text) => [`«${text}»`, `“${text}”`, `"${text}"`],
    date(day) {
      const [date, year] = [day.getUTCDate(), day.getUTCFullYear()]
      const month = months[day.getUTCMonth()] ?? ''
      return [
        `${date} de ${month}`,
        `${weekdays[day.getUTCDay()]} ${date} de ${month}`,
        `${date}/${day.getUTCMonth() + 1}/${year}`,
        `${date} de ${month} de ${year}`,
      ]
    },
    ago(days) {
      if (days < 3) return ['hoy', 'ayer', 'anteayer'][days] ?? ''
      if (days === 7) return 'hace una semana'
      if (days % 7 === 0) return `hace ${known.wording.inWords(days / 7)} semanas`
      return `hace ${days < 11 ? known.wording.inWords(days) : days} días`
    },
    number(value) {
      const plain = value.toLocaleString('es-ES')
      if (value < 1000) return [plain]
      return [plain, `alrededor de ${Number(value.toPrecision(2)).toLocaleString('es-ES')}`, String(value)]
    },
    score: (value) => String(value).replace('.', ','),
    percent: (value) => `${value} por ciento`,
    ordinal: (place) => places[place - 1] ?? '',
    platform: {
      reddit: ['Reddit'],
      x: ['X', 'X (antes Twitter)', 'X, la antigua Twitter'],
      youtube: ['YouTube'],
      facebook: ['Facebook'],
      instagram: ['Instagram'],
    },
    user: {
      reddit: ['un cliente en Reddit', 'una usuaria en Reddit', 'un miembro de Reddit'],
      x: ['un cliente en X', 'una persona en X', 'un tuitero'],
      youtube: ['un cliente en YouTube', 'una persona en YouTube', 'un usuario en YouTube'],
      facebook: ['una clienta en Facebook', 'una persona en Facebook', 'un usuario en Facebook'],
      instagram: ['un cliente en Instagram', 'una persona en Instagram', 'un usuario en Instagram'],
    },
    metric: {
      score: ['{n} puntos', 'una puntuación de {n}'],
      comments: ['{n} comentarios', 'un total de {n} comentarios'],
      likes: ['{n} me gusta', '{n} «me gusta»', '{n} likes'],
      reposts: ['{n} reposts', '{n} retuits'],
      replies: ['{n} respuestas', 'un total de {n} respuestas'],
      views: ['{n} visualizaciones', '{n} visitas'],
      reactions: ['{n} reacciones', 'un total de {n} reacciones'],
      shares: ['{n} compartidos', 'un total de {n} compartidos'],
    },
    status: {
      new: ['es un tema nuevo', 'ha aparecido hace poco', 'acaba de entrar en la lista', 'consta como nuevo'],
      rising: ['va en aumento', 'gana fuerza', 'está cobrando impulso', 'sigue una tendencia al alza'],
      steady: ['se mantiene', 'permanece sin cambios', 'se mueve en niveles similares', 'apenas varía'],
      fading: ['pierde fuerza', 'va a menos', 'está remitiendo', 'sigue una tendencia a la baja'],
    },
    steep: {
      up: ['se ha disparado', 'se ha hecho viral', 'crece a un ritmo vertiginoso', 'ha explotado'],
      down: ['se ha desplomado', 'ha caído en picado', 'prácticamente ha desaparecido', 'se ha apagado'],
    },
    intent: {
      problem: 'relatan un problema',
      question: 'plantean una duda',
      wish: 'expresan una petición o un deseo',
      praise: 'expresan elogios',
      comparison: 'establecen una comparación',
      leaving: 'hablan de darse de baja o de cambiarse',
      hazard: 'avisan de un riesgo para la seguridad',
    },
  },
  templates: {
    post_literal: [
      '- **{author}** ({platform}, {date}): {quote} – {ref}',
      'En un mensaje publicado en {platform} el {date}, {author} afirma: {quote} (véase {ref}).',
      'Sirva de ejemplo lo que cuenta {author} en {ref}: {quote}.',
      '| {date} | {platform} | {author} | {quote} | {ref} |',
      'El autor de {ref} es {author} y en el texto se lee {quote}.',
      'El {date}, {author} se expresaba así: {quote} ({ref}, {metric}).',
    ],
    altered_quotation: [
      '- {quote} – {author}, {platform} ({ref})',
      'Así lo describe un cliente: {quote} (fuente: {ref}).',
      '{quote}, relata {author} en {ref}.',
      'El mensaje [{ref}] dice textualmente {quote}.',
      'Una publicación en {platform} reza {quote} ({author}, {ref}).',
    ],
    misplaced_quotation: [
      '{author} lo expone así en {ref}: {quote}.',
      'La publicación {ref} contiene la frase {quote}.',
      '{quote} (testimonio de un cliente, {platform}, {ref})',
      'Por ejemplo, {author} afirma {quote} [{ref}].',
      'El pasaje {quote} procede de {ref}, publicado por {author}.',
    ],
    invented_id: [
      '{quote} (ID del mensaje: {ref})',
      'Véase {ref}, donde {author} dice {quote}.',
      '- {date}, {platform}, {ref}: {quote}',
      'Una de las publicaciones en que nos basamos es {ref}: {quote}.',
      '{author} escribió {quote}; el mensaje está registrado como {ref}.',
    ],
    wrong_platform: [
      '{quote} – publicado en {platform} ({ref})',
      '{ref} se publicó en {platform}.',
      '{author} recurrió a {platform} para decir {quote} ({ref}).',
      'Lo siguiente lo escribe {user}: {quote} [{ref}].',
      '{quote}, comenta {user} ({ref}).',
    ],
    wrong_author: [
      'El mensaje {ref} lo escribió {author}.',
      '{quote} (por {author}, {ref})',
      'Detrás de {ref} está {author}, que dice {quote}.',
      '- {author}: {quote} ({platform}, {ref})',
      'Estas palabras son de {author}: {quote} [{ref}].',
      '{quote}, según publicó {author} en {platform} ({ref}).',
    ],
    wrong_date: [
      '{ref} fue publicado el {date}.',
      'La frase {quote} se escribió el {date} ({ref}).',
      'El {date}: {author} escribe {quote} [{ref}]',
      '{ago}, {author} escribió {quote} ({ref}).',
      'El {date}, un cliente contaba en {platform}: {quote} ({ref}).',
      'Con fecha del {date}, {author} decía {quote} ({ref}).',
    ],
    wrong_metric: [
      'La publicación de {author} tiene {metric} ({ref}).',
      'Hasta la fecha, {ref} ha recibido {metric}.',
      '- {quote} – {author}, {metric} [{ref}]',
      'En el momento de la recogida de datos, {ref} tenía {metric}.',
      '{author} logró {metric} al escribir {quote} ({ref}).',
    ],
    wrong_number_word: [
      '{ref} acumula {metricInWords}.',
      'La publicación {ref} recibió {metricInWords}.',
      'Hemos registrado {metricInWords} para {ref}.',
      'Con esto consiguió {author} {metricInWords}: {quote} ({ref}).',
      'Hasta ahora, {ref} cuenta con {metricInWords}.',
    ],
    wrong_company: [
      'En {ref} se cita expresamente a {company}.',
      '{author} menciona a {company} y escribe {quote} ({ref}).',
      '- {company}: {author} dice en {platform} {quote} ({ref})',
      'En un mensaje que nombra a {company}, {author} dice {quote} ({ref}).',
      '{company} es la empresa a la que alude {author} en {ref}.',
      'Opinión de un cliente acerca de {company}: {quote} ({author}, {ref})',
    ],
    negation: [
      'El mensaje {ref} <no |>es de {author}.',
      '{author} <nunca |>dijo {quote} ({ref}).',
      'La frase {quote} <no |>forma parte de {ref}.',
      '<No hay ningún|Hay un> mensaje de {author} que <diga|dice> {quote} ({ref}).',
      '{ref} <todavía no |>llega a {metric}.',
    ],
    opposite: [
      '{author} <no tiene ninguna queja|escribió {quote}> ({ref}).',
      'En {ref}, {author} <recomienda el producto a todo el mundo|relata {quote}>.',
      '{author} <está totalmente satisfecho|publicó {quote}> ({ref}).',
      'Según {ref}, <todo funciona como es debido|{quote}>.',
      'El cliente <no señala incidencia alguna|señala {quote}> ({platform}, {ref}).',
    ],
    quantifier: [
      '<Los clientes coinciden de forma unánime:|{author} dice:> {quote} ({ref}).',
      '<Decenas de usuarios cuentan|Un usuario cuenta en {platform}> {quote} ({ref}).',
      '{author} escribió {quote}<, y el resto del hilo piensa lo mismo|> ({ref}).',
      '<Todas las reseñas concluyen|El {date}, {author} escribió> {quote} [{ref}].',
      '{ref} <habla por la mayoría de los clientes: |dice >{quote}.',
    ],
    superlative: [
      '<La queja más frecuente es|El mensaje dice> {quote} ({ref}).',
      '<El mayor problema de los clientes:|Publicado por {author}:> {quote} ({ref})',
      'En {ref}<, el mensaje más leído sobre el asunto,|> se dice {quote}.',
      '{author} escribió {quote}<, la crítica más contundente de todo el conjunto|> ({ref}).',
      '<Lo peor de todo:|El {date}:> {author} escribió {quote} ({ref}).',
    ],
    cause: [
      '{author} escribió {quote}<, porque la empresa recortó en calidad|> ({ref}).',
      '<A consecuencia de la última actualización,|En {platform},> {author} contó {quote} ({ref}).',
      '{quote} ({author}, {ref})<, algo que se explica por un control de calidad deficiente|>.',
      '<Debido a la falta de personal,|En {ref},> {author} escribió {quote}<, véase {ref}|>.',
      '{author} publicó {quote} ({ref})<, lo que llevó a muchos clientes a darse de baja|>.',
    ],
    opinion: [
      '<Con toda la razón,|En {platform},> {author} dice {quote} ({ref}).',
      '{author} escribió {quote}<, lo cual debería preocupar al equipo de producto|> ({ref}).',
      '<Una afirmación alarmante|Una afirmación> de {author}: {quote} ({ref}).',
      '{quote} ({ref})<, algo inaceptable a este precio|>.',
      '{author} <argumenta de forma convincente:|escribe:> {quote} ({ref}).',
    ],
    trend_literal: [
      '- {trend}: {mentions} menciones de {authors} autores (puntuación: {score})',
      '{trend} ocupa el puesto {placeNumber}, con {mentions} mensajes de {authors} autores distintos.',
      'La puntuación de {trend} es de {score}; {authors} personas han escrito al respecto.',
      'Según los últimos datos, {trend} {status}.',
      '| {placeNumber}.º | {trend} | puntuación {score} | {mentions} mensajes | {authors} autores |',
      'Entre el {firstDay} y el {lastDay} se publicaron {mentions} mensajes sobre {trend}.',
      'De los {mentions} mensajes sobre {trend}, {platformPosts} se publicaron en {platform}.',
    ],
    wrong_score: [
      'La tendencia {trend} obtiene {score} puntos.',
      '- {trend} (puntuación: {score})',
      'La puntuación que damos a {trend} es {score}.',
      'Con {mentions} menciones, {trend} logra una puntuación de {score}.',
    ],
    wrong_figure: [
      '{authors} personas distintas han escrito sobre {trend}.',
      'Hasta ahora, {mentions} mensajes mencionan {trend}.',
      '- {trend} ({mentions} mensajes, {authors} autores)',
      'El tema {trend} se planteó en {mentions} publicaciones.',
      '{trend} suma {mentions} menciones por parte de {authors} autores.',
      'Sobre {trend} hay **{mentions}** mensajes, procedentes de **{authors}** cuentas.',
    ],
    wrong_status: [
      '{trend} {status}, a la vista de las cifras más recientes.',
      'Nuestros datos indican que {trend} {status}.',
      'Ahora mismo, {trend} {status}.',
      'Vemos que {trend} {status}.',
      '- {trend} {status} ({mentions} mensajes).',
    ],
    wrong_direction: [
      'Si atendemos al volumen, {trend} {status}.',
      '{trend} {status}: {mentions} menciones por ahora.',
      'Para el informe semanal conviene anotar que {trend} {status}.',
      'En resumen, {trend} {status}.',
    ],
    wrong_rank: [
      '{trend} aparece en {place} lugar.',
      '- N.º {placeNumber}: {trend}',
      'El tema más mencionado es {trend}.',
      'Ningún otro tema reúne tantos mensajes como {trend}.',
      '{trend} figura en la posición {placeNumber} de la clasificación.',
    ],
    wrong_trend_platform: [
      'En {platform} se debate sobre {trend}.',
      'Parte de los mensajes sobre {trend} procede de {platform}.',
      'Se han encontrado menciones de {trend} en {platform}.',
      'La gente comenta {trend} en {platform}.',
      '{platform} es uno de los sitios donde sale el tema {trend}.',
    ],
    wrong_comparison: [
      'Hay más mensajes sobre {trend} que sobre {other}.',
      '{trend} va por delante de {other} en la clasificación.',
      '{other} tiene una puntuación inferior a la de {trend}.',
      'En comparación con {other}, más personas mencionan {trend}.',
      'Por número de menciones, {other} es un tema menor que {trend}.',
    ],
    wrong_trend_number_word: [
      '{authorsInWords} autores han escrito sobre {trend}.',
      'Sobre {trend} hay {mentionsInWords} mensajes.',
      'El tema {trend} sale en {mentionsInWords} mensajes de {authorsInWords} autores.',
      'Son {authorsInWords} los autores que hablan de {trend}.',
    ],
    wrong_day: [
      'El primer mensaje sobre {trend} se publicó el {firstDay}.',
      'Detectamos {trend} por primera vez el {firstDay}.',
      'El último mensaje sobre {trend} es del {lastDay}.',
      '- {trend}: visto por primera vez el {firstDay} y por última el {lastDay}',
    ],
    wrong_share: [
      '{platformPosts} de las {mentions} menciones de {trend} se hicieron en {platform}.',
      '{platform} concentra el {platformPercent} de todos los mensajes sobre {trend}.',
      'Con {platformPosts} mensajes, {platform} representa el {platformPercent} de las menciones de {trend}.',
      'El peso de {platform} en {trend} es del {platformPercent}.',
      '- {trend}: {platformPosts} de {mentions} mensajes en {platform}',
    ],
    wrong_intent: [
      '{intentPosts} de los {mentions} mensajes sobre {trend} {intent}.',
      'Alrededor del {intentPercent} de las menciones de {trend} {intent}.',
      'Por lo que respecta a {trend}, {intentPosts} mensajes {intent}.',
      'De {mentions} mensajes sobre {trend}, {intentPosts} {intent}.',
    ],
  },
}
