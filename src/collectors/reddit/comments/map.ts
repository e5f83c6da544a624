import { type JsonRecord, toFilledText, toRecord } from '../../json.ts'
import type { Candidate } from '../../post-gate.ts'
import { contextOf } from '../../threads.ts'
import { isTakenDown, toRedditCandidate } from '../map.ts'

/** What is known of the thread that a comment stands in. */
export interface Thread {
  /** Absent where the thread's own words are gone. */
  readonly title?: string
  readonly author?: string | undefined
  /** Title and text: words in them make every comment below a candidate. */
  readonly under?: string
  readonly isPromoted: boolean
}

/** The thread of a tree, from its first listing. */
export function threadOf(child: JsonRecord): Thread {
  const item = toRecord(child['data'])
  const isPromoted = item['promoted'] === true || item['is_created_from_ads_ui'] === true
  const title = toFilledText(item['title'])
  if (isTakenDown(child) || title === undefined) return { isPromoted }
  const author = toFilledText(item['author'])
  return {
    title,
    author,
    under: [title, toFilledText(item['selftext']) ?? ''].join('\n\n').trim(),
    isPromoted,
  }
}

/** Maps one comment of a tree, whose items do not tell of their thread. */
export function toTreeCandidate(child: JsonRecord, { title, author, under, isPromoted }: Thread): Candidate {
  const candidate = toRedditCandidate(child)
  if ('rejected' in candidate) return candidate
  if (isPromoted) return { rejected: 'promoted' }
  const context = title === undefined ? {} : { context: contextOf(title), contextAuthor: author }
  return { draft: { ...candidate.draft, ...context }, under }
}
