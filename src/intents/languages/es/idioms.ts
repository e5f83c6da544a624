/** What means something else than its words. */
export const idioms: readonly string[] = [
  'se queda (para|en|con)|blanco roto|muert(o|a) de (risa|sueño|hambre)|venenosa, mi|cambio de hora|segunda temporada',
  '(a quien|quien) no (le|les)[^?]{0,60}|feliz cumple*[^.!]{0,60}|(pregunto|preguntaron) [^.]{0,60}que bien',
  'cambi(e|o) de (peinado|barrio|casa|tema|ropa|look)|(salvo|salvaron|libro) de un (incendio|accidente)',
  'no (solo|solamente|obstante)|sin duda|no (te|se|os) (lo )?pierda*|ni hablar|(sin|ningun) compromiso|de nada',
  'sab(ias|ian|eis|iais) que[^?]{0,90}|adivin(a|en) que|que (tal|onda)( estan)?|(por )?que no|y (tu|ustedes|vosotros)|en serio|me estas tomando',
  'gracias (de antemano|por nada)|por adelantado',
  '(de|des)?see?(n|nme|me)? suerte|feliz (cumple*|ano|dia|navidad|viernes|finde|semana)',
  '(buen|buena|buenos|buenas|lindo|linda|excelente|bonito) (dia|dias|tarde|tardes|noche|noches|fin|finde|viaje|semana|provecho|suerte)',
  'fuego artificial|fuegos artificiales|a fuego lento|(precio|oferta|calidad)s? de infarto|(estar|estoy|esta) que arde|fundido en negro|cortado',
  'romper el hielo|rompe corazones',
  'mas (o menos|que nunca|que nada)|(nada|poco) mas que|mas de|menos de|a mas tardar|mejor dicho|a lo mejor|lo mejor (es|sera)|el error humano',
  'la mejor (manera|forma|molienda|hora|opcion para)|pesa menos',
  'mal de ojo|menos mal( que)?|no hay mal que|más vale tarde|buenas (tardes|noches)|(por|de|esta|cada|toda la) tarde|tarde (de|en|con|libre|lluviosa|tranquila)|mañana por la tarde|media tarde|tarde o temprano|muerta? de (risa|hambre|sueño)|(estoy|estaba) que (echo humo|ardo)|quemad(o|a)s? las pestañas|malas hierbas|malaga|peor imposible no|caro amigo|cara (a cara|de póker|b)|la cara (?!de pena)|cara a|mi cara|falta de ropa|sin falta|echar de menos|hacer cola por gusto|dejo (el|un|los|la|este|aquí|abajo) (enlace|link|vídeo|video|foto|resumen)|les dejo|os dejo|(me|se) queda(n)? (bien|mejor|genial|perfecto|de lujo)|que levante la mano|así de bien|qué pena que no (puedas|vengas|estés)|menuda (pasada|maravilla)|sec(o|a) al sol|pelo seco|pieles? secas?|piel seca|seca (y|con)|tiempo seco|agua fría|frío hace|hace (mucho )?frío|cobra vida|rompe(r)? a (llorar|reír)|romper (el hielo|moldes)|rompedor|gente de mal vivir|falta (poco|menos|nada|un mes|una semana)|faltan (dos|tres|[0-9]+|pocos) (días|semanas|horas|meses)|perdón|pérdida de peso|viaje suspendido|(no )?(es )?(mala|malo) idea|no está mal|nada mal|no es nada malo|horror a|(lo siento|siento) mucho por',
]
