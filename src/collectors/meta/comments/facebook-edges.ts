import type { CallWork } from '../../http.ts'
import { type JsonRecord, toCount, toDate, toRecord } from '../../json.ts'
import type { GraphClient } from '../client.ts'
import { cursorOf, itemsOf } from '../scan.ts'

const COMMENTS_PER_PAGE = 100
const VOICES_PER_PAGE = 100
export const COMMENT_FIELDS =
  'id,message,created_time,like_count,comment_count,parent{id},permalink_url,is_hidden,is_private,from'

/** Lists of what is said to a Page itself. */
export const pageVoices = {
  tagged: { fields: 'id,message,created_time,permalink_url,from', label: 'posts that tag the page' },
  ratings: {
    fields: 'created_time,recommendation_type,review_text,has_review,has_rating,rating,open_graph_story{id}',
    label: 'reviews of the page',
  },
} as const
export type PageVoice = keyof typeof pageVoices

/** One page of a list. */
export interface EdgePage {
  readonly items: readonly JsonRecord[]
  /** The cursor of the next page; undefined on the last one, and where the list only repeats itself. */
  readonly after: string | undefined
  /** True if more pages were named that cannot be reached. */
  readonly isStuck: boolean
  /** How many Meta counts, readable or not. */
  readonly announced: number | undefined
}

export interface EdgeCall {
  readonly graph: GraphClient
  readonly work: CallWork
  readonly label: string
}

/** The comments and replies of a post in one list, newest first. */
export async function readPostComments(
  postId: string,
  after: string | undefined,
  { graph, work, label }: EdgeCall,
): Promise<EdgePage> {
  const body = await graph.get(
    {
      feature: 'pageComments',
      path: `/${encodeURIComponent(postId)}/comments`,
      query: (limit) => ({
        filter: 'stream',
        order: 'reverse_chronological',
        summary: 'true',
        fields: COMMENT_FIELDS,
        limit,
        ...(after === undefined ? {} : { after }),
      }),
      limit: COMMENTS_PER_PAGE,
      label,
    },
    work,
  )
  return { ...pageOf(body, after), announced: toCount(toRecord(body['summary'])['total_count']) }
}

/** Posts that tag a Page, or its reviews. */
export async function readPageVoices(
  pageId: string,
  voice: PageVoice,
  after: string | undefined,
  { graph, work, label }: EdgeCall,
): Promise<EdgePage> {
  const body = await graph.get(
    {
      feature: 'pageComments',
      path: `/${encodeURIComponent(pageId)}/${voice}`,
      query: (limit) => ({
        fields: pageVoices[voice].fields,
        limit,
        ...(after === undefined ? {} : { after }),
      }),
      limit: VOICES_PER_PAGE,
      label,
    },
    work,
  )
  return pageOf(body, after)
}

/** A list's page, whose `next` may name the very page that it stands on. */
export function pageOf(body: JsonRecord, sent: string | undefined): EdgePage {
  const after = cursorOf(body['paging'])
  const isStuck = after !== undefined && after === sent
  return { items: itemsOf(body), after: isStuck ? undefined : after, isStuck, announced: undefined }
}

/** The time of the last item, if all are dated and none is newer than the one before: then the list reaches back to it. */
export function reachOf(
  items: readonly JsonRecord[],
  timeField: 'created_time' | 'timestamp',
): Date | undefined {
  const times = items.map((item) => toDate(item[timeField]))
  const isNewestFirst = times.every((time, index) => {
    const before = times[index - 1]
    return time !== undefined && (before === undefined || time <= before)
  })
  return isNewestFirst ? times.at(-1) : undefined
}
