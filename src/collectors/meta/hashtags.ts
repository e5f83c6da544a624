import { CollectorError } from '../collector.ts'
import { type JsonRecord, toDate, toText } from '../json.ts'
import { type Progress, stopAtBudget } from '../query-run.ts'
import { MAX_TAGS_PER_WEEK } from './ledger.ts'
import { toHashtagCandidate } from './map.ts'
import { askedTagsStep, HASHTAG_REACH_MS, type HashtagQuery, MAX_HASHTAG_PAGES } from './plan.ts'
import { NO_SUCH_HASHTAG, unexpectedContent } from './refusals.ts'
import { cursorOf, itemsOf, type MetaScan } from './scan.ts'

const PAGE_SIZE = 50
const FIELDS = 'id,caption,media_type,permalink,timestamp,like_count,comments_count'

/** Reads which tags count now, including those that other programs searched under the same account. */
export async function readAskedTags(igUserId: string, { graph, memory, work }: MetaScan): Promise<void> {
  const body = await graph.get(
    {
      feature: 'hashtags',
      path: `/${encodeURIComponent(igUserId)}/recently_searched_hashtags`,
      query: (limit) => ({ limit }),
      limit: MAX_TAGS_PER_WEEK,
      label: askedTagsStep.label,
    },
    work,
  )
  await memory.noteAsked(itemsOf(body).flatMap(({ id }) => toTagId(id) ?? []))
}

/** Reads the media of the last day under one hashtag; Instagram does not name their authors. */
export async function readHashtag(
  query: HashtagQuery,
  igUserId: string,
  progress: Progress,
  scan: MetaScan,
): Promise<void> {
  const start = new Date(scan.now().getTime() - HASHTAG_REACH_MS)
  const id = await hashtagIdOf(query, igUserId, scan)
  let last: TagMedia | undefined
  for (let pages = 0; id !== undefined && pages < MAX_HASHTAG_PAGES; pages++) {
    const after: string | undefined = last?.after
    last = await readTagMedia(query, { id, igUserId, edge: 'recent_media', after }, scan)
    progress.reachedBackTo = newestOf(last.items) ?? progress.reachedBackTo
    if (last.after === undefined) break
  }
  if (last?.after !== undefined) {
    stopAtBudget(progress, `Stopped after ${MAX_HASHTAG_PAGES} pages.`)
  } else {
    progress.complete = start <= scan.work.request.since
    progress.reachedBackTo = start
    progress.note =
      id === undefined ? 'Nobody has used this hashtag.' : "Instagram's hashtags reach back 24 hours."
  }
}

/** Reads the top media of all time under a known hashtag; the gate rejects what is older than the window. */
export async function readTopMedia(query: HashtagQuery, igUserId: string, scan: MetaScan): Promise<void> {
  const id = await scan.memory.tagId(query.tag)
  if (id === undefined) return
  await readTagMedia(query, { id, igUserId, edge: 'top_media', after: undefined }, scan)
  await scan.memory.noteTopRead(query.tag)
}

interface TagMedia {
  readonly items: readonly JsonRecord[]
  readonly after: string | undefined
}

async function readTagMedia(
  query: HashtagQuery,
  page: {
    readonly id: string
    readonly igUserId: string
    readonly edge: 'recent_media' | 'top_media'
    readonly after: string | undefined
  },
  { graph, gate, work }: MetaScan,
): Promise<TagMedia> {
  const body = await graph.get(
    {
      feature: 'hashtags',
      path: `/${encodeURIComponent(page.id)}/${page.edge}`,
      query: (limit) => ({
        user_id: page.igUserId,
        fields: FIELDS,
        limit,
        ...(page.after === undefined ? {} : { after: page.after }),
      }),
      limit: PAGE_SIZE,
      label: query.label,
    },
    work,
  )
  const items = itemsOf(body)
  const candidates = items.map((item) => toHashtagCandidate(item, query.unambiguousWords))
  await gate.admit(candidates, { needsWord: query.unambiguousWords.length === 0 })
  return { items, after: cursorOf(body['paging']) }
}

/**
 * The list is only roughly ordered: a truncated one is complete only after the newest item of its last page.
 */
function newestOf(items: readonly JsonRecord[]): Date | undefined {
  const times = items.flatMap((item) => toDate(item['timestamp'])?.getTime() ?? [])
  return times.length === 0 ? undefined : new Date(Math.max(...times))
}

/** The id becomes a cache key, so it must be 1 to 30 digits. */
function toTagId(value: unknown): string | undefined {
  const id = toText(value)
  return id !== undefined && /^\d{1,30}$/.test(id) ? id : undefined
}

/** Undefined for a tag that does not exist, which is a valid result: nobody has posted under it. */
async function hashtagIdOf(
  query: HashtagQuery,
  igUserId: string,
  { graph, memory, work }: MetaScan,
): Promise<string | undefined> {
  const known = await memory.tagId(query.tag)
  if (known !== undefined) return known
  try {
    const body = await graph.get(
      {
        feature: 'hashtags',
        path: '/ig_hashtag_search',
        query: () => ({ user_id: igUserId, q: query.tag }),
        limit: 1,
        label: query.label,
      },
      work,
    )
    const [tag] = itemsOf(body)
    if (tag === undefined) return undefined
    const id = toTagId(tag['id'])
    if (id === undefined) throw unexpectedContent()
    await memory.noteTagId(query.tag, id)
    return id
  } catch (error) {
    if (error instanceof CollectorError && error.code === NO_SUCH_HASHTAG) return undefined
    throw error
  }
}
