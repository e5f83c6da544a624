import type { DueThread } from '../../model/index.ts'
import { ingestPost } from '../../posts/ingest.ts'
import { type JsonRecord, toFilledText } from '../json.ts'
import type { Candidate } from '../post-gate.ts'
import { type Progress, queryProblem, stopAtBudget } from '../query-run.ts'
import { type FacebookPage, toFacebookCandidate } from './map.ts'
import { MAX_FACEBOOK_PAGES, type PageQuery } from './plan.ts'
import { admitPage, cursorOf, itemsOf, type MetaScan } from './scan.ts'
import type { PageEdge } from './settings.ts'

const PAGE_SIZE = 50
export const FACEBOOK_POST_FIELDS = [
  'id,message,story,created_time,permalink_url,from,shares',
  'attachments{title}',
  'reactions.limit(0).summary(total_count)',
  'comments.limit(0).summary(total_count)',
].join(',')

/** Reads the posts of one Page in the window, whether or not they contain one of the words. */
export async function readPagePosts(
  query: PageQuery,
  edge: Exclude<PageEdge, 'none'>,
  progress: Progress,
  scan: MetaScan,
): Promise<void> {
  const { since, until } = scan.work.request
  const page = await pageOf(query, scan)
  let after: string | undefined
  let size = PAGE_SIZE
  for (let pages = 0; pages < MAX_FACEBOOK_PAGES; pages++) {
    const body = await scan.graph.get(
      {
        feature: 'pages',
        path: `/${encodeURIComponent(page.id)}/${edge}`,
        query: (limit) => ({
          fields: FACEBOOK_POST_FIELDS,
          since: Math.floor(since.getTime() / 1000),
          until: Math.ceil(until.getTime() / 1000),
          limit,
          ...(after === undefined ? {} : { after }),
        }),
        limit: size,
        onReduced: (limit) => {
          size = limit
        },
        label: query.label,
      },
      scan.work,
    )
    const toCandidate = (post: JsonRecord) => toFacebookCandidate(post, page)
    const posts = itemsOf(body)
    await admitPage(posts, { timeField: 'created_time', toCandidate }, progress, scan)
    scan.uncounted.push(...posts.flatMap((post) => uncountedIn(toCandidate(post))))
    after = cursorOf(body['paging'])
    progress.complete = after === undefined
    if (progress.complete) return
  }
  stopAtBudget(progress, `Stopped after ${MAX_FACEBOOK_PAGES} pages.`)
}

/** The page's id and names, read at most once a week. */
async function pageOf(query: PageQuery, { graph, memory, work }: MetaScan): Promise<FacebookPage> {
  const known = await memory.page(query.page)
  if (known !== undefined) return known
  const body = await graph.get(
    {
      feature: 'pages',
      path: `/${encodeURIComponent(query.page)}`,
      // Only pages have `fan_count`: Meta refuses it for ids of other objects.
      query: () => ({ fields: 'id,name,username,fan_count' }),
      limit: 1,
      label: query.label,
    },
    work,
  )
  const id = toFilledText(body['id'])
  if (id === undefined)
    throw queryProblem('not_found', `Facebook names no page for this handle (${query.page}).`)
  const page = { id, name: toFilledText(body['name']), username: toFilledText(body['username']) }
  await memory.notePage(query.page, page)
  return page
}

/** The post as a thread, if nothing tells how many comments it has. */
function uncountedIn(candidate: Candidate): DueThread[] {
  const intake = 'draft' in candidate ? ingestPost(candidate.draft) : candidate
  if (!('post' in intake) || intake.post.metrics?.['comments'] !== undefined) return []
  const { id, url, authorHandle, text, publishedAt } = intake.post
  return [
    {
      id,
      url,
      authorHandle,
      text,
      publishedAt: new Date(publishedAt),
      comments: 0,
      change: 0,
      newestId: undefined,
      rest: undefined,
    },
  ]
}
