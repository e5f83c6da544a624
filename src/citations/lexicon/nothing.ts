import { stopWordLanguages } from '../../text/stop-words.ts'
import type { Found } from './found.ts'
import { type Language, type LanguageWords, type NothingClass, nothingClasses } from './language.ts'
import { compiled } from './matching/compiled.ts'
import { type Folded, fold, kind, wordStart } from './matching/fold.ts'
import { isWordPart, type Match, Phrases } from './matching/phrases.ts'
import { languagesOf } from './which-language.ts'

interface Vocabulary {
  /** With the phrases that claim something though their words do not. */
  readonly all: Phrases<NothingClass | 'claiming'>
  /** Without prepositions, which are particles in Korean. */
  readonly stems: Phrases<NothingClass | 'claiming'>
  /** Of German, which writes two of them as one word. */
  readonly nouns: Phrases<NothingClass> | undefined
  readonly lists: readonly { readonly language: Language; readonly words: Phrases<NothingClass> }[]
}

const vocabulary = compiled((words): Vocabulary => {
  const listed = (classes: readonly NothingClass[]) =>
    new Phrases(
      words.flatMap(({ nothing, claiming }): [string, NothingClass | 'claiming'][] => [
        [claiming.always, 'claiming'],
        ...classes.map((name): [string, NothingClass] => [nothing[name], name]),
      ]),
    )
  const lists = words.map(({ language, nothing }) => ({
    language,
    words: Phrases.byName(nothingClasses, [nothing]),
  }))
  return {
    all: listed(nothingClasses),
    stems: listed(nothingClasses.filter((name) => name !== 'prepositions')),
    nouns: lists.find(({ language }) => language === 'de') && germanNouns(words),
    lists,
  }
})

function germanNouns(words: readonly LanguageWords[]): Phrases<NothingClass> {
  const german = words.filter(({ language }) => language === 'de')
  return Phrases.byName(
    ['people', 'evidence'],
    german.map(({ nothing }) => nothing),
  )
}

/**
 * The words of a text that claim nothing, so that a sentence of which nothing else is left over says no more than what
 * was checked. Each language lists them by class; what each class does, and why it claims nothing by itself:
 *
 * - `articles` and `one`, `this`: point at what a noun names, which is claimed by the noun.
 * - `pronouns`: stand for what another word names.
 * - `prepositions`: tie a checked part to another ("on Reddit"). Those of cause, time order, exclusion and comparison
 *   ("because of", "since", "without", "than") are claims and are not listed.
 * - `connectives`: put one statement beside another. Those that give a reason, contrast or condition are not listed.
 * - `copulas`: forms of "to be", "to have" and of verbs that only tie a figure to what has it. No modal verb is listed.
 * - `reporting`: say that somebody said something; who and what is checked by itself.
 * - `evidence`: name the kind of evidence: a post, a trend, a user.
 * - `people`: name several people ("users", "customers"), which claims that more than one of them says it.
 *
 * What was checked should be blanked before, with characters that are neither letters nor spaces: a particle behind a
 * checked name claims nothing, too.
 *
 * Phrases of such words that do claim something are left: see claiming.ts.
 *
 * No negation, superlative or comparison is listed in any language; of quantifiers only those of a total ("in all"), of causes
 * only where something comes from ("stems from"), and of modal verbs and adjectives only those that say where something can be
 * read ("can be found", "the following", "original"). A word that claims something in another language that the text may be
 * in counts for something.
 */
export function claimsNothing(
  text: string,
  languages: readonly Language[] = languagesOf(text),
): readonly Found<NothingClass>[] {
  const folded = fold(text)
  const words = vocabulary(languages)
  const found: Match<NothingClass>[] = []
  let taken = 0
  for (let at = 0; at < folded.text.length; at++) {
    if (at < taken || folded.text[at] === ' ') continue
    const start = wordStart(folded, at)
    if (start === undefined) {
      const match = longWord(folded, at, words)
      if (match === undefined) continue
      found.push(match)
      taken = match.end
      continue
    }
    const { matches, end } =
      folded.kinds[at] === kind.hangul ? koreanWord(folded, at, words) : oneWord(folded, at, words)
    const [first] = matches
    if (
      first === undefined ||
      isWordPart(folded, start, first) ||
      !IDLE_PROCLITICS.test(folded.text.slice(start, first.start))
    ) {
      taken = Math.max(taken, end)
      continue
    }
    for (const [index, match] of matches.entries())
      found.push(index === 0 ? { ...match, start: Math.max(start, taken) } : match)
    taken = end
  }
  return found.map(({ start, end, value }) => ({
    start: folded.offsets[start] ?? 0,
    end: folded.offsets[end] ?? text.length,
    value,
  }))
}

/** What Arabic writes to a word and claims nothing: "and", "in", "the". "For that" is "therefore". */
const IDLE_PROCLITICS = /^[وف]?(?:ب?ال|لل|ب)?$/

/** Letters from which on a word is sure to be one where a segmenter of Japanese or Chinese parts letters elsewhere. */
const LONG = 4

function longWord(folded: Folded, at: number, { all }: Vocabulary): Match<NothingClass> | undefined {
  if (folded.kinds[at] !== kind.spaceless || THAI.test(folded.text[at] ?? '')) return undefined
  const match = all.within(folded, at)
  if (match === undefined || match.end - at < LONG) return undefined
  const { value } = match
  return value === 'claiming' ? undefined : { ...match, value }
}

const THAI = /\p{Script=Thai}/u

interface Read {
  readonly matches: readonly Match<NothingClass>[]
  /** Where the next word may begin. */
  readonly end: number
}

function oneWord(folded: Folded, at: number, { all, lists, nouns }: Vocabulary): Read {
  const match = all.at(folded, at) ?? behindParticle(folded, at, all) ?? compound(folded, at, nouns)
  if (match === undefined) return { matches: [], end: at }
  const { value, end } = match
  if (value === 'claiming') return { matches: [], end }
  const isDisputed =
    lists.length > 1 && Array.from(wordsOf(folded.text, match)).some(([word, start]) => claims(word, start))
  return isDisputed ? { matches: [], end: at } : { matches: [{ ...match, value }], end: match.end }

  /** Whether it is a function word of a language that lists neither it nor the phrase. */
  function claims(word: string, start: number): boolean {
    return stopWordLanguages(word).some((language) =>
      lists.some(
        ({ language: of, words }) =>
          of === language && words.at(folded, start) === undefined && words.at(folded, at)?.end !== end,
      ),
    )
  }
}

/** A segmenter of Japanese takes some particles and the verb behind them for one word: につけ of 2位につけている. */
function behindParticle(folded: Folded, at: number, all: Vocabulary['all']) {
  if (!PARTICLE.test(folded.text[at] ?? '')) return undefined
  const behind = all.at(folded, at + 1)
  return behind === undefined || behind.end - behind.start < 2 ? undefined : { ...behind, start: at }
}

/** "Kundenbeitrag": a noun that claims nothing before another one, with or without the letters that German puts between them. */
function compound(folded: Folded, at: number, nouns: Phrases<NothingClass> | undefined) {
  const word = nouns && LONG_WORD.exec(folded.text.slice(at, at + MAX_COMPOUND))?.[0]
  if (nouns === undefined || word === undefined) return undefined
  const head = nouns.within(folded, at)
  if (head === undefined || head.end - at < MIN_PART) return undefined
  for (const between of BETWEEN_PARTS) {
    const tail = word.startsWith(between, head.end - at)
      ? nouns.at(folded, head.end + between.length)
      : undefined
    if (tail?.end === at + word.length && tail.end - tail.start >= MIN_PART) return { ...tail, start: at }
  }
  return undefined
}

const LONG_WORD = /^[a-zäöüß]{8,}/
const MAX_COMPOUND = 40
const MIN_PART = 4
const BETWEEN_PARTS = ['', 's', 'n', 'en', 'es']

const PARTICLE = /[がをにでともへのは]/

function wordsOf(text: string, { start, end }: Match<unknown>): (readonly [word: string, start: number])[] {
  return Array.from(text.slice(start, end).matchAll(/[^ ]+/g), ({ 0: word, index }) => [word, start + index])
}

/**
 * A Korean word claims nothing where all of it does, with the particles that are written to its end: 고 and 가 are
 * particles, and 고가 is a high price. A particle alone is one behind a name or a quotation only.
 */
function koreanWord(folded: Folded, start: number, { all, stems }: Vocabulary): Read {
  const isFirst = start === 0 || folded.text[start - 1] === ' '
  const matches: Match<NothingClass>[] = []
  let at = start
  while (folded.kinds[at] === kind.hangul) {
    const match = (isFirst && at === start ? stems : all).at(folded, at)
    if (match === undefined) {
      while (folded.kinds[at] === kind.hangul) at++
      return { matches: [], end: at }
    }
    const { value } = match
    if (value === 'claiming') return { matches: [], end: match.end }
    matches.push({ ...match, value })
    at = match.end
  }
  return { matches, end: at }
}
