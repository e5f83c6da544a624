/** What may endanger. */
export const hazardPhrases: readonly string[] = [
  '(retirad(o|a|os|as) [a-z ]{2,20} del mercado|retir(an|aron|ado|ada|ados|ar|o|a|ada) (del mercado|de la venta|de las tiendas|el producto|el lote)|retirada (del|de|voluntaria)|recall|llamad(o|a) a revision|alerta (sanitaria|alimentaria|de seguridad))',
  '(riesgo|peligro) (de|para)|(es|son|era|muy|un|resulta|parece|super) ~peligros(o|a|os|as)|un peligro',
  '(es|sea|son) ~(seguro|segura|seguros) (dejar|usar|para|tocar|que|cargar|comer)|insegur(o|a)|toxic(o|a|os|as)|venenos(o|a)|mortal',
  '(alergic(o|a|os|as)|alergia|alergias|alergenos|anafila*|monoxido de carbono|fuga de gas|escape de gas)',
  'dej(en|a|e) de usar(lo|la)?',
  '(puede|podria|pueden|podrian|va a|puedan) ~(incendiarse|explotar|quemar*|arder|prenderse|provocar un|causar un incendio|electrocutar*)',
  '(riesgo|peligro|riesgos|peligros) (de|para|que) ~?(incendio|fuego|quemadura*|asfixia|electrocución|explosión|caída*|lesion*|intoxicación|atragantamiento|descarga*|los niños|niños|bebés|la salud|muerte|sobrecalentamiento|ahogo|cortes?)|peligros(o|a|os|as|amente|idad|ísimo)|un peligro|mortal|tóxic(o|a|os|as)|toxicidad|nociv(o|a|os)|cancerígen(o|a)|inflamable*|corrosiv(o|a)|vapores|emanaciones|amianto|monóxido|listeria|listeriosis|salmonel(a|osis)|e\\.? ?coli|(fuga|escape|olor) (de|a) gas|venenos(o|a)|veneno|lejía|asfixi*|ahog(ar|arse|ue|uen)|atragant*|ingerir|ingesta|inhalar|tragar(se|los|lo)?',
  'alergi(a|as)|alérgic(o|a|os|as)|alérgeno*|(trazas|contiene|contienen|sin|lleva) (de )?(frutos secos|cacahuete*|gluten|lactosa|soja|sésamo|níquel|látex|marisco|huevo|almendra*|avellana*|nueces)|celíac(o|a|os)|celiaquía|intolerante*',
  '(alguien|un niño|una niña|los niños|un crío|los críos|un bebé|mi hij(o|a)|una criatura|cualquiera|la gente) ~~~(se haga daño|se lastime|se ahogue|se queme|se corte|se caiga|se mate|se pille|se atragante|se trague|se electrocute|resulte herid*)|(antes de que|hasta que|a que) ~~~(desgracia|accidente|mate|muera|lastime|caiga|queme|lamentar|susto|grave)|(salv(ó|aron|a|ado)) (la|mi|nos la) (vida|cabeza|cara|mano)|detector de (humo|monóxido)|(alarma|detector) de (humos|gas|incendios)|nadie (salió|resultó|se hizo|se lastimó)|por (poco|los pelos|un pelo|un tris|milagro)|de (milagro|chiripa)|casi no lo cuent*|a prueba de niños|seguro (para|dejar|usar)|de (buena|menuda) nos libramos',
]

/** What has happened and endangered. */
export const harmPhrases: readonly string[] = [
  'prendio (el|la|un)|chisporrote*|me abri|abri la|solto la tapa|chamusquina|(casi|por poco) (cae|caen|se cae)|asfixia',
  '(se solto|se partio|se rompio) [^.]{3,30} (en marcha|bajando|y me)',
  '(acab(e|amos|o) con|me rompi|se rompio|rota|roto) (la |el |mi )?(clavicula|muñeca|brazo|pierna|tobillo|pie|mano|dedo|hueso|costilla|nariz)*',
  'clavicula rota|no me mate|de milagro|corta como|puntos en|tiro a (una|un)',
  '(pillaron|pillo|atraparon|atrapo|aplasto|pilla) (el|la|los|un) (brazo|mano|dedo|dedos|pie|pierna)|menudo susto|detector de monoxido',
  '(casi|por poco) ~~(sin (dedo|mano|ojo)|dedo|me deja|me mata)|(barandilla|escalera|balcon|silla|estante) ~~(solto|cedio|cayo|rompio|partio)',
  'salio una ampolla|quema tanto',
  '(se|me|nos) (ha |han )?(incendi(o|aron|aba|ado)|quem(o|aron)|prendi(o|eron|do))',
  '(prendio (fuego|en llamas|sola)|quem(o|aron|aba) (la|el|mi|los|un|por|todo|sola|solo)|ardio|ardiendo|en llamas|fuego en|cogio fuego|agarro fuego|pego fuego|salio ardiendo|salieron llamas|incendio en)',
  '(ech(a|o|ar|aba|ando)|sal(e|ia|io|iendo)|sac(a|o|aba|ando)|lanz(a|o)|empezo a|con|soltar|suelta|solto) ~(humo|chispas|llamas|fuego|chispazos)',
  'humo (negro|blanco|saliendo|por)|chispazo(s)?|chispas|humea(ba|r|ndo)?',
  '(huele|olor|olia|olio|apesta|oler) ~(quemad(o|a)|chamuscad(o|a)|gas|humo|plastico quemado|quema)',
  'calambrazo(s)?|calambre (al|cuando|con)|descarga(s)? electrica(s)?',
  '(dio|da|dan|dado|pego|pega) ~(corriente|la corriente|toque(s)?|chispazo|descarga|corrientazo)|electrocut*|corrientazo',
  '(me|se|nos|te|le) ?(ha |he |han |hemos )?(quem(e|o|amos|aron|ado|a)|cort(e|o|aron|ado|amos)|lastim(e|o|ado)|hiri(o|eron)|heri|lesion(e|o|ado)|pinch(o|e)|pill(o|e)|fractur(e|o)|golpe(o|e) en|raj(o|e)|abras(o|e)) ?(la|el|los|las|un|una|con|en|por|gravemente|mano|dedo*)',
  '(mi|el|la) (hij(o|a)|niñ(o|a)|bebe|perr(o|a)|gat(o|a)|mujer|marido) ~(quem|cort|lastim|heri|hiri|tragó|trago|atragant|electrocut|intoxic)*',
  'herid(o|a|as|os)|lesion(es|ado|ada)?|sangr(e|ando|aba|o)|quemadura(s)?|ampolla(s)?|puntos de sutura|(en|a|de) urgencias|hospital|ambulancia',
  'explot(o|ado|aron|a|an)|revent(o|aron|ado)|estall(o|aron|ado)|explosion|(hizo|pego un) explosion',
  '(bateria|pila|movil|telefono|celular) ~(hinchad(a|o)|inflad(a|o)|hincho|inflo)',
  'se (me )?(hincho|inflo|hincharon) (la|el|los) (bateria|cara|labio*|ojo*|lengua|pie*)|(cara|labios|ojos) hinchad(a|os)|reaccion alergica',
  '(me salio|me salieron|sarpullido|ronchas|urticaria)|(ronchas|sarpullido)',
  'intoxic(amos|o|ado|ada|aron|acion|ados|ue)|(enferm(e|o|amos|aron)|vomit(e|o|ando|amos|aron)) |salmonela',
  '(trozo|pedazo|cristal|astilla|pieza|esquirla|trocito|restos)(s|es)? de (vidrio|cristal|metal|plastico|madera)',
  '(vidrio|cristal|metal|cristales) en (la|el|mi)',
  '(casi|por poco) (se|me|nos) ~(ahoga|ahog|asfixi|atragant|mat|cae|caigo|quem|electrocut|cort|muer)*|atragant*|se (trago|asfixio|ahogo)|asfixi*',
  '(freno|frenos|direccion|cinturon|arnes) ~(fall|no respond|no frena|no funciona|se solt|se parti)*|sin frenos|no frena',
  '(se |me )?(ha |han )?(derriti(o|eron|endo|da|do)|derretid(o|a)|derrite|fundio|chamusc(o|ado|ada)|sobrecalient(a|an)|sobrecalento|recalient(a|an))',
  'quema(ndo)? (al tocar*|mucho|los dedos|la mano)|y quema|(me|se) (resbal(e|o)|tropece|cai|caimos) ~',
  // Fuego, humo, calor
  '(en llamas|prendió fuego|prendido fuego|prendió en|se prendió|se prendieron|agarró fuego|cogió fuego|pilló fuego|echó a arder|arder|ardió|ardía|ardiendo|arde(?! de ganas)|incendi(ó|ado|ada|aron|arse)|(un|hubo|conato de|provoc* ~) incendio|conato de|llamarada*|llamas|fogonazo|chispas|chispazo*|chispea|chisporrotea*|chamusc*|achicharr*|carboniz*|calcin*|se quem(ó|aron|aba|a)|quem(ó|aba|aron) (la|el|los|las|un|una|mi|toda|todo|por|sola|solo)|quemad(o|a) (por|el|la|al|en)|derriti(ó|eron|do|da)|se derrite|derretid(o|a|os)|fundid(o|a) (el|la|por)|explot(ó|ado|aron|a|ando)|estall(ó|ado|aron|a)|revent(ó|ado|aron)|explosión|petardazo|recalent*|sobrecalent*|se pone al rojo|al rojo vivo|quema al tocar*|hirviendo)',
  '(ech(a|aba|ó|ando|ar)|sal(e|ía|ió|iendo|ieron)|sac(a|aba|ó)|solt(ó|aba|ando)|suelta|lanz(ó|a)|empezó a (salir|echar|soltar)) ~?(humo|chispas|llamas|fuego|chispazos)|humo (negro|blanco|saliendo|por|en|y)|humareda|humea*|(huele|olor|olía|olió|oliendo|peste|pestazo|apesta) ~?(a )?(quemad(o|a)|chamuscad(o|a)|gas|humo|plástico quemado|cable quemado|goma quemada|chamusquina|gasolina)|(batería|móvil|celular|cargador|enchufe|cable|regleta|manta|plancha|secador|horno|lámpara|adaptador|pila|powerbank|tablet) ~~(hinch*|infl*|ardi*|ard(e|ió)|explot*|revent*|derrit*|fundi*|quemad*|se quem*|chispa*|humea*|echando humo|negro|se calienta|abrasa*|recalent*|al rojo|estall*|prend*)',
  // Electricidad
  'calambrazo*|calambre*|descargas? eléctricas?|corrientazo*|electrocut*|(da|dio|dan|pega|pegó|suelta|soltó|daba) ~?(corriente|calambre*|chispazo*|descarga*|corrientazo|toque)|cables? (pelado*|al aire)|cortocircuito|intoxic*|(olor|huele|fuga|escape) ~?gas',
  // Lesiones
  '(me|se|nos|te|le|lo|la)? ?(he |ha |han |hemos |había )?(quem|cort|lastim|hiri|lesion|pinch|pill|fractur|golpe|raj|abras|clav|aplast|atrap|rompi|torci|disloc|arañ|rasp|electrocut|ampoll|cay|tropec|tropez|resbal|desmay|intoxic|atragant|ahog|asfixi|despeñ|estrell|estamp|descalabr|abri)(é|ó|o|ado|ada|ados|aron|aba|amos|aste|eron|era|ieron|udo|ido|ida|ió|yó|í|ando|imos|ía) (la |el |los |las |un |una |con |en |por |al |de |desde |contra |a |mi |todo |del |dos |hasta )*(mano|manos|dedo|dedos|brazo|brazos|pie|pies|pierna|piernas|rodilla|cabeza|cara|frente|nariz|boca|labio|labios|lengua|ojo|ojos|piel|espalda|muñeca|tobillo|hombro|cadera|clavícula|costilla*|diente*|cuello|oreja|codo|barbilla|mejilla|uña|pulgar|talón|encía|coxis|cristal|vidrio|cuchilla|niño|niña|bebé|hijo|hija|suelo|escaleras?|bruces|espaldas|cabeza|metros|pata)',
  '(mano|manos|dedo|dedos|brazo|pie|pierna|rodilla|cabeza|cara|frente|nariz|labio|labios|lengua|ojo|ojos|piel|espalda|muñeca|tobillo|hombro|cadera|clavícula|costilla|diente|dientes|cuello|pulgar|anca|pata) ~~(quemad*|cortad*|rot(o|a|os|as)|atrapad*|pillad*|hinchad*|sangr*|herid*|aplastad*|fracturad*|partid*|en carne viva|en la acera|amoratad*|vendad*|escayol*|enyesad*|abrasad*|lastimad*|irritad*|con ampollas|llen(o|a|os) de)|(quemadura|corte|herida|lesión|fractura|esguince|moratón|moretón|chichón|ampolla|ampollas|brecha|cicatriz|hematoma|conmoción|contusión)(s|es)?(?= (en|de|por|al|que|y|con|,|\\.|$|a ))|sangr(e|ó|ando|aba|a|ado)|puntos (de sutura|en)|(me dieron|dieron|con|le dieron|cosieron) ~?puntos|urgencias|hospital*|ambulancia|bomberos|escayola|yeso|quirófano|ingresad(o|a)|uci|inconsciente|desmay*|veterinario de urgencia|cerca de (matar|quemar|perder)|los dientes',
  '(se (le |me |nos )?(partió|rompió|soltó|salió|abrió|desprendió|desenganchó|hundió|venció|desplomó|volcó|cerró|cayó|vino abajo|descolgó|desencajó)) ~~~(en marcha|bajando|encima|conmigo|con mi|con el niño|sobre|a mitad|cuesta abajo|y me|y mi|y casi|conduciendo|a [0-9]+ km)|(freno*|dirección|airbag|cinturón|arnés|manillar|horquilla|sillita|rueda delantera|barandilla|escalera|balcón|trona|columpio|litera|cuna|andamio|ascensor) ~~~(fall*|romp*|roto|rota|parti*|suelt*|solt*|abri*|desprend*|bloque*|no (frena*|responde*|funciona*)|ceder|cedió|se venció|cayó|descolg*|atrap*|pill*)|sin frenos|frenos? ~(no|fall)',
  // Salud
  'sarpullido|roncha*|urticaria|erupción|picor(es)?|eccema|hinchaz*|hinchad(o|a|os|as) (como|la|los|el|de)|se (me|le) (hinch|inflam|irrit)(ó|aron|a)|reacción alérgica|shock anafiláctico|anafil*|no podía respirar|dificultad para respirar|me faltaba el aire|envenen*|vomit*|diarrea|gastroenteritis|mal(os|as|o|a)? del estómago|cólico*|mareo*|nos pusimos (malos|enfermos)|enferm(é|amos|ó|aron|os) (por|tras|al|después|todos)|dolor de (estómago|barriga|tripa)|retortijones|se trag(ó|aba)|tragado|en la garganta|en la boca (del|de la|de mi)',
  '(trozo|trozos|pedazo*|cristal*|astilla*|pieza*|esquirla*|trocito*|restos|fragmento*|viruta*|clavo|tornillo|grapa|aguja|cuchilla|alambre|hueso) ?(de )?(vidrio|cristal|metal|plástico|madera|acero)? (en|dentro de|entre) (la|el|los|las|mi|un|una) ~?(sopa|ensalada|pan|comida|plato|yogur|papilla|potito|bote|lata|bolsa|galletas?|arroz|zapato|juguete|boca|helado|salsa|cereales|bocadillo|tarta|pastel|leche)|(vidrio|cristal|metal|plástico|moho|gusano*|cucaracha*|rata|ratón|insecto*) (en|dentro) ~',
  '(casi|por poco|a punto de|estuvo a punto|estuve a punto|un poco más y) ~~(me|se|nos|lo|la|le) ?(mato|mata|quemo|quema|ahogo|ahoga|caigo|cae|caemos|parto|rompo|electrocut*|muero|muere|cuesta|lleva|atropella|arde|pierdo|asfixia|atraganta|incendia)|podría(mos|n)? haber (muerto|acabado|pasado|perdido|sido|ardido|quemado)|pudo (ser|haber|acabar|costar|terminar)|pude haber|susto (de muerte|tremendo|del)|menudo susto|qué susto',
]

/** Words of danger. */
export const hazardWords: readonly string[] = []

/** Words of harm. */
export const harmWords: readonly string[] = ['electrocutad(o|a)']

/** Announcements of a danger to everybody. */
export const notices: readonly string[] = [
  'retirada (preventiva|voluntaria|de lotes?|del mercado|de)|retir(an|aron|a|ó|ada|ado|ados|adas|ar) ~~(del mercado|de la venta|lotes?|preventiva*|por (riesgo|presencia|posible))|llam(a|an|ó|aron|ado|ada) a (revisión|taller)|alerta (sanitaria|alimentaria|de seguridad|de producto)|aviso (de seguridad|de retirada)|no (consumir|consuman|usar|usen|utilizar|utilicen) (el|la|los|las|este|estos)|por precaución|(puede|pueden|podría|podrían) contener|presencia de (cuerpos|vidrio|plástico|metal|salmonela|listeria|metales)|recall',
]

/** What makes a harm only possible. */
export const possible: readonly string[] = [
  'podría|podrían|puede|pueden|pudiera|riesgo|peligro|posible|posibilidad|para que no|antes de que|evit*|previen*|proteg*|protección|contra|en caso|si|por si|miedo|pánico|temor|pavor|es seguro|es segura|son seguros|van a|va a|algún día|hasta que|no sea que',
]
