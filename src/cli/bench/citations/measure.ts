import pLimit from 'p-limit'
import type { Client } from './evidence.ts'
import type { Sentence } from './generate.ts'
import { judgeParagraphs, type Outcome } from './judge.ts'
import { isDecidable } from './kinds.ts'

export interface Judged extends Sentence {
  readonly outcome: Outcome
}

const AT_ONCE = 4
/** One request for each sentence takes twice as long; a text may claim 150 things. */
const PARAGRAPHS = 25

/** Each sentence judged as a paragraph of its own. */
export async function measure(client: Client, sentences: readonly Sentence[]): Promise<Judged[]> {
  const limit = pLimit(AT_ONCE)
  const texts = Array.from({ length: Math.ceil(sentences.length / PARAGRAPHS) }, (_, index) =>
    sentences.slice(index * PARAGRAPHS, (index + 1) * PARAGRAPHS),
  )
  const judged = await Promise.all(
    texts.map((text) =>
      limit(async () => {
        const outcomes = await judgeParagraphs(
          client,
          text.map((sentence) => sentence.text),
        )
        return text.map((sentence, place): Judged => ({ ...sentence, outcome: outcomeAt(outcomes, place) }))
      }),
    ),
  )
  return judged.flat()
}

function outcomeAt(outcomes: readonly Outcome[], place: number): Outcome {
  const outcome = outcomes[place]
  if (outcome === undefined) throw new Error(`Paragraph ${place} was not judged.`)
  return outcome
}

/** The three shares that the check is held to, 0 to 1; null where no sentence counts. */
export interface Totals {
  /** Of the false sentences. */
  readonly falseVerified: number | null
  /** Of the true sentences. */
  readonly trueVerified: number | null
  /** Of the false sentences of kinds that stored data decides. */
  readonly decidableContradicted: number | null
}

export function totalsOf(judged: readonly Judged[]): Totals {
  const [right, wrong] = [judged.filter(({ isTrue }) => isTrue), judged.filter(({ isTrue }) => !isTrue)]
  return {
    falseVerified: shareOf(wrong, 'verified'),
    trueVerified: shareOf(right, 'verified'),
    decidableContradicted: shareOf(
      wrong.filter(({ kind }) => isDecidable[kind]),
      'contradicted',
    ),
  }
}

/** 0 to 1; null of nothing. */
export function shareOf(judged: readonly Judged[], outcome: Outcome): number | null {
  if (judged.length === 0) return null
  return judged.filter((each) => each.outcome === outcome).length / judged.length
}
