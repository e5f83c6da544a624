import type { Language } from '../../wording.ts'
import { es as known } from '../es/index.ts'

const weekdays = ['domingo', 'lunes', 'martes', 'miércoles', 'jueves', 'viernes', 'sábado']
/** Shares that people say as a fraction. */
const fractions: Readonly<Record<number, string>> = {
  20: 'una quinta parte',
  25: 'una cuarta parte',
  33: 'un tercio',
  50: 'la mitad',
  67: 'dos tercios',
  75: 'tres cuartas partes',
}

export const es: Language = {
  wording: {
    ...known.wording,
    date(day) {
      const [date, month, year] = [day.getUTCDate(), day.getUTCMonth() + 1, day.getUTCFullYear()]
      const [long = ''] = known.wording.date(day)
      return [
        `${weekdays[day.getUTCDay()]} ${long}`,
        `${date}/${long.split(' ')[2]?.slice(0, 3)}/${year}`,
        // A day up to the twelfth may be read as the month.
        ...(date > 12 ? [`${date}.${month}.${year}`, `${date}/${month}`] : []),
      ]
    },
    ago(days) {
      if (days === 0) return 'hoy'
      if (days === 1) return 'ayer'
      return days === 7 ? 'hace justo una semana' : `hace ${known.wording.inWords(days)} días`
    },
    number: (value) => [
      value.toLocaleString('es-ES', { useGrouping: value >= 10_000 }),
      value.toLocaleString('en-US').replaceAll(',', '\u00A0'),
    ],
    score: (value) => value.toLocaleString('es-ES', { minimumFractionDigits: 1 }),
    /** With its article. */
    percent: (value) => fractions[value] ?? `el ${value} por ciento`,
    ordinal: (place) => (place === 1 || place === 3 ? `${place}.er` : `${place}.º`),
    platform: {
      ...known.wording.platform,
      x: ['X (antes Twitter)', 'X/Twitter'],
    },
    user: {
      reddit: ['un internauta en Reddit', 'una voz en Reddit', 'un participante de Reddit'],
      x: ['un internauta en X', 'una voz en X', 'un participante de Twitter'],
      youtube: ['un internauta en YouTube', 'una voz en YouTube', 'un participante de YouTube'],
      facebook: ['un internauta en Facebook', 'una voz en Facebook', 'un participante de Facebook'],
      instagram: ['un internauta en Instagram', 'una voz en Instagram', 'un participante de Instagram'],
    },
    metric: {
      score: ['{n} puntos en Reddit', 'un total de {n} puntos'],
      comments: ['{n} comentarios', 'un total de {n} comentarios'],
      likes: ['{n} likes', 'un total de {n} me gusta'],
      reposts: ['{n} reposts', 'un total de {n} retuits'],
      replies: ['{n} mensajes de respuesta', 'un total de {n} respuestas'],
      views: ['{n} visionados', 'un total de {n} visualizaciones'],
      reactions: ['{n} reacciones de Facebook', 'un total de {n} reacciones'],
      shares: ['{n} compartidos en Facebook', 'un total de {n} compartidos'],
    },
    status: {
      new: ['ha surgido hace poco', 'es de nueva aparición', 'acaba de entrar en escena'],
      rising: ['va hacia arriba', 'cobra fuerza', 'está en alza'],
      steady: ['permanece igual', 'se mantiene en su nivel', 'no registra variación'],
      fading: ['se va apagando', 'está en descenso', 'pierde intensidad'],
    },
    steep: {
      up: ['se ha desbordado', 'sube vertiginosamente', 'sube a toda máquina', 'es un fenómeno imparable'],
      down: ['se ha extinguido', 'ya es historia', 'se ha hundido', 'ha desaparecido del mapa'],
    },
    intent: {
      problem: 'se quejan de algo',
      question: 'plantean una duda',
      wish: 'manifiestan un deseo',
      praise: 'hablan bien de algo',
      comparison: 'comparan un producto con otro',
      leaving: 'hablan de cancelar o de irse',
      hazard: 'alertan de un peligro',
    },
  },
  templates: {
    post_literal: [
      'Testimonio de la muestra: {quote} ({author} en {platform}, {date}; fuente {ref}).',
      'La publicación identificada como {ref} la hizo {author} en {platform} el {date} y contiene la frase {quote}.',
      'Del feed: {quote} – {author} vía {platform} ({ref})',
      'Me encontré en {platform} con esto de {author}: {quote} ({ref}).',
      'id={ref}; plataforma={platform}; cuenta={author}; fecha={date}; texto={quote}',
      'Para el dosier de prensa: el {date}, {author} manifestó {quote} ({ref}; {metric}).',
    ],
    altered_quotation: [
      'La publicación de {author} está redactada así: {quote} ({ref}).',
      'Palabra por palabra, pone {quote} ({author}, {ref}).',
      'Transcribo {ref}: {quote}',
      'texto={quote}; id={ref}',
      'En un mensaje fechado el {date}, {user} escribe: {quote} ({ref}).',
    ],
    misplaced_quotation: [
      'Del perfil de {author}: {quote} ({ref}).',
      'La oración {quote} aparece en {ref}.',
      'Cita de usuario: {quote} (fuente {ref})',
      'Lo que {user} manifestó el {date} es {quote} ({ref}).',
      'En {platform}, {author} compartió {quote} ({ref}).',
    ],
    invented_id: [
      'Esto está documentado en {ref}: {quote}',
      'La fuente {ref}, escrita por {author}, contiene {quote}.',
      'id={ref}; texto={quote}',
      'Como puede verse en {ref}, {user} escribió {quote}.',
      'Las interacciones de {ref} ascienden a {metric}.',
    ],
    wrong_platform: [
      '{author} está en {platform} y allí escribe {quote} ({ref}).',
      'id={ref}; plataforma={platform}',
      'Esta declaración se hizo en {platform}: {quote} ({ref}).',
      'El {date}, {user} compartió lo siguiente: {quote} ({ref}).',
      'Publicado vía {platform}: {quote} (fuente {ref})',
      'Pueden encontrar {ref} en {platform}.',
    ],
    wrong_author: [
      'La cuenta que redactó {ref} es {author}.',
      'id={ref}; cuenta={author}',
      'A {author} le debemos {quote} ({ref}).',
      'Escrito y publicado por {author}: {quote} (fuente {ref})',
      'La cuenta {author} posteó {quote} en {platform} ({ref}).',
    ],
    wrong_date: [
      'La fecha de publicación de {ref} es el {date}.',
      'id={ref}; fecha={date}',
      'Fue el {date} cuando {author} compartió {quote} ({ref}).',
      'La publicación {ref} se hizo {ago}.',
      'Publicado {ago} por {author}: {quote} (fuente {ref})',
    ],
    wrong_metric: [
      'La publicación de {author} registró {metric} ({ref}).',
      'id={ref}; interacción: {metric}',
      'A día de hoy, {ref} suma {metric}.',
      '{quote} – {metric} ({author}, {ref})',
      'En {platform}, {ref} obtuvo {metric}.',
    ],
    wrong_number_word: [
      'La publicación de {author} registró {metricInWords} ({ref}).',
      'A día de hoy, {ref} suma {metricInWords}.',
      'En {platform}, {ref} obtuvo {metricInWords}.',
      '{quote} – {metricInWords} ({author}, {ref})',
      'Reunió {metricInWords}: {quote} (fuente {ref}).',
    ],
    wrong_company: [
      'La marca mencionada en {ref} es {company}.',
      'id={ref}; empresa={company}',
      '{user} se refiere a {company} en {ref}.',
      'Este va sobre {company}: {quote} ({author}, {ref}).',
      'En la publicación {ref}, {author} habla de {company}: {quote}',
    ],
    negation: [
      'La cuenta {author} <no |>publicó {ref} en {platform}.',
      'La oración {quote} <falta|está> en {ref}.',
      '{author} <desmiente haber escrito|es quien escribió> {quote} ({ref}).',
      '{ref} <no |>salió publicado el {date}.',
      '<No es cierto que {ref} recibiera|Es cierto que {ref} recibió> {metric}.',
    ],
    opposite: [
      'En {ref}, {author} <califica esto de mejor compra del año|escribe: {quote}>.',
      '{author} <es un cliente satisfecho|lo expresó así: {quote}> ({ref}).',
      'El {date}, {user} <solo tuvo palabras amables|escribió {quote}> ({ref}).',
      'De {author} llega <una reseña brillante|esta frase: {quote}> ({ref}).',
      'La publicación {ref} <confirma que todo está bien|contiene {quote}>.',
    ],
    quantifier: [
      'En {ref}, <todos los encuestados dicen|quien escribe dice> {quote}.',
      'En {platform}, <cientos de personas han escrito|{author} ha escrito> {quote} ({ref}).',
      '{author} escribió {quote}<, y nadie se opuso|> ({ref}).',
      '{quote} – <algo que siente la mitad de los usuarios|publicado el {date}> ({ref})',
      '<Solo un puñado de clientes dice|Un post del {date} dice> {quote} ({ref}).',
    ],
    superlative: [
      'El {date}, <la voz más influyente, {author},|{author}> escribió {quote} ({ref}).',
      '<La principal conclusión del estudio|Leído en {platform}>: {quote} ({ref})',
      'La publicación {ref}<, la más debatida de todas,|> dice {quote}.',
      '{author} posteó {quote}<, el mejor resumen que hemos visto|> ({ref}).',
      '<Nuestra peor reseña de la historia|De {author}>: {quote} ({ref})',
    ],
    cause: [
      'El {date}, {author} escribió {quote}<, resultado de usar materiales más baratos|> ({ref}).',
      '{author} posteó en {platform} {quote}<, porque faltaba personal de soporte|> ({ref}).',
      'La publicación {ref} dice {quote}<; esto obedece a un cambio logístico|>.',
      '<Los nuevos precios llevaron a {user} a escribir|Esto es lo que escribió {user}:> {quote} ({ref}).',
      '{quote} ({author}, {ref})<. Detrás hay escasez de piezas.|>',
    ],
    opinion: [
      'La publicación {ref} de {author} <lo resume de maravilla|dice>: {quote}',
      'En {ref}, {author} escribe <con muy mala educación |>{quote}.',
      '<Da gusto leer esto de|Aquí va una frase de> {author}: {quote} ({ref})',
      '{quote} ({author}, {ref})<. Me parece profundamente injusto.|>',
      'En {platform}, {author} dijo {quote}<, algo que deberíamos tomarnos en serio|> ({ref}).',
    ],
    trend_literal: [
      'El tema {trend} se compone de {mentions} publicaciones escritas por {authors} autores, y su puntuación es de {score}.',
      'tendencia={trend}; menciones={mentions}; autores={authors}; puntuación={score}',
      'En {place} lugar: {trend}, con {score} puntos.',
      '{trend}, con {mentions} publicaciones de {authors} personas, {status}.',
      'La primera publicación sobre {trend} data del {firstDay}, y la más reciente, del {lastDay}.',
      'El ranking sitúa {trend} en el número {placeNumber}, con {mentions} menciones y una puntuación de {score}.',
    ],
    wrong_score: [
      'La puntuación que alcanza {trend} es {score}.',
      'tendencia={trend}; puntuación={score}',
      'Situamos {trend} en {score} puntos sobre 100.',
      '{trend} fue calificado con {score}.',
      'Con {score} puntos, {trend} figura en nuestro ranking.',
    ],
    wrong_figure: [
      'El tema {trend} se compone de {mentions} publicaciones.',
      'tendencia={trend}; menciones={mentions}; autores={authors}',
      'En total, {authors} cuentas distintas escribieron sobre {trend}.',
      'Nuestra muestra contiene {mentions} publicaciones sobre {trend}.',
      '{trend} fue tema de conversación de {authors} personas en {mentions} publicaciones.',
    ],
    wrong_status: [
      'Puede decirse que {trend} {status}.',
      'Los datos indican que {trend} {status}.',
      'En este número: {trend} {status}.',
      '{trend} – {authors} autores, {mentions} publicaciones – {status}.',
      'Así leo yo las cifras: {trend} {status}.',
    ],
    wrong_direction: [
      'El interés en {trend} {status}.',
      'Las cifras dicen que {trend} {status}.',
      'Mientras tanto, {trend} {status}.',
      '{trend}, que puntúa {score}, {status}.',
      'A fecha de hoy, con {mentions} publicaciones, el tema {trend} {status}.',
    ],
    wrong_rank: [
      'En nuestro ranking, el {place} puesto es para {trend}.',
      'tendencia={trend}; puesto={placeNumber}',
      'Por volumen de publicaciones, {trend} va en cabeza.',
      'El tema que se menciona con más frecuencia es {trend}.',
      '{trend} tiene la posición {placeNumber}.',
    ],
    wrong_trend_platform: [
      'Uno de los lugares donde surge {trend} es {platform}.',
      'Hay gente en {platform} que publicó sobre {trend}.',
      'Por {platform} se está hablando de {trend}.',
      'Encontramos publicaciones sobre {trend} en {platform}.',
      'Hay actividad en {platform} en torno a {trend}.',
    ],
    wrong_comparison: [
      '{trend} ha atraído a más autores que {other}.',
      'De {other} se habla menos que de {trend}.',
      'El tema {trend} saca más puntuación que {other}.',
      '{other} tiene un número menor de menciones que {trend}.',
      'Si se comparan los dos, {trend} se menciona más a menudo que {other}.',
    ],
    wrong_trend_number_word: [
      'El tema {trend} se compone de {mentionsInWords} mensajes.',
      'En total, {authorsInWords} usuarios distintos escribieron sobre {trend}.',
      'Nuestra muestra contiene {mentionsInWords} mensajes sobre {trend}.',
      '{trend} dio que hablar a {authorsInWords} usuarios en {mentionsInWords} mensajes.',
      'Eso da {mentionsInWords} mensajes para {trend}.',
    ],
    wrong_day: [
      'La publicación más antigua que menciona {trend} se escribió el {firstDay}.',
      'La historia de {trend} comienza el {firstDay}.',
      'Se publicó por última vez sobre {trend} el {lastDay}.',
      'tendencia={trend}; primera={firstDay}; última={lastDay}',
      '{trend} debutó el {firstDay}.',
    ],
    wrong_share: [
      '{platformPercent} de las publicaciones que forman {trend} se hicieron en {platform}.',
      'En {trend}, {platform} es responsable de {platformPosts} de {mentions} publicaciones.',
      'El desglose de {trend} arroja {platformPosts} publicaciones en {platform}.',
      'Cuando se trata de {trend}, {platformPercent} de las publicaciones están en {platform}.',
      'Hay {mentions} publicaciones sobre {trend}, y {platformPosts} de ellas se escribieron en {platform}.',
    ],
    wrong_intent: [
      'En {intentPosts} de {mentions} casos, las publicaciones sobre {trend} {intent}.',
      'Contamos {intentPosts} publicaciones sobre {trend} que {intent}.',
      '{intentPercent} de todas las publicaciones que mencionan {trend} {intent}.',
      'Por lo que respecta a {trend}, {intentPosts} de las {mentions} publicaciones {intent}.',
      'Entre {mentions} publicaciones sobre {trend}, hay {intentPosts} que {intent}.',
    ],
  },
}
