import { squeezedName } from '../lib/squeezed-name.ts'
import type { Word } from '../text/words.ts'
import { shapeTest } from './name-shapes.ts'
import type { Form } from './word-forms.ts'

/** A capital and a digit in one word, or a capitalised word with a number behind it. */
const IS_MODEL = /^(?:(?=\S*\p{N})(?=\S*\p{Lu})[\p{L}\p{N}]{2,}|\p{Lu}\p{L}+ \p{N}+)$/u

/** Authors who write a name right behind the brand. */
const MIN_AUTHORS = 3

/** Names of models behind brands. */
export interface ModelFinder {
  /** Reads the words of a run, at a place of it, of the post at an index. */
  readonly read: (words: readonly Word[], at: number, index: number) => void
  /** By how they are written, the places of posts that have them behind their brand. */
  readonly found: ReadonlyMap<string, Model>
}

export interface Model extends Form {
  readonly branded: readonly number[]
}

/** Finds names with a digit that follow one of the brands in what it reads, as they are written. */
export function modelFinder(brandNames: readonly string[]): ModelFinder {
  const brands = new Map(brandNames.map((word) => [squeezedName(word), word]))
  const mayBeBrand = shapeTest(
    Array.from(brands.keys(), (squeezed) => ({ squeezed, fewer: 0, more: 0, isLoose: false })),
  )
  const found = new Map<string, Form & { readonly branded: number[] }>()
  const read = (words: readonly Word[], at: number, index: number): void => {
    const [brand, model, next] = [words[at], words[at + 1], words[at + 2]]
    if (brand === undefined || model === undefined || !mayBeBrand(brand.surface)) return
    const of = brands.get(squeezedName(brand.surface))
    if (of === undefined) return
    const phrases = [model.surface, ...(next === undefined ? [] : [phraseOf(model, next)])]
    const entry = phrases.find((phrase) => IS_MODEL.test(phrase))
    if (entry === undefined) return
    const known = found.get(entry)
    if (known === undefined) found.set(entry, { kind: 'name', entry, of, isGuess: false, branded: [index] })
    else known.branded.push(index)
  }
  return { read, found }
}

/**
 * The models that three authors write behind their brand and that mostly stand there: what is named elsewhere as often
 * ("Windows 11") is no model of the brand. `holding` tells the places of the posts that an entry of the list finds and that
 * hold a phrase.
 */
export function ownModels(
  found: ReadonlyMap<string, Model>,
  countAuthors: (places: readonly number[]) => number,
  holding: (phrase: string) => readonly number[],
): ReadonlyMap<string, Form> {
  return new Map(
    [...found].flatMap(([phrase, { branded, ...form }]) => {
      const authors = countAuthors(branded)
      return authors >= MIN_AUTHORS && 2 * authors >= countAuthors(holding(phrase)) ? [[phrase, form]] : []
    }),
  )
}

/** Two words of a run as they are written together. */
export function phraseOf({ surface }: Word, next: Word): string {
  return `${surface}${next.glue}${next.surface}`
}
