import { spanishVerbs } from '../inflection.ts'
import type { LanguageWords } from '../language.ts'
import { claiming, textKinds } from './claiming/es.ts'
import { nothing } from './nothing/es.ts'
import { speakers } from './speakers/es.ts'

const THING = 'tendencia|tema|asunto|cuestión|puesto|lugar|posición|problema'
const TALKED =
  '(comentad|discutid|mencionad|popular|hablad|debatid|citad|activ|destacad|frecuent|important)[o|a|os|as|e|es]'
const PERCENT = '[ ](%|por ciento)'

export const spanish: LanguageWords = {
  language: 'es',
  locales: ['es-ES', 'es-MX'],
  nothing,
  claiming,
  textKinds,
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
  speakers,
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
posteo[s]`,
    authors: `
(autor|autora|autores|autoras|usuarios|personas)[ únicos| únicas| distintos| distintas| diferentes]
cuentas|usuarias|autores diferentes|individuos|gente|internautas|personas
clientes`,
    platforms: 'plataforma[s]',
    engagement: 'interacciones|interacción|engagement',
  },
  goesOn: 'pero|aunque|sin embargo|para|por|con|mientras',
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
    counted: 'nuev(o|a)s|más|públic(o|a)s|distint(o|a)s|únic(o|a)s|de|en total|×',
    none: 'ningún|ninguna|sin',
    vague: `
2 un par [de]; 10 decenas de; 20 docenas de; 100 cientos de|centenares de|centenas de; 1e3 miles de|millares de
1e4 decenas de miles de; 1e5 cientos de miles de; 1e6 millones de`,
    shares: `
50 la mitad [de]|mitad de; 33.3 un tercio [de]|la tercera parte [de]; 66.7 dos tercios [de]; 25 un cuarto [de]|la cuarta parte [de]
75 tres cuartos [de]|tres cuartas partes [de]; 20 un quinto [de]|la quinta parte [de]; 10 un décimo de|la décima parte [de]`,
    percent: '%|por ciento|puntos porcentuales',
    before: {
      about: 'unos|unas|(alrededor|cerca) (de|del)|en torno (a|al)|aproximadamente|más o menos|aprox.|~|≈',
      almost: 'hasta [el]|casi [el]|prácticamente [el]|poco menos (de|del)',
      atLeast:
        'alcanzado [l(os|as)]|alcanzó [l(os|as)]|al menos|por lo menos|como mínimo|no menos de|un mínimo de|a partir de|≥|>=',
      moreThan:
        '[algo |mucho ]más (de|del)|por encima (de|del)|superior (a|al)|supera(n| l(os|as)|n l(os|as))|super(ó|ado) l(os|as)|super(ó|ado)|>',
      atMost: 'como máximo|a lo sumo|no más (de|del)|un máximo de|≤|<=',
      lessThan: 'menos (de|del)|por debajo (de|del)|inferior (a|al)|<',
      allBut: '(todos|todas) (menos|salvo|excepto)',
    },
    behind: {
      about: 'más o menos|aproximadamente',
      almost: '',
      atLeast: 'o más|+|como mínimo|y pico',
      moreThan: '',
      atMost: 'o menos|como máximo',
      lessThan: '',
      allBut: '',
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
      yesterday: 'ayer|anoche|ayer por la (mañana|tarde|noche)',
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
    fromOther:
      '{number} {unit} (antes|después|más tarde)|(un|una) {unit} (antes|después|más tarde)|[en |a]l día siguiente|el día (anterior|siguiente)|ese [mismo ]día|el mismo día|esa misma (mañana|tarde|noche)',
    lastWeekday: '[el ]{weekday} pasado|[el ]pasado {weekday}|[el ]último {weekday}',
    weekday: '[el |este ]{weekday}',
    dayAlone: '[el |del ]día {day}',
    dates: `
{day}-{month}-{year}|{day}/{month}[/{year}]|{day}.{month}.{year}
[el |del |al ][día ]{day} de {month}[[,] (de |del )[año ]{year}]|[el ]{day} {month} [{year}]|{month} [de |del ]{year}|(en|desde|durante|de|hasta) {month}[ (de |del ){year}]
[del |el |de ]{day}[ ](-|–|al|a)[ ]{day} de {month}[ de {year}]|entre el {day} y [el ]{day} de {month}[ de {year}]|(en|desde|durante|año|de) {year}`,
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
1 1.er|1.ª; 2 2.º|2.ª; 3 3.er|3.º|3.ª; 4 4.º|4.ª; 5 5.º|5.ª; 6 6.º|6.ª; 7 7.º|7.ª; 8 8.º|8.ª; 9 9.º|9.ª; 10 10.º|10.ª
1 primer[o|a|os|as]|1.º|1º|1ª|1er; 2 segund(o|a)|2º|2ª; 3 tercer[o|a]|3º|3ª|3er; 4 cuart(o|a)|4º|4ª; 5 quint(o|a)|5º|5ª; 6 sext(o|a)|6º|6ª
7 séptim(o|a)|7º|7ª; 8 octav(o|a)|8º|8ª; 9 noven(o|a)|9º|9ª; 10 décim(o|a)|10º|10ª; 11 undécim(o|a)|11º|11ª; 12 duodécim(o|a)|12º|12ª`,
    places: `
[el |la |en el |en la |del ](puesto|lugar|posición|número|n.º|nº|#) [número ]{number}|[el |la |en el |en la |en |como |del ]{ordinal} (${THING})
[el |la |en el |en la |en ](puesto|lugar|posición) {ordinal}|[el |la ]{ordinal} [${THING}] más ${TALKED}
#[ ]{number}|nr.[ ]{number}|no.[ ]{number}|n°[ ]{number}|nº[ ]{number}`,
    barePlaces:
      '(es|son|era|pero|aunque) [solo |sólo ][el |la ]{ordinal} (por|según|en) [número de |cantidad de ]{metric}|(es|son|era|fue|va|está|queda|quedó|figura) [el |la |en ]{ordinal}|en {ordinal}',
    first: `
que se menciona (con más frecuencia|más a menudo|con mayor frecuencia)|(mencionad|discutid|comentad)(o|a) (con más frecuencia|más a menudo|con mayor frecuencia)|el tema que (más|con más frecuencia) se menciona|[el |la |lo |los |las ][${THING}] más ${TALKED}|[el |la ](principal|primer) (tema|tendencia|asunto)|[el |la ](tendencia|tema) (principal|líder|número uno)|(encabeza|lidera|encabezan|lideran|encabezando) (la lista|el ranking|la clasificación|las tendencias)
(a la cabeza|en cabeza|en lo más alto) [de la lista|del ranking]|de lo que más se habla|lidera[n] (con|por|en)|el mayor (tema|problema)|la mayor tendencia`,
    last: `[el |la ](último|última) (puesto|lugar|posición|tendencia|tema)|[el |la |lo ][${THING}] menos ${TALKED}|cierra (la lista|el ranking|la clasificación)`,
    secondLast: '[es |en ][el |la ](penúltimo|penúltima) [puesto|lugar|posición|tendencia|tema]',
    thirdLast: '[es |en ][el |la ](antepenúltimo|antepenúltima) [puesto|lugar|posición|tendencia|tema]',
    apart: '(un|una|{number}) (puesto|lugar|posición|posiciones|puestos|lugares|escalón|escalones)',
    within:
      '[en |entre ][el |los |las ](top|primeros|primeras|principales) {number} [temas|tendencias|puestos]|[entre ](los|las) {number} (primeros|primeras|principales|mayores)',
    most: '(el|la|los|las|con) (mayor|más) [número de |cantidad de ]{metric}|(que|quien|quienes) más {metric}|[el |la ]{metric} más (alta|alto|altas|altos)|[el |la ]mayor {metric}',
    fewest:
      '[el |la |los |las |con ](menor|menos) [número de |cantidad de ]{metric}|[el |la ]{metric} más (baja|bajo)',
    by: '(por|según|en|en cuanto a|en términos de|atendiendo a|medido por|a juzgar por) [el |la |los |las |su |sus ][número de |cantidad de |total de |volumen de ]{metric}',
  },
  directions: {
    rising: `
(gana|ganan|ganó|cobra|cobran) (presencia|fuerza|peso|terreno|relevancia|importancia|visibilidad)|sube|suben|subió|subieron|subido|subiendo|creciente[s]|[en |va en ]aumento|ascendente
disparado|disparada|disparándose|ha explotado|se multiplican|se multiplicó|incremento
repunte
despunta[n]|en (alza|ascenso|auge|crecimiento|expansión|plena ebullición|ebullición|racha)|va (hacia arriba|en aumento|al alza|viento en popa|a toda máquina)|sube como la espuma|corre como la pólvora|corre de boca en boca|de boca en boca|vive un boom|un boom|boom|en boga|está (que arde|on fire|en llamas|imparable)|virales|cobra (impulso|fuerza|vuelo|brío)|acelera el paso|se amplía|se aviva|(en |sigue una |de )[tendencia |trayectoria |línea ](ascendente|alcista)|se eleva|se elevó|escaló|se ha (disparado|multiplicado|extendido|intensificado|acelerado)
en pleno auge|pleno auge
(va|van|iba|está|están|sigue|siguen|continúa|continúan|viene|vienen|anda|marcha) (creciendo|subiendo|aumentando|ganando (fuerza|terreno|impulso|peso)|en aumento|en alza|al alza|a más|en ascenso|en auge|en crecimiento|escalando|disparándose|acelerando|acelerándose|a toda velocidad|como la espuma|cobrando fuerza|ascendiendo|hacia arriba|para arriba|viento en popa|en progresión)|apunta[n] (hacia arriba|al alza|arriba)
(gana|ganan|ganó|ganado|ganando|cobra|cobran|cobró|cobrado|cobrando|toma|toman|tomó|tomando|coge|cogen|cogió|adquiere|adquieren|agarra|suma|sumando) (impulso|fuerza|terreno|velocidad|ritmo|tracción|peso|intensidad|protagonismo|relevancia|importancia|vuelo|altura|auge|vigor|adeptos|empuje|visibilidad|popularidad|interés|seguidores)
${spanishVerbs('aumentar crecer explotar estallar acelerar acelerarse trepar avanzar despegar expandirse intensificar multiplicar repuntar remontar progresar florecer prosperar arder arrasar petar saltar brincar incrementar engordar proliferar')}
(en|al|de|con) (alza|aumento|ascenso|auge|subida|crecimiento|progresión|expansión|escalada|aceleración|ebullición|efervescencia|apogeo|repunte)|(tendencia|trayectoria|curva|senda|dinámica|pendiente|línea) (al alza|alcista|ascendente|creciente|positiva)|por las nubes|como la espuma|como la pólvora|(está|se ha vuelto|se hizo|se volvió) viral|viral|viralizad(o|a)|se (dispara|disparó|ha disparado|viraliza|viralizó|ha viralizado|multiplica|extiende|intensifica|acelera|incrementa|propaga|expande|disparan)|(está|estar) que arde|que arde|al rojo vivo|on fire|imparable|a todo gas|cada vez (más|mayor) (fuerte|grande|comentado|presente|frecuente|popular|caliente|alto)|no (para|deja|cesa) de (crecer|subir|aumentar)|rompe todos los récords|está arrasando|revienta|reventando|bola de nieve
cada vez más (mensajes|posts|publicaciones|menciones|gente|personas|usuarios|comentarios)|cada vez con más (mensajes|menciones|gente)|cada vez más a menudo`,
    falling: `
baja|bajan|bajó|bajaron|bajado|bajando|cayó|cayeron|caído|caída|cayendo|disminuye|disminuyen|disminuyó|disminuyendo|desciende|descienden|descenso|descendente|decreciente
desvaneciéndose|se ha desvanecido|apagándose|ha perdido (fuerza|impulso)
se redujo|reducido|desplome|enfriándose|debilitándose|decayó|decayendo
se [ha ](desploma|desplomado|desplomó|hunde|hundió|hundido|desinfla|desinfló|desinflado|diluye|diluyó|evapora|apaciguó|apacigua|calma|calmó|ralentiza|ralentizó|estrecha|encoge|encogió|agota|agotó)|se ha (desplomado|hundido|desinflado|diluido|calmado|agotado|reducido|enfriado|apagado|debilitado)|en (caída libre|caída|retirada|baja|picado|decadencia|horas bajas|regresión)|cae en picado|ha (quedado en nada|pasado a mejor vida|pasado de moda|perdido fuelle|caído|bajado|disminuido|decaído)|quedado en nada|pasado a mejor vida|pierde (fuelle|gas|peso|interés|vapor|velocidad)|agua pasada|es agua pasada|se contrae|se contrajo|bajista|ya pasó|se está (apagando|enfriando|desvaneciendo|calmando)
ha perdido [todo ](el |su )interés|perdido (todo )(el |su )interés|desinflando[se]|ya ha pasado
(va|van|iba|está|están|sigue|siguen|continúa|continúan|viene|vienen|anda|marcha) (cayendo|bajando|disminuyendo|decayendo|perdiendo (fuerza|terreno|impulso|peso|fuelle|vigor|interés)|en descenso|a la baja|en declive|en caída [libre]|a menos|en retroceso|de capa caída|menguando|remitiendo|apagándose|enfriándose|desinflándose|descendiendo|hacia abajo|para abajo|cuesta abajo|declinando|desvaneciéndose|diluyéndose|retrocediendo|agonizando|muriendo|flojeando|aflojando)|apunta[n] (hacia abajo|a la baja|abajo)
(pierde|pierden|perdió|perdido|perdiendo) (impulso|fuerza|terreno|velocidad|ritmo|tracción|peso|intensidad|protagonismo|relevancia|importancia|vuelo|altura|vigor|adeptos|empuje|visibilidad|popularidad|interés|fuelle|gas|brillo|atractivo|seguidores)
${spanishVerbs('caer disminuir decaer declinar descender menguar mermar remitir flaquear amainar aflojar flojear retroceder ceder palidecer languidecer decrecer enfriar desplomar hundir desacelerar ralentizar frenar debilitar desinflar apagar agonizar naufragar')}
(en|a la|de) (baja|descenso|declive|caída|caída libre|retroceso|disminución|decadencia|picado|retirada|regresión|recesión|desaceleración)|(tendencia|trayectoria|curva|senda|dinámica|pendiente|línea) (a la baja|bajista|descendente|decreciente|negativa)|por los suelos|de capa caída|capa caída|cuesta abajo|horas bajas|en sus últimas|en las últimas|ha tocado fondo|tocó fondo|toca fondo|en el olvido|al olvido|se (desploma|desplomó|ha desplomado|apaga|apagó|ha apagado|enfría|enfrió|ha enfriado|desinfla|desinfló|ha desinflado|hunde|hundió|ha hundido|desvanece|diluye|debilita|agota|derrumba|reduce|pierde|estrella|esfuma)|cada vez (menos|menor) (comentado|presente|frecuente|popular|fuerte|relevante)|no (para|deja|cesa) de (caer|bajar|disminuir)|pasado de moda|pasó de moda|fuera de (moda|juego)|ha perdido (fuelle|fuerza|interés)|ya no (interesa|importa|da más de sí)|ni fu ni fa`,
    steady: `
(apenas|casi no|prácticamente no|no apenas) (varía|varían|cambia|cambian|se mueve|se mueven|evoluciona|fluctúa|oscila)|(prácticamente|casi|más o menos|relativamente|bastante|en gran medida|en general) (estable|igual|constante|plano|plana|invariable|sin cambios|inalterado|inalterada)|(se mueve|se mantiene|sigue|continúa|permanece|está|se sitúa) en [unos ](niveles|cifras|valores) (similares|parecidos|parecidas|estables|constantes|semejantes)|(varía|cambia|evoluciona) (poco|apenas)
permanecen iguales|(sigue|siguen|permanece|continúa|queda) (estable|constante|igual)[s]|estable[s]|constante[s]|se mantiene [estable|constante|igual|firme]|se mantienen|se mantuvo|manteniéndose|invariable|igual|estancad(o|a)|se estanca|se estancó|sostenid(o|a)|plan(o|a)
conserva [su|el] (nivel|ritmo|lugar)|mantienen (su |el )nivel|(sigue|permanece|continúa|queda) [más o menos |prácticamente ](igual|estable|constante|como estaba|en el mismo nivel|al mismo nivel)|al mismo nivel|en el mismo nivel|se mueve en horizontal|en horizontal|en plano|movimiento lateral|se mueve de lado|inalterad(o|a)|inmóvil|se estabilizó|en equilibrio|equilibrad(o|a)|en meseta
(sin|ninguna|ningún|apenas|con pocas|con pocos|no hay|no muestra|no registra|no presenta|no experimenta|no tiene) (cambio|cambios|variación|variaciones|movimiento|movimientos|novedad|novedades|alteración|alteraciones|fluctuación|fluctuaciones|oscilaciones|altibajos|sobresaltos)|(sigue|siguen|continúa|continúan|permanece|permanecen|se mantiene|se mantienen|se queda|queda|se conserva|se sostiene|anda|está|se encuentra) (igual|estable|estables|constante|constantes|invariable|plano|plana|estático|estática|estancado|estancada|en el mismo nivel|al mismo nivel|en su nivel|a su nivel|en línea|firme|parejo|pareja|sin cambios|en la misma línea|en equilibrio|tal cual|como estaba|inmóvil|regular|uniforme|en meseta|a flote)|no (cambia|varía|se mueve|evoluciona|fluctúa|oscila|ha cambiado|ha variado|se ha movido)|ni (sube|crece|aumenta|al alza) ni (baja|cae|decrece|disminuye|a la baja)|mantiene (su|el) (nivel|ritmo|tono|mismo nivel)|estabilizad(o|a)|se ha estabilizado|se estabiliza|estabilidad|en punto muerto|en calma
ni (sube|suben|crece|aumenta) ni (baja|bajan|decrece|disminuye|cae)|no (sube|suben|crece|aumenta) ni (baja|bajan|decrece|disminuye|cae)|no se mueve[n]`,
    new: `
[es |son ][de ](nueva|reciente) aparición|(ha|han) surgido (hace poco|recientemente)|(surgió|apareció|ha aparecido) hace poco|(acaba|acaban) de (surgir|aparecer|entrar en escena|llegar)|nuev(o|a|os|as)|novedos(o|a)|emergente[s]|emerge|surge|surgió|ha surgido|aparece por primera vez
(completamente|totalmente|del todo|enteramente) nuev(o|a|os|as)|de (reciente|nueva) (aparición|creación|irrupción|llegada)|recién (nacid|aparecid|surgid|llegad|estrenad|salid|creado)(o|a)|acaba de (nacer|asomar|irrumpir|llegar|emerger|empezar|arrancar|salir|estrenarse)|lleva poco (tiempo)[ tiempo| en circulación]|lleva poco tiempo [en circulación|circulando]|hace poco que|reciente[s]|incipiente[s]|naciente[s]|acabad(o|a) de (aparecer|surgir|nacer)|en pañales
[un |una |el |la ](novedad|recién llegado|recién llegada|debutante|estreno|debut|nuevo ingreso|nueva incorporación|nueva entrada|primicia|incorporación reciente|aparición reciente|cara nueva)|(se estrena|se estrenó|se acaba de estrenar|se incorpora|se incorporó|debuta|debutó|ha debutado|irrumpe|irrumpió|ha irrumpido|se suma|emerge|emergió|ha emergido|surge|surgió|ha surgido|asoma|brota|brotó|nace|nació|despunta|aflora) (por primera vez|recientemente|en el radar|en la lista|en la conversación)|se (estrena|estrenó) [por primera vez|en el radar|en la lista|en la conversación]|(debuta|debutó|ha debutado)|acaba de (aparecer|surgir|nacer|entrar|llegar|empezar|comenzar|estrenarse|salir|irrumpir|arrancar|asomar|incorporarse|debutar|formarse)[ en el radar| en la lista| en escena| en la conversación]|hace su (aparición|debut|estreno|entrada)|hizo su (aparición|debut|entrada)|(recién|recientemente|nuevamente) (aparecido|llegado|nacido|surgido|detectado|creado|salido|entrado|incorporado|estrenado|formado)|(recién|recientemente) (aparecida|llegada|nacida|surgida|detectada|creada|salida|entrada|incorporada)|nunca visto|desconocido hasta ahora|de nuevo cuño|por primera vez`,
    untold:
      '(datos|evidencia) insuficientes|(insuficientes|muy pocos|demasiado pocos) datos|evidencia insuficiente',
    gone: `
desapareci(ó|do|da|eron)|ha desaparecido|desaparece|desaparecen|se ha ido|ha terminado|terminó|acabó|se acabó|ya no (aparece|está|figura|se menciona)|extint(o|a)|esfumado|salió de la lista|fuera de la lista
(casi|prácticamente|poco menos que|ya está|completamente|totalmente) (muerto|muerta|acabado|acabada|extinto|olvidado|olvidada|terminado|desaparecido|desaparecida)|muert(o|a)|olvidad(o|a)|enterrad(o|a)|agua pasada|cosa del pasado|del pasado|pasó a la historia|ha pasado a la historia|ya pasó|nadie (habla|se acuerda) [ya ]de (ello|él|eso|esto)|fuera del radar|desaparecido del mapa|borrado del mapa|se esfumó|se ha esfumado|ya nadie habla (de ello|de él|de esto|del tema)`,
  },
  grewBy: `
(subió|subieron|sube|suben|ha subido|han subido|creció|crecieron|crece|crecen|ha crecido|han crecido|aumentó|aumentaron|aumenta|aumentan|han aumentado|ha aumentado|se incrementó|incremento|aumento|subida|crecimiento|se disparó|avanzó) [en |de ][un |del ]{number}${PERCENT}
[un ]{number}${PERCENT} (más|mayor|de aumento|de crecimiento|de subida)|+{number}${PERCENT}`,
  fellBy: `
(bajó|bajaron|baja|bajan|ha bajado|han bajado|cayó|cayeron|cae|caen|han caído|ha caído|disminuyó|disminuye|descendió|se redujo|caída|descenso|disminución|bajada|retrocedió) [en |de ][un |del ]{number}${PERCENT}
[un ]{number}${PERCENT} (menos|menor|de caída|de descenso)|-{number}${PERCENT}`,
  intents: {
    problem: `
se quejan [de algo]|se queja [de algo]|quejan|problema[s]|queja[s]|se quej(a|an|ó|aron|ando)|quejarse|falla[s]|avería[s]|defecto[s]|reclam(a|an|o|os|ación|aciones)|crítica[s]|critic(a|an|ó|aron)|error[es]|insatisfacción|molesti(a|as)|incidencia[s]
(informa|señala|reporta|denuncia|describe|comunica|advierte|plantea|menciona|expone|notifica)[n] [de ](problema|fallo|fallos|avería|defecto|error|problemas|averías|defectos|errores)[s]|aviso[s] de (avería|averías|fallo|fallos|error)|protesta[s]|lamento[s]|descontento|fallo[s]|pega[s]`,
    question: `
pregunta[s]|ha(ce|cen) [una |unas ]pregunta[s]|plante(a|an) [una ]pregunta[s]|pregunt(an|ó|aron|ando)|se pregunta[n]|duda[s]|consulta[s]|consult(an|ó)|quiere saber|quieren saber
petici(ón|ones) de (ayuda|información|consejo)|busca[n] (ayuda|consejo|información)|solicita[n] (ayuda|información|consejo)|interrogante[s]|plantea[n] (una pregunta|preguntas|dudas|una duda)`,
    wish: `
deseo[s]|dese(a|an)|petición|peticiones|pid(e|en|ió|ieron|iendo)|piden que|solicit(a|an|ó|ud|udes)|sugerencia[s]|sugier(e|en)|propuesta[s]|demanda[s]|quisiera[n]|le gustaría|les gustaría|quiere[n]
(petición|peticiones|propuesta|propuestas|sugerencia|sugerencias|solicitud|solicitudes|deseo|deseos|idea|ideas|demanda|demandas) de (mejora|mejoras|función|funciones|nuevas funciones|cambio|cambios)|expresa[n] (un deseo|deseos)|pide[n] (mejoras|una mejora|cambios|funciones)`,
    praise: `
habla[n] bien [de]|hablando bien [de]|elogi(o|os|a|an|ó)|recomienda[n]|recomendación|recomendaciones|content(o|a|os|as)|satisfacción|agradec(e|en|ió|imiento|imientos)|encantad(o|a|os|as)|le encanta|les encanta|am(a|an) 
(comentarios|opiniones|valoraciones|mensajes|palabras) (positivos|positivas|favorables|de elogio|elogiosos|elogiosas)|cumplido[s]|alabanza[s]|alaba[n]|halago[s]|felicitaci(ón|ones)|felicita[n]|aplaude[n]|satisfech(o|a|os|as)`,
    comparison: `
compar(a|an|ando) (productos|marcas)|compar(a|an|ó|ación|aciones|ando|ativa|ativas)|versus|en comparación
hace[n] una comparación|hacen comparaciones
(comparación|comparaciones|comparativa|comparativas) (entre|de|con) (productos|marcas|otros productos|otras marcas|la competencia|alternativas)|compara[n] (productos|marcas|con la competencia)`,
    leaving: `
(darse de baja|cancelar|devolver|irse)[, | y | o ][(devolver|cancelar) [el producto]] (o|y) (cambiar|cambiarse|pasarse) [de (marca|proveedor|producto)]|darse de baja|cancel(a|an|ó|aron|ación|aciones|ar)|que se van|abandon(a|an|ó|aron|o|ar)|se d(a|an|io|ieron) de baja|baja[s] de clientes|cambi(a|an|ó|aron) a|se pas(a|an|ó|aron) a|devolución|devoluciones|devuelv(e|en)|devolvi(ó|eron)|dej(a|an|ó) de (usar|comprar)
(cancelar|darse de baja|irse|marcharse|cambiar|cambiarse|abandonar|dejarlo|pasarse) [o |y ][a |de |por ]|cambio[s] de (marca|proveedor|producto)|baja[s] [o cambio de marca|o cambios de marca]|se (va|van|marcha|marchan|pasa|pasan) [a (la competencia|otra marca)]|abandono[s]|quieren irse|dicen que se van|fuga[s]`,
    hazard: `
peligro[s]|peligros(o|a|os|as)|riesgo[s]|incendi(o|os|a|ó)|fuego|humo|descarga[s] eléctrica[s]|herid(a|as|o|os)|lesión|lesiones|quemadura[s]|retirada del mercado|alergia[s]|alérgic(o|a)|intoxicación|intoxicaciones|insegur(o|a)
(aviso|avisos|advertencia|advertencias|alerta|alertas|problema|problemas|riesgo|riesgos|señal|señales) de (peligro|seguridad|riesgo|peligros)|(advierte|avisa|alerta|previene)[n] (de|sobre|del) (peligro|riesgo|peligros|riesgos)|seguridad|advertencia[s]|alerta[s]|amenaza[s]`,
  },
  comparisons: {
    more: `
más [alt(o|a|os|as)|elevad(o|a|os|as)|grande[s]]|mayor[es]|superior[es]|un mayor|una mayor
mejor (puntuación|puntaje|score|puesto|posición|lugar)`,
    less: 'no (tiene|tienen|recibe|reciben|alcanza|reúne) tant(o|a|os|as)|menos|menor[es]|más (baj(o|a|os|as)|pequeñ(o|a|os|as)|reducid(o|a|os|as))|menos (alt|elevad)(o|a|os|as)|inferior[es]',
    'more often': 'más a menudo|con (más|mayor) frecuencia|más (frecuentemente|veces)',
    'less often':
      'no se (menciona|habla|comenta|discute|debate) tanto|menos a menudo|con (menos|menor) frecuencia|menos veces',
    same: 'tant(o|a|os|as)|(el|la|los|las) mism(o|a|os|as) [número de|cantidad de|puntuación]|igual de|igual número de|idéntic(o|a)|empatad(o|a)|empata con',
    directly: 'justo|inmediatamente|justamente',
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
    'between numbers': 'vs[.]|versus|contra|a',
    compared:
      'comparad(o|a|os|as) con|en comparación (con|a)|frente a|respecto (a|de)|en relación con|a diferencia de|en contraste con',
    next: 'seguid(o|a|os|as) (de|por)|(le|les) sigue[n]|(detrás|después) (viene|va|está|figura|queda)[n]|detrás de (él|ella)',
    only: '(el|la|los|las) únic(o|a|os|as)|solo (un|una)|sólo (un|una)',
    trend: 'tendencia[s]|tema[s]|asunto[s]',
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
      '(hubo|ha habido) que esperar (hasta [el]|al)|no apareció hasta [el]|primer(o|a|os|as)|primer|(por|por la) primera vez|al principio|al inicio|inicio|inicial|inicialmente|principio|comienzo|comenz(ó|aron)|comienza[n]|comenzado|empez(ó|aron)|empieza[n]|empezado|arranc(ó|aron|a|ado)|arranque|inici(ó|aron|a|ado)|se inici(ó|aron|a)|más (antigu(o|a|os|as)|tempran(o|a))|surgi(ó|eron)|surge|surgido|aflor(ó|aron|a|ado)|apareci(ó|eron)|emergi(ó|eron)|nac(ió|e|ido)|brot(ó|a)|origen|se origin(ó|a)|salió a la luz|saltó|debut(ó|a)|estren(ó|a)|se remonta (a|al)|da comienzo|dio comienzo|despunt(ó|a)|asom(ó|a)|irrump(ió|e)',
    last: 'últim(o|a|os|as)|por última vez|más recient(e|es)|recientemente|más nuev(o|a)|más actual|más tardí(o|a)',
    since: 'desde|a partir de|a partir del|desde el|ya desde',
  },
  shares: {
    of: `
de|sobre|de un total de|entre|de las|de los|de entre|del total de|/
(de|entre) tod(os|as) (los|las)|del conjunto de [las|los]`,
    ofThem: '(de|entre) (ell(os|as)|est(os|as)|es(os|as)|l(os|as) cuales)',
    alone: 'por sí sol(o|a)|tan solo en|nada más que en|sin ir más lejos',
  },
}
