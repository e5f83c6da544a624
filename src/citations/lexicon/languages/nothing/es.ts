import { spanishVerbs } from '../../inflection.ts'
import type { LanguageWords } from '../../language.ts'

/** Words that claim nothing: see nothing.ts. */
export const nothing: LanguageWords['nothing'] = {
  articles:
    'el|la|los|las|lo|un|una|unos|unas|este|esta|esto|estos|estas|ese|esa|eso|esos|esas|aquel|aquella',
  pronouns: `
yo|tú|él|ella|ello|nosotros|me|te|se|nos|le|les|su|sus|mi|mis|nuestro|nuestra|que|quien|quién|quienes|cual|cuál
cuyo|cuya|qué|alguien|ahí|aquí|allí|usted|ustedes
algo|sí|vuestro|vuestra|vuestros|vuestras|nuestros|nuestras|uno de ellos|una de ellas|cuyos|cuyas|cuáles|cuales|os|mí|ti|aquello`,
  prepositions: `
de|del|en|a|al|con|para|sobre|según|durante|entre|bajo|hacia|mediante|vía|dentro de|acerca de|respecto a
desde el punto de vista de|por medio de|a través de|en cuanto a|en torno a|junto a|junto con|de parte de
bajo el nombre de|en nombre de|por su parte
detrás de|detrás|debajo (de|del)|ante|dentro del|alrededor de|acerca del|al lado de|por medio del|a cargo de|a manos de|en el marco de|en el curso de|a lo largo de|en forma de|a modo de|en calidad de|en boca de|de entre|por entre|bajo el nombre`,
  connectives: `
en cambio|por el contrario|pero|aunque|sin embargo|no obstante|si bien|y|e|también|además|mientras|donde|como|cómo|cuando|asimismo|p.ej.|por ejemplo|es decir|a saber
en concreto|en particular|respectivamente|a su vez|por otro lado|por otra parte|como sigue|concretamente
al mismo tiempo|en total
hasta ahora|hasta el momento
para que conste|para tu información|para su información|para información|a título informativo|nota|nota bene|n.b.|por cierto|a propósito|a propósito de|hablando de|hablando|en relación con|en relación a|en lo que respecta a|en lo que se refiere a|por lo que respecta a|por lo que se refiere a|respecto de|respecto al|con respecto a|con respecto al|en referencia a|con referencia a|tocante a|en lo tocante a|acerca del|a tenor de|a juzgar por|de acuerdo con|conforme a|siguiendo|según indica|según consta|en palabras de|por boca de|por parte del|a nombre de|bajo el título|allá en|allí en|aquí en|ya el|actual|actuales|estado actual|situación actual|al día de la fecha|en estos momentos|en este momento|por el momento|de momento|por ahora|ahora|ahora mismo|hasta la fecha|hasta el día|hasta este momento|actualmente|en resumen|en síntesis|en suma|resumiendo|en breve|brevemente|en pocas palabras|en cifras|en números|en detalle|de un vistazo|a grandes rasgos|en conjunto|en definitiva|para empezar|por último|finalmente|a continuación|más arriba|más abajo|o sea|esto es|vale decir|dicho de otro modo|por plataforma|por plataformas|por intención|por intenciones|por autor|por fecha|por fuente|cronología|línea de tiempo|aviso|atención|ojo|información|info|hola|hola equipo|buenas|equipo|estimados|estimadas|saludos|con vistas a|con la vista puesta en|de cara a|pensando en|en mente
claro|conforme al|en titulares|para el correo semanal|en esta edición|de esta edición|yo lo resumiría así
en definitiva[ ]:|a modo de resumen|como resumen|para resumir|en una frase|a efectos informativos|para más señas|en otras palabras|por un lado|de un lado|de otro lado|en paralelo|paralelamente|de paso|dicho sea de paso|al margen|cabe (señalar|mencionar|destacar|indicar|anotar|apuntar|reseñar|decir) [que]|conviene (señalar|mencionar|anotar|apuntar) [que]|hay que (señalar|mencionar|decir|anotar) [que]|a día de hoy|a fecha de hoy|hoy por hoy|en la actualidad|a estas alturas|en lo que (respecta|se refiere|concierne|toca) a[l]|en cuanto a[l]|respecto a[l]|con respecto a[l]|en lo relativo a|según (los|nuestros) (datos|cifras|registros)|según (las|nuestras) cifras|según (el|nuestro) (ranking|recuento|análisis|seguimiento|registro)|con arreglo a|si (nos atenemos|miramos|atendemos) a[l]|atendiendo a[l]|a la vista de|mirando|visto|por orden|seguidamente|para terminar|verbigracia|p. ej.|pongamos por caso|sin ir más lejos
sumándolo todo|todo junto|cara a cara|por lo que toca a`,
  copulas: `
se basa en|se basan en|basado en|basada en|se apoya en|se sustenta en|cita a|citan a|es|son|era|eran|fue|fueron|ser|sido|siendo|está|están|estaba|estaban|estuvo|estar|hay|había|hubo|tiene|tienen|tenía|tenían
tuvo|tuvieron|tener|ha|han|cuenta|cuentan|muestra|muestran|contiene|incluye|reúne
obtuvo|obtiene
se llama|data
haber|habrá|resulta|resultó|proviene|provienen|provino
constituye|constituyen
ascendió a|ascienden a|consigue|consiguió
generó|genera|atrajo|atrae|tuvo lugar|se encuentra|se encuentran|se encontraba|se sitúa|se sitúan|se situó
se ubica|se ubicó|sitúa|aborda|abordan|abordó|concierne|se refiere
se refieren|posee|poseen|da|dan|dio|existe|existen|se publicó
considerado
considerada|incluyen|incluyó|contenía|consiste|entró
obtienen|obtuvieron
viene|vienen|vino|va|van|visto|vista|se vio|nombra a
es de|quedó en|queda en|se queda en|se quedan en|se quedó en|consta en|consta de|ha reunido|han reunido|va por|van por|iba por|tenemos|hemos|hemos contado|contamos con|vemos|da como resultado|saca|sacó|saca un|obtenido|obtenida|obtenía|conseguido|conseguida|conseguía|ascendió|suma un total de|suma en total|cifra en|se cifra en|se cifran en|equivale a|equivalen a|se compone de|compuesto|compuesta|compuesto por|incluían|incluido|incluida|incluidos|contienen|contenían|contenido|contuvo|comprende|comprenden|engloba|engloban|encierra|trae|traen|trajo|suministra|proporciona|proporcionan|generan|generaron|ocurre|ocurren|ocurrió|tiene lugar|tienen lugar|está en|están en|está clasificado como|está clasificada como|se clasifica como|figura como|consta como|se considera|se consideran|es considerado|aparece como|se etiqueta como|está marcado como|está marcada como|catalogado como|sitúan|se coloca|tratan de|trata de|tratan sobre|trata sobre|versa sobre|versan sobre|gira en torno a|giran en torno a|es sobre|son sobre|se centra en|se centran en|se da|se dan|nos da|da un|da una|es obra|sale en|salen en|procedente|procedentes|proveniente|provenientes|originario|originaria|data de|datan|datan de|fechado|fechada|fechados|con fecha|de fecha|a fecha|con fecha de|del día
he|relativo[s] a|relativa[s] a
salió en|salieron en
(cuenta|cuentan|contó|contaba) con|(asciende|ascienden|ascendió) a|(se )[ ](sitúa|sitúan|situó|coloca|coloca|ubica|encuentra|halla|reparte|reparten|cifra|queda) en|(obtiene|obtienen|obtuvo|obtuvieron|consigue|consiguen|consiguió|tiene|tienen|tuvo|contiene|contienen|mantiene|proviene|provienen|provino|viene|vienen|vino|incluye|incluyen|incluyó|atribuye|distribuye|distribuyen|pone|ponen|puso|da|dan|dio|va|van|hace|hacen|hizo|supone|suponen|supuso|produce|producen) [con |de |a ]|en su haber|a su favor|en su cuenta|a cargo de|por cuenta de|fruto de[ ]:|con un total|con un total de|un total|en total|en conjunto|llegando a|llegar a|llega a|llegan a|llegó a|hasta la fecha|hasta el momento
(me|nos|se) (sale|salen)
${spanishVerbs('llegar sumar acumular reunir cosechar registrar alcanzar concentrar representar suponer totalizar recibir lograr arrojar presentar abarcar ocupar figurar ubicar situar colocar clasificar catalogar etiquetar marcar listar enumerar proceder corresponder pertenecer repartir extender anotar recabar recopilar congregar aglutinar atesorar aportar ingresar contabilizar cifrar calcular computar constar aparecer derivar emanar originar gravitar versar tratar girar rondar encontrar hallar quedar llevar contar mostrar reflejar recoger denominar llamar nombrar titular constituir conformar integrar formar señalar asignar atribuir otorgar dedicar centrar enfocar ostentar')}`,
  reporting: `
por citar [a]
identificad(o|a)s|del feed|me encontré (en|con)|me he encontrado|encontré|encontramos|pueden encontrar|puede encontrar|se puede encontrar|puedes encontrar|puede decirse|se puede decir|cabe decir|debemos|(le|se lo|se la) debemos|así (leo|leemos) [yo ](las cifras|los datos)|mientras tanto|entretanto|para el (dosier|dossier) de prensa|para la prensa|puestos uno al lado del otro|a (día|fecha) de hoy|al día de hoy|hoy por hoy|ha atraído|han atraído|atrajo|atrajeron|se hicieron|se hizo|surgen|reúne|puntúa|puntúan|(es|son|fue) calificad(o|a) (con|de)|dice|dicen|decía|dijo|dijeron|dicho|escribe|escriben|escribió|escribieron|escrito|escrita
cuenta|cuentan
publicado por|publicada por|escrito por|escrita por|véase|pone
manifiesta|manifiestan|expuso
subraya|asegura|aseguran|aseguró|sostiene|sostienen|sostuvo
hace referencia|hizo referencia|hace mención|se lee|puede leerse|reza|textualmente|literalmente
palabra por palabra|(dejó|deja|dejado) (un|una|este|esta|el|la) (comentario|mensaje|publicación|nota|reseña|opinión)
escribían
refleja|reflejan|en palabras de|a decir de
lo dice así|así lo dice|cito a|cito|dicho por
leído|leída|léase|se puede leer|se puede (ver|encontrar|consultar|leer)|puede (verse|consultarse|encontrarse|leerse|rastrearse)|podemos (leer|ver)|consúltese|véanse|mírese|miren|mirad|echad un vistazo a|echen un vistazo a|un vistazo a|vistazo|por favor|cf.|cfr.|escribía|escribimos|escribiendo|puso|pusieron|puesto por escrito|dejó escrito|deja escrito|dejó dicho|así lo cuenta|así lo escribe|tal cual|textual|textuales|literal|literales|exacto|exacta|exactos|exactas|al pie de la letra|de puño y letra|en sus propias palabras|palabras|de viva voz|hace saber|hizo saber|da cuenta de|dio cuenta de|toma la palabra|tomó la palabra|se pronuncia|se pronunció|se refirió|refiere|refirió|hizo referencia a|hace referencia a|alude a|trae a colación|saca a colación|sacó a colación|saca el tema|proviene de|procede de|viene de|a cargo de|obra de|firmado por|de mano de|vimos|visto en|avistado|avistada|localizado|localizada|encontrado|encontrada|topamos con|dio a conocer|da a conocer|reza así|dice así|dice textualmente|transcribo|transcrito|transcrita|copio|pego|traduzco|escuchamos|oído|oída|se oye|se escucha
así[ ]:|de esta manera[ ]:|de este modo[ ]:|como sigue[ ]:|leo|he leído|hemos leído|leyendo|al leer|al escribir|escribir|decir|al decir|diga|digan|tecleó|teclea|tecleado|escribiera|saca a relucir|sacó a relucir|se expresa|se expresó|se hace llamar|se hacen llamar|hace llamar|supo|se supo|se sabe|sé|sabemos|cuelga|si miramos|si vemos|si leemos|al mirar|al ver
(escritos|escritas|publicados|publicadas|hechos|hechas|posteados|posteadas|creados|creadas|enviados|enviadas|firmados|firmadas|compartidos|compartidas|hecho|hecha|redactados|redactadas) por
he (contado|comprobado|encontrado|visto|repasado|leído|revisado)|lo he comprobado|veo|han opinado
se han pronunciado|obra[n]
(deja|dejó|dejaron|dejado) (escrito|constancia|dicho|un comentario|este mensaje|este comentario|un mensaje)|(hace|hizo|hacen|hacer) (referencia|mención|alusión|constar|saber|público|pública) [a|de]|(se )[ ](refiere|refieren|refirió|expresa|expresó|pronuncia|pronunció|lee|puede leer|pueden leer|dice|menciona|cita|habla|escribe|recoge)|(puede|pueden|podemos) (leerse|verse|encontrarse|consultarse|leer|ver|encontrar)|en (palabras|boca|voz) (de|suyas)|en sus (propias )[palabras|términos]|con (estas|sus|las siguientes) palabras|a (saber|la letra)|(da|dio|dan) (a conocer|cuenta|voz)|(pone|puso) (por escrito|sobre la mesa|negro sobre blanco)|por escrito|negro sobre blanco|(toma|tomó|tomando) la palabra|según (consta|recoge|figura|se lee|indica|señala|apunta|reza|cuenta|refiere)|rezan|(dice|decía|dijo) así|así (reza|dice|lo dice|lo cuenta|lo expresa|lo escribe|lo resume)|(un|una) (vistazo|mirada|repaso|ojeada) [rápido |rápida |breve |más detenido |más detenida ](a|al|por|sobre)|(echando|al echar|si echamos) un vistazo [a|al]|(muestra|muestran|revela|revelan|indica|indican|arroja|arrojan) que
lo (dice|cuenta|expone|explica|resume|expresa|escribe|describe|relata|formula|plantea) así|así lo (expone|explica|expresa|describe|relata|formula|plantea)|se dice|se dicen|sirva de ejemplo|sirva como ejemplo|valga de ejemplo|valga como ejemplo|(toma|tomemos|tomamos) [como ]ejemplo|(detrás de|tras|al frente de) [este |esta ](post|publicación|mensaje|comentario)|detrás de|está detrás de|por boca de
${spanishVerbs('comentar publicar postear anotar apuntar indicar señalar informar reportar relatar narrar explicar afirmar expresar manifestar mencionar citar nombrar compartir enviar mandar redactar añadir agregar detallar documentar registrar consignar constatar observar notar remarcar recalcar tuitear bloguear grabar filmar colgar difundir divulgar comunicar declarar presentar plantear tratar abordar tocar discutir debatir conversar charlar hablar opinar aportar aclarar precisar puntualizar especificar formular enunciar recordar contar repasar revisar mirar examinar hojear rastrear enlazar vincular adjuntar etiquetar titular encabezar firmar suscribir recoger reunir juntar listar enumerar catalogar clasificar marcar identificar recibir aparecer existir corresponder pertenecer contener sumar totalizar acumular cosechar lograr alcanzar arrojar aglutinar concentrar ocupar situar ubicar colocar hallar versar girar tratar plasmar exponer aludir reproducir transcribir describir notificar resumir recapitular matizar retuitear subtitular verbalizar leer ver comprobar destacar reseñar basar establecer detectar retomar extraer')}
así (lo |la )(formuló|formula|dijo|dice|escribió|escribe|expresó|expresa|contó|cuenta|explicó|explica|resumió|resume|planteó|plantea|relató|relata|describió|describe)|teclear|sacan a relucir|sacó el tema|sacaron el tema|trajo a colación|enviado|enviada
(copiado|extraído|sacado|tomado) [tal cual ][de|desde|directamente de]|directo (de|desde)|tal (y )como (lo )(dijo|escribió|formuló|publicó)|dejó (escrito|escrita|la frase|dicho)|lo dejó escrito|(la|lo) firma|(sale|salen) el nombre|quien (abra|lea|mire|entre en)|(leerá|encontrará|verá)|responder a|dirigirse a`,
  evidence: `
herramienta|un(o|a) de (los|las) (usuarios|usuarias|publicaciones|comentarios|clientes)
(temas|tendencias) (analizados|analizadas|seguidos|seguidas|observados|observadas)|(periodo|período) (analizado|estudiado|observado)|de la siguiente manera|de esta manera|manera|así lo (expresa|describe|dice|resume)|lo (expresa|describe|dice|resume) así|expresamente|[la ](puntuación|nota) (asignada|otorgada|atribuida)|asignada a|oración|oraciones|empresa|feed|interés|interés en|interés por|actividad|uno de los lugares|responsable de|es responsable de|cuentas|distint(o|a)s|en este número|en esta edición|que mencionan|publicación|publicaciones|post|posts|entrada|entradas|hilo|hilos|comentario|comentarios|mensaje|mensajes|vídeo|video|vídeos
videos|respuesta|tendencia|tendencias|tema|temas|usuario|usuaria|autor|autora|persona
cliente|clienta|fuente|fuentes|cita|prueba|evidencia|ejemplo|ejemplos|estado|título|texto|cuenta
plataforma|plataformas|ranking|clasificación|periodo|período|fecha|día|mención|menciones|url|enlace|palabras|nombre|etiqueta
datos|puesto|lugar|posición|informe|comprador|compradora|dueño|dueña
frase|frases|pasaje|línea|líneas|declaración|declaraciones|afirmación|testimonio|testimonios|voz|voces|opinión
opiniones|consumidor|consumidora
miembro|internauta|individuo|propietario|propietaria
comunidad|foro|red|redes|canal|sitio|perfil|número|cantidad|total|suma|cifra|cifras|valor|conteo|recuento
recuentos|porcentaje|proporción|parte|lista|tabla|resumen|análisis|resultado|resultados|intervalo|ventana
conversación|conversaciones|debate|debates|discusión|discusiones|charla|grupo|categoría|asunto|asuntos|cuestión
nombre de usuario|alias|contenido|caso|casos|origen|titular|encabezado|párrafo|actualmente|en la actualidad
por ahora|en este momento|citado|citada|dicho|dicha|dichos|dichas|siguiente|siguientes|respectivo
propio|propia|original|puntuación
id|ids
fragmento|fragmentos|extracto|extractos|redacción|formulación|enunciado|enunciados|nota|notas|reseña|reseñas|valoración|valoraciones|tuit|tuits|posteo|posteos|artículo|artículos|aporte|aportes|aportación|aportaciones|intervención|intervenciones|contestación|archivo|archivos|documento|documentos|expediente|registro|registros|referencia|referencias|ref.|ref|nota al pie|anexo|ticket|núm.|nro.|identificador|identificadores|código|dirección|enlaces|vínculo|remitente|emisor|emisora|firmante|creador|creadora|publicador|suscriptor|suscriptora|seguidor|seguidora|lector|lectora|espectador|espectadora|visitante|participante|comentarista|forero|forera|tuitero|tuitera|interlocutor|particulares
métrica|métricas|medida|indicador|indicadores|dato|volumen|volúmenes|interacción|interacciones|repercusión|alcance|acogida|respuestas|resonancia|cómputo|balance|fracción|porción|cuota|reparto|distribución|desglose|composición|segmento|columna|fila|celda|campo|índice|baremo|gráfico|tablas|listas|listado|listados|puestos|lugares|posiciones|rango|orden|panel|informes|informaciones|seguimiento|monitor|monitoreo|observación|observaciones|base de datos|muestra|conjunto|conjunto de datos|colección|material|materia|materias|tópico|tópicos|temática|temáticas|cuestiones|diálogo|intercambio|charlas|discurso|palabra clave|hashtag|etiquetas|término|términos|concepto|intención|intenciones|propósito|finalidad|tipo|tipos|clase|clases|categorías|grupos|hora|horas|momento|instante|ocasión|acontecimiento|hecho|hechos|detalle|detalles|información|punto|aspecto|foros|canales|sitios|páginas|página|portal|portales|red social|redes sociales|muro|corto|cortos|pieza|escrito por|escritas|escritos|escrita por|escritas por|escritos por|mencionados|mencionadas|nombrado|nombrada|citados|citadas|respectiva|respectivas|presente
provisional|provisorio|acude a|acudió a|acudieron a|aloja|alojan|alberga|albergan|asoma|asoman|valió|valieron|le valió|hacen|hace|hizo|novedades|situación|radar|pulso|actualización|breve actualización
(empresa|compañía|firma|fabricante|producto) (citad|mencionad|nombrad|aludid|referid)(o|a)|(empresa|compañía|firma|fabricante|producto) (que nombra|que menciona|que cita|en cuestión|a la que se refiere)|(empresa|marca|compañía|producto|fabricante)[ ]:
escala|marcador
un[o|a] de (los|las) (usuarios|usuarias|clientes|autores|autoras|personas)
edición|titulares|ciclo de vida|mezcla|marca de tiempo|acta
|(informe|resumen|boletín|reporte|parte|repaso|balance|correo) (semanal|diario|mensual|del día|de la semana|del mes)|la ficha|ficha|fichas|expedientes|diapositiva|diapositivas|presentación|nota al margen|apunte|apuntes|anotación|anotaciones|escrito|renglón|renglones|párrafos|pasajes|entrecomillado|encabezamiento|pie de foto|procedencia|redactor|redactora|autoría|muestras|medición|mediciones|rastreo|monitorización|lapso|franja|plazo|fecha de publicación|momento de (la recogida|la captura|escribir)|recogida|contexto|trasfondo|antecedente|reacciones|reacción|tablero|cuadro|inventario|juego de datos
al respecto|respecto|peso|por parte de|(forma|forman) parte de|nos basamos en|uno de los (sitios|lugares|canales|medios|espacios|foros)|una de las (redes|plataformas|fuentes)|uno de|una de|(últimos|últimas) (datos|cifras|números|registros|resultados)|(datos|cifras|números|registros|resultados) (actuales|últimos)|a la luz de los datos|alrededor
contador|contadores|lectura|presencia|números|autoría de|de (todas las (publicaciones|menciones|entradas|conversaciones)|todos los (mensajes|posts|comentarios))|en términos de (volumen|cantidad|cifras)|por volumen|a nivel de (volumen|cifras)|emitido por`,
  people: `
(una|alguna) parte de (las|los) (publicaciones|menciones|mensajes|comentarios|entradas|posts)|parte de (las|los|la) (publicaciones|menciones|mensajes|comentarios|entradas|conversación|discusión)|algunas de las (publicaciones|menciones)
usuarios|usuarias|autores|autoras|personas|gente|clientes|consumidores|miembros|internautas
seguidores|lectores|suscriptores|espectadores|participantes|visitantes|creadores|tuiteros|ellos|ellas
(equipo|comunidad|colegas|publicaciones|comentarios|mensajes|voces|reseñas|fuentes|hilos|foro) (dice|dicen|dijo|dijeron|escribe|escriben|escribió|escribieron|informa|informan|comenta|comentan|reporta|reportan|menciona|mencionan)
dicen|dijeron|decían|escriben|escribieron|escribían|comentan|comentaron|publican|publicaron|afirman|afirmaron|opinan|opinaron
señalan|señalaron|mencionan|mencionaron|reportan|reportaron|informan|informaron|explican|explicaron|describen|relatan|relataron
suscriptoras|seguidoras|lectoras|espectadoras|comentaristas|individuos|compradores|compradoras|foreros`,
}
