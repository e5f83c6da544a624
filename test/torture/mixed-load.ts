import type { LoadRequest } from '../../src/cli/bench/fairness/closed-loop.ts'
import { mixedReads, tenantLoads } from '../../src/cli/bench/fairness/loads.ts'
import type { Post } from '../../src/model/index.ts'
import { daysAgo, storeSamples } from '../support/posts.ts'
import { mintCaller, type TestService } from '../support/service.ts'
import { signIn } from '../support/signed-in.ts'

type Served = Pick<TestService, 'db' | 'url'>

/** What a crowd of two tenants asks for over REST, MCP and pages. */
export async function mixedLoad(service: Served, posts: number): Promise<LoadRequest[]> {
  const now = new Date()
  const first = await mintCaller(service.db)
  const second = await mintCaller(service.db)
  const stored = await storePosts(service, first.workspace.id, posts)
  await storePosts(service, second.workspace.id, posts)
  const { cookie } = await signIn(service, first.workspace.id)
  const page = (path: string): LoadRequest => ({
    name: `page ${path}`,
    method: 'GET',
    path,
    headers: { Cookie: cookie },
  })
  return [
    ...mixedReads(first.key, second.key, stored, now),
    ...tenantLoads(second.key, stored, now).mcp,
    ...['/app', '/app/evidence', '/app/words'].map(page),
  ]
}

function storePosts(service: Served, workspaceId: string, count: number): Promise<Post[]> {
  const samples = Array.from({ length: count }, (_, index) => ({
    id: `p${index}`,
    authorHandle: `author${index % 97}`,
    text: `The grow light buzzes ${['all night', 'at dusk', 'when it is cold'][index % 3]}, number ${index}`,
    publishedAt: daysAgo((29 * index) / count),
  }))
  return storeSamples(service.db, workspaceId, samples)
}
