import { daysAgo, storeSamples } from '../../support/posts.ts'
import { call, mintCaller, type TestCaller, type TestService } from '../../support/service.ts'
import type { Drawing } from './draw-input.ts'

/** A workspace with posts that make a topic. */
export async function openWorkspace(service: TestService): Promise<TestCaller> {
  const caller = await mintCaller(service.db)
  const posts = Array.from({ length: 40 }, (_, index) => ({
    id: `post-${index}`,
    platform: index % 2 === 0 ? ('reddit' as const) : ('x' as const),
    authorHandle: `author${index % 13}`,
    text: `The grow light hums ${['all night', 'at dusk', 'again'][index % 3]}, why? ${index}`,
    publishedAt: daysAgo(index / 2),
    ...(index % 4 === 0 ? { threadId: 'thread-1' } : {}),
    metrics: { likes: index },
  }))
  await storeSamples(service.db, caller.workspace.id, posts)
  return caller
}

/** Texts that lead further into the service than others: what it gave itself, and what its fields are for. */
export async function knownTexts(
  service: TestService,
  callers: readonly TestCaller[],
): Promise<Drawing['known']> {
  const read = async (path: string) => await call(`${service.url}${path}`, { key: callers[0]?.key })
  const listed: { id: string }[] = Object((await read('/v1/trends')).json).trends
  const trends = listed.map(({ id }) => id)
  const evidence = await read('/v1/evidence?limit=3')
  const cursor = /cursor=([^&>]+)/.exec(evidence.headers.get('link') ?? '')?.[1] ?? ''
  const days = ['2026-11-01', '2026-11-01T00:00:00Z', daysAgo(3).toISOString(), daysAgo(0).toISOString()]
  const words = ['grow light', 'Fernlight', 'hums', 'all night']
  return {
    id: [...trends, 'latest', 'scan-key-1'],
    ids: ['post-0', 'post-1', 'post-2', 'nobody-has-this'],
    posts: ['post-0', 'post-1', 'https://example.com/reddit/post-0'],
    post: ['post-0', 'post-2'],
    of: [...trends, 'post-0'],
    name: ['likes', 'mentions', 'rank'],
    trend: trends,
    thread: ['thread-1'],
    since: days,
    asOf: days,
    cursor: [cursor],
    q: words,
    word: words.slice(0, 2),
    try: words,
    competitor: ['sunbar.example', 'Sunbar'],
    idempotencyKey: ['scan-key-1', 'scan-key-2', 'scan-key-3'],
    text: [
      'A user says "The grow light hums all night" (post-0). It has 12 mentions and 3 likes.',
      `The topic ${trends[0]} is rising. Nobody likes post-2.`,
    ],
  }
}
