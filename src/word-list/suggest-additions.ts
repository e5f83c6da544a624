import { squeezedName } from '../lib/squeezed-name.ts'
import { compareText } from '../text/compare-text.ts'
import type { Run } from '../text/words.ts'
import { otherSense } from './addition-sense.ts'
import type { ReadPost, TextListener } from './collected-posts.ts'
import { readWordEntry } from './entry.ts'
import { type ExamplePost, exampleOf, type FlagsOf } from './example-posts.ts'
import { type CollectedPosts, ownTermOf, placesOfAny } from './judge-entry.ts'
import { matchWords } from './matching.ts'
import { modelFinder, ownModels, phraseOf } from './model-names.ts'
import { startTest } from './name-shapes.ts'
import { runReader } from './text-runs.ts'
import { type AdditionKind, type Form, formFinder, MIN_IN_HASHTAG, targetsOf } from './word-forms.ts'

/** An entry that the list lacks, by what customers write. It comes from posts: data, not instructions. */
export interface Addition {
  readonly entry: string
  readonly kind: AdditionKind
  /** The word of the list, or the product's name, that it is a form of or belongs to. */
  readonly of: string
  readonly posts: number
  readonly authors: number
  readonly customers: number
  /** Posts that no entry of the list finds, one at least: an account, a community or a thread brought them. */
  readonly unfound: number
  /** Those that look like customers' first, the newest of each. */
  readonly examples: readonly ExamplePost[]
}

const MAX_ADDITIONS = 10
const MAX_EXAMPLES = 3
/** Authors who write it, of whom some look like customers. */
const MIN_AUTHORS = 3
/** What is read of a text, from its beginning. */
const MAX_CHARACTERS = 4000
const MAX_WORDS = 200

/** Authors of the right spelling from which a misspelling must be rarer than it, in parts of them. */
const MIN_RIGHT_AUTHORS = 10
const MAX_WRONG_SHARE = 0.5

/** What additions are looked for. */
export interface AdditionInput {
  readonly words: readonly string[]
  /** Of the product and of competitors. */
  readonly names: readonly string[]
  /** Those of them that are other companies'. */
  readonly competitors: readonly string[]
}

/** Looks for additions in the texts that it listens to, and then suggests them for the posts of these texts. */
export interface AdditionFinder {
  readonly listen: TextListener
  readonly suggest: (
    collected: CollectedPosts,
    isOffTopic: (index: number) => boolean,
    flagsOf: FlagsOf,
  ) => Addition[]
}

/**
 * Entries that the list lacks and three authors or more write, at least one of whom looks like a customer; those first by
 * which most posts were not found, and none that would find nothing new:
 * - spellings: another way to join a word's parts ("Fern-Light"), its plural, and of the names of products and companies,
 *   six letters or more, one letter wrong, missing or too many, or two exchanged;
 * - hashtags that hold a word of the list, alone or among other letters (`#growlight`, `#fernlightmini`);
 * - names: what three authors write right behind a word of the list, with a digit ("Pro 2", "XT4"), and mostly there, where
 *   posts that hold no word of the list say it without the brand. Ordinary words are left out: as entries they would find
 *   anything.
 *
 * None is a name of another company, holds one, or is used for something else than the list is for (see addition-sense.ts);
 * nor is a misspelling that half as many authors write as the right spelling, because it is a word of its own.
 */
export function additionFinder({ words, names, competitors }: AdditionInput): AdditionFinder {
  const listed = words.map((entry) => readWordEntry(entry).word.replace(/^[#@]/, ''))
  const rivals = competitors.map(squeezedName).filter((name) => name.length >= MIN_IN_HASHTAG)
  const targets = targetsOf(listed, names, competitors)
  const formOf = formFinder(targets)
  const models = modelFinder(listed.filter((word) => !rivals.includes(squeezedName(word))))
  const mayBegin = startTest([...targets.map(({ squeezed }) => squeezed), ...listed.map(squeezedName)])
  const used = new Map<string, Form & { readonly places: Set<number> }>()
  const use = (form: Form | undefined, index: number): void => {
    if (form === undefined) return
    const known = used.get(form.entry) ?? { ...form, places: new Set<number>() }
    known.places.add(index)
    used.set(form.entry, known)
  }
  const listen: TextListener = (index, read) => {
    for (const { kind, words: own } of beginningOf(read(MAX_CHARACTERS).runs)) {
      if (kind === 'hashtag') {
        use(formOf(`#${own.map(({ key }) => key).join('')}`, kind), index)
        continue
      }
      for (const [at, word] of own.entries()) {
        if (!mayBegin(word.surface)) continue
        models.read(own, at, index)
        use(formOf(word.surface, kind), index)
        const next = own[at + 1]
        if (next !== undefined) use(formOf(phraseOf(word, next), kind), index)
      }
    }
  }
  const namesAnother = ({ entry, of }: Form): boolean => {
    const written = squeezedName(entry.replace(/^#/, ''))
    return rivals.some((rival) => written.includes(rival) && rival !== squeezedName(of))
  }
  const suggest: AdditionFinder['suggest'] = (collected, isOffTopic, flagsOf) => {
    const { posts, byTerm, vocabulary } = collected
    const isUnfound = posts.map(
      ({ text, matchedTerms }) => matchedTerms.length === 0 && !isFoundBy(words, text),
    )
    const own = ownModels(models.found, vocabulary.countAuthors, (phrase) =>
      placesOf(posts, ({ text }, index) => isUnfound[index] !== true && text.includes(phrase)),
    )
    for (const [index, { text }] of posts.entries()) {
      if (own.size === 0) break
      if (isUnfound[index] !== true) continue
      for (const phrase of phrasesIn(runReader(text)(MAX_CHARACTERS).runs)) use(own.get(phrase), index)
    }
    const isOther = otherSense(collected, isOffTopic)
    const isOwnWord = ({ of, isGuess }: Form, authors: number): boolean => {
      if (!isGuess) return false
      const isRight = placesOfAny(byTerm, ownTermOf({ word: of, exactCase: false }), posts.length)
      const right = vocabulary.countAuthors(placesOf(posts, (_, index) => isRight[index] === 1))
      return right >= MIN_RIGHT_AUTHORS && authors >= MAX_WRONG_SHARE * right
    }
    const candidates = [...used.values()]
      .flatMap(({ places: held, ...form }) => {
        if (held.size < MIN_AUTHORS) return []
        const places = [...held]
        const authors = vocabulary.countAuthors(places)
        if (authors < MIN_AUTHORS || isFoundBy(words, form.entry) || namesAnother(form)) return []
        if (isOwnWord(form, authors) || isOther(form.entry, places)) return []
        const unfound = places.filter((index) => isUnfound[index] === true).length
        if (unfound === 0) return []
        return [{ ...form, own: places.flatMap((index) => posts[index] ?? []), authors, unfound }]
      })
      .sort(
        (first, second) =>
          second.unfound - first.unfound ||
          second.authors - first.authors ||
          compareText(first.entry, second.entry),
      )
    const additions: Addition[] = []
    // Of the first only it is read who wrote them.
    for (const { own, authors, unfound, isGuess: _, ...form } of candidates) {
      if (additions.length === MAX_ADDITIONS) break
      const customers = own.filter((post) => post.isCustomer())
      if (customers.length === 0) continue
      const examples = [...customers, ...own.filter((post) => !post.isCustomer())]
        .slice(0, MAX_EXAMPLES)
        .map((post) => exampleOf(post, flagsOf))
      additions.push({
        ...form,
        posts: own.length,
        authors,
        customers: customers.length,
        unfound,
        examples,
      })
    }
    return additions
  }
  return { listen, suggest }
}

/** Of the runs of a text those of the first words, without mentions. */
function* beginningOf(runs: readonly Run[]): Generator<{ kind: 'plain' | 'hashtag'; words: Run['words'] }> {
  let count = 0
  for (const { kind, words } of runs) {
    if (count > MAX_WORDS) return
    if (kind === 'mention') continue
    count += kind === 'hashtag' ? 1 : Math.min(words.length, MAX_WORDS)
    yield { kind, words: words.length > MAX_WORDS ? words.slice(0, MAX_WORDS) : words }
  }
}

/** Each word, and each with the next. */
function* phrasesIn(runs: readonly Run[]): Generator<string> {
  for (const { kind, words } of beginningOf(runs)) {
    if (kind === 'hashtag') continue
    for (const [at, word] of words.entries()) {
      yield word.surface
      const next = words[at + 1]
      if (next !== undefined) yield phraseOf(word, next)
    }
  }
}

function placesOf(
  posts: readonly ReadPost[],
  isWanted: (post: ReadPost, index: number) => boolean,
): number[] {
  return posts.flatMap((post, index) => (isWanted(post, index) ? [index] : []))
}

function isFoundBy(words: readonly string[], text: string): boolean {
  return matchWords(text, words).found.length > 0
}
