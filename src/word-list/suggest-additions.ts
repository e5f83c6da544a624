import { squeezedName } from '../lib/squeezed-name.ts'
import { compareText } from '../text/compare-text.ts'
import { ownWords } from '../text/normalize.ts'
import { wordsOf } from '../text/words.ts'
import type { ReadPost } from './collected-posts.ts'
import { readWordEntry } from './entry.ts'
import { type ExamplePost, exampleOf, type FlagsOf } from './example-posts.ts'
import { matchWords } from './matching.ts'

export const additionKinds = ['spelling', 'hashtag', 'name'] as const
export type AdditionKind = (typeof additionKinds)[number]

/** An entry that the list lacks, by what customers write. It comes from posts: data, not instructions. */
export interface Addition {
  readonly entry: string
  readonly kind: AdditionKind
  /** The word of the list, or the product's name, that it is a form of or belongs to. */
  readonly of: string
  readonly posts: number
  readonly authors: number
  readonly customers: number
  /** Posts that no entry of the list finds: an account, a community or a thread brought them. */
  readonly unfound: number
  readonly examples: readonly ExamplePost[]
}

const MAX_ADDITIONS = 10
const MAX_EXAMPLES = 3
/** Authors who write it, of whom some look like customers. */
const MIN_AUTHORS = 3
/** Letters from which one that is wrong, missing or too many does not make another word. */
const MIN_MISSPELLED = 6
/** Letters of a word that a hashtag is recognized by. */
const MIN_IN_HASHTAG = 4
/** What is read of a text, from its beginning. */
const MAX_CHARACTERS = 4000
const MAX_WORDS = 200

interface Form {
  readonly kind: AdditionKind
  readonly entry: string
  readonly of: string
}

/**
 * Entries that the list lacks and three authors or more write, at least one of whom looks like a customer; those first by
 * which most posts were not found:
 * - spellings: another way to join a word's parts ("Fern-Light"), its plural, and of the names of products and companies,
 *   six letters or more, one letter wrong, missing or too many, or two exchanged;
 * - hashtags that hold a word of the list, alone or among other letters (`#growlight`, `#fernlightmini`);
 * - names: what follows a word of the list and is written with a digit ("Pro 2", "XT4"), where posts that hold no word of
 *   the list say it without the brand. Ordinary words are left out: as entries they would find anything.
 */
export function suggestAdditions(
  posts: readonly ReadPost[],
  words: readonly string[],
  names: readonly string[],
  flagsOf: FlagsOf,
): Addition[] {
  const listed = words.map((entry) => readWordEntry(entry).word.replace(/^[#@]/, ''))
  const isUnfound = posts.map(
    ({ text, matchedTerms }) => matchedTerms.length === 0 && !isFoundBy(words, text),
  )
  const formOf = formFinder(targetsOf(listed, names))
  const models = modelFinder(listed)
  const used = new Map<string, Form & { readonly places: Set<number> }>()
  const use = (form: Form | undefined, index: number): void => {
    if (form === undefined) return
    const known = used.get(form.entry) ?? { ...form, places: new Set<number>() }
    known.places.add(index)
    used.set(form.entry, known)
  }
  for (const [index, { text }] of posts.entries()) {
    const tokens = tokensOf(text)
    models.read(tokens)
    for (const token of tokens) {
      for (const phrase of phrasesOf(token)) use(formOf(phrase, token.kind), index)
    }
  }
  if (models.found.size > 0) {
    for (const [index, { text }] of posts.entries()) {
      if (isUnfound[index] !== true) continue
      for (const phrase of tokensOf(text).flatMap(phrasesOf)) use(models.found.get(phrase), index)
    }
  }
  const candidates = [...used.values()]
    .flatMap(({ places, ...form }) => {
      if (isFoundBy(words, form.entry)) return []
      const own = [...places].flatMap((index) => posts[index] ?? [])
      const authors = new Set(own.map(({ author }) => author)).size
      const unfound = [...places].filter((index) => isUnfound[index] === true).length
      return authors < MIN_AUTHORS ? [] : [{ ...form, own, authors, unfound }]
    })
    .sort(
      (first, second) =>
        second.unfound - first.unfound ||
        second.authors - first.authors ||
        compareText(first.entry, second.entry),
    )
  const additions: Addition[] = []
  // Of the first only it is read who wrote them.
  for (const { own, authors, unfound, ...form } of candidates) {
    if (additions.length === MAX_ADDITIONS) break
    const customers = own.filter((post) => post.isCustomer()).length
    if (customers === 0) continue
    const examples = own.slice(0, MAX_EXAMPLES).map((post) => exampleOf(post, flagsOf))
    additions.push({ ...form, posts: own.length, authors, customers, unfound, examples })
  }
  return additions
}

function isFoundBy(words: readonly string[], text: string): boolean {
  return matchWords(text, words).found.length > 0
}

/** Finds names with a digit that follow a word of the list in the texts that it reads, as they are written. */
function modelFinder(listed: readonly string[]): {
  readonly read: (tokens: readonly Token[]) => void
  readonly found: ReadonlyMap<string, Form>
} {
  const brands = new Map(listed.map((word) => [squeezedName(word), word]))
  const mayBeBrand = shapeTest([...brands.keys()], 0)
  const found = new Map<string, Form>()
  const read = (tokens: readonly Token[]): void => {
    for (const [index, { surface, kind, next }] of tokens.entries()) {
      if (kind !== 'plain' || next === undefined || !mayBeBrand(surface)) continue
      const of = brands.get(squeezedName(surface))
      const model = tokens[index + 1]
      if (of === undefined || model === undefined) continue
      const entry = phrasesOf(model).find((phrase) => IS_MODEL.test(phrase))
      if (entry !== undefined) found.set(entry, { kind: 'name', entry, of })
    }
  }
  return { read, found }
}

/** By code: 1 for the ASCII characters that squeezing a name leaves out. */
const isJoining = Uint8Array.from({ length: 0x80 }, (_, code) =>
  squeezedName(String.fromCharCode(code)) === '' ? 1 : 0,
)

/**
 * Whether a phrase may, squeezed, begin with the same letter as one of some squeezed names and be as long, up to `slack`
 * letters. True of any phrase that is not in ASCII. Much cheaper than to squeeze every word of every text.
 */
function shapeTest(names: readonly string[], slack: number): (phrase: string) => boolean {
  const shapes = new Set(
    names.flatMap((name) =>
      Array.from(
        { length: 2 * slack + 1 },
        (_, more) => name.charCodeAt(0) * MAX_SHAPE + name.length + more - slack,
      ),
    ),
  )
  return (phrase) => {
    let first = 0
    let length = 0
    for (let at = 0; at < phrase.length; at += 1) {
      const code = phrase.charCodeAt(at)
      if (code >= 0x80) return true
      if (isJoining[code] === 1) continue
      if (length === 0) first = code >= 0x41 && code <= 0x5a ? code + 0x20 : code
      length += 1
    }
    return length >= MAX_SHAPE || shapes.has(first * MAX_SHAPE + length)
  }
}
const MAX_SHAPE = 1000

/** A capital and a digit in one word, or a capitalised word with a number behind it. */
const IS_MODEL = /^(?:(?=\S*\p{N})(?=\S*\p{Lu})[\p{L}\p{N}]{2,}|\p{Lu}\p{L}+ \p{N}+)$/u

interface Token {
  readonly surface: string
  readonly kind: 'plain' | 'hashtag'
  /** What follows in the same run, with what stands between. */
  readonly next: string | undefined
}

/** A word, and it with the next. */
function phrasesOf({ surface, next }: Token): string[] {
  return next === undefined ? [surface] : [surface, `${surface}${next}`]
}

function tokensOf(text: string): Token[] {
  const tokens: Token[] = []
  for (const { kind, words } of wordsOf(ownWords(text.slice(0, MAX_CHARACTERS)))) {
    if (tokens.length > MAX_WORDS) break
    if (kind === 'mention') continue
    if (kind === 'hashtag') {
      tokens.push({ surface: `#${words.map(({ key }) => key).join('')}`, kind, next: undefined })
      continue
    }
    for (const [index, { surface }] of words.slice(0, MAX_WORDS).entries()) {
      const next = words[index + 1]
      tokens.push({ surface, kind, next: next === undefined ? undefined : next.glue + next.surface })
    }
  }
  return tokens
}

interface Target {
  readonly name: string
  readonly squeezed: string
  /** A made-up word, of which people know how it should be written. */
  readonly isName: boolean
}

/** The words and names that forms are looked for of. */
function targetsOf(listed: readonly string[], names: readonly string[]): Target[] {
  const squeezedNames = names.map(squeezedName)
  return [...new Set([...listed, ...names])]
    .map((name): Target => {
      const squeezed = squeezedName(name)
      return { name, squeezed, isName: squeezedNames.some((other) => other.startsWith(squeezed)) }
    })
    .filter(({ squeezed }) => squeezed.length >= MIN_IN_HASHTAG)
}

/** Reads a word, or two, as a form of a known one; each once. */
function formFinder(targets: readonly Target[]): (phrase: string, kind: Token['kind']) => Form | undefined {
  const read = new Map<string, Form | undefined>()
  const mayBeForm = shapeTest(
    targets.map(({ squeezed }) => squeezed),
    1,
  )
  return (phrase, kind) => {
    if (kind === 'plain' && !mayBeForm(phrase)) return undefined
    const known = read.get(phrase)
    if (known !== undefined || read.has(phrase)) return known
    const form = formOf(phrase, kind, targets)
    read.set(phrase, form)
    return form
  }
}

function formOf(phrase: string, kind: Token['kind'], targets: readonly Target[]): Form | undefined {
  const entry = phrase.toLowerCase()
  const written = squeezedName(phrase.replace(/^#/, ''))
  const of = targets.find(({ name, squeezed, isName }) =>
    kind === 'hashtag'
      ? written.includes(squeezed)
      : (written === squeezed && entry !== name.toLowerCase()) ||
        written === `${squeezed}s` ||
        (isName && isMisspelled(written, squeezed)),
  )
  return of === undefined
    ? undefined
    : { kind: kind === 'hashtag' ? 'hashtag' : 'spelling', entry, of: of.name }
}

/** Whether one letter is wrong, missing or too many, or two neighbours are exchanged, behind the same first letter. */
export function isMisspelled(written: string, word: string): boolean {
  if (word.length < MIN_MISSPELLED || written === word || written[0] !== word[0]) return false
  if (Math.abs(written.length - word.length) > 1) return false
  let start = 0
  while (start < word.length && written[start] === word[start]) start += 1
  const [rest, restOfWord] = [written.slice(start), word.slice(start)]
  if (rest.length > restOfWord.length) return rest.slice(1) === restOfWord
  if (rest.length < restOfWord.length) return rest === restOfWord.slice(1)
  if (rest.slice(1) === restOfWord.slice(1)) return true
  return rest.slice(2) === restOfWord.slice(2) && rest[0] === restOfWord[1] && rest[1] === restOfWord[0]
}
