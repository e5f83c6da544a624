/** What may endanger. */
export const hazardPhrases: readonly string[] = [
  '(retirad(o|a|os|as) [a-z ]{2,20} del mercado|retir(an|aron|ado|ada|ados|ar|o|a|ada) (del mercado|de la venta|de las tiendas|el producto|el lote)|retirada (del|de|voluntaria)|recall|llamad(o|a) a revision|alerta (sanitaria|alimentaria|de seguridad))',
  '(riesgo|peligro) (de|para)|(es|son|era|muy|un|resulta|parece|super) ~peligros(o|a|os|as)|un peligro',
  '(es|sea|son) ~(seguro|segura|seguros) (dejar|usar|para|tocar|que|cargar|comer)|insegur(o|a)|toxic(o|a|os|as)|venenos(o|a)|mortal',
  '(alergic(o|a|os|as)|alergia|alergias|alergenos|anafila*|monoxido de carbono|fuga de gas|escape de gas)',
  'dej(en|a|e) de usar(lo|la)?',
  '(puede|podria|pueden|podrian|va a|puedan) ~(incendiarse|explotar|quemar*|arder|prenderse|provocar un|causar un incendio|electrocutar*)',
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
]

/** Words of danger. */
export const hazardWords: readonly string[] = []

/** Words of harm. */
export const harmWords: readonly string[] = ['electrocutad(o|a)']
