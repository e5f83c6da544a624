/** Phrases. */
export const praisePhrases: readonly string[] = [
  'un monton|contentisim(o|a|os|as)|ni un(a)? sol(o|a) (retraso|fallo|queja|problema)|es un reloj|gana de calle|(ni se oye|que alivio)|sensacional',
  'hacen (felices|feliz)|a gloria',
  '(mucho|bastante|muchisimo) (mejor|mas (silencios(o|a)|comod(o|a)|rapid(o|a)|ligero|ligera|suave|facil|claro|rico|rica)) que|(compra|eleccion) acertad*',
  'no hay color|(estas|esta|este) (les |le )?dan? mil vueltas|chulisim(o|a)|feliz de la vida|(duerme|juega) con|todo llega|da gusto',
  'ni punto de comparacion|acertadisim(o|a)|(que )?bien (nos|me) (trataron|atendieron)|como la seda|enhorabuena|de diez|una maravilla',
  'encantador(a|es|as)?|el doble que',
  '(solucion|resolv|arregl|repar)(aron|ieron|o|io|ado|aste|ais|asteis|an)( (todo|rapido|mi|el|la|en|muy))?( problema*)?',
  'problema (resuelto|solucionado|arreglado)',
  '(ningun|ni un( solo)?|sin|cero|nunca (he tenido|tuve|me ha dado|me dio|ha dado|dio)|no (he tenido|tuve|hubo|me ha dado|ha dado)) (ningun |un |mas |mayor |mayores |solo |ni un )*(problema*|fallo*|queja*|pega*|error*|incidencia*|inconveniente*|contratiempo*)',
  'no (me puedo|puedo|tengo de que|hay de que) quejar(me|se)?|nada que (objetar|reprochar)|no (me )?(decepcion*|defraud*|falla)|nunca (me )?falla(do)?',
  'no tengo queja*',
  '(funciona|funcionan|va|van|queda|quedan|quedo|anda|salio|llego|llegaron|suena|sabe|sienta|trabaja|cumple|viene|vino|va todo) (super |muy |tan |todo |de |a las |la |mil |realmente |bastante )*(bien|perfecto|perfectamente|maravilla(s)?|lujo|genial|perfeccion|excelente|fenomenal|rapido|diez|mil maravillas|antes|espectacular|divino|puntual|riquisim(o|a)|impecable)',
  'antes de (lo )?(previsto|tiempo|esperado)|como (nuevo|nueva|la seda|un guante)',
  '(muchas |mil |muchisimas |infinitas |tantas )?gracias (a|por|x)|muchas gracias|muchisimas gracias',
  '(vale|merece|valen|valio|merecio) (mucho |muchisimo |totalmente )*(cada|la pena|lo que cuesta)',
  '(super|muy|tan|muchisimo|realmente|bien|re|bastante) (content(o|a|os|as)|feliz|felices|amable(s)?|buen(o|a|os|as)|bonit(o|a|os|as)|lind(o|a|os|as)|comod(o|a|os|as)|rapid(o|a|os|as)|satisfech(o|a|os|as)|util(es)?|practic(o|a)|ric(o|a|os|as)|limpi(o|a|os|as)|atent(o|a|os|as)|facil|agradecid(o|a|os|as)|profesional(es)?|silencios(o|a)|bien|suave(s)?|recomendable(s)?|agradable(s)?|eficiente(s)?|guap(o|a))',
  'nada mal|(una|que|vaya) (pasada|maravilla|gozada|joya|delicia|belleza|gusto|acierto|pasote|fantasia|chulada|hermosura)',
  '(un|todo un|gran) (acierto|descubrimiento|lujo|gusto|placer|encanto|amor|sol|gran producto|trabajo|servicio|producto)',
  '(volver(emos|e|ia)|repetir(emos|e)|repetiria|comprar(e|ia)( otra vez| de nuevo)?) (seguro|sin duda|encantad(o|a|os)|otra vez|fijo|siempre|a comprar|a venir|pronto|mil veces)',
  'un (diez|10)|10/10|cinco estrellas|5 estrellas',
  '(el|la|lo|los|las) mejor(es)? (que|compra|cafe|de (todo|mi|la|el)|hotel|servicio|app|inversion|decision|[a-z]{3,12} que (he|hemos))',
  '(felicidades|felicitaciones|enhorabuena|bravo|chapo|chapeau|ole|olé|grandes|cracks|crack)|(alegr(o|a|ando)) (el dia|la vida|de haber)',
  'me (alegro|salv(o|aron)|sorprendio (gratamente|muy bien|para bien))|de lo mejor',
]

/** Words that a negation turns into a problem. */
export const praiseWords: readonly string[] = [
  'encanta|encantan|encanto|encantad(o|a|os|as)|amo|adoro|excelente|excelentes|perfect(o|a|os|as)|perfectamente|genial|geniales|buenisim(o|a|os|as)',
  'fantastic(o|a|os|as)|increible|increibles|maravillos(o|a|os|as)|maravilla|estupend(o|a|os|as)|magnific(o|a)|espectacular|espectaculares',
  'precios(o|a|os|as)|hermos(o|a|os|as)|bonit(o|a|os|as)|bellisim(o|a)|delicios(o|a|os|as)|riquisim(o|a|os|as)|rico|comodisim(o|a|os|as)|recomiendo',
  'recomendable|recomendad(o|a)|recomendadisim(o|a)|satisfech(o|a|os|as)|feliz|felices|content(o|a|os|as)|impecable|impecables|inmejorable|sobresaliente',
  'amables|amable|amabilidad|fenomenal|brutal|top|agradecid(o|a|os)|cumple|util|lind(o|a|os|as)|divin(o|a|os|as)|chul(o|a|os|as)|gusta|gustan|gusto',
  'gustaron|bien|buen(o|a|os|as)|mejor|mejores|rapidisim(o|a|os)',
]
