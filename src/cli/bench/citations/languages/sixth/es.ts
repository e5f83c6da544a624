import type { Language } from '../../wording.ts'
import { es as known } from '../es/index.ts'
import { roundedTo } from './numerals.ts'

const weekdays = ['domingo', 'lunes', 'martes', 'miércoles', 'jueves', 'viernes', 'sábado']
const months =
  'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre'.split(' ')
const shortMonths = 'ene. feb. mar. abr. may. jun. jul. ago. sept. oct. nov. dic.'.split(' ')
/** As they precede «posición». */
const places = 'primera segunda tercera cuarta quinta sexta séptima octava novena décima'.split(' ')

export const es: Language = {
  wording: {
    ...known.wording,
    quote: (text) => [`“${text}”`, `«${text}»`, `_“${text}”_`],
    date(day) {
      const [date, month, year] = [day.getUTCDate(), day.getUTCMonth(), day.getUTCFullYear()]
      const [name = '', short = '', weekday = ''] = [
        months[month],
        shortMonths[month],
        weekdays[day.getUTCDay()],
      ]
      return [
        `${weekday}, ${date} de ${name}`,
        `${date} de ${short} de ${year}`,
        `${weekday} ${date}/${month + 1}`,
        `${date}-${month + 1}-${year}`,
        `${date} de ${name} del ${year}`,
      ]
    },
    ago(days) {
      if (days < 3) return ['hoy mismo', 'ayer', 'antes de ayer'][days] ?? ''
      if (days > 7 && days % 7 === 0) return `hace ${days / 7} semanas`
      return `hace ${days} días`
    },
    number(value) {
      const plain = value.toLocaleString('es-ES')
      if (value < 1000) return [plain]
      const [near, floor] = [roundedTo(2, value, Math.round), roundedTo(2, value, Math.floor)]
      return [
        plain,
        `cerca de ${near.toLocaleString('es-ES')}`,
        floor < value ? `algo más de ${floor.toLocaleString('es-ES')}` : plain,
        value >= 2000 && value < 1e6
          ? `${(Math.round(value / 100) / 10).toLocaleString('es-ES')} mil`
          : plain,
      ]
    },
    score: (value) => value.toFixed(1).replace('.', ','),
    percent: (value) => `${value}\u00a0%`,
    ordinal: (place) => places[place - 1] ?? '',
    platform: {
      reddit: ['Reddit'],
      x: ['X', 'X (Twitter)', 'Twitter (ahora X)'],
      youtube: ['YouTube', 'YouTube', 'YT'],
      facebook: ['Facebook', 'Facebook', 'FB'],
      instagram: ['Instagram', 'Instagram', 'IG'],
    },
    user: {
      reddit: ['una cuenta en Reddit', 'un usuario de la red Reddit', 'una redditora'],
      x: ['una cuenta en X', 'un usuario de la red X', 'una tuitera'],
      youtube: ['una cuenta en YouTube', 'un usuario de la red YouTube', 'una usuaria de YT'],
      facebook: ['una cuenta en Facebook', 'un usuario de la red Facebook', 'una usuaria de FB'],
      instagram: ['una cuenta en Instagram', 'un usuario de la red Instagram', 'una usuaria de IG'],
    },
    metric: {
      score: ['{n} upvotes', '{n} puntos de karma'],
      comments: ['{n} comentarios', '{n} comentarios de usuarios'],
      likes: ['{n} likes', '{n} Me gusta'],
      reposts: ['{n} reposts', '{n} RT'],
      replies: ['{n} respuestas', '{n} tuits de respuesta'],
      views: ['{n} visualizaciones', '{n} vistas'],
      reactions: ['{n} reacciones', '{n} reacciones de usuarios'],
      shares: ['{n} compartidos', '{n} compartidos de usuarios'],
    },
    status: {
      new: [
        'aparece por primera vez',
        'se estrena en la lista',
        'es de los recién llegados',
        'cuenta como nuevo',
      ],
      rising: [
        'apunta hacia arriba',
        'suma cada vez más mensajes',
        'está en fase de crecimiento',
        'va ganando tamaño',
      ],
      steady: ['ni sube ni baja', 'no se mueve', 'sigue en la misma línea', 'conserva su nivel'],
      fading: [
        'apunta hacia abajo',
        'suma cada vez menos mensajes',
        'está en fase de retroceso',
        'va perdiendo tamaño',
      ],
    },
    steep: {
      up: ['sube como la espuma', 'se ha multiplicado', 'está en boca de todos', 'inunda las redes'],
      down: ['ha caído a plomo', 'está muerto y enterrado', 'se ha esfumado', 'ha enmudecido de golpe'],
    },
    intent: {
      problem: 'hablan de un problema',
      question: 'son preguntas',
      wish: 'piden que se añada o se cambie algo',
      praise: 'tienen palabras de elogio',
      comparison: 'ponen un producto frente a otro',
      leaving: 'anuncian una baja o un cambio de marca',
      hazard: 'mencionan un peligro',
    },
  },
  templates: {
    post_literal: [
      '• {platform} · {author} · {date} · {quote} · {ref}',
      'Lo que {author} puso en {platform} el {date} fue esto: {quote} ({ref}).',
      'Con la referencia {ref} consta un mensaje que {author} publicó en {platform} el {date} y en el que se lee {quote}.',
      'Canal: {platform} / Autor: {author} / Fecha: {date} / Mensaje: {ref} / Cita: {quote}',
      'Para que conste: {quote} es de {author} ({platform}, {date}, {ref}).',
      'En {ref}, firmado por {author}, sale el nombre de {company}; también se lee {quote}.',
      'Ya con {metric}, {ref} recoge estas palabras de {author}: {quote}.',
    ],
    altered_quotation: [
      'Copiado tal cual de {ref}: {quote}',
      'Así lo dejó escrito {author}: {quote} ({ref}).',
      '{quote}, tal y como lo formuló {author} en {platform} ({ref}).',
      'La frase {quote} la firma {user} ({ref}).',
      'Cita para la presentación: {quote} ({author}, {ref})',
    ],
    misplaced_quotation: [
      'Extraído de {ref}: {quote}',
      'Esto es lo que tenía que decir {author} el {date}: {quote} ({ref}).',
      'Quien abra {ref} leerá {quote}.',
      'Con las palabras {quote} se pronunció {author} en {platform} ({ref}).',
      'Frase de cliente para el informe: {quote} ({ref})',
    ],
    invented_id: [
      'La fuente de {quote} es {ref}.',
      'Para enlazar en el ticket: {ref}, de {author}, con el texto {quote}.',
      '• Evidencia [{ref}] → {quote}',
      'La afirmación {quote} tiene su origen en {ref}.',
      'Este punto lo respalda {ref} ({author}, {date}).',
      'El contador de {ref} marca {metric}.',
    ],
    wrong_platform: [
      'Canal: {platform}; mensaje: {ref}; cita: {quote}',
      'Fue en {platform} donde {author} escribió {quote} ({ref}).',
      'Lugar de publicación de {ref}: {platform}.',
      'Directo desde {platform}: {quote} ({author}, {ref}).',
      'Quien escribe {quote} es {user} ({ref}).',
      '{ref} se subió a {platform} y en él {author} escribe {quote}.',
    ],
    wrong_author: [
      'Firma de {ref}: {author}.',
      'Para responder a {ref} hay que dirigirse a {author}.',
      '{quote}: lo puso {author} el {date} ({ref}).',
      'Con el nombre de usuario {author} se publicó en {platform} {quote} ({ref}).',
      '{ref} (autor: {author}) incluye {quote}.',
      'Quien habla en {ref} es {author}.',
    ],
    wrong_date: [
      'Marca de tiempo de {ref}: {date}.',
      'El {date} es el día en que se subió {ref}.',
      '{quote}: lo escribió {author} {ago} ({ref}).',
      'Publicado el {date} → {quote} ({author}, {ref})',
      'El {date} se pudo leer en {platform}, de parte de {author}, {quote} ({ref}).',
      '{ref} se subió {ago}.',
    ],
    wrong_metric: [
      'Un vistazo a las cifras de {ref}: {metric}.',
      '{metric}: ese es el balance de {ref}.',
      'El mensaje en el que {author} dice {quote} tiene {metric} ({ref}).',
      '• {author} ({platform}) · {metric} · {quote} · {ref}',
      'En {platform}, el marcador de {ref} está en {metric}.',
      'Para {ref} figuran {metric}.',
    ],
    wrong_number_word: [
      'En total, {ref} se lleva {metricInWords}.',
      '{author} puso {quote} y recibió {metricInWords} ({ref}).',
      'Eco de {ref}: {metricInWords}.',
      'Lo que {author} publicó en {ref} le ha valido {metricInWords}.',
      'En la ficha de {ref} aparecen {metricInWords}.',
    ],
    wrong_company: [
      'Marca citada en {ref}: {company}.',
      '{company} sale con nombre propio en {ref}.',
      '{author} saca a colación a {company} y escribe {quote} ({ref}).',
      'Con mención a {company}: {quote} ({author}, {ref})',
      'El nombre {company} está en {ref}, mensaje de {author}.',
      '• {ref} · {company} · {author} · {quote}',
    ],
    negation: [
      'En {ref} se lee <de todo menos |>{quote}.',
      'Las palabras {quote} <en ningún momento |>fueron publicadas por {author} ({ref}).',
      'La firma de {ref} <no es|es> {author}.',
      'A {platform} <nunca llegó a subirse|se subió> {ref}.',
      '{ref} <no se subió|se subió> el {date}.',
      'Eso de que {ref} tiene {metric} es <falso|cierto>.',
    ],
    opposite: [
      '{author} <no tiene más que elogios|lo puso con estas palabras: {quote}> ({ref}).',
      'Lo que pone en {ref}: <el producto cumple lo que promete|{quote}>.',
      '<Cinco estrellas de parte de|Una frase de> {author}: <una compra perfecta|{quote}> ({ref}).',
      '{user} <asegura que nunca le ha fallado|puso {quote}> ({ref}).',
      'El {date}, {author} <dio el asunto por resuelto|dejó la frase {quote}> ({ref}).',
    ],
    quantifier: [
      '<En todos los canales se lee|En {platform} se lee, de {author},> {quote} ({ref}).',
      '{quote} ({ref}): <en eso coinciden los compradores|lo dice {author}>.',
      '<Infinidad de clientes han publicado|{author} ha publicado en {platform}> {quote} ({ref}).',
      '{quote}, se lee en el mensaje de {author} ({ref})<; ni un solo cliente lo ve de otro modo|>.',
      '<Prácticamente cualquiera que lo haya comprado|La cuenta {author}> lo dice así: {quote} ({ref}).',
    ],
    superlative: [
      '<Queja estrella del mes|Firmado por {author}>: {quote} ({ref})',
      'De {author} consta {quote} ({ref})<, y no hay nada más demoledor en todo el feed|>.',
      '<De todo lo recogido, lo más duro es|De {platform} llega la frase> {quote} ({ref}).',
      '{ref} es <con mucho el mensaje más importante del trimestre|un mensaje de {author}>: {quote}.',
      '<Lo que más molesta a los clientes es|Lo que escribe {author} es> {quote} ({ref}).',
    ],
    cause: [
      'El texto que dejó {author} contiene {quote} ({ref})<, cosa que se debe a la nueva fábrica|>.',
      '<Por culpa del rediseño,|Vía {platform},> {author} puso {quote} ({ref}).',
      '<La subida de precios empujó a {author} a publicar|Lo que {author} publicó fue> {quote} ({ref}).',
      '{quote}, en un mensaje que puso {author} ({ref})<; como consecuencia, aumentan las devoluciones|>.',
      'El {date}, {author} puso la frase {quote}<, un efecto del cambio de proveedor|> ({ref}).',
    ],
    opinion: [
      '{quote} es lo que llegó de {author} ({ref})<, y le debemos una disculpa|>.',
      '<De lectura obligada y muy acertado|Puesto en {platform} por {author}>: {quote} ({ref})',
      '{ref}<, por desgracia demasiado duro,|> trae {quote}.',
      '{author} <se pasa un poco de la raya|lo subió el {date}>: {quote} ({ref})',
      '{quote}: <un mensaje muy justo|un mensaje> de {author} ({ref}).',
      'La frase que dejó {author} es {quote}<, y producto tiene que arreglarlo ya|> ({ref}).',
    ],
    trend_literal: [
      '• {trend} · {mentions} mensajes · {authors} autores · puntuación {score} · n.º {placeNumber}',
      'Mensajes sobre {trend}: {mentions}; personas que los firman: {authors}; puntuación: {score}.',
      'Novedades sobre {trend}: el tema {status} y vamos por {mentions} mensajes de {authors} personas.',
      'Desde el primer mensaje, del {firstDay}, hasta el último, del {lastDay}, {trend} reunió {mentions} menciones.',
      'En la {place} posición, con puntuación {score}: {trend}.',
      'Por lo que toca a {trend}, {platformPosts} de {mentions} mensajes ({platformPercent}) salen de {platform}.',
      'Mejor puntuado que {other} está {trend}, con {score}.',
      'De todo lo escrito sobre {trend}, {intentPosts} mensajes {intent}.',
    ],
    wrong_score: [
      'La nota de {trend} es de {score}.',
      'En una escala de 0 a 100, {trend} queda en {score}.',
      'Para {trend}, el análisis arroja una puntuación de {score}.',
      '{trend} ({mentions} menciones, {authors} autores) lleva una puntuación de {score}.',
      '• {trend} → puntuación {score}',
      '{score}: esa es la puntuación de {trend}.',
    ],
    wrong_figure: [
      'Número de mensajes agrupados en {trend}: {mentions}.',
      'Detrás de {trend} hay {authors} autores diferentes.',
      'Se han pronunciado sobre {trend} {authors} personas, en {mentions} mensajes.',
      '• {trend} → {mentions} menciones / {authors} autores',
      'Sumándolo todo, se recogieron {mentions} mensajes acerca de {trend}.',
      'La cifra de menciones de {trend} asciende a {mentions}.',
    ],
    wrong_status: [
      'Evolución: {trend} {status}.',
      'Para el resumen de la semana: {trend} {status}.',
      'Por si alguien pregunta por {trend}: el tema {status}.',
      '{trend}, actualmente n.º {placeNumber}, {status}.',
      '{trend} {status}; llevamos {mentions} mensajes.',
    ],
    wrong_direction: [
      'Trayectoria de {trend}: el tema {status}.',
      '{trend} {status}, y eso con {mentions} menciones.',
      'Sobre la dirección: {trend} {status} (puntuación: {score}).',
      'El tema {trend}, del que hablan {authors} personas, {status}.',
      'Así está {trend}: el tema {status}.',
    ],
    wrong_rank: [
      'Ranking, n.º {placeNumber}: {trend}.',
      'La {place} plaza es de {trend}.',
      'Si se ordena la lista, {trend} queda en el número {placeNumber}.',
      'En menciones, {trend} va por delante de todos los demás temas.',
      'Sobre nada se publica tanto como sobre {trend}.',
      'La {place} posición de la lista la ocupa {trend}.',
    ],
    wrong_trend_platform: [
      'Canal donde aparece {trend}: {platform}.',
      'En {platform} hay gente sacando el tema {trend}.',
      'Al menos un mensaje sobre {trend} se publicó en {platform}.',
      '{trend} circula por {platform}.',
      '{platform} acoge mensajes sobre {trend}.',
    ],
    wrong_comparison: [
      'Son más las personas que hablan de {trend} que las que hablan de {other}.',
      'Cara a cara: {trend} tiene más mensajes y {other}, menos.',
      'Puntuación más alta: {trend}; puntuación más baja: {other}.',
      '{other} no llega a tantas menciones como {trend}.',
      'El número de autores es mayor en {trend} que en {other}.',
    ],
    wrong_trend_number_word: [
      'Recuento de {trend}: {mentionsInWords} mensajes.',
      'Un grupo de {authorsInWords} autores escribe sobre {trend}.',
      '{trend} ({mentionsInWords} mensajes, {authorsInWords} autores) {status}.',
      'Todo junto son {mentionsInWords} mensajes los que giran en torno a {trend}.',
      'Han escrito algo sobre {trend} {authorsInWords} usuarios.',
    ],
    wrong_day: [
      '{trend} se remonta al {firstDay}.',
      'Última actividad en {trend}: {lastDay}.',
      'El día uno de {trend} fue el {firstDay}.',
      '{trend}: todo empezó el {firstDay} y la mención más reciente es del {lastDay}.',
      'La primera vez que salió {trend} fue el {firstDay}.',
    ],
    wrong_share: [
      'Reparto de {trend} por plataformas: {platform} {platformPercent}.',
      'Peso de {platform} en los mensajes sobre {trend}: {platformPercent}.',
      'De los mensajes sobre {trend} (son {mentions}), {platform} pone {platformPosts}.',
      '{platform} se queda con {platformPosts} de los {mentions} mensajes sobre {trend}.',
      'Si se mira dónde se publica sobre {trend}, {platform} tiene el {platformPercent}.',
    ],
    wrong_intent: [
      'Reparto de {trend} por intención: {intentPosts} de {mentions} mensajes {intent}.',
      'Sobre {trend} cabe señalar que el {intentPercent} de los mensajes {intent}.',
      '{intentPosts} mensajes (el {intentPercent} de los de {trend}) {intent}.',
      'Quien lea los {mentions} mensajes sobre {trend} encontrará {intentPosts} que {intent}.',
      'Allí donde sale {trend}, {intentPosts} mensajes {intent}.',
    ],
  },
}
