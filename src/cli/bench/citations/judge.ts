import { z } from 'zod'
import { sentenceVerdicts } from '../../../model/index.ts'
import type { Client } from './evidence.ts'

export type Outcome = (typeof sentenceVerdicts)[number]

/** What is read of the answer, whatever else it has. */
const Answer = z.object({
  sentences: z.array(z.object({ start: z.number(), verdict: z.enum(sentenceVerdicts) })),
  checkedTo: z.number(),
})

const BETWEEN = '\n\n'

/**
 * What `check_citations` says of each of some texts, which it is sent as the paragraphs of one: it reads a paragraph as if
 * it stood alone. One of several sentences is verified where all are, and contradicted where any is.
 */
export async function judgeParagraphs({ url, key }: Client, texts: readonly string[]): Promise<Outcome[]> {
  const text = texts.join(BETWEEN)
  const response = await fetch(new URL('/v1/citations/check', url), {
    method: 'POST',
    headers: { Authorization: `Bearer ${key}`, 'Content-Type': 'application/json' },
    body: JSON.stringify({ text }),
  })
  if (!response.ok)
    throw new Error(`"${text}" was answered with ${response.status}: ${await response.text()}`)
  const { sentences, checkedTo } = Answer.parse(await response.json())
  if (checkedTo < text.length) throw new Error(`"${text}" was checked to ${checkedTo} of ${text.length}.`)
  let from = 0
  return texts.map(({ length }) => {
    const to = from + length
    const own = sentences.filter(({ start }) => start >= from && start < to)
    from = to + BETWEEN.length
    if (own.some(({ verdict }) => verdict === 'contradicted')) return 'contradicted'
    return own.length > 0 && own.every(({ verdict }) => verdict === 'verified') ? 'verified' : 'unchecked'
  })
}
