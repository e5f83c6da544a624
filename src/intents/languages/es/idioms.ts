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
]
