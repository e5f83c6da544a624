import { compareText } from '../../text/compare-text.ts'
import { negatesLast, negatesNext } from '../../text/function-words.ts'
import type { Word } from '../../text/words.ts'
import { parameters, valuesOf } from '../parameters/index.ts'
import type { Candidate, Spot } from './candidates.ts'
import { edgesOf } from './edges.ts'
import type { Lexeme } from './lexemes.ts'
import { isInWindow, supportOf, type TopicTexts } from './topic-texts.ts'

const LETTER = /\p{L}/u

const { fillerCost, formCredit, maxFillerRun } = valuesOf(parameters.wording)

/** One way in which texts say a candidate. */
export interface Wording {
  /** Lower-case words, a space between each two. */
  readonly key: string
  readonly words: readonly Word[]
  readonly spots: readonly Spot[]
  readonly texts: readonly number[]
}

/**
 * The words in which to write a candidate, exactly as texts have them in a row: in the order and with or without the
 * negation that most have, in the commonest forms and with few words in between, and with the words at either end that
 * belong to it.
 */
export function wordingOf(
  candidate: Candidate,
  lexemes: readonly Lexeme[],
  topic: TopicTexts,
): readonly Word[] {
  const all = wordingsOf(candidate, topic)
  const recent = all.filter(({ texts, words }) => isInWindow(texts, topic) && isOnePhrase(words, topic))
  const orders = new Map<string, number>()
  for (const wording of recent) {
    const order = orderOf(wording, candidate)
    orders.set(order, (orders.get(order) ?? 0) + supportOf(wording.texts, topic))
  }
  const rated = recent.map((wording) => ({
    wording,
    worth:
      ((orders.get(orderOf(wording, candidate)) ?? 0) *
        supportOf(wording.texts, topic) *
        (formCredit + formShare(wording, candidate))) /
      (1 + costOf(wording, lexemes, topic)),
  }))
  const [best] = rated.sort(
    (first, second) =>
      second.worth - first.worth ||
      first.wording.words.length - second.wording.words.length ||
      compareText(first.wording.key, second.wording.key),
  )
  return best === undefined ? [] : edgesOf(best.wording, topic)
}

/** By the words, negated ones where most authors negate it, else the others. */
function wordingsOf({ spots }: Candidate, topic: TopicTexts): Wording[] {
  const read = spots.map((spot) => withNegation(spot, topic))
  const support = ({ isNegated }: { isNegated: boolean }): number =>
    supportOf(
      [...new Set(read.filter((one) => one.isNegated === isNegated).map(({ spot }) => spot.text))],
      topic,
    )
  const isNegated = support({ isNegated: true }) > support({ isNegated: false })
  const found = new Map<string, { key: string; words: readonly Word[]; spots: Spot[]; texts: number[] }>()
  for (const one of read) {
    if (one.isNegated !== isNegated) continue
    const words = wordsAt(one.spot, topic)
    const key = words.map((word) => word.key).join(' ')
    const wording = found.get(key) ?? { key, words, spots: [], texts: [] }
    wording.spots.push(one.spot)
    if (wording.texts.at(-1) !== one.spot.text) wording.texts.push(one.spot.text)
    found.set(key, wording)
  }
  return [...found.values()]
}

/** A spot with the negation beside it. */
function withNegation(spot: Spot, topic: TopicTexts): { spot: Spot; isNegated: boolean } {
  const { words } = topic.lines[spot.text]?.[spot.line] ?? { words: [] }
  const isBefore = negatesNext(words[spot.from - 1]?.key ?? '')
  const isBehind = negatesLast(words[spot.to + 1]?.key ?? '')
  const isWithin = words.slice(spot.from, spot.to + 1).some(({ key }) => negatesNext(key) || negatesLast(key))
  return {
    spot: { ...spot, from: spot.from - (isBefore ? 1 : 0), to: spot.to + (isBehind ? 1 : 0) },
    isNegated: isBefore || isBehind || isWithin,
  }
}

function wordsAt({ text, line, from, to }: Spot, { lines }: TopicTexts): readonly Word[] {
  return lines[text]?.[line]?.words.slice(from, to + 1) ?? []
}

/** Whether at most `maxFillerRun` function words stand side by side: more lead from one phrase to another. */
function isOnePhrase(words: readonly Word[], { labelWords }: TopicTexts): boolean {
  let run = 0
  return words.every(({ key }) => {
    run = labelWords(key) === 'function' && LETTER.test(key) && !negatesNext(key) ? run + 1 : 0
    return run <= maxFillerRun
  })
}

function orderOf({ words }: Wording, { lexemes }: Candidate): string {
  return words.flatMap(({ key }) => lexemes.find(({ forms }) => forms.has(key))?.key ?? []).join(' ')
}

/** How common the forms are in which it writes the candidate's words: their geometric mean share, 0 to 1. */
function formShare({ words }: Wording, { lexemes }: Candidate): number {
  const shares = words.flatMap(({ key }) => {
    const lexeme = lexemes.find(({ forms }) => forms.has(key))
    return lexeme === undefined ? [] : [(lexeme.forms.get(key) ?? 0) / lexeme.texts.length]
  })
  return shares.reduce((product, share) => product * share, 1) ** (1 / Math.max(1, shares.length))
}

/** One for each word in between that tells nothing of the topic, less for a function word. */
function costOf({ words }: Wording, lexemes: readonly Lexeme[], { labelWords }: TopicTexts): number {
  const costs = words.slice(1, -1).map(({ key }) => {
    if (lexemes.some(({ forms }) => forms.has(key)) || negatesNext(key)) return 0
    return labelWords(key) === 'function' && LETTER.test(key) ? fillerCost : 1
  })
  return costs.reduce((sum, cost) => sum + cost, 0)
}
