import type { Intent } from '../model/index.ts'
import { beginningOf, endingOf, finderOf, folded, openingOf } from './compile.ts'
import type { Harm, LanguagePatterns } from './patterns.ts'
import { type Match, scannerOf } from './scanner.ts'

/** How far before a word its negation may stand, and how far behind it, in characters. */
const NEGATION_REACH = 48
/** How many words more may stand before a danger that is denied ("there is no risk of fire"). */
const WORDS_OF_DANGER = 2
/** How many words may stand between what makes a harm only possible and the harm. */
const WORDS_TO_HARM = 5

/** Finds the intents of a prepared sentence (prepare.ts) in one language. */
export type SentenceReader = (sentence: string) => ReadonlySet<Intent>

type Kind = Intent | Harm
type WordKind = keyof LanguagePatterns['words']

const meanings = {
  problem: ['problem'],
  question: ['question'],
  wish: ['wish'],
  praise: ['praise'],
  comparison: ['comparison'],
  leaving: ['leaving'],
  hazard: ['hazard'],
  harm: ['hazard', 'problem'],
} as const satisfies Record<Kind, readonly Intent[]>

/** What a word means where it is denied. */
const opposites = {
  problem: ['praise'],
  praise: ['problem'],
  hazard: [],
  harm: [],
} as const satisfies Record<WordKind, readonly Intent[]>

const ENDS_IN_MARK = /[?؟][^\p{L}\p{N}]*$/u
/** Stands for what was read, so that what is left of a sentence does not run together. */
const READ = ' ; '

/**
 * Compiles the patterns of a language. A sentence loses its idioms, then the phrases of all intents, and what is left is
 * read for words. Takes time in proportion to the sentence's length.
 */
export function sentenceReader(patterns: LanguagePatterns): SentenceReader {
  const { negation, questions } = patterns
  const idiomsIn = scannerOf([['idiom', patterns.idioms]] as const, patterns)
  const phrasesIn = scannerOf(entriesOf(patterns.phrases), patterns)
  const wordsIn = scannerOf(entriesOf(patterns.words), patterns)
  const opening = openingOf(questions, patterns)
  const asks = finderOf(questions.withMark, patterns)
  const deniedBefore = endingOf(negation.before, negation.wordsBetween, patterns)
  const excluded = endingOf(negation.before, negation.wordsBetween + WORDS_OF_DANGER, patterns)
  const deniedAfter = beginningOf(negation.after, patterns)
  const noticesIn = scannerOf([['notice', patterns.notices ?? []]] as const, patterns)
  const possible = endingOf(negation.possible ?? [], WORDS_TO_HARM, patterns)
  const contrasted = patterns.contrast === undefined ? undefined : finderOf(patterns.contrast, patterns)
  const supposed = endingOf(negation.supposed, negation.wordsBetween, patterns)

  return (sentence) => {
    const found = new Set<Intent>()
    /** How much of the sentence says so; a harm outweighs all else. */
    const letters = { problem: 0, praise: 0 }
    const own = folded(sentence, patterns)
    const whole = without(own, idiomsIn(own))
    const said = withoutThreats(phrasesIn(whole)).filter(
      (match) => !isDanger(match.kind) || !isDenied(whole, match),
    )
    const requests = said.filter(({ kind }) => kind === 'wish' || kind === 'leaving')
    const phrases = said.filter(
      (match) => !isJudgement(match.kind) || !requests.some((request) => overlap(request, match)),
    )
    const isNotice = noticesIn(whole).length > 0
    if (isNotice) found.add('hazard')
    for (const match of phrases) {
      if (match.kind === 'praise' && isDenied(whole, match)) add(opposites.praise, match)
      else if (isDanger(match.kind) && (isNotice || possible.test(before(whole, match)))) found.add('hazard')
      else if (!(isNotice && match.kind === 'problem')) add(meanings[match.kind], match)
    }
    // A polite request has the form of a question.
    const wishes = phrases.filter(({ kind }) => kind === 'wish')
    if (isQuestion(wishes.length === 0 ? whole : without(whole, wishes))) found.add('question')
    const rest = without(whole, phrases)
    for (const match of isNotice ? [] : wordsIn(rest)) {
      if (supposed.test(before(rest, match))) continue
      // What would be good is not praised yet.
      if (match.kind === 'praise' && wishes.length > 0) continue
      add(isDenied(rest, match) ? opposites[match.kind] : meanings[match.kind], match)
    }
    if (contrasted !== undefined && !contrasted.test(own)) dropWeaker()
    return found

    function add(intents: readonly Intent[], { kind, start, end }: Match<Kind>): void {
      for (const intent of intents) {
        found.add(intent)
        if (intent === 'problem' || intent === 'praise')
          letters[intent] += kind === 'harm' ? Number.POSITIVE_INFINITY : end - start
      }
    }

    function dropWeaker(): void {
      if (!found.has('problem') || !found.has('praise')) return
      found.delete(letters.praise > letters.problem ? 'problem' : 'praise')
    }
  }

  function isQuestion(text: string): boolean {
    return opening.test(text) || (ENDS_IN_MARK.test(text) && asks.test(text))
  }

  function isDenied(text: string, match: Match<Kind>): boolean {
    const denied = isDanger(match.kind) ? excluded : deniedBefore
    return (
      denied.test(before(text, match)) || deniedAfter.test(text.slice(match.end, match.end + NEGATION_REACH))
    )
  }
}

/** Without the harm that a danger names ("risk of fire"): it has not happened. */
function withoutThreats(phrases: readonly Match<Kind>[]): Match<Kind>[] {
  const dangers = phrases.filter(({ kind }) => kind === 'hazard')
  let next = 0
  return phrases.filter(({ kind, start }) => {
    while ((dangers[next]?.end ?? Number.POSITIVE_INFINITY) <= start) next += 1
    const danger = dangers[next]
    return kind !== 'harm' || danger === undefined || start < danger.start
  })
}

/** What is no danger where it is denied; phrases of a problem hold their negation themselves. */
function isDanger(kind: Kind): boolean {
  return kind === 'hazard' || kind === 'harm'
}

/** What a wish or a farewell says in its own words is no judgement ("you lost a customer"). */
function isJudgement(kind: Kind): boolean {
  return kind === 'problem' || kind === 'praise'
}

function overlap(first: Match<Kind>, second: Match<Kind>): boolean {
  return first.start < second.end && second.start < first.end
}

function before(text: string, { start }: Match<Kind>): string {
  return text.slice(Math.max(0, start - NEGATION_REACH), start)
}

/** A text without what was read of it. */
function without(text: string, matches: readonly Match<unknown>[]): string {
  if (matches.length === 0) return text
  let rest = ''
  let end = 0
  for (const match of matches) {
    if (match.end <= end) continue
    if (match.start >= end) rest += text.slice(end, match.start) + READ
    end = match.end
  }
  return rest + text.slice(end)
}

/** The entries of a record whose keys are its type's. */
function entriesOf<Key extends string, Value>(record: Readonly<Record<Key, Value>>): [Key, Value][] {
  return Object.entries(record) as [Key, Value][]
}
