import pLimit from 'p-limit'
import type { Client } from './evidence.ts'
import type { Sentence } from './generate.ts'
import { judge, type Outcome } from './judge.ts'
import { isDecidable } from './kinds.ts'

export interface Judged extends Sentence {
  readonly outcome: Outcome
}

const AT_ONCE = 4

/** Each sentence judged alone. */
export async function measure(client: Client, sentences: readonly Sentence[]): Promise<Judged[]> {
  const limit = pLimit(AT_ONCE)
  return await Promise.all(
    sentences.map((sentence) =>
      limit(async () => ({ ...sentence, outcome: await judge(client, sentence.text) })),
    ),
  )
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
