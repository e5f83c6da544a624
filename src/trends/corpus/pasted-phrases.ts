import { parameters, valuesOf } from '../parameters/index.ts'

const {
  minPastedTexts,
  minPastedShare,
  maxPastedWords,
  minPastedThere,
  minPastedRestLength,
  maxPastedLikeness,
  maxPastedSameness,
  minPastedOuterness,
  maxPastedReadTexts,
} = valuesOf(parameters.pastedPhrases)

/** Both sides of a text that something can be pasted on. */
const SIDES = ['start', 'end'] as const
type Side = (typeof SIDES)[number]

const PIECE = /\S+/g
const SPACE = /\s/u
const SAYS_SOMETHING = /[\p{L}\p{N}]/u
const TAG = /^[#@]/
const AROUND = /^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu

/** A word between white space, in no hashtag or mention. */
interface PlainWord {
  readonly written: string
  readonly from: number
  readonly to: number
}

/** Takes off a text what is pasted on its start and end. */
export type Unpaste = (text: string) => string

/**
 * Finds the phrases that are pasted on posts about anything ("Read more:", "Sent from my phone") and say nothing of what a
 * post is about. One is pasted where many texts have it at the same end; nearly all that hold its words have them there,
 * written the same to the letter; what is left is a post by itself; those texts have hardly more other words in common than
 * any two, by their squared IDF; and what stands beside it is as varied as, and such as, texts begin or end with: behind
 * "how do" and "what is the" it is not.
 * `texts` are own words (see normalize.ts). Whatever their order, the same are found.
 */
export function pastedPhrases(texts: readonly string[]): Unpaste {
  const step = Math.ceil(texts.length / maxPastedReadTexts)
  let read = texts.filter((_, index) => index % step === 0)
  const found = { start: new Set<string>(), end: new Set<string>() }
  const unpaste: Unpaste = (text) => withoutPasted(text, found)
  // What stands within another comes to the end when that is gone.
  for (let round = 0; round < maxPastedWords; round += 1) {
    const sample = new Sample(read)
    const news = SIDES.flatMap((side) =>
      sample.pasted(side).filter((phrase) => !found[side].has(phrase) && found[side].add(phrase)),
    )
    if (news.length === 0) break
    read = read.map(unpaste)
  }
  return found.start.size + found.end.size === 0 ? (text) => text : unpaste
}

function withoutPasted(text: string, found: Readonly<Record<Side, ReadonlySet<string>>>): string {
  let own = text
  for (let pieces = 0; pieces < maxPastedWords; pieces += 1) {
    const before = own
    for (const side of SIDES) own = withoutPiece(own, side, found[side])
    if (own === before) break
  }
  return own === text ? text : own.trim()
}

/** Without the longest of the phrases that stands at that end. */
function withoutPiece(text: string, side: Side, phrases: ReadonlySet<string>): string {
  if (phrases.size === 0) return text
  const words = outerWords(text, side)
  for (let length = words.length; length > 0; length -= 1) {
    const cut = words.slice(0, length)
    if (phrases.has(phraseOf(cut, side)))
      return cut
        .toSorted((first, second) => second.from - first.from)
        .reduce((rest, { from, to }) => rest.slice(0, from) + rest.slice(to), text)
  }
  return text
}

function plainWordsOf(text: string): PlainWord[] {
  return Array.from(text.matchAll(PIECE), ({ 0: written, index }) => ({
    written,
    from: index,
    to: index + written.length,
  })).filter(isPlain)
}

/** The outermost `maxPastedWords` words at one end, the outermost first. */
function outerWords(text: string, side: Side): PlainWord[] {
  const words: PlainWord[] = []
  const step = side === 'start' ? 1 : -1
  let at = side === 'start' ? 0 : text.length - 1
  while (words.length < maxPastedWords && at >= 0 && at < text.length) {
    while (isSpace(text, at)) at += step
    const outer = at
    while (at >= 0 && at < text.length && !isSpace(text, at)) at += step
    if (at === outer) break
    const [from, to] = step === 1 ? [outer, at] : [at + 1, outer + 1]
    const word = { written: text.slice(from, to), from, to }
    if (isPlain(word)) words.push(word)
  }
  return words
}

function isSpace(text: string, at: number): boolean {
  return SPACE.test(text.charAt(at))
}

function isPlain({ written }: PlainWord): boolean {
  return SAYS_SOMETHING.test(written) && !TAG.test(written)
}

/** As it is written, from words that are given the outermost first. */
function phraseOf(words: readonly PlainWord[], side: Side): string {
  const written = words.map((word) => word.written)
  return (side === 'start' ? written : written.toReversed()).join(' ')
}

/** A phrase with the texts that have it at one end. */
interface Phrase {
  readonly written: string
  readonly texts: readonly number[]
  readonly length: number
}

class Sample {
  readonly #words: readonly (readonly PlainWord[])[]
  /** The words of each text as they are compared: without case and signs around them. */
  readonly #bare: readonly (readonly string[])[]
  readonly #counts = new Map<string, number>()
  /** How many texts begin and end with each word. */
  readonly #outermost = { start: new Map<string, number>(), end: new Map<string, number>() }
  readonly #least: number
  readonly #likeness: number

  constructor(texts: readonly string[]) {
    this.#words = texts.map(plainWordsOf)
    this.#bare = this.#words.map((words) => words.map(({ written }) => bare(written)))
    for (const words of this.#bare) for (const word of new Set(words)) add(this.#counts, word)
    for (const text of this.#bare.keys()) {
      for (const side of SIDES) {
        const word = this.#wordAt(text, side, 0)
        if (word !== undefined) add(this.#outermost[side], word)
      }
    }
    this.#least = Math.max(minPastedTexts, minPastedShare * texts.length)
    this.#likeness = this.#likenessOf(this.#counts, texts.length)
  }

  /** The phrases that are pasted on that side, as they are written. */
  pasted(side: Side): string[] {
    const frequent = this.#frequent(side)
    const holding = this.#holding(frequent)
    const all = [...this.#words.keys()]
    const sameness = this.#sameness(side, all, 0)
    const outerness = this.#outerness(side, all, 0)
    const usualLength = this.#medianLength(all)
    return frequent
      .filter(({ texts }, index) => texts.length >= minPastedThere * (holding[index] ?? 0))
      .filter(({ texts, length }) => this.#medianLength(texts) - length >= minPastedRestLength * usualLength)
      .filter((phrase) => this.#isOnAnything(phrase, side))
      .filter(({ texts, length }) => this.#sameness(side, texts, length) <= maxPastedSameness * sameness)
      .filter(({ texts, length }) => this.#outerness(side, texts, length) >= minPastedOuterness * outerness)
      .map(({ written }) => written)
  }

  /** What enough texts begin or end with: longer by a word as long as the shorter is frequent (Agrawal and Srikant 1994). */
  #frequent(side: Side): Phrase[] {
    const found: Phrase[] = []
    let left: readonly number[] = [...this.#words.keys()]
    for (let length = 1; length <= maxPastedWords; length += 1) {
      const byPhrase = new Map<string, number[]>()
      for (const text of left) {
        const words = this.#words[text] ?? []
        if (words.length < length) continue
        const outer = side === 'start' ? words.slice(0, length) : words.slice(-length).toReversed()
        const phrase = phraseOf(outer, side)
        const list = byPhrase.get(phrase) ?? []
        list.push(text)
        byPhrase.set(phrase, list)
      }
      const frequent = [...byPhrase].filter(([, texts]) => texts.length >= this.#least)
      found.push(...frequent.map(([written, texts]) => ({ written, texts, length })))
      left = frequent.flatMap(([, texts]) => texts)
    }
    return found
  }

  /** How many texts hold the words of each phrase anywhere, however they are written. */
  #holding(phrases: readonly Phrase[]): number[] {
    const counts = phrases.map(() => 0)
    const byFirst = new Map<string, { words: readonly string[]; index: number }[]>()
    for (const [index, { written }] of phrases.entries()) {
      const words = written.split(' ').map(bare)
      const list = byFirst.get(words[0] ?? '') ?? []
      list.push({ words, index })
      byFirst.set(words[0] ?? '', list)
    }
    for (const words of this.#bare) {
      const held = new Set<number>()
      for (const [place, word] of words.entries()) {
        for (const { words: phrase, index } of byFirst.get(word) ?? []) {
          if (phrase.every((one, offset) => words[place + offset] === one)) held.add(index)
        }
      }
      for (const index of held) counts[index] = (counts[index] ?? 0) + 1
    }
    return counts
  }

  /** Whether the texts share hardly more beside it than any two do. */
  #isOnAnything({ texts, length }: Phrase, side: Side): boolean {
    const counts = new Map<string, number>()
    for (const text of texts) {
      const words = this.#bare[text] ?? []
      const rest = side === 'start' ? words.slice(length) : words.slice(0, -length)
      for (const word of new Set(rest)) add(counts, word)
    }
    return this.#likenessOf(counts, texts.length) <= maxPastedLikeness * this.#likeness
  }

  /** The mean of the squared IDFs that two of `size` texts share, where so many of them hold each word. */
  #likenessOf(counts: ReadonlyMap<string, number>, size: number): number {
    let sum = 0
    for (const [word, count] of counts) {
      const idf = Math.log(this.#words.length / (this.#counts.get(word) ?? 1))
      sum += idf * idf * count * (count - 1)
    }
    return sum / Math.max(1, size * (size - 1))
  }

  /** How much the words at that end, behind so many, are such as stand there: in what mean share of the other texts with them. */
  #outerness(side: Side, texts: readonly number[], behind: number): number {
    const shares = texts.flatMap((text) => {
      const word = this.#wordAt(text, side, behind)
      const others = (this.#counts.get(word ?? '') ?? 0) - 1
      if (word === undefined || others < 1) return []
      return ((this.#outermost[side].get(word) ?? 0) - (behind === 0 ? 1 : 0)) / others
    })
    return shares.reduce((sum, share) => sum + share, 0) / Math.max(1, shares.length)
  }

  /** How often two of the texts have the same word at that end, behind so many words: 0 to 1. */
  #sameness(side: Side, texts: readonly number[], behind: number): number {
    const counts = new Map<string, number>()
    for (const text of texts) {
      const word = this.#wordAt(text, side, behind)
      if (word !== undefined) add(counts, word)
    }
    const pairs = [...counts.values()].reduce((sum, count) => sum + count * (count - 1), 0)
    return pairs / Math.max(1, texts.length * (texts.length - 1))
  }

  /** In words. */
  #medianLength(texts: readonly number[]): number {
    const lengths = texts
      .map((text) => this.#words[text]?.length ?? 0)
      .sort((first, second) => first - second)
    return lengths[Math.floor(lengths.length / 2)] ?? 0
  }

  #wordAt(text: number, side: Side, behind: number): string | undefined {
    return this.#bare[text]?.at(side === 'start' ? behind : -1 - behind)
  }
}

function bare(written: string): string {
  return written.toLowerCase().replace(AROUND, '')
}

function add(counts: Map<string, number>, key: string): void {
  counts.set(key, (counts.get(key) ?? 0) + 1)
}
