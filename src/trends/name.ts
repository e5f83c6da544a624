import { compareText } from './mentions.ts'
import { ownWords } from './normalize.ts'
import { isStopWord } from './stop-words.ts'
import { wordsOf } from './tokens.ts'

const MAX_WORDS = 4
/** A longer phrase replaces a shorter one when it holds at least this share of its texts. */
const EXTEND_SHARE = 0.6
const MAX_TEXTS = 300

export interface Name {
  readonly topic: string
  /** The most telling terms, best first. */
  readonly keywords: string[]
}

/**
 * Names a topic by the word with the most support x weight, extended to the longest phrase around it that
 * most of its texts hold, as people write it. Phrases neither begin nor end with a function word.
 * `weightOf` gives a term's inverse frequency times its focus; 0 for unknown terms.
 */
export function nameOf(texts: readonly string[], weightOf: (term: string) => number): Name {
  const phrases = countPhrases(sample(texts))
  const ranked = [...phrases.values()]
    .filter((phrase) => phrase.words === 1 && !isStopWord(phrase.key))
    .map((phrase) => ({ phrase, score: phrase.support * weightOf(phrase.term) }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score || compareText(a.phrase.key, b.phrase.key))
  const keywords = ranked.slice(0, 8).map(({ phrase }) => phrase.key)
  const head = ranked[0]?.phrase
  if (head === undefined) return { topic: shorten(texts[0] ?? ''), keywords }
  const name = extend(head, phrases)
  const companion =
    name.words > 1
      ? undefined
      : companionOf(
          head,
          ranked.slice(1, 4).map((entry) => entry.phrase),
        )
  return { topic: companion === undefined ? surfaceOf(name) : inOrder(head, companion), keywords }
}

/** One word rarely names a topic: the next telling word joins it where a third of the head's texts hold it. */
function companionOf(head: Phrase, others: readonly Phrase[]): Phrase | undefined {
  return others.find(
    (other) =>
      other.support * 3 >= head.support && !other.key.includes(head.key) && !head.key.includes(other.key),
  )
}

function inOrder(first: Phrase, second: Phrase): string {
  const [before, after] =
    second.places / second.support < first.places / first.support ? [second, first] : [first, second]
  return `${surfaceOf(before)} ${surfaceOf(after)}`
}

interface Phrase {
  readonly key: string
  readonly term: string
  readonly words: number
  support: number
  /** Sum of its first positions in its texts. */
  places: number
  readonly surfaces: Map<string, number>
}

function countPhrases(texts: readonly string[]): Map<string, Phrase> {
  const phrases = new Map<string, Phrase>()
  for (const text of texts) {
    const seen = new Set<string>()
    let place = 0
    for (const run of wordsOf(text)) {
      for (let from = 0; from < run.length; from += 1) {
        for (let to = from + 1; to <= Math.min(run.length, from + MAX_WORDS); to += 1) {
          const part = run.slice(from, to)
          const key = part.map((word) => word.key).join(' ')
          if (seen.has(key)) continue
          seen.add(key)
          const surface = part
            .map((word, index) => (index > 0 && word.spaced ? ' ' : '') + word.surface)
            .join('')
          const phrase = phrases.get(key) ?? {
            key,
            term: part[0]?.term ?? '',
            words: part.length,
            support: 0,
            places: 0,
            surfaces: new Map(),
          }
          phrase.support += 1
          phrase.places += place + from
          phrase.surfaces.set(surface, (phrase.surfaces.get(surface) ?? 0) + 1)
          phrases.set(key, phrase)
        }
      }
      place += run.length
    }
  }
  return phrases
}

function extend(head: Phrase, phrases: ReadonlyMap<string, Phrase>): Phrase {
  let best = head
  for (const phrase of phrases.values()) {
    const words = phrase.key.split(' ')
    if (!words.includes(head.key) || phrase.support < EXTEND_SHARE * head.support || phrase.support < 2)
      continue
    if (isStopWord(words[0] ?? '') || isStopWord(words.at(-1) ?? '')) continue
    const isBetter =
      phrase.words - best.words || phrase.support - best.support || compareText(best.key, phrase.key)
    if (isBetter > 0) best = phrase
  }
  return best
}

function surfaceOf(phrase: Phrase): string {
  const [best] = [...phrase.surfaces].sort((a, b) => b[1] - a[1] || compareText(a[0], b[0]))
  return best?.[0] ?? phrase.key
}

/** Evenly over time: naming needs no more, and a topic may have thousands. */
function sample(texts: readonly string[]): readonly string[] {
  if (texts.length <= MAX_TEXTS) return texts
  return Array.from(
    { length: MAX_TEXTS },
    (_, index) => texts[Math.floor((index * texts.length) / MAX_TEXTS)] ?? '',
  )
}

function shorten(text: string): string {
  const plain = ownWords(text).replace(/\s+/g, ' ').trim()
  return plain.length <= 60 ? plain : `${plain.slice(0, 59)}…`
}
