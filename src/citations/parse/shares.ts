import type { Intent } from '../../model/index.ts'
import { findMetricWords } from './metric-words.ts'
import { findNumbers, type Quantity } from './numbers.ts'
import type { Span } from './spans.ts'
import type { Sentence } from './types.ts'

/** "41 % of its posts report a problem", "12 of them are questions": how many of a trend's posts want something. */
export interface FoundShare extends Span {
  readonly intent: Intent
  readonly quantity: Quantity
  /** Whether it surely counts posts: "12 of its posts", a percentage. "3 problems" may be those of one post. */
  readonly isOfPosts: boolean
  readonly covers: readonly Span[]
}

/** By language: English, German, Spanish, French, Portuguese; Arabic, Japanese, Korean, Thai, Chinese. */
const WORDS = {
  problem:
    'problems?|complaints?|probleme?n?|beschwerden?|problemas?|quejas?|problèmes?|plaintes?|reclamações|مشكلة|مشاكل|شكاوى|問題|不具合|문제|ปัญหา|问题',
  question: 'questions?|fragen?|preguntas?|perguntas?|أسئلة|سؤال|質問|질문|คำถาม|提问',
  wish: 'wish(?:es)?|wünsche?n?|deseos?|souhaits?|desejos?|أمنيات|要望|요청|คำขอ|愿望',
  praise: 'praises?|lob|elogios?|éloges?|مديح|称賛|칭찬|คำชม|赞扬',
  comparison:
    'comparisons?|vergleiche?n?|comparaciones|comparaisons?|comparações|مقارنات|比較|비교|เปรียบเทียบ|比较',
  leaving: 'cancellations?|kündigungen|cancelaciones|résiliations|cancelamentos|إلغاء|解約|해지|ยกเลิก|退订',
  hazard: 'hazards?|dangers?|gefahren?|peligros?|perigos?|مخاطر|危険|위험|อันตราย|危险',
} satisfies Record<Intent, string>

const names = Object.keys(WORDS) as readonly Intent[]
const WORD = new RegExp(
  `(?<![\\p{L}\\p{M}])(?:${names.map((name) => `(${WORDS[name]})`).join('|')})(?![\\p{L}\\p{M}])`,
  'giu',
)
/** Characters between the number and what is wanted. */
const REACH = 60
const MAX_FOUND = 50

/** The shares of a sentence: each word for what customers want takes the nearest number of the same clause before it. */
export function findShares({ rest, start }: Sentence): FoundShare[] {
  const words = [...rest.matchAll(WORD)].slice(0, MAX_FOUND)
  if (words.length === 0 || !/\d/.test(rest)) return []
  const numbers = findNumbers(rest)
  return words.flatMap((match): FoundShare[] => {
    const intent = names[match.slice(1).findIndex((group) => group !== undefined)]
    const quantity = numbers.findLast(
      ({ end }) =>
        end <= match.index && match.index - end <= REACH && !/[,;:()]/.test(rest.slice(end, match.index)),
    )
    if (intent === undefined || quantity === undefined) return []
    const between = rest.slice(quantity.end, match.index)
    const isOfPosts = quantity.isPercent || findMetricWords(between).length > 0
    const word = { start: start + match.index, end: start + match.index + match[0].length }
    return [
      {
        ...{ intent, quantity, isOfPosts, start: start + quantity.start, end: word.end },
        covers: [{ start: start + quantity.leadStart, end: start + quantity.end }, word],
      },
    ]
  })
}
