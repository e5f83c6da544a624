import { z } from 'zod'
import type { Client } from './evidence.ts'

export const outcomes = ['verified', 'contradicted', 'unchecked'] as const
export type Outcome = (typeof outcomes)[number]

/** Verdicts of a claim that say that it is wrong. */
const WRONG = ['refuted', 'not_found', 'unsupported']

/** What is read of the answer, whatever else it has. */
const Answer = z.object({
  allVerified: z.boolean(),
  nothingContradicted: z.boolean().optional(),
  claims: z.array(z.object({ verdict: z.string() })),
})

/** What `check_citations` says of a text that is one sentence. */
export async function judge({ url, key }: Client, text: string): Promise<Outcome> {
  const response = await fetch(new URL('/v1/citations/check', url), {
    method: 'POST',
    headers: { Authorization: `Bearer ${key}`, 'Content-Type': 'application/json' },
    body: JSON.stringify({ text }),
  })
  if (!response.ok)
    throw new Error(`"${text}" was answered with ${response.status}: ${await response.text()}`)
  const { allVerified, nothingContradicted, claims } = Answer.parse(await response.json())
  if (allVerified) return 'verified'
  const isContradicted =
    nothingContradicted === undefined
      ? claims.some(({ verdict }) => WRONG.includes(verdict))
      : !nothingContradicted
  return isContradicted ? 'contradicted' : 'unchecked'
}
