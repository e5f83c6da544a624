/** Phrases. */
export const problemPhrases: readonly string[] = [
  'no pasa de|fuera de plazo|perdieron (la|el|mi|mis|las|los)|sin (una gota|corregir|resolver|contestar|avisar|servicio|noticias|respuesta)|durisim(o|a)',
  'estafad(o|a|os)|nunca (contrate|pedi|solicite|llego|llegaron)|llev(o|a|amos|an) (desde|ya|dos|tres|un|una|mas) ~~sin',
  '(descontaron|cobran|quitaron) (el|la|un|una)|ni (pidiendol*|siquiera|una|con)|(me ha tocado|toca|toco) esperar|(medio|hora) (tarde|de retraso)',
  'media tarde|sabe a|me deja (el|la)|mancha(s)? (de|en)|no oigo|no se (oye|ve|entiende|puede)|mal rato|un lio|tuve que (llamar|ir|pagar|esperar)',
  '(mas|otra) comision|(soltó|agujero)',
  'de risa|rayad(o|a|os|as)|(muert(o|a)) desde|ni aparece|no aparece|caducad(o|a)|no ha venido|figura como entregado',
  '(me )?sub(e|io|ieron) la (factura|cuota|poliza|tarifa)|no atino|no encuentra|ni un(a)? (enchufe|triste|disculpa|llamada)|(hace|mete) (mas )?ruido',
  'ni agua|sin decir ni|(tarda|tardo|tardan) (un|una|mas|siglos)|menos que|vaya tela|lastima|ridiculamente|torcid(o|a)',
  'sin (pedales|tornillos|bateria|cargador|tapa|instrucciones|manual|estrenar)|se (partio|solto|cayo|hundio)|(es|era) una (tabla|piedra)|se le cayo',
  'corto ~~$',
  'no (me |se |nos |te |le |lo |la |los |les )*(ha |han |he |hay |esta |estan |estaba )?(funcion*|encien*|prend*|carg*|abre|abren|abrio|arranc*|conect*|lleg(o|a|an|aron|ado|ue|aba)|respond*|contest*|atiend*|atendi*|aparec*|actualiz*|sirv*|deja|dejan|dejo|permite|reconoc*|sincroniz*|imprim*|calient*|enfri*|cierr*|entr(o|a|an) en|val(e|en|io)|recib*|devuelv*|devolvi*|entreg*|solucion*|resuelv*|resolvi*|dura|duran|duro|agua caliente|agarr*|cumpl*|inclu*|trae|traia|vino|vienen|es lo que|era lo que|da (señal|respuesta|solucion)|pas(a|o) (el|la)|sali(o|eron)|anda|va|van|coincid*|corresponde|aguant*|reproduc*|reembols*|hicieron|respet*|suena|oye|habia (agua|nadie|luz|wifi|toallas)|hay (agua|nadie|forma|manera|luz|wifi|señal|stock|quien|servicio|respuesta|sitio))',
  'no (lo |la |me |se )*(puedo|puede|pude|podemos|pudimos|logro|consigo|he podido|hemos podido|deja|pudo|podia|consegui|logre|hay forma de|hay manera de) [a-z]+',
  'imposible (de )?(entrar|usar|conectar|contactar|pagar|dormir|hablar|abrir|[a-z]+ar)',
  '(sigo|seguimos|llevo|llevamos|continuo|estoy|aun|todavia|sigue|siguen) ~?(esperando|sin (recib*|lleg*|respuesta|solucion*|funcion*|saber|contest*|poder|luz|agua|wifi|internet|señal|servicio))',
  '(aun|todavia) no (me |se |ha |han |he |hay |lleg*|funcion*|recib*|tengo|arregl*|devuelv*|contest*)',
  'sin (respuesta|previo aviso|avisar|explicacion*|solucion|agua caliente|calefaccion|señal)',
  'nadie (me |nos |se |sabe|ha |contest*|respond*|atiend*|ayud*|hace|dice|coge)',
  '(ni|y) (un aviso|una (disculpa|respuesta|explicacion)|aviso|nada$|nada [.!])',
  '(dej(o|aron|a|ado) de (funcion*|carg*|respond*|and*|encend*|son*|sincroniz*|servir|ir))',
  '(cobr(aron|an|o|ado|ais|asteis|ando)|cargo|factur(aron|an|ado)) (me |nos )?(dos veces|doble|de mas|el doble|otra vez|algo|por (error|algo)|tres veces|un cargo|mas de|\\d*)',
  'doble (cobro|cargo)|cobro (doble|indebido)',
  '(me|nos) (colg(o|aron)|dej(aron|o) (tirad*|plantad*|colgad*|sin|esperando)|estaf(o|aron)|engañ(o|aron)|ignor(an|aron|a)|timaron|robaron|mand(aron|o) (el|la|los|las|un|una|otr*)|envi(o|aron) (el|la|los|las|un|una|otr*)|lleg(o|aron) (el|la|los|las|un|una|rot*|otr*|mal|abiert*|tarde|dañad*)|cancel(aron|an|o)|tienen (esperando|mareado)|hacen esperar|toman el pelo|dicen que no)',
  '(talla|color|modelo|pedido|producto|articulo|direccion) (equivocad*|incorrect*|errone*|que no)',
  '(se|me|ya se|se me|se nos|se le) (ha |han |me |nos |le )*(romp(io|ieron|en|e)|roto|estrop(eo|earon|ea|eado)|cae|cayo|caen|cayeron|sale|salio|salen|despeg(o|a|aron|ado)|desp(rendio|rende)|cuelga|cuelgan|colg(o|ado)|apaga|apago|apagan|bloque(a|o|ado)|congel(a|o|ado)|quedo|queda|quedan|quedaron|reinicia|cierra|cerro|pierde|perdio|perdieron|desconecta|atasca|atasco|traba|trabo|descarga|gasta|agota|agoto|raya|rayo|desgast*|deform*|destiñ*|descos*|pel(a|o|aron)|parti(o|eron)|moja|fue (la|el)|oxid*|encog*|averi*|jodi*|fast*|daño|arruin*|filtra|calienta demasiado|sobre|descompuso|echo a perder)',
  '(gote(a|aba|o|ando)|parpade(a|an|ando)|(hace|mete|con) (mucho |un )?ruido|chirri(a|an)|vibra mucho|fuga(s)?|pierde (agua|aire|aceite|señal)|retras(o|os|ado|ada|ados|a)|con retraso|tard(e|o|an|aron|anza|ando)? (mas de|mucho|demasiado|siglos|horas|dias|semanas|una|dos|tres|meses|otra|en)?|demor(a|ado|as|ada)|llega tarde|(llego|lleva|llevan|llevamos|esta|estan|estaba|vino|llegaron|viene|estuvo) (toda la tarde |siempre |otra vez |muy |todo |todos |completamente )*(caid*|rot(o|a|os|as)|mal|dañad*|dur(o|a|os|as)|abiert*|vaci*|suci*|fri(o|a|as|os)|averiad*|estropead*|descompuest*|defectuos*|tarde|caducad*|incomplet*|mojad*|podrid*|quemad*|manchad*|usad*|fuera de servicio|sin (luz|agua|stock))|(caid(a|o)|congelad(a|o)) (toda|desde|otra|de nuevo)|olia (a|mal|fatal)|huele (mal|fatal|a (humedad|podrido))|apesta|falta(n|ba|ban)? (piezas|partes|tornillos|el|la|los|las|una pieza|un|articulos|productos)|dinero tirado|tirar el dinero|tirado a la basura|perdida de (tiempo|dinero)|(mal|mala|malos|malas|pesim(o|a|os)) (servicio|atencion|experiencia|calidad|trato|olor|estado|educad*|comida|señal|gestion|organiz*|funcion*)|mala calidad|poca (calidad|duracion|seriedad)|fuera de servicio|(muy|demasiado|tan) (lent(o|a|os)|car(o|a|os|as)|mal|mala|malo|incomod(o|a|os)|ruidos(o|a)|suci(o|a)|pequeñ(o|a)|dur(o|a)|salad(o|a)|fragil(es)?|decepcion*|pesad(o|a)|molest(o|a)|estrech(o|a)|complicad(o|a)|fri(o|a))|quiero (mi dinero|que me devuelvan|el reembolso|un reembolso)|(da|dan|dio|sale|aparece|marca|tira|salta) (un |me |el )?(mensaje de )?error*|(esto es|que|vaya|menuda|menudo) (una )?(verguenza|desastre|mierda|asco|estafa|robo|timo|basura|decepcion|pesadilla|porqueria|chapuza|fraude)|no tiene sentido|hart(o|a|os) de|cansad(o|a) de)',
]

/** Words that a negation turns into praise. */
export const problemWords: readonly string[] = [
  'problema|problemas|fallo|fallos|falla|fallan|fallas|falló|error|errores|averia|averias|averiad(o|a)|defecto|defectos|defectuos(o|a|os|as)',
  'rot(o|a|os|as)|dañad(o|a|os|as)|estropead(o|a|os)|horrible|horribles|terrible|terribles|fatal|pesim(o|a|os|as)|peor|nefast(o|a)|lamentable',
  'vergonzos(o|a)|verguenza|inutil|inutiles|inservible|decepcion|decepcionad(o|a|os)|decepcionante|decepciona|queja|quejas|reclamo|reclamacion',
  'reclamaciones|odio|asco|asqueros(o|a)|basura|mierda|estafa|robo|timo|desastre|molest(o|a)|frustrante|indignante|indignad(o|a)|inaceptable',
  'incompetentes|enfadad(o|a)|engaño|mal|mala|malisim(o|a|os|as)|retraso|retrasos|inconveniente|inconvenientes|harta|harto|chasco|pesadilla|porqueria',
  'chapuza|carisim(o|a)|incomod(o|a|os|as)|maleducad(o|a|os)|groser(o|a|os)|lentisim(o|a)|reembolso',
]
