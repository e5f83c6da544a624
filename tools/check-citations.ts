import { z } from 'zod'
import { findCitedPosts, findUrlsHolding, oldestPostAt } from '../db/cited-posts.ts'
import { answerOf } from '../src/citations/answer.ts'
import { checkText, resumeAt } from '../src/citations/check.ts'
import { parseText } from '../src/citations/parse/parse.ts'
import { PostIndex } from '../src/citations/resolve/post-index.ts'
import { requiredEvidence } from '../src/citations/resolve/required-evidence.ts'
import { yearsOf } from '../src/citations/resolve/window.ts'
import { loadIdentity } from '../src/derivation/identity.ts'
import { DAY_MS } from '../src/lib/days.ts'
import { yieldToEventLoop } from '../src/lib/event-loop.ts'
import {
  type CitationClaim,
  type CitationSentence,
  CitationsResponse,
  type LookbackDays,
} from '../src/model/index.ts'
import { displayText } from '../src/text/display-text.ts'
import { companiesOf } from '../src/workspace/companies.ts'
import { defineTool, type ToolContext } from './tool.ts'
import { MaxChars, truncateToBudget, truncationNotice } from './truncate-to-budget.ts'
import { EvidenceDays, windowOf } from './window.ts'

const MAX_TEXT = 50_000
/** An answer of about 12,000 tokens. */
const MAX_CLAIMS = 150
const MAX_POSTS = 1000
/** The most quotations that are searched in uncited posts: each search reads all texts of the workspace. */
const MAX_SEARCHED_QUOTES = 5
const MIN_SEARCHED_CHARS = 15
/**
 * In the worst case a search takes time proportional to the product of the quotation's and a post's length.
 */
const MAX_SEARCHED_CHARS = 2000

export const checkCitations = defineTool({
  name: 'check_citations',
  title: 'Check citations',
  description:
    'Checks a text before you send it: a verdict for each post id, URL, quotation, metric, date, trend figure and trend status in it. Offsets count UTF-16 code units.',
  effect: 'reads',
  input: z
    .object({
      text: z.string().min(1).max(MAX_TEXT).describe('With post ids or URLs beside its claims'),
      days: EvidenceDays.describe("0: all. Default: the workspace's").optional(),
      maxChars: MaxChars,
    })
    .strict(),
  output: CitationsResponse,
  async run({ text, days, maxChars }, context) {
    const { services, caller } = context
    const { workspace } = caller
    const windowDays = windowOf(caller, days)
    const now = services.clock.now()
    const since =
      windowDays === 0
        ? await oldestPostAt(services.db, workspace.id)
        : new Date(now.getTime() - windowDays * DAY_MS)
    const window = { sinceMs: since?.getTime(), untilMs: now.getTime() }
    // Parsing a long text and checking it each take a while.
    await yieldToEventLoop()
    const parsed = parseText(text, yearsOf(window))
    const keys = requiredEvidence(parsed)
    const [posts, trends] = await Promise.all([
      findCitedPosts(services.db, workspace.id, keys, MAX_POSTS),
      windowDays === 0 ? [] : trendsOf(context, windowDays),
    ])
    const { own, competitors } = companiesOf(workspace, await loadIdentity(services.db, workspace))
    await yieldToEventLoop()
    const stored = posts.map(({ text, ...post }) => ({
      ...post,
      texts: [...new Set([text, displayText(text)].map((each) => each.normalize('NFC')))],
    }))
    const checked = checkText(
      parsed,
      {
        postIndex: new PostIndex(stored, [workspace.productUrl, ...workspace.competitorUrls]),
        trends,
        window,
        names: [workspace.name, workspace.productName, ...workspace.words],
        companies: [own, ...competitors],
      },
      MAX_CLAIMS,
    )
    const searched = [
      ...new Set(
        checked.claims.flatMap(({ words }) =>
          words !== undefined && words.length >= MIN_SEARCHED_CHARS && words.length <= MAX_SEARCHED_CHARS
            ? words
            : [],
        ),
      ),
    ].slice(0, MAX_SEARCHED_QUOTES)
    const urls = await findUrlsHolding(services.db, workspace.id, searched)
    const elsewhere = new Map(searched.map((words, index) => [words, urls[index]]))
    const output = answerOf(text, checked, { windowDays, window, elsewhere })
    const envelope = { ...output, claims: [], sentences: [] }
    const truncated = truncateToBudget(inOrder(output), maxChars, envelope)
    const shown = new Set<object>(truncated.items)
    const [firstDropped] = inOrder(output).slice(truncated.items.length)
    const uncheckedChars = text.length - output.checkedTo
    const uncheckedAdvice =
      uncheckedChars === 0
        ? ''
        : `Only the first ${output.claims.length} claims were checked. ${resendAdvice(output.checkedTo)}`
    const notice = truncationNotice(
      truncated,
      'claim or sentence',
      firstDropped === undefined
        ? ''
        : `They are in counts. For their verdicts call again with maxChars 0. Or: ${resendAdvice(resumeAt(parsed, firstDropped.start))}`,
    )
    const advice = [notice.advice, uncheckedAdvice].filter(
      (sentence) => sentence !== undefined && sentence !== '',
    )
    return {
      output: {
        ...output,
        claims: output.claims.filter((claim) => shown.has(claim)),
        sentences: output.sentences.filter((sentence) => shown.has(sentence)),
      },
      notes: { ...notice, ...(advice.length === 0 ? {} : { advice: advice.join(' ') }) },
    }
  },
})

function resendAdvice(position: number): string {
  return `Send the text from character ${position} on, with the heading or the table's header above it.`
}

/** Claims and sentences in the order of the text: an answer that is cut speaks of the text's beginning. */
function inOrder({ claims, sentences }: CitationsResponse): (CitationClaim | CitationSentence)[] {
  return [...claims, ...sentences].sort((a, b) => a.start - b.start)
}

async function trendsOf({ services, caller, signal }: ToolContext, windowDays: LookbackDays) {
  const { trends, parts } = await services.rankings.current(caller.workspace, windowDays, signal)
  return [...trends, ...parts].map((trend) => ({ ...trend, growth: trend.explain.interval }))
}
