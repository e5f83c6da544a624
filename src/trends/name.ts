import { compareText } from './mentions.ts'
import { ownWords } from './normalize.ts'
import { isStopWord } from './stop-words.ts'
import { wordsOf } from './tokens.ts'

const MAX_WORDS = 4
/** A longer phrase replaces a shorter one when it holds at least this share of its texts. */
const EXTEND_SHARE = 0.6
const MAX_TEXTS = 300
const KEYWORDS = 8
/** A function word belongs to a phrase that holds at least this share of its texts. */
const BOUND_SHARE = 0.8
/** A name of up to so many words takes one of the next telling words along... */
const MAX_COMPANY = 2
const COMPANIONS = 4
/** ...that this share of the head's texts hold, and that tells at least this much of what the head does. */
const COMPANION_SHARE = 1 / 3
const COMPANION_WEIGHT = 0.5

export interface Name {
  readonly topic: string
  /** The most telling terms, best first. */
  readonly keywords: string[]
}

/**
 * Names a topic by the word with the most support x weight, extended to the longest phrase around it that
 * most of its texts hold, as people write it; a short name takes the next telling word along. Phrases neither
 * begin nor end with a function word. `weightOf` gives a term's inverse frequency times its focus; 0 for
 * unknown terms.
 */
export function nameOf(texts: readonly string[], weightOf: (term: string) => number): Name {
  const { phrases, supportOf } = countPhrases(sample(texts))
  const ranked = rankedWords(phrases, supportOf, weightOf)
  const keywords = ranked.slice(0, KEYWORDS).map(({ phrase }) => phrase.key)
  const [head] = ranked.filter((word) => !isSoup(word, ranked))
  if (head === undefined) return { topic: shorten(texts[0] ?? ''), keywords }
  const name = extend(head, phrases, weightOf)
  const companion = name.words > MAX_COMPANY ? undefined : companionOf(name, head, ranked)
  return { topic: companion === undefined ? surfaceOf(name) : inOrder(name, companion), keywords }
}

interface RankedWord {
  readonly phrase: Phrase
  readonly support: number
  readonly weight: number
}

/** Each term once, in the form most texts have, by support x weight. */
function rankedWords(
  phrases: ReadonlyMap<string, Phrase>,
  supportOf: ReadonlyMap<string, number>,
  weightOf: (term: string) => number,
): RankedWord[] {
  const forms = new Map<string, Phrase>()
  for (const phrase of phrases.values()) {
    if (phrase.words !== 1 || isStopWord(phrase.key)) continue
    const known = forms.get(phrase.term)
    const isBetter =
      known === undefined || phrase.support - known.support || compareText(known.key, phrase.key)
    if (isBetter === true || Number(isBetter) > 0) forms.set(phrase.term, phrase)
  }
  return [...forms.values()]
    .map((phrase) => ({
      phrase,
      support: supportOf.get(phrase.term) ?? phrase.support,
      weight: weightOf(phrase.term),
    }))
    .filter(({ support, weight }) => support * weight > 0)
    .sort((a, b) => b.support * b.weight - a.support * a.weight || compareText(a.phrase.key, b.phrase.key))
}

/** A hashtag that only runs the topic's own words together reads worse than the words. */
function isSoup({ phrase }: RankedWord, ranked: readonly RankedWord[]): boolean {
  const parts = ranked
    .slice(0, KEYWORDS)
    .filter((other) => other.phrase.key !== phrase.key && other.phrase.key.length > 2)
    .filter((other) => phrase.key.includes(other.phrase.key))
  return parts.length > 1
}

/** The next telling word that enough of the head's texts hold and that is not in the name already. */
function companionOf(name: Phrase, head: RankedWord, ranked: readonly RankedWord[]): Phrase | undefined {
  const company = ranked.slice(0, COMPANIONS + 1).find(({ phrase, support, weight }) => {
    const isInside = name.key.includes(phrase.key) || phrase.key.includes(head.phrase.key)
    const isHeld = support >= Math.max(2, COMPANION_SHARE * head.support)
    return !isInside && isHeld && weight >= COMPANION_WEIGHT * head.weight
  })
  return company?.phrase
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

/** Every phrase of up to MAX_WORDS words, and how many texts hold each term in any of its forms. */
function countPhrases(texts: readonly string[]) {
  const phrases = new Map<string, Phrase>()
  const supportOf = new Map<string, number>()
  for (const text of texts) {
    const seen = new Set<string>()
    const terms = new Set<string>()
    let place = 0
    for (const run of wordsOf(text)) {
      for (const word of run) terms.add(word.term)
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
    for (const term of terms) supportOf.set(term, (supportOf.get(term) ?? 0) + 1)
  }
  return { phrases, supportOf }
}

/** The longest phrase around the head that most of its texts hold. */
function extend(
  head: RankedWord,
  phrases: ReadonlyMap<string, Phrase>,
  weightOf: (term: string) => number,
): Phrase {
  /** A function word of some language that also stands elsewhere; the first name in "Ed Sheeran" does not. */
  const isLoose = (word: string, phrase: Phrase): boolean => {
    const alone = phrases.get(word)
    if (alone === undefined || !isStopWord(word)) return false
    return (
      phrase.support < BOUND_SHARE * alone.support || weightOf(alone.term) < COMPANION_WEIGHT * head.weight
    )
  }
  let best = head.phrase
  for (const phrase of phrases.values()) {
    const words = phrase.key.split(' ')
    if (!words.includes(head.phrase.key)) continue
    if (phrase.support < EXTEND_SHARE * head.phrase.support || phrase.support < 2) continue
    if ([words[0], words.at(-1)].some((word) => isLoose(word ?? '', phrase))) continue
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
