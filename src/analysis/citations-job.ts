import { findCitedPosts, findHandles, oldestPostAt } from '../../db/cited-posts.ts'
import type { Db } from '../../db/database.ts'
import { findUrlsHolding } from '../../db/quotations.ts'
import { answerClaims, answerText } from '../citations/answer.ts'
import type { CheckedAgainst } from '../citations/candidates/candidate.ts'
import { checkText, resumeAt } from '../citations/check.ts'
import type { UnlocatedClaim } from '../citations/claim-verdict.ts'
import { parseText } from '../citations/parse/parse.ts'
import type { Span } from '../citations/parse/spans.ts'
import { PostIndex } from '../citations/resolve/post-index.ts'
import { type RequiredEvidence, requiredEvidence } from '../citations/resolve/required-evidence.ts'
import { checkClaims } from '../citations/typed/check-claims.ts'
import { readReference, writtenReferences } from '../citations/typed/references.ts'
import { derivedFieldsOf } from '../posts/derived-fields.ts'
import { displayText } from '../text/display-text.ts'
import { voiceOf } from '../workspace/voice.ts'
import type { CheckedCitations, CitationsJob } from './jobs.ts'

const MAX_CLAIMS = 150
const MAX_POSTS = 1000
/** The most quotations that are searched in uncited posts: one that is common only among old ones needs all texts read. */
const MAX_SEARCHED_QUOTES = 5
const MIN_SEARCHED_CHARS = 15
/**
 * In the worst case a search takes time proportional to the product of the quotation's and a post's length.
 */
const MAX_SEARCHED_CHARS = 2000

/**
 * In the ranking thread: checks a text, or typed claims, against the stored posts and the given trends. Hostile texts
 * and posts take a second of work, for which no other request waits here. Stores nothing.
 */
export async function checkCitations(db: Db, job: CitationsJob): Promise<CheckedCitations> {
  const { workspaceId, windowDays, names, companies, identity, trends, ownUrls, problemsOnly } = job
  const since = windowDays === 0 ? await oldestPostAt(db, workspaceId) : new Date(job.since)
  const window = { sinceMs: since?.getTime(), untilMs: Date.parse(job.until) }
  const handlesIn = (said: string) => findHandles(db, workspaceId, possibleHandles(said))
  const against = async (
    keys: RequiredEvidence,
    handles: CheckedAgainst['handles'],
  ): Promise<CheckedAgainst> => {
    const posts = await findCitedPosts(db, workspaceId, keys, MAX_POSTS)
    const textsOf = (text: string) => [
      ...new Set([text, displayText(text)].map((each) => each.normalize('NFC'))),
    ]
    const stored = posts.map(({ text, context, ...post }) => ({
      ...post,
      voice: voiceOf(post, identity),
      intents: () => derivedFieldsOf({ ...post, text }, identity).intents,
      texts: textsOf(text),
      ...(context === undefined ? {} : { contexts: textsOf(context) }),
    }))
    return { postIndex: new PostIndex(stored, ownUrls), trends, window, names, companies, handles }
  }
  if ('claims' in job.subject) {
    const { claims } = job.subject
    const references = claims.flatMap((claim) => writtenReferences(claim).map(readReference))
    const handles = await handlesIn(claims.map(({ statement }) => statement).join('\n'))
    const inProse = claims.flatMap(({ statement }) => parseText(statement, handles).sentences)
    const keys = requiredEvidence({ sentences: [{ references }, ...inProse] })
    const checked = checkClaims(claims, await against(keys, handles))
    const frame = { windowDays, window, problemsOnly, elsewhere: new Map<string, string>() }
    const judged = checked.flatMap(({ parts, claims: said }, index) => [
      ...parts.map((part) => ({ ...part.judged, said: part.said })),
      ...said.map((each) => ({ ...each, said: wordsOf(claims[index]?.statement ?? '', each) })),
    ])
    return { output: answerClaims(claims, checked, frame), resumeAt: [], ...toldOf(judged) }
  }
  const { text } = job.subject
  const handles = await handlesIn(text)
  const parsed = parseText(text, handles)
  const checked = checkText(parsed, await against(requiredEvidence(parsed), handles), MAX_CLAIMS)
  const words = checked.claims.flatMap(({ words = '' }) =>
    words.length >= MIN_SEARCHED_CHARS && words.length <= MAX_SEARCHED_CHARS ? words : [],
  )
  const searched = [...new Set(words)].slice(0, MAX_SEARCHED_QUOTES)
  const urls = await findUrlsHolding(db, workspaceId, searched)
  const elsewhere = new Map(searched.map((each, index) => [each, urls[index]]))
  const output = answerText(text, checked, { windowDays, window, problemsOnly, elsewhere })
  return {
    output,
    resumeAt: [...output.claims, ...output.sentences].map(({ start }) => [start, resumeAt(parsed, start)]),
    ...toldOf(checked.claims.map((each) => ({ ...each, said: wordsOf(text, each) }))),
  }
}

function wordsOf(text: string, { start, end }: Span): string {
  return text.slice(start, end)
}

/** The trends that were judged, and what refers to no stored post. */
function toldOf(
  claims: readonly (UnlocatedClaim & { readonly said: string })[],
): Pick<CheckedCitations, 'named' | 'unknown'> {
  return {
    named: [...new Set(claims.flatMap(({ trend }) => trend?.id ?? []))],
    unknown: [...new Set(claims.flatMap(({ verdict, said }) => (verdict === 'not_found' ? said : [])))],
  }
}

const MAX_WORDS = 3000
/** A word that may be a handle: shorter ones are mostly words. */
const HANDLE = /[\p{L}\p{N}_][\p{L}\p{N}_.-]{3,48}[\p{L}\p{N}_]/gu

function possibleHandles(text: string): string[] {
  const words = new Set<string>()
  for (const [word] of text.matchAll(HANDLE)) {
    if (words.size >= MAX_WORDS) break
    words.add(word.toLowerCase())
  }
  for (const [word] of text.matchAll(/[A-Za-z0-9_][A-Za-z0-9_.-]{3,48}[A-Za-z0-9_]/g)) {
    if (words.size >= 2 * MAX_WORDS) break
    words.add(word.toLowerCase())
  }
  return [...words]
}
