import { parameters, valuesOf } from '../parameters/index.ts'

const { maxFormWords, minStemLetters, maxEndingLetters, minEndingStems, minEndingShare } = valuesOf(
  parameters.wordForms,
)

/**
 * Which words are forms of one, learned from the words themselves and so without knowing the language: two words with
 * one beginning are, where their endings change with each other in other words too ("-ed" and "-ing" behind three
 * beginnings or more). After the signatures of Goldsmith, "Unsupervised learning of the morphology of a natural
 * language" (2001), in their simplest form. `words` are lower case, the most frequent first; the answer has, for each,
 * the place of the first word of its family.
 */
export function familiesOf(words: readonly string[]): number[] {
  const frequent = words.slice(0, maxFormWords).map(withoutDoubles)
  const pairs = pairsOf(frequent)
  const stems = new Map<string, number>()
  for (const { endings } of pairs) stems.set(endings, (stems.get(endings) ?? 0) + 1)
  const least = Math.max(minEndingStems, minEndingShare * frequent.length)
  const formsOf = words.map((): number[] => [])
  for (const { first, second, endings } of pairs) {
    if (endings !== SAME && (stems.get(endings) ?? 0) < least) continue
    formsOf[first]?.push(second)
    formsOf[second]?.push(first)
  }
  // Only forms of the most frequent word itself: forms of its forms lead on to other words.
  const family: (number | undefined)[] = words.map(() => undefined)
  for (const place of words.keys()) {
    if (family[place] !== undefined) continue
    family[place] = place
    for (const form of formsOf[place] ?? []) family[form] ??= place
  }
  return family.map((root, place) => root ?? place)
}

/** Two words, by their places, with the same beginning, and the endings that tell them apart. */
interface Pair {
  readonly first: number
  readonly second: number
  readonly endings: string
}

/** "v2" is no form of "v3". */
const HAS_DIGIT = /\p{N}/u

/** The endings of two spellings of one word: none. */
const SAME = ' '

/** Letters are doubled by rules that writers differ in: "labelled" and "labeled". */
function withoutDoubles(word: string): string {
  return word.replace(/(\p{L})\1+/gu, '$1')
}

function pairsOf(words: readonly string[]): Pair[] {
  const byStem = new Map<string, number[]>()
  for (const [place, word] of words.entries()) {
    if (HAS_DIGIT.test(word)) continue
    const letters = Array.from(word)
    const shortest = Math.max(minStemLetters, letters.length - maxEndingLetters)
    for (let length = shortest; length <= letters.length; length += 1) {
      const stem = letters.slice(0, length).join('')
      const list = byStem.get(stem)
      if (list === undefined) byStem.set(stem, [place])
      else list.push(place)
    }
  }
  const pairs: Pair[] = []
  for (const [stem, places] of byStem) {
    for (const [index, first] of places.entries()) {
      for (const second of places.slice(index + 1)) {
        const endings = [first, second].map((place) => (words[place] ?? '').slice(stem.length))
        const [one = '', other = ''] = endings.sort()
        // With a letter in common the beginning is longer.
        if (one === '' || one[0] !== other[0]) pairs.push({ first, second, endings: `${one} ${other}` })
      }
    }
  }
  return pairs
}
