import { z } from 'zod'
import { invalidInput } from '../src/lib/errors.ts'
import {
  type CitationClaim,
  type CitationSentence,
  CitationsResponse,
  TypedClaim,
} from '../src/model/index.ts'
import { AsOf, checkBasis, removalAdvice } from './as-of.ts'
import { ageAdvice } from './outdated.ts'
import { defineTool } from './tool.ts'
import { MaxChars, truncateToBudget, truncationNotice } from './truncate-to-budget.ts'
import { EvidenceDays, windowOf } from './window.ts'

/** Characters of a text, as UTF-16 code units. */
export const MAX_TEXT = 50_000
/** An answer of about 12,000 tokens. */
const MAX_CLAIMS = 150

export const checkCitations = defineTool({
  name: 'check_citations',
  title: 'Check citations',
  description:
    'Checks a text or typed claims before you send them. Sentences are verified where stored data bears out all they say of posts (words, metrics, platform, author, day) and trends (figures, rank, status, comparisons), contradicted, or unchecked (opinions, causes, negations, "all": read the posts).',
  effect: 'reads',
  cost: () => 'analysis',
  input: z
    .object({
      text: z.string().min(1).max(MAX_TEXT).describe('With post ids or URLs beside its claims').optional(),
      claims: z
        .array(TypedClaim)
        .min(1)
        .max(MAX_CLAIMS)
        .describe(
          'In place of text: {statement, posts?, quotes?: [{post, exact}], figures?: [{of, name, is: number or {atLeast, atMost}}], status?, platform?, author?, publishedOn?}; post, of: id or URL',
        )
        .optional(),
      problemsOnly: z.boolean().describe('Leave out what is verified').default(false),
      days: EvidenceDays.describe("0: all. Default: the workspace's").optional(),
      asOf: AsOf,
      maxChars: MaxChars,
    })
    .strict(),
  output: CitationsResponse,
  async run({ text, claims, problemsOnly, days, asOf, maxChars }, context) {
    const { services, caller, signal } = context
    const windowDays = windowOf(caller, days)
    const subject = subjectOf(text, claims)
    const basis = await checkBasis(asOf, windowDays, context)
    const { trends, age } = await basis.trends()
    const checked = await services.citations.check(
      caller.workspace,
      { subject, windowDays, since: basis.since, until: basis.until, problemsOnly, trends },
      signal,
    )
    const { output } = checked
    const told = basis.told(trends, checked)
    const resumeAt = new Map(checked.resumeAt)
    const all = inOrder(output)
    const truncated = truncateToBudget(all, maxChars, { ...output, claims: [], sentences: [], asOf: told })
    const shown = new Set<object>(truncated.items)
    const [firstDropped] = all.slice(truncated.items.length)
    const size = text?.length ?? claims?.length ?? 0
    const uncheckedAdvice =
      output.checkedTo === size
        ? ''
        : `Only the first ${all.length} claims and sentences were checked. ${resendAdvice(text, output.checkedTo)}`
    const droppedAdvice =
      firstDropped === undefined
        ? ''
        : `They are counted. To see them call again with maxChars 0 or problemsOnly.${restAdvice(text, firstDropped.claim ?? resumeAt.get(firstDropped.start) ?? 0)}`
    const notice = truncationNotice(truncated, 'claim or sentence', droppedAdvice)
    const advice = [
      ageAdvice(age),
      removalAdvice(told?.removed ?? []),
      notice.advice,
      uncheckedAdvice,
    ].filter((sentence) => sentence !== undefined && sentence !== '')
    return {
      output: {
        ...output,
        claims: output.claims.filter((claim) => shown.has(claim)),
        sentences: output.sentences.filter((sentence) => shown.has(sentence)),
        ...(told === undefined ? {} : { asOf: told }),
      },
      notes: { ...age, ...notice, ...(advice.length === 0 ? {} : { advice: advice.join(' ') }) },
    }
  },
})

function subjectOf(text: string | undefined, claims: readonly TypedClaim[] | undefined) {
  if (text !== undefined && claims === undefined) return { text }
  if (claims !== undefined && text === undefined) return { claims }
  throw invalidInput(
    `Exactly one of text and claims is allowed; ${text === undefined ? 'neither' : 'both'} came.`,
  )
}

/** Claims and sentences in the order of the text: an answer that is cut speaks of the text's beginning. */
function inOrder({ claims, sentences }: CitationsResponse): (CitationClaim | CitationSentence)[] {
  return [...claims, ...sentences].sort((a, b) => (a.claim ?? 0) - (b.claim ?? 0) || a.start - b.start)
}

/** Nothing where the rest is all. */
function restAdvice(text: string | undefined, position: number): string {
  return position === 0 ? '' : ` Or: ${resendAdvice(text, position)}`
}

function resendAdvice(text: string | undefined, position: number): string {
  return text === undefined
    ? `Send the claims from index ${position} on.`
    : `Send the text from character ${position} on, with the heading or the table's header above it.`
}
