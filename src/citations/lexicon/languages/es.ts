import { spanishVerbs } from '../inflection.ts'
import type { LanguageWords } from '../language.ts'

const THING = 'tendencia|tema|asunto|cuestión|puesto|lugar|posición|problema'
const TALKED =
  '(comentad|discutid|mencionad|popular|hablad|debatid|citad|activ|destacad|frecuent|important)[o|a|os|as|e|es]'
const PERCENT = '[ ](%|por ciento)'

export const spanish: LanguageWords = {
  language: 'es',
  locales: ['es-ES', 'es-MX'],
  nothing: {
    articles:
      'el|la|los|las|lo|un|una|unos|unas|este|esta|esto|estos|estas|ese|esa|eso|esos|esas|aquel|aquella',
    pronouns: `
yo|tú|él|ella|ello|nosotros|ellos|ellas|me|te|se|nos|le|les|su|sus|mi|mis|nuestro|nuestra|que|quien|quién|quienes|cual|cuál
cuyo|cuya|qué|alguien|ahí|aquí|allí|usted|ustedes
algo|sí|vuestro|vuestra|vuestros|vuestras|nuestros|nuestras|uno de ellos|una de ellas|cuyos|cuyas|cuáles|cuales|les|os|mí|ti|ello|esto|eso|aquello`,
    prepositions: `
de|del|en|a|al|con|para|sobre|según|durante|entre|bajo|hacia|mediante|vía|dentro de|acerca de|respecto a
desde el punto de vista de|por medio de|a través de|en cuanto a|en torno a|junto a|junto con|de parte de
bajo el nombre de|en nombre de|por su parte
detrás de|detrás|ante|dentro del|alrededor de|acerca del|al lado de|por medio del|a cargo de|a manos de|en el marco de|en el curso de|a lo largo de|en forma de|a modo de|en calidad de|en boca de|de entre|por entre|bajo el nombre`,
    connectives: `
y|e|también|además|mientras|donde|como|cómo|cuando|asimismo|p.ej.|por ejemplo|es decir|a saber
en concreto|en particular|a su vez|por otro lado|por otra parte|como sigue|concretamente
al mismo tiempo|en total
hasta ahora|hasta el momento
para que conste|para tu información|para su información|para información|a título informativo|nota|nota bene|n.b.|por cierto|a propósito|a propósito de|hablando de|hablando|en relación con|en relación a|en lo que respecta a|en lo que se refiere a|por lo que respecta a|por lo que se refiere a|respecto de|respecto al|con respecto a|con respecto al|en referencia a|con referencia a|tocante a|en lo tocante a|acerca del|a tenor de|a juzgar por|de acuerdo con|conforme a|siguiendo|según indica|según consta|en palabras de|por boca de|por parte del|a nombre de|bajo el título|por (reddit|x|twitter|youtube|facebook|instagram)|allá en|allí en|aquí en|ya el|actual|actuales|estado actual|situación actual|al día de la fecha|en estos momentos|en este momento|por el momento|de momento|por ahora|ahora|ahora mismo|hasta la fecha|hasta el día|hasta este momento|actualmente|en resumen|en síntesis|en suma|resumiendo|en breve|brevemente|en pocas palabras|en cifras|en números|en detalle|de un vistazo|a grandes rasgos|en conjunto|en total|en definitiva|para empezar|por último|finalmente|a continuación|abajo|arriba|más arriba|más abajo|a saber|o sea|esto es|vale decir|dicho de otro modo|entre otros|entre otras|etc.|etcétera|por plataforma|por plataformas|por intención|por intenciones|por autor|por fecha|por fuente|cronología|línea de tiempo|aviso|atención|ojo|información|info|hola|hola equipo|buenas|equipo|estimados|estimadas|saludos|con vistas a|con la vista puesta en|de cara a|pensando en|en mente
desde (reddit|x|twitter|youtube|facebook|instagram)`,
    copulas: `
es|son|era|eran|fue|fueron|ser|sido|siendo|está|están|estaba|estaban|estuvo|estar|hay|había|hubo|tiene|tienen|tenía|tenían
tuvo|tuvieron|tener|ha|han|cuenta|cuentan|suma|suman|sumó|muestra|muestran|mostró|contiene|incluye|reúne|recibió|recibe|reciben
recoge|alcanza|alcanzó|obtuvo|obtiene|logró|acumula|acumuló|registra|registró|figura|figuran|aparece|aparecen|apareció|llega
se llama|titulado|titulada|llamado|llamada|consta|ocupa|ocupan|ocupó|data
haber|habrá|resulta|resultó|procede|proceden|procedía|proviene|provienen|provino|pertenece
pertenecen|corresponde|corresponden|constituye|constituyen|representa|representan|representó|supone|suponen|forma
forman|totaliza|totalizan|totalizó|ascendió a|ascienden a|consigue|consiguió|cosechó|cosecha|sumaron
generó|genera|atrajo|atrae|tuvo lugar|se encuentra|se encuentran|se encontraba|se sitúa|se sitúan|se situó
se ubica|se ubicó|ubica|sitúa|figuró|trata|tratan|trató|aborda|abordan|abordó|gira|giran|concierne|se refiere
se refieren|posee|poseen|da|dan|dio|salió|sale|existe|existen|se publicó|clasificado
clasificada|catalogado|catalogada|marcado|marcada|etiquetado|etiquetada|considerado
considerada|incluyen|incluyó|contenía|presenta|presentan|presentó|consiste|entró|llegó|llegan|alcanzan|alcanzaron
obtienen|obtuvieron|recibieron
viene|vienen|vino|va|van|encontramos|encontrado|visto|vista|se vio|nombra a|nombra|nombran
es de|quedó en|queda en|se queda en|se quedan en|se quedó en|queda|quedan|quedaba|quedó|constan|constaban|consta en|consta de|ha reunido|han reunido|reunido|reunidos|reunieron|reunió|recibido|recibida|va por|van por|iba por|llevaba|lleva|llevan|llevamos|tenemos|hemos|han|hemos contado|contamos|contamos con|encontramos|vemos|hallamos|registramos|da como resultado|arrojó|arroja|arrojan|saca|sacó|saca un|obtenido|obtenida|obtenía|conseguido|conseguida|conseguía|ascienden a|ascendió|suma un total de|suma en total|cifra en|se cifra en|se cifran en|equivale a|equivalen a|se compone de|compuesto|compuesta|compuesto por|incluye|incluían|incluido|incluida|incluidos|contienen|contenían|contenido|contuvo|comprende|comprenden|abarca|abarcan|engloba|engloban|encierra|trae|traen|trajo|aporta|aportan|aportó|suministra|proporciona|proporcionan|genera|generan|generaron|ocurre|ocurren|ocurrió|tiene lugar|tienen lugar|está en|están en|está clasificado como|está clasificada como|se clasifica como|figura como|consta como|se considera|se consideran|es considerado|aparece como|se etiqueta como|está marcado como|está marcada como|catalogado como|ocupando|ocupado|ocupada|sitúan|situado|situada|ubicado|ubicada|colocado|colocada|coloca|colocan|se coloca|tratan de|trata de|tratan sobre|trata sobre|versa sobre|versan sobre|gira en torno a|giran en torno a|es sobre|son sobre|se centra en|se centran en|se da|se dan|nos da|da un|da una|pertenecía|pertenecían|es obra|sale en|salen en|salido|salida|saliendo|procedente|procedentes|proveniente|provenientes|originario|originaria|data de|datan|datan de|fechado|fechada|fechados|con fecha|de fecha|a fecha|con fecha de|del día`,
    reporting: `
dice|dicen|decía|dijo|dijeron|dicho|escribe|escriben|escribió|escribieron|escrito|escrita|informa|informan|informó|reporta
reportan|reportó|menciona|mencionan|mencionó|señala|señalan|señaló|comenta|comentan|comentó|comentado|describe|describen
describió|cuenta|cuentan|contó|explica|explican|explicó|afirma|afirman|afirmó|añade|añaden|añadió|responde|responden
respondió|publica|publican|publicó|publicado|publicada|comparte|comparten|compartió|compartido|cita|citan|citó|habla|hablan
habló|indica|indican|indicó|relata|relatan|publicado por|publicada por|escrito por|escrita por|narra|expresa|expresó|véase|ver|lee|pone
manifiesta|manifiestan|manifestó|expone|exponen|expuso|declara|declaran|declaró|anuncia|anunció|apunta|apuntan
apuntó|subraya|detalla|detallan|detalló|asegura|aseguran|aseguró|sostiene|sostienen|sostuvo|comunica|comunicó
hace referencia|hizo referencia|hace mención|se lee|puede leerse|reza|textualmente|literalmente
palabra por palabra|subida|redactó|redactado|redactada|(dejó|deja|dejado) (un|una|este|esta|el|la) (comentario|mensaje|publicación|nota|reseña|opinión)|tuiteó|tuitea|tuiteado|firma
firmado|firmada|expresan|expresaron|plantea|plantean|planteó|trató|compartieron|publicaron|escribían|citado
citada|mencionado|mencionada|recoge|recogen|documenta|documentan|refleja|reflejan|en palabras de|a decir de|opina
opinan|opinó
lo dice así|así lo dice|cito a|cito|dicho por
leemos|leer|leído|leída|lee|leen|léase|se puede leer|puede leerse|se puede (ver|encontrar|consultar|leer)|puede (verse|consultarse|encontrarse|leerse|rastrearse)|podemos (leer|ver)|consúltese|véase|véanse|mírese|miren|mirad|mira|echad un vistazo a|echen un vistazo a|un vistazo a|vistazo|por favor|cf.|cfr.|compárese_|escribía|escribían|escribimos|escribiendo|puso|pusieron|puesto por escrito|dejó escrito|deja escrito|dejó dicho|así lo dice|así lo cuenta|así lo escribe|tal cual|textual|textuales|literal|literales|exacto|exacta|exactos|exactas|al pie de la letra|de puño y letra|en sus propias palabras|palabras|de viva voz|hace saber|hizo saber|da cuenta de|dio cuenta de|toma la palabra|tomó la palabra|se pronuncia|se pronunció|se refirió|refiere|refirió|hizo referencia a|hace referencia a|alude|aludió|alude a|trae a colación|saca a colación|sacó a colación|saca el tema|proviene de|procede de|sale de|viene de|dicho por|a cargo de|obra de|firmado por|de mano de|vimos|vemos|ve|ven|ver|visto en|avistado|avistada|localizado|localizada|encontrado|encontrada|hallado|hallada|hallamos|topamos con|dio a conocer|da a conocer|reza así|dice así|dice textualmente|transcribo|transcrito|transcrita|copio|pego|traduzco|escuchamos|oído|oída|se oye|se escucha
${spanishVerbs('comentar publicar postear anotar apuntar indicar señalar informar reportar relatar narrar explicar afirmar expresar manifestar mencionar citar nombrar compartir enviar mandar redactar responder contestar añadir agregar detallar documentar registrar consignar constatar observar notar remarcar recalcar tuitear bloguear grabar filmar colgar difundir divulgar comunicar declarar anunciar presentar plantear tratar abordar tocar discutir debatir conversar charlar hablar opinar aportar aclarar precisar puntualizar especificar formular enunciar recordar contar repasar revisar mirar examinar hojear rastrear enlazar vincular adjuntar etiquetar titular encabezar firmar suscribir recoger reunir juntar listar enumerar catalogar clasificar marcar identificar recibir aparecer existir figurar corresponder pertenecer contener sumar totalizar acumular cosechar lograr alcanzar arrojar aglutinar concentrar ocupar situar ubicar colocar hallar versar girar tratar')}
así[ ]:|de esta manera[ ]:|de este modo[ ]:|como sigue[ ]:|leo|he leído|hemos leído|leyendo|al leer|al escribir|escribir|decir|al decir|diga|digan|tecleó|teclea|tecleado|escribiera|saca a relucir|sacó a relucir|se expresa|se expresó|se hace llamar|se hacen llamar|hace llamar|supo|se supo|se sabe|sé|sabemos|colgó|cuelga|si miramos|si vemos|si leemos|mirando|al mirar|viendo|al ver
(escritos|escritas|publicados|publicadas|hechos|hechas|posteados|posteadas|creados|creadas|enviados|enviadas|firmados|firmadas|compartidos|compartidas|hecho|hecha|redactados|redactadas) por`,
    evidence: `
publicación|publicaciones|post|posts|entrada|entradas|hilo|hilos|comentario|comentarios|mensaje|mensajes|vídeo|video|vídeos
videos|respuesta|tendencia|tendencias|tema|temas|usuario|usuarios|usuaria|usuarias|autor|autora|autores|autoras|persona
personas|gente|cliente|clientes|clienta|fuente|fuentes|cita|prueba|evidencia|ejemplo|ejemplos|estado|título|texto|cuenta
plataforma|plataformas|ranking|clasificación|periodo|período|fecha|día|mención|menciones|url|enlace|palabras|nombre|etiqueta
datos|puesto|lugar|posición|informe|comprador|compradora|dueño|dueña
frase|frases|pasaje|línea|líneas|declaración|declaraciones|afirmación|testimonio|testimonios|voz|voces|opinión
opiniones|consumidor|consumidora|consumidores
miembro|miembros|internauta|internautas|individuo|propietario|propietaria
comunidad|foro|red|redes|canal|sitio|perfil|número|cantidad|total|suma|cifra|cifras|valor|conteo|recuento
recuentos|porcentaje|proporción|parte|lista|tabla|resumen|análisis|resultado|resultados|intervalo|ventana
conversación|conversaciones|debate|debates|discusión|discusiones|charla|grupo|categoría|asunto|asuntos|cuestión
nombre de usuario|alias|contenido|caso|casos|origen|titular|encabezado|párrafo|actualmente|en la actualidad
por ahora|en este momento|citado|citada|dicho|dicha|dichos|dichas|siguiente|siguientes|respectivo
propio|propia|original|puntuación
id|ids
fragmento|fragmentos|extracto|extractos|captura|transcripción|redacción|formulación|enunciado|enunciados|comunicado|comunicados|anuncio|anuncios|nota|notas|reseña|reseñas|valoración|valoraciones|tuit|tuits|hilo|hilos|posteo|posteos|artículo|artículos|aporte|aportes|aportación|aportaciones|intervención|intervenciones|réplica|contestación|archivo|archivos|documento|documentos|expediente|registro|registros|referencia|referencias|ref.|ref|nota al pie|anexo|ticket|núm.|nro.|identificador|identificadores|código|dirección|enlaces|vínculo|remitente|emisor|emisora|firmante|titular|creador|creadora|creadores|publicador|suscriptor|suscriptora|suscriptores|seguidor|seguidora|seguidores|lector|lectora|lectores|espectador|espectadora|espectadores|visitante|visitantes|participante|participantes|comentarista|comentaristas|forero|forera|tuitero|tuitera|tuiteros|interlocutor|individuos|particulares
métrica|métricas|medida|indicador|indicadores|estadística|estadísticas|dato|volumen|volúmenes|interacción|interacciones|repercusión|alcance|acogida|respuesta|respuestas|resonancia|cómputo|balance|fracción|porción|cuota|reparto|distribución|desglose|composición|segmento|columna|fila|celda|campo|índice|baremo|gráfico|tabla|tablas|listas|listado|listados|puestos|lugares|posiciones|rango|orden|panel|boletín|informe|informes|informaciones|seguimiento|monitor|monitoreo|observación|observaciones|base de datos|muestra|conjunto|conjunto de datos|colección|material|materia|materias|tópico|tópicos|temática|temáticas|cuestiones|conversación|diálogo|intercambio|charlas|discurso|palabra clave|hashtag|etiquetas|término|términos|concepto|intención|intenciones|propósito|finalidad|tipo|tipos|clase|clases|categorías|grupos|hora|horas|momento|instante|ocasión|acontecimiento|hecho|hechos|detalle|detalles|información|informaciones|punto|aspecto|foros|canales|sitios|páginas|página|portal|portales|medio|medios|red social|redes sociales|muro|historia|historias|reel|reels|corto|cortos|pieza|escrito por|escritas|escritos|escrita por|escritas por|escritos por|mencionados|mencionadas|nombrado|nombrada|citados|citadas|respectiva|respectivas|presente
provisional|provisorio|acude a|acudió a|acudieron a|aloja|alojan|alberga|albergan|asoma|asoman|salieron|salía|salían|valió|valieron|le valió|hacen|hace|hizo|novedades|situación|radar|pulso|actualización|breve actualización
(empresa|marca|compañía|firma|fabricante|producto) (citad|mencionad|nombrad|aludid|referid)(o|a)|(empresa|marca|compañía|firma|fabricante|producto) (que nombra|que menciona|que cita|en cuestión|a la que se refiere)|(empresa|marca|compañía|producto|fabricante)[ ]:
escala|marcador`,
  },
  claiming:
    'en parte|en caso de|en su caso|en caso|de hecho|en sí|un número de|una cantidad de|una serie de|parte de|en su mayor parte|en buena parte|a tiempo|con el tiempo|de una vez|a la vez|una vez|en venta|en orden|en regla|fuera de|por completo|al completo|a una voz',
  platforms: {
    reddit: 'redditor[s|es|a]|subreddit[s]',
    x: '(en|vía|desde|por) x|(usuario|usuaria|publicación|hilo|cuenta|post) (de|en) x|tuit[s]|tuits|tuiteó|tuitea|tuiteado|tuitero[s]|tuitera[s]|tweet[s]',
    youtube: 'youtuber[s|a]|yt',
    instagram: 'instagramer[s]|insta|ig',
    facebook: 'fb',
  },
  authors: `
[el |la |al |del |de la ](usuario|usuaria|autor|autora|redditor|cuenta|comentarista|youtuber)[:]
(publicado|publicada|escrito|escrita|compartido|compartida|subido|posteado|comentado) por|(publicación|comentario|tuit|vídeo|video|mensaje|hilo|post) de|autor:|autora:`,
  metrics: {
    score: `
puntuación|score|puntaje
punto[s]`,
    upvotes: `
votos positivos|voto positivo|upvote[s]|karma|votos a favor
voto[s] net(o|os)|votos|votos favorables|puntos netos`,
    upvoteRatio: 'ratio de votos [positivos]|proporción de votos [positivos]',
    comments: `
comentario[s]
comentario[s] de (usuarios|lectores|clientes)`,
    replies: `
respuesta[s]
contestación|contestaciones|réplica[s]`,
    crossposts: 'crosspost[s]',
    likes: `
me gusta[s]|me[-]gusta|likes|like|corazones|favoritos
pulgar[es] [hacia] arriba|"me gusta"|corazón`,
    reposts: `
repost[s]|retuit[s]|retweet[s]|republicaciones|republicación|retuiteos
rt[s]|retuiteo[s]|reposteos`,
    quotes: 'citas|tuits citados',
    bookmarks: 'guardados|marcadores',
    views: `
visualización|visualizaciones|vistas|vista|reproducciones|reproducción|impresiones|visitas
vistos|visionado[s]|visualizada[s]|veces vist(o|a)`,
    reactions: 'reacción|reacciones',
    shares: 'compartido[s]|veces compartid(o|a)|compartidas',
    mentions: 'mención|menciones',
    independent: '(menciones|publicaciones) independientes|independientes',
    posts: `
mensaje[s]|publicación|publicaciones|posts|post|entradas
posteo[s]|hilos`,
    authors: `
(autor|autora|autores|autoras|usuarios|personas)[ únicos| únicas| distintos| distintas| diferentes]
cuentas|usuarias|autores diferentes|individuos|gente|internautas|personas`,
    platforms: 'plataforma[s]',
    engagement: 'interacciones|interacción|engagement',
  },
  numbers: {
    values: `
0 cero; 1 uno|una|un; 2 dos; 3 tres; 4 cuatro; 5 cinco; 6 seis; 7 siete; 8 ocho; 9 nueve; 10 diez; 11 once; 12 doce; 13 trece
14 catorce; 15 quince; 16 dieciséis; 17 diecisiete; 18 dieciocho; 19 diecinueve; 20 veinte; 21 veintiuno|veintiún|veintiuna
22 veintidós; 23 veintitrés; 24 veinticuatro; 25 veinticinco; 26 veintiséis; 27 veintisiete; 28 veintiocho; 29 veintinueve
30 treinta; 40 cuarenta; 50 cincuenta; 60 sesenta; 70 setenta; 80 ochenta; 90 noventa; 100 cien|ciento; 200 doscient(o|a)s
300 trescient(o|a)s; 400 cuatrocient(o|a)s; 500 quinient(o|a)s; 600 seiscient(o|a)s; 700 setecient(o|a)s
800 ochocient(o|a)s; 900 novecient(o|a)s`,
    multipliers: '12 docena[s]; 1e3 mil|k; 1e6 millón|millones|mill.|m',
    joiners: [' ', ' y ', ' de '],
    vague: `
2 un par [de]; 10 decenas de; 20 docenas de; 100 cientos de|centenares de|centenas de; 1e3 miles de|millares de
1e4 decenas de miles de; 1e5 cientos de miles de; 1e6 millones de`,
    shares: `
50 la mitad [de]|mitad de; 33.3 un tercio [de]|la tercera parte [de]; 66.7 dos tercios [de]; 25 un cuarto [de]|la cuarta parte [de]
75 tres cuartos [de]|tres cuartas partes [de]; 20 un quinto [de]|la quinta parte [de]; 10 un décimo de|la décima parte [de]`,
    percent: '%|por ciento|puntos porcentuales',
    before: {
      about: 'unos|unas|alrededor de|aproximadamente|cerca de|en torno a|más o menos|aprox.|~|≈',
      almost: 'casi|prácticamente|poco menos de',
      atLeast: 'al menos|por lo menos|como mínimo|no menos de|un mínimo de|a partir de|≥|>=',
      moreThan: 'más de|por encima de|[algo |mucho ]más de|superior a|supera los|superan los|superó los|>',
      atMost: 'como máximo|a lo sumo|hasta|no más de|un máximo de|≤|<=',
      lessThan: 'menos de|por debajo de|inferior a|<',
    },
    behind: {
      about: 'más o menos|aproximadamente',
      almost: '',
      atLeast: 'o más|+|como mínimo|y pico',
      moreThan: '',
      atMost: 'o menos|como máximo',
      lessThan: '',
    },
    ranges:
      'entre {number} y {number}|{number} a {number}|{number}-{number}|{number}–{number}|{number} – {number}',
    changes: 'de {number} a {number}|desde {number} hasta {number}',
    ratios: '{number} de cada {number}|{number} de entre {number}',
    factors: `
2 se duplicó|se duplicaron|duplicó|duplicado|duplica|duplicarse|se ha duplicado|el doble [de]|dos veces más; 3 se triplicó|se triplicaron|triplicó|triplicado|triplica|se ha triplicado|el triple [de]|tres veces más
4 se cuadruplicó|cuadruplicado|el cuádruple [de]; 5 se quintuplicó|quintuplicado; 10 se decuplicó|diez veces más
0.5 se redujo a la mitad|reducido a la mitad|a la mitad|la mitad que`,
    times: '{number} veces|{number} veces más|{number}x|{number}×',
  },
  dates: {
    units: {
      minute: 'minuto[s]|min[.]',
      hour: 'hora[s]|h',
      day: 'día[s]',
      week: 'semana[s]',
      month: 'mes[es]',
      year: 'año[s]',
    },
    relative: {
      today: 'hoy|esta (mañana|tarde|noche)|hoy mismo',
      yesterday: 'ayer|anoche|ayer por la (mañana|tarde|noche)|el día anterior',
      dayBeforeYesterday: 'anteayer|antes de ayer|antier|antenoche',
      thisWeek: '[en |durante ]esta [misma ]semana|la semana actual|la presente semana',
      lastWeek: 'la semana pasada|la pasada semana|la semana anterior|la última semana',
      weekBeforeLast: 'la semana antepasada|la antepenúltima semana',
      lastWeekend: '[el |este ](fin de semana)[ pasado]|el pasado fin de semana',
      thisMonth: '[en ]este [mismo ]mes|el mes actual|el presente mes',
      lastMonth: 'el mes pasado|el pasado mes|el mes anterior',
      thisYear: '[en ]este [mismo ]año|el año actual',
      lastYear: 'el año pasado|el pasado año|el año anterior',
    },
    ago: 'hace [unos |unas ]{number} {unit}|{number} {unit} atrás|hace (un|una) {unit}',
    past: '[en |durante |de |por ](los|las) [últimos|últimas] {number} [últimos |últimas ]{unit}|[en |durante ](el|la) (último|última) {unit}|(desde hace|en) {number} {unit}',
    lastWeekday: '[el ]{weekday} pasado|[el ]pasado {weekday}|[el ]último {weekday}',
    weekday: '[el |este ]{weekday}',
    dates: `
{day}-{month}-{year}|{day}/{month}/{year}|{day}.{month}.{year}
[el |del |al ][día ]{day} de {month}[[,] (de |del )[año ]{year}]|[el ]{day} {month} [{year}]|{month} [de |del ]{year}|(en|desde|durante|de|hasta) {month}[ (de |del ){year}]
[del |el |entre el |de ]{day}[ ](-|–|al|a|y el|y)[ ]{day} de {month}[ de {year}]|(en|desde|durante|año|de) {year}`,
    early: '[a ](principios|comienzos|inicios) de {month}[ (de |del ){year}]',
    mid: '[a ](mediados) de {month}[ (de |del ){year}]',
    late: '[a ](finales|fines) de {month}[ (de |del ){year}]',
    quarter: '(q|t){number} [de ]{year}|[el |del ]{ordinal} trimestre[ (de |del ){year}]',
    week: '[la ]semana {number} [de {year}]',
    to: '-|–|—|al|a|hasta|hasta el',
    between: 'entre|entre el',
    and: 'y|y el',
  },
  ranks: {
    ordinals: `
1 primer[o|a|os|as]|1.º|1º|1ª|1er; 2 segund(o|a)|2º|2ª; 3 tercer[o|a]|3º|3ª|3er; 4 cuart(o|a)|4º|4ª; 5 quint(o|a)|5º|5ª; 6 sext(o|a)|6º|6ª
7 séptim(o|a)|7º|7ª; 8 octav(o|a)|8º|8ª; 9 noven(o|a)|9º|9ª; 10 décim(o|a)|10º|10ª; 11 undécim(o|a)|11º|11ª; 12 duodécim(o|a)|12º|12ª`,
    places: `
[el |la |en el |en la |del ](puesto|lugar|posición|número|n.º|nº|#) [número ]{number}|[el |la |en el |en la |en |como |del ]{ordinal} (${THING})
[el |la |en el |en la |en ](puesto|lugar|posición) {ordinal}|[el |la ]{ordinal} [${THING}] más ${TALKED}
#[ ]{number}|nr.[ ]{number}|no.[ ]{number}|n°[ ]{number}|nº[ ]{number}`,
    barePlaces: '(es|son|era|fue|va|está|queda|quedó|figura) [el |la |en ]{ordinal}|en {ordinal}',
    first: `
[el |la |lo |los |las ][${THING}] más ${TALKED}|[el |la ](principal|primer) (tema|tendencia|asunto)|[el |la ](tendencia|tema) (principal|líder|número uno)|(encabeza|lidera|encabezan|lideran|encabezando) (la lista|el ranking|la clasificación|las tendencias)
(a la cabeza|en cabeza|en lo más alto) [de la lista|del ranking]|de lo que más se habla|el mayor (tema|problema)|la mayor tendencia`,
    last: `[el |la ](último|última) (puesto|lugar|posición|tendencia|tema)|[el |la |lo ][${THING}] menos ${TALKED}|cierra (la lista|el ranking)`,
    within:
      '[en |entre ][el |los |las ](top|primeros|primeras|principales) {number} [temas|tendencias|puestos]|[entre ](los|las) {number} (primeros|primeras|principales|mayores)',
    most: '(el|la|los|las|con) (mayor|más) [número de |cantidad de ]{metric}|más {metric}|[el |la ]{metric} más (alta|alto|altas|altos)|más (votad|vist|compartid|comentad)(o|a)|[el |la ]mayor {metric}',
    fewest:
      '[el |la |los |las |con ](menor|menos) [número de |cantidad de ]{metric}|[el |la ]{metric} más (baja|bajo)',
    by: '(por|según|en|en cuanto a|en términos de|atendiendo a|medido por|a juzgar por) [el |la |los |las |su |sus ][número de |cantidad de |total de |volumen de ]{metric}',
  },
  directions: {
    rising: `
sube|suben|subió|subieron|subido|subiendo|crece|crecen|creció|crecieron|crecido|creciendo|creciente[s]|aumenta|aumentan|aumentó|aumentaron|aumentado|aumentando|[en |va en ]aumento|al alza|en alza|en ascenso|ascendente
se dispara|se disparan|se disparó|disparado|disparada|disparándose|explota|explotó|explotando|ha explotado|estalla|estalló|se multiplica|se multiplican|se multiplicó|incrementa|incrementó|se incrementa|incremento|despega|despegó|despegando
gana (fuerza|impulso|terreno)|ganando (fuerza|impulso|terreno)|cobra fuerza|cobrando fuerza|en auge|se acelera|acelerando|acelera|se extiende|repunta|repuntó|repunte|en expansión|tendencia alcista|va a más|se intensifica
despunta[n]|repunta[n]|en (alza|ascenso|auge|crecimiento|expansión|plena ebullición|ebullición|racha)|al alza|va (hacia arriba|en aumento|al alza|viento en popa|a toda máquina)|sube como la espuma|como la espuma|corre como la pólvora|como la pólvora|corre de boca en boca|de boca en boca|vive un boom|un boom|boom|en boga|on fire|está (que arde|on fire|en llamas|imparable)|arrasa|se viraliza|se viralizó|viral|virales|bola de nieve|toma (impulso|fuerza|vuelo)|tomando (impulso|fuerza|vuelo)|coge (impulso|fuerza|ritmo)|cobra (impulso|fuerza|vuelo|brío)|gana (peso|tracción|velocidad|ritmo)|acelera el paso|se propaga|se expande|se amplía|se aviva|(en |sigue una |de )[tendencia |trayectoria |línea ](ascendente|alcista)|tendencia (al alza|creciente|ascendente)|se eleva|se elevó|remonta|remontó|escaló|se ha (disparado|multiplicado|extendido|intensificado|acelerado)|avanza|avanzó|progresa|progresó
en pleno auge|pleno auge`,
    falling: `
baja|bajan|bajó|bajaron|bajado|bajando|cae|caen|cayó|cayeron|caído|caída|cayendo|disminuye|disminuyen|disminuyó|disminuyendo|disminuido|desciende|descienden|descendió|descendiendo|descenso|descendente|decrece|decreciente|decreciendo
se desvanece|desvaneciéndose|se ha desvanecido|se apaga|apagándose|se apagó|pierde (fuerza|impulso|terreno)|perdiendo (fuerza|impulso|terreno)|ha perdido (fuerza|impulso)|perdió fuerza|a la baja|en declive|en descenso|en retroceso|retrocede|retrocedió
se reduce|se redujo|reducido|se desploma|se desplomó|desplome|se enfría|se enfrió|enfriándose|se debilita|debilitándose|decae|decayó|decayendo|va a menos|mengua|remite|amaina|declina|declinando
se (ha )[desploma|desplomado|desplomó|hunde|hundió|hundido|desinfla|desinfló|desinflado|diluye|diluyó|evapora|apaciguó|apacigua|calma|calmó|ralentiza|ralentizó|estrecha|encoge|encogió|agota|agotó]|se ha (desplomado|hundido|desinflado|diluido|calmado|agotado|reducido|enfriado|apagado|debilitado)|se hunde|se hundió|se desinfla|se desinfló|se diluye|se calma|se calmó|se ralentiza|se agota|se agotó|en (caída libre|caída|retirada|baja|picado|decadencia|horas bajas|regresión)|en caída libre|cae en picado|va (hacia abajo|cuesta abajo|de capa caída|en declive|a la baja)|de capa caída|ha (quedado en nada|pasado a mejor vida|pasado de moda|perdido fuelle|caído|bajado|disminuido|decaído)|quedado en nada|pasado a mejor vida|pasado de moda|pierde (fuelle|gas|peso|interés|vapor|velocidad)|perdiendo (fuelle|gas|peso|interés)|agua pasada|es agua pasada|languidece|languideció|se esfuma|afloja|aflojó|flojea|merma|mermó|se contrae|se contrajo|tendencia (a la baja|decreciente|descendente|bajista)|bajista|va menguando|ya pasó|se está (apagando|enfriando|desvaneciendo|calmando)
ha perdido [todo ](el |su )interés|perdido (todo )(el |su )interés|desinflando[se]|ya ha pasado`,
    steady: `
(sigue|siguen|permanece|continúa|queda) (estable|constante|igual)[s]|estable[s]|constante[s]|se mantiene [estable|constante|igual|firme]|se mantienen|se mantuvo|manteniéndose|sin cambios|invariable|igual|estancad(o|a)|se estanca|se estancó|sostenid(o|a)|permanece (igual|estable|constante)|sigue igual|plan(o|a)
conserva [su|el] (nivel|ritmo|lugar)|mantiene (su |el )(nivel|ritmo|tono)|mantienen (su |el )nivel|(sigue|permanece|continúa|queda) [más o menos |prácticamente ](igual|estable|constante|como estaba|en el mismo nivel|al mismo nivel)|al mismo nivel|en el mismo nivel|no (varía|cambia|ha variado|ha cambiado|se mueve|se ha movido|evoluciona|registra cambios|presenta cambios|muestra cambios)|sin (variación|variaciones|cambio|cambios|movimiento|novedad)|se mueve en horizontal|en horizontal|en plano|movimiento lateral|se mueve de lado|inalterad(o|a)|inmóvil|estabilizad(o|a)|se estabiliza|se estabilizó|en equilibrio|equilibrad(o|a)|en meseta|en punto muerto`,
    new: `
nuev(o|a|os|as)|novedos(o|a)|emergente[s]|emerge|surge|surgió|ha surgido|recién (aparecido|surgido|llegado)|acaba de (aparecer|surgir)|por primera vez|aparece por primera vez|novedad
(completamente|totalmente|del todo|enteramente) nuev(o|a|os|as)|de (reciente|nueva) (aparición|creación|irrupción|llegada)|reciente aparición|de nuevo cuño|recién (nacid|aparecid|surgid|llegad|estrenad|salid|creado)(o|a)|acaba de (nacer|asomar|irrumpir|llegar|emerger|empezar|arrancar|salir|estrenarse)|lleva poco (tiempo)[ tiempo| en circulación]|lleva poco tiempo [en circulación|circulando]|hace poco que|reciente[s]|incipiente[s]|naciente[s]|debutante|acabad(o|a) de (aparecer|surgir|nacer)|en pañales`,
    gone: 'desapareci(ó|do|da|eron)|ha desaparecido|desaparece|desaparecen|se ha ido|ha terminado|terminó|acabó|se acabó|ya no (aparece|está|figura|se menciona)|extint(o|a)|muert(o|a)|se esfumó|esfumado|salió de la lista|fuera de la lista',
  },
  grewBy: `
(subió|subieron|sube|suben|ha subido|han subido|creció|crecieron|crece|crecen|ha crecido|han crecido|aumentó|aumentaron|aumenta|aumentan|han aumentado|ha aumentado|se incrementó|incremento|aumento|subida|crecimiento|se disparó|avanzó) [en |de ][un |del ]{number}${PERCENT}
[un ]{number}${PERCENT} (más|mayor|de aumento|de crecimiento|de subida)|+{number}${PERCENT}`,
  fellBy: `
(bajó|bajaron|baja|bajan|ha bajado|han bajado|cayó|cayeron|cae|caen|han caído|ha caído|disminuyó|disminuye|descendió|se redujo|caída|descenso|disminución|bajada|retrocedió) [en |de ][un |del ]{number}${PERCENT}
[un ]{number}${PERCENT} (menos|menor|de caída|de descenso)|-{number}${PERCENT}`,
  intents: {
    problem:
      'problema[s]|queja[s]|se quej(a|an|ó|aron|ando)|quejarse|fallo[s]|falla[s]|avería[s]|defecto[s]|reclam(a|an|o|os|ación|aciones)|crítica[s]|critic(a|an|ó|aron)|error[es]|insatisfacción|descontento|molesti(a|as)|incidencia[s]',
    question:
      'pregunta[s]|ha(ce|cen) [una |unas ]pregunta[s]|plante(a|an) [una ]pregunta[s]|pregunt(an|ó|aron|ando)|se pregunta[n]|duda[s]|consulta[s]|consult(an|ó)|quiere saber|quieren saber',
    wish: 'deseo[s]|dese(a|an)|petición|peticiones|pid(e|en|ió|ieron|iendo)|piden que|solicit(a|an|ó|ud|udes)|sugerencia[s]|sugier(e|en)|propuesta[s]|demanda[s]|quisiera[n]|le gustaría|les gustaría|quiere[n]',
    praise:
      'elogi(o|os|a|an|ó)|alaba[n]|alabanza[s]|recomienda[n]|recomendación|recomendaciones|content(o|a|os|as)|satisfech(o|a|os|as)|satisfacción|agradec(e|en|ió|imiento|imientos)|encantad(o|a|os|as)|felicit(a|an|aciones)|le encanta|les encanta|am(a|an) ',
    comparison: `
compar(a|an|ando) (productos|marcas)|compar(a|an|ó|ación|aciones|ando|ativa|ativas)|frente a|versus|en comparación
hace[n] una comparación|hacen comparaciones`,
    leaving:
      'cancel(a|an|ó|aron|ación|aciones|ar)|se van|se va|que se van|abandon(a|an|ó|aron|o|ar)|se d(a|an|io|ieron) de baja|darse de baja|baja[s] de clientes|cambi(a|an|ó|aron) a|se pas(a|an|ó|aron) a|devolución|devoluciones|devuelv(e|en)|devolvi(ó|eron)|se v(a|an) a la competencia|dej(a|an|ó) de (usar|comprar)',
    hazard:
      'peligro[s]|peligros(o|a|os|as)|riesgo[s]|incendi(o|os|a|ó)|fuego|humo|descarga[s] eléctrica[s]|herid(a|as|o|os)|lesión|lesiones|quemadura[s]|retirada del mercado|alergia[s]|alérgic(o|a)|intoxicación|intoxicaciones|insegur(o|a)',
  },
  comparisons: {
    more: `
más [alt(o|a|os|as)|elevad(o|a|os|as)|grande[s]]|mayor[es]|superior[es]|un mayor|una mayor
mejor (puntuación|puntaje|score|puesto|posición|lugar)`,
    less: 'menos|menor[es]|más (baj(o|a|os|as)|pequeñ(o|a|os|as)|reducid(o|a|os|as))|menos (alt|elevad)(o|a|os|as)|inferior[es]',
    'more often': 'más a menudo|con (más|mayor) frecuencia|más (frecuentemente|veces)',
    'less often': 'menos a menudo|con (menos|menor) frecuencia|menos veces',
    same: 'tant(o|a|os|as)|(el|la|los|las) mism(o|a|os|as) [número de|cantidad de|puntuación]|igual de|igual número de|idéntic(o|a)|empatad(o|a)|empata con',
    ahead:
      '[está |están |queda |quedan |figura |aparece |se sitúa |se coloca |va |se ubica |se encuentra |sigue |se clasifica ](por delante de|por delante del|por encima de|por encima del|delante de|encima de|arriba de)|(mejor|más alto|más arriba) (situad|clasificad|colocad|posicionad|ubicad)(o|a)|aventaja a|(mejor|más arriba) en (el ranking|la clasificación|la lista)',
    behind:
      '[está |están |queda |quedan |figura |aparece |se sitúa |se coloca |va |se ubica |se encuentra |sigue |se clasifica ](por detrás de|por detrás del|por debajo de|por debajo del|detrás de|debajo de|abajo de)|(peor|más abajo|más bajo) (situad|clasificad|colocad|posicionad|ubicad)(o|a)|va a la zaga de|a la zaga de|(peor|más abajo) en (el ranking|la clasificación|la lista)',
    beats:
      'supera [a]|superan [a]|superó [a]|superaba [a]|gana a|ganan a|ganó a|le gana a|vence a|venció a|rebasa [a]|rebasó [a]|excede [a]|sobrepasa [a]|sobrepasó [a]|aventaja [a]|bate a|adelanta a|adelantó a|desbanca a|eclipsa a|lleva ventaja a|se impone a',
    trails:
      'pierde (frente a|ante|contra)|cede ante|(es|son|fue|fueron|queda|ha sido|se ve) (superad|rebasad|vencid|batid|adelantad|sobrepasad|eclipsad)(o|a|os|as) por|no alcanza a|no llega a|queda por debajo de|va detrás de|se queda (detrás de|por debajo de)',
    than: 'que|de lo que|frente a|como|a los de|a las de|al de|a la de|respecto a',
    'than behind': '',
    compared:
      'comparad(o|a|os|as) con|en comparación (con|a)|frente a|respecto (a|de)|en relación con|a diferencia de|en contraste con',
    rank: 'puesto|rango|posición|ranking|clasificación|lugar',
    often:
      'a menudo|frecuentemente|con (más |mayor |menos |menor )frecuencia|frecuencia|veces|(mencionad|comentad|discutid|citad|hablad|nombrad|debatid)(o|a|os|as)|se (habla|menciona|comenta|discute|debate|cita|escribe)',
    none: `
(ningún|ninguno|ninguna|ni un solo|ni una sola) [otr(o|a) ][de los |de las ](tema|temas|tendencia|tendencias|asunto|asuntos|cuestión|discusión|tópico)|nada|ninguno|ninguna|ningún otro|ninguna otra|no hay [otro |ningún otro |ninguna otra |ningún |nada ][tema|tendencia|asunto]
(sobre|de|para|en) (ningún|ninguna) [otr(o|a) ](tema|tendencia|asunto)`,
    'all others':
      '(cualquier|ningún|ninguna) otr(o|a) (tema|tendencia|asunto|cuestión|tópico)|(todos los|todas las|los|las) demás [temas|tendencias|asuntos]|el resto [de los temas|de las tendencias|de temas|de tendencias]|cualquier otr(o|a)|ningún otro|ninguna otra|todos los otros [temas]|nadie',
  },
  trendDays: {
    first:
      'primer(o|a|os|as)|primer|(por|por la) primera vez|al principio|al inicio|inicio|inicial|inicialmente|principio|comienzo|comenz(ó|aron)|comienza[n]|comenzado|empez(ó|aron)|empieza[n]|empezado|arranc(ó|aron|a|ado)|arranque|inici(ó|aron|a|ado)|se inici(ó|aron|a)|más (antigu(o|a|os|as)|tempran(o|a))|surgi(ó|eron)|surge|surgido|aflor(ó|aron|a|ado)|apareci(ó|eron)|emergi(ó|eron)|nac(ió|e|ido)|brot(ó|a)|origen|se origin(ó|a)|salió a la luz|saltó|debut(ó|a)|estren(ó|a)|se remonta (a|al)|da comienzo|dio comienzo|despunt(ó|a)|asom(ó|a)|irrump(ió|e)',
    last: 'últim(o|a|os|as)|por última vez|más recient(e|es)|recientemente|más nuev(o|a)|más actual|más tardí(o|a)',
    since: 'desde|a partir de|a partir del|desde el|ya desde',
  },
  shares: {
    of: `
de|sobre|de un total de|entre|de las|de los|de entre|del total de|/
de tod(os|as) (los|las)`,
    alone: 'por sí sol(o|a)|tan solo en|nada más que en|sin ir más lejos',
  },
}
