/** The words that questions begin with, in languages that write spaces. */
const beginnings = {
  ar: 'هل|كيف|متى|أين|اين|لماذا|ليش|ماذا|ما|من|كم|أي|وين|شو|ايش|إيش|مين',
  de: 'wer|wem|wen|was|wann|wo|woher|wohin|warum|wieso|weshalb|wie|welche|welcher|welches|welchen|kann|könnt|können|könnte|hat|habt|haben|ist|sind|gibt|wird|werden|soll|sollte|muss|darf|weiß|weiss|kennt|geht|bin|lohnt|jemand|wozu|womit',
  en: "who|whom|whose|what|what['’]s|whats|when|where|where['’]s|why|which|how|how['’]s|who['’]s|is|are|am|was|were|do|does|did|can|could|will|would|should|shall|has|have|had|may|must|isn['’]t|aren['’]t|wasn['’]t|don['’]t|doesn['’]t|didn['’]t|can['’]t|couldn['’]t|won['’]t|wouldn['’]t|shouldn['’]t|hasn['’]t|haven['’]t|anyone|anybody|any",
  es: 'quién|quiénes|quien|qué|que|cuándo|cuando|dónde|donde|por qué|cómo|como|cuál|cuáles|cuánto|cuánta|cuántos|cuántas|cuanto|alguien|hay|puedo|puede|se puede|es|sabe|sabéis|sabes',
  fr: "qui|que|quoi|quand|où|pourquoi|comment|combien|quel|quelle|quels|quelles|est-ce|est|sont|peut-on|y a-t-il|qu['’]est-ce|quelqu['’]un",
  id: 'apa|apakah|siapa|kapan|kenapa|mengapa|bagaimana|gimana|berapa|adakah|bisakah',
  it: "chi|che|cosa|cos['’]è|quando|dove|perché|come|qual|quale|quali|quanto|quanti|quante|è|sono|qualcuno|posso|si può|c['’]è",
  nl: 'wie|wat|wanneer|waar|waarom|hoe|welke|welk|kan|kunnen|is|zijn|heeft|hebben|iemand|moet|mag',
  pl: 'czy|kto|co|kiedy|gdzie|dlaczego|jak|który|która|które|ile|ktoś',
  pt: 'quem|o que|que|quando|onde|por que|porque|como|qual|quais|quanto|quantos|quantas|alguém|posso|pode|dá|tem|é|será',
  ru: 'кто|что|когда|где|почему|зачем|как|какой|какая|какие|сколько|ли|можно|есть|кто-нибудь|а',
  sv: 'vem|vad|när|var|varför|hur|vilken|vilket|vilka|kan|är|har|finns|någon|ska',
  tr: 'ne|neden|niye|niçin|nasıl|nerede|hangi|kaç|acaba|var mı',
} satisfies Record<string, string>

/** With these an announcement begins, not a question. */
const ANNOUNCES =
  /^[^\p{L}]*(?:did you know|(?:have|got) (?:any )?questions|guess wh|sab[ií]as que|sab[ií]ais que|você sabia|wusstest du|wusstet ihr|wussten sie|le saviez-vous|saviez-vous|lo sapevi|هل تعلم|知ってました|你知道吗)/iu

/** In these languages such words stand anywhere in what is asked. */
const within = {
  ja: 'か[?？]|かな[?？]|の[?？]|何|なに|なぜ|なんで|どう|どこ|どれ|どの|どっち|どちら|いつ|いくら|いくつ|だれ|誰|ですか|ますか',
  ko: '까[?？]|나요|가요|니[?？]|누구|무엇|뭐|언제|어디|왜|어떻게|얼마|몇|어느|무슨',
  th: 'ไหม|มั้ย|หรือ|อะไร|ใคร|เมื่อไหร่|ที่ไหน|ทำไม|อย่างไร|ยังไง|เท่าไหร่|กี่',
  zh: '吗|嗎|呢|什么|什麼|怎么|怎麼|哪|谁|誰|为什么|為什麼|多少|几|幾|是否|能不能|有没有|可以',
} satisfies Record<string, string>

const ASKS = new RegExp(
  `¿|(?:^|[,;:–—(]|\\s-)[\\s"'“«]*(?:${Object.values(beginnings).join('|')})(?![\\p{L}\\p{M}])|${Object.values(within).join('|')}`,
  'iu',
)

/**
 * Whether a sentence with a question mark is a question: whether it begins, or goes on behind a comma, as questions
 * do. A headline with a mark does not.
 */
export function asks(question: string): boolean {
  const words = question.normalize('NFC')
  return ASKS.test(words) && !ANNOUNCES.test(words)
}
