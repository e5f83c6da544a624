import type { CollectWork } from '../http.ts'
import { toDate, toFilledText, toRecord, toRecords } from '../json.ts'
import type { PostGate } from '../post-gate.ts'
import { earliest, type Progress, queryProblem, stopAtBudget } from '../query-run.ts'
import type { GraphClient } from './client.ts'
import { type FacebookPage, toFacebookCandidate } from './map.ts'
import type { PageQuery } from './plan.ts'

const PAGE_SIZE = 50
const MAX_PAGES = 3
const FIELDS = [
  'id,message,story,created_time,permalink_url,from,shares',
  'attachments{title}',
  'reactions.limit(0).summary(total_count)',
  'comments.limit(0).summary(total_count)',
].join(',')

/** The posts of one Page in the window, whether or not they hold one of the words. */
export async function readPagePosts(
  query: PageQuery,
  edge: 'posts' | 'feed',
  progress: Progress,
  { graph, gate, work }: { graph: GraphClient; gate: PostGate; work: CollectWork },
): Promise<void> {
  const { since, until } = work.request
  const page = await readProfile(query, graph, work)
  let after: string | undefined
  for (let pages = 0; pages < MAX_PAGES; pages++) {
    const body = await graph.get(
      {
        product: 'facebook',
        path: `/${encodeURIComponent(page.id)}/${edge}`,
        query: (limit) => ({
          fields: FIELDS,
          since: Math.floor(since.getTime() / 1000),
          until: Math.ceil(until.getTime() / 1000),
          limit,
          ...(after === undefined ? {} : { after }),
        }),
        limit: PAGE_SIZE,
        label: query.label,
      },
      work,
    )
    const posts = toRecords(body['data'])
    gate.admit(
      posts.map((post) => toFacebookCandidate(post, page)),
      { needsWord: false },
    )
    progress.reachedBackTo = earliest([
      progress.reachedBackTo,
      ...posts.map((post) => toDate(post['created_time'])),
    ])
    after = cursorOf(body['paging'])
    progress.complete = after === undefined
    if (progress.complete) return
  }
  stopAtBudget(progress, `Stopped after ${MAX_PAGES} pages.`)
}

async function readProfile(query: PageQuery, graph: GraphClient, work: CollectWork): Promise<FacebookPage> {
  const body = await graph.get(
    {
      product: 'facebook',
      path: `/${encodeURIComponent(query.page)}`,
      query: () => ({ fields: 'id,name,username' }),
      limit: 1,
      label: query.label,
    },
    work,
  )
  const id = toFilledText(body['id'])
  if (id === undefined)
    throw queryProblem('not_found', `Facebook names no page for this handle (${query.page}).`)
  return { id, name: toFilledText(body['name']), username: toFilledText(body['username']) }
}

/** The cursor of the next page; `next` itself is a URL with our token in it and is never followed. */
export function cursorOf(paging: unknown): string | undefined {
  const { next, cursors } = toRecord(paging)
  return next === undefined ? undefined : toFilledText(toRecord(cursors)['after'])
}
