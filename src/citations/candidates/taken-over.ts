import type { Span } from '../parse/spans.ts'
import type { Sentence } from '../parse/types.ts'
import type { QuoteSearch } from '../resolve/quote-search.ts'
import type { StoredPost } from '../stored.ts'
import type { Candidate } from './candidate.ts'

const MAX_BEGINNINGS = 12
const MAX_ENDS = 6
const WORD = /[\p{L}\p{N}]\S*/gu
/** Behind a sentence of a post may stand who wrote it, or the reference in brackets. */
const END = /[,;—–([（【]|$/gu

/**
 * A sentence of a cited post that a text has whole and without quotation marks: what it says, the post says literally. What
 * stands before or behind it is judged by itself.
 */
export function takenOver(
  sentence: Sentence,
  text: string,
  postsFor: (claim: Span) => readonly StoredPost[],
  { whole }: QuoteSearch,
): Candidate | undefined {
  if (sentence.quotes.some(({ isClosed }) => !isClosed)) return undefined
  for (const piece of piecesOf(sentence, text)) {
    const posts = postsFor(piece)
    if (posts.length === 0) continue
    const words = text.slice(piece.start, piece.end)
    const ends = [...words.matchAll(END)].map(({ index }) => index)
    const beginnings = [...words.matchAll(WORD)].slice(0, MAX_BEGINNINGS).map(({ index }) => index)
    for (const begin of beginnings) {
      for (const end of ends.filter((each) => each > begin).slice(-MAX_ENDS)) {
        const post = whole.find(words.slice(begin, end), posts)
        if (post === undefined) continue
        const verdict = { kind: 'quote', verdict: 'verified', reason: SAYS_SO, posts: [post] } as const
        return { start: piece.start + begin, end: piece.start + end, verify: () => verdict }
      }
    }
  }
  return undefined
}

const SAYS_SO = 'The cited post has this sentence, word for word.'

/** What stands between the references and quotations of a sentence. */
function piecesOf({ contentStart, end, references, quotes }: Sentence, text: string): Span[] {
  const pieces: Span[] = []
  let from = contentStart
  for (const cut of [...references, ...quotes].sort((a, b) => a.start - b.start)) {
    if (cut.start > from) pieces.push({ start: from, end: cut.start })
    from = Math.max(from, cut.end)
  }
  if (end > from) pieces.push({ start: from, end })
  return pieces.filter((piece) => /\p{L}/u.test(text.slice(piece.start, piece.end)))
}
