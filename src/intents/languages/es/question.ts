import type { LanguagePatterns } from '../../patterns.ts'

/** Phrases. */
export const questionPhrases: readonly string[] = [
  '(alguien|alguno|alguna) (sabe|mas|tiene|ha (probado|usado|tenido)|me (puede|podria|dice|explica|ayuda|recomienda)|conoce|puede|podria|lo ha|la ha|usa|que (sepa|tenga|haya))',
  '(quisiera|queria|queriamos|quiero|necesito|me gustaria|nos gustaria|gustaria|interesa) saber',
  '(me|nos) (pueden|podrian|podeis|podriais|puedes|podrias|puede|podria) (decir|indicar|confirmar|explicar|aclarar|informar|pasar|ayudar)',
  '(podrian|podrias|podriais|pueden|pueden|puede|puedes|podeis) (decirme|indicarme|confirmar(me)?|explicar(me)?|aclarar(me)?|informarme|decirnos)',
  '(no se|no entiendo|duda|dudas|consulta|pregunta|una duda|tengo una duda)( |: ?)(si|como|cual|cuando|donde|que|por que|sobre|con|de|para|,)|me pregunto',
  '(hay|habra|existe) (alguna |algun )?(forma|manera|posibilidad|modo|opcion) de|(sabeis|saben|sabes|sabe) (si|cuando|como|donde|que|cual|por que|cuanto)',
  'algun(a)? (consejo|idea|recomendacion|sugerencia|truco) ?(para|sobre|de|con|por)?',
  '(como|donde|cuando|cuanto|cual) (puedo|se|hago|lo|la|podria|podemos|consigo|compro|cuesta|tarda|arregl*)',
]

/** How questions begin and what asks before a mark. */
export const questions: LanguagePatterns['questions'] = {
  greetings: [
    'hola|buenas|buenos dias|buenas tardes|y|pero|oye|oigan|perdon|disculpen|disculpa|una pregunta|pregunta|consulta|duda|por favor|x|gracias|alguien sabe',
    'ok|entonces|ademas',
  ],
  openings: [
    '(como|donde|cuando|cuanto|cuanta|cuantos|cuantas|cual|cuales|quien|quienes|por que|a que|de que|en que|para que|con que|que) (se|es|son|puedo|puede|pueden|hago|hay|tal|hora|talla|tamaño|modelo|precio|vale|cuesta|tarda|dura|dias|esta|estan|sale|salen|abre|abren|cierra|tengo|debo|hacer|significa|filtro|color|lleva|llevan|sirve|trae|pasa|pasa con|piensan|van|vais|lo|la|le|me|no|tiene|tienen|diferencia|horario|recomiendan|compro|puedo|podria|podemos|consigo|cambio|meses|horas|cancelo|devuelvo|tipo)',
    '(tienen|teneis|venden|hacen|haceis|envian|enviais|aceptan|admiten|puedo|se puede|se pueden|es posible|sirve para|viene con|hay (alguna?|forma|manera|wifi|parking)|cual es|por que|alguien|es verdad que|vale la pena|merece la pena)',
    '¿',
  ],
  withMark: ['[a-z]{2,}'],
}
