import { squeezedName } from '../lib/squeezed-name.ts'
import type { Word } from '../text/words.ts'
import { shapeTest } from './name-shapes.ts'
import type { Form } from './word-forms.ts'

/** A capital and a digit in one word, or a capitalised word with a number behind it. */
const IS_MODEL = /^(?:(?=\S*\p{N})(?=\S*\p{Lu})[\p{L}\p{N}]{2,}|\p{Lu}\p{L}+ \p{N}+)$/u

/** Names of models behind the words of a list. */
export interface ModelFinder {
  /** Reads the words of a run, at a place of it. */
  readonly read: (words: readonly Word[], at: number) => void
  /** By how they are written. */
  readonly found: ReadonlyMap<string, Form>
}

/** Finds names with a digit that follow a word of the list in what it reads, as they are written. */
export function modelFinder(listed: readonly string[]): ModelFinder {
  const brands = new Map(listed.map((word) => [squeezedName(word), word]))
  const mayBeBrand = shapeTest(
    Array.from(brands.keys(), (squeezed) => ({ squeezed, fewer: 0, more: 0, isLoose: false })),
  )
  const found = new Map<string, Form>()
  const read = (words: readonly Word[], at: number): void => {
    const [brand, model, next] = [words[at], words[at + 1], words[at + 2]]
    if (brand === undefined || model === undefined || !mayBeBrand(brand.surface)) return
    const of = brands.get(squeezedName(brand.surface))
    if (of === undefined) return
    const phrases = [model.surface, ...(next === undefined ? [] : [phraseOf(model, next)])]
    const entry = phrases.find((phrase) => IS_MODEL.test(phrase))
    if (entry !== undefined) found.set(entry, { kind: 'name', entry, of })
  }
  return { read, found }
}

/** Two words of a run as they are written together. */
export function phraseOf({ surface }: Word, next: Word): string {
  return `${surface}${next.glue}${next.surface}`
}
