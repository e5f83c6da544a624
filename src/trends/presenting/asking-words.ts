/** The words that questions begin with in languages whose intents nobody has described yet (see src/intents). */
const beginnings = {
  id: 'apa|apakah|siapa|kapan|kenapa|mengapa|bagaimana|gimana|berapa|adakah|bisakah',
  it: "chi|che|cosa|cos['’]è|quando|dove|perché|come|qual|quale|quali|quanto|quanti|quante|è|sono|qualcuno|posso|si può|c['’]è",
  nl: 'wie|wat|wanneer|waar|waarom|hoe|welke|welk|kan|kunnen|is|zijn|heeft|hebben|iemand|moet|mag',
  pl: 'czy|kto|co|kiedy|gdzie|dlaczego|jak|który|która|które|ile|ktoś',
  ru: 'кто|что|когда|где|почему|зачем|как|какой|какая|какие|сколько|ли|можно|есть|кто-нибудь|а',
  sv: 'vem|vad|när|var|varför|hur|vilken|vilket|vilka|kan|är|har|finns|någon|ska',
  tr: 'ne|neden|niye|niçin|nasıl|nerede|hangi|kaç|acaba|var mı',
} satisfies Record<string, string>

const ASKS = new RegExp(
  `(?:^|[,;:–—(]|\\s-)[\\s"'“«]*(?:${Object.values(beginnings).join('|')})(?![\\p{L}\\p{M}])`,
  'iu',
)
/** With these an announcement begins, not a question. */
const ANNOUNCES = /^[^\p{L}]*lo sapevi/iu
const MARK = /[?]$/u

/** Whether a sentence ends in a question mark and begins, or goes on behind a comma, as questions in these languages do. */
export function asksElsewhere(sentence: string): boolean {
  const words = sentence.normalize('NFC')
  return MARK.test(words) && ASKS.test(words) && !ANNOUNCES.test(words)
}
