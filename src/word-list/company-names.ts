import { squeezedName } from '../lib/squeezed-name.ts'
import { wordFinder } from '../text/finder.ts'
import { fold } from './collected-posts.ts'
import { readWordEntry, type WordEntry } from './entry.ts'
import { entryMatcher } from './matching.ts'

/** What a company is called by, the names that texts are searched for. */
export interface NamedCompany {
  readonly names: readonly string[]
}

/** A name of one of the companies as it is looked for in texts. */
export interface CompanyName {
  /** The company's place in the list. */
  readonly company: number
  readonly entry: WordEntry
}

/**
 * The names of companies as entries: an entry of the word list with the same letters stands for a name, with its case and its
 * exclusions, because it says how the name is meant (`=Apple -pie`); the signs that join a name's words do not matter.
 */
export function companyNames(companies: readonly NamedCompany[], words: readonly string[]): CompanyName[] {
  const listed = words.map(readWordEntry)
  return companies.flatMap(({ names }, company) => {
    const entries = names.flatMap((name): WordEntry[] => {
      const same = listed.filter(({ word }) => squeezedName(word) === squeezedName(name))
      return same.length > 0 ? same : [{ word: name, exactCase: false, excluded: [] }]
    })
    return entries
      .filter(({ word }, index) => index === entries.findIndex((other) => fold(other.word) === fold(word)))
      .map((entry) => ({ company, entry }))
  })
}

/**
 * Tells which of the names a text holds, by their places. A name that is a part of another company's longer one ("Sunbar" of
 * "Sunbar Mini Case") counts only where it stands by itself.
 */
export function nameFinder(names: readonly CompanyName[]): (text: string) => number[] {
  const match = entryMatcher(names.map(({ entry }) => entry))
  const longer = names.map(({ company, entry }) =>
    names
      .filter((other) => other.company !== company && isWithin(entry.word, other.entry.word))
      .map((other) => other.entry.word),
  )
  const finders = longer.map((words) => (words.length === 0 ? undefined : wordFinder(words)))
  return (text) =>
    match(text).filter((place) => {
      const finder = finders[place]
      if (finder === undefined) return true
      const alone = without(finder.placesIn(text), text)
      return alone === text || match(alone).includes(place)
    })
}

/** How an entry is written in a word list. */
export function writtenEntry({ word, exactCase, excluded }: WordEntry): string {
  return [`${exactCase ? '=' : ''}${word}`, ...excluded.map((term) => `-"${term}"`)].join(' ')
}

/** Whether a longer name holds a shorter one as words of its own. */
export function isWithin(short: string, long: string): boolean {
  return (
    fold(short) !== fold(long) &&
    entryMatcher([{ word: short, exactCase: false, excluded: [] }])(long).length > 0
  )
}

function without(
  places: readonly { readonly index: number; readonly length: number }[],
  text: string,
): string {
  return places.reduceRight(
    (left, { index, length }) => `${left.slice(0, index)} | ${left.slice(index + length)}`,
    text,
  )
}
