import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { z } from 'zod'
import { listPosts } from '../../db/posts.ts'
import { demoWorkspace } from '../../simulator/dataset/demo-workspace.ts'
import { startSimulator } from '../../simulator/server.ts'
import { simulatorSettings } from '../../src/cli/simulator-settings.ts'
import { ScanResponse, Workspace } from '../../src/model/index.ts'
import { mintCaller, startTestService, type TestService } from '../support/service.ts'
import { built, type Ended, run } from './command.ts'

const ADMIN = built('src/cli/admin/main.ts')

const demo = Workspace.omit({ id: true }).parse(demoWorkspace)
const Plans = z.object({
  plans: z.array(
    z.object({
      collector: z.string(),
      configured: z.boolean(),
      steps: z.array(z.object({ platform: z.string(), label: z.string(), calls: z.number() })),
      costs: z.array(
        z.object({
          unit: z.string(),
          amount: z.number(),
          left: z.number().nullable(),
          usd: z.number().nullable(),
        }),
      ),
      notCovered: z.array(z.object({ platform: z.string(), what: z.string(), why: z.string() })),
    }),
  ),
})
const Refreshed = z.object({
  platforms: z.array(z.object({ platform: z.string(), due: z.number(), notLookedAt: z.number() })),
})

describe('scans and evidence at a terminal', () => {
  let service: TestService
  let simulator: Awaited<ReturnType<typeof startSimulator>>
  let workspaceId = ''

  before(async () => {
    simulator = await startSimulator()
    service = await startTestService()
    workspaceId = (await mintCaller(service.db, demo)).workspace.id
  })
  after(async () => {
    await service.close()
    await simulator.close()
  })

  async function admin(...args: string[]): Promise<Ended> {
    return await run(ADMIN, [...args, '--workspace', workspaceId], {
      DATABASE_URL: service.connectionString,
      ...simulatorSettings(simulator),
    })
  }

  test('a plan names calls, costs in units and money, and what will not be covered, and calls nothing', async () => {
    const { code, stdout, stderr } = await admin('scan', 'plan', '--json')
    assert.equal(code, 0, stderr)
    const { plans } = Plans.parse(JSON.parse(stdout))
    assert.deepEqual(
      plans.map(({ collector, configured }) => [collector, configured]),
      [
        ['reddit', true],
        ['x', true],
        ['youtube', true],
        ['meta', true],
      ],
    )
    const costs = new Map(plans.flatMap((plan) => plan.costs.map((cost) => [cost.unit, cost])))
    assert.ok((costs.get('posts')?.usd ?? 0) > 0)
    assert.equal(costs.get('searches')?.left, 100)
    assert.equal(costs.get('hashtags')?.left, 30)
    const gaps = plans.flatMap((plan) => plan.notCovered.map(({ what, why }) => `${what}: ${why}`))
    assert.ok(gaps.some((gap) => /Facebook/.test(gap)))
    assert.ok(plans.every(({ steps }) => steps.every(({ calls, label }) => calls > 0 && label !== '')))
    assert.deepEqual(simulator.requests(), [])

    const forPeople = await admin('scan', 'plan')
    assert.match(forPeople.stdout, /^x: at most \d+ calls, \d+ posts \(of \d+ left\) for \$\d+\.\d\d, /m)
  })

  test('a collector that is not configured is planned as that', async () => {
    const { stdout } = await run(ADMIN, ['scan', 'plan', '--workspace', workspaceId], {
      DATABASE_URL: service.connectionString,
    })
    assert.match(stdout, /^reddit: not configured \(set REDDIT_CLIENT_ID/m)
  })

  test('one of a thing is called so', async () => {
    const { workspace } = await mintCaller(service.db, { words: ['PPFD'], handles: {}, competitorUrls: [] })
    const { stdout } = await run(ADMIN, ['scan', 'plan', '--workspace', workspace.id], {
      DATABASE_URL: service.connectionString,
      ...simulatorSettings(simulator),
    })
    assert.match(stdout, /^youtube: at most .*\b1 search \(of 100 left\)/m)
    assert.match(stdout, /^meta: at most .*\b1 hashtag \(of 30 left\)/m)
    assert.ok(!/\b1 (posts|authors|searches|units|hashtags|calls)\b/.test(stdout), stdout)
  })

  test('a scan runs under the gate, its posts are refreshed, followed and forgotten', async () => {
    const scanned = await admin('scan', 'run', '--idempotency-key', 'from-a-terminal', '--json')
    assert.equal(scanned.code, 0, scanned.stderr)
    const { run: found } = ScanResponse.parse(JSON.parse(scanned.stdout))
    assert.ok(found.posts.length > 0 && found.trends.length > 0)
    const again = await admin('scan', 'run')
    assert.equal(again.code, 1)
    assert.match(again.stderr, /The next scan may start in \d+ seconds/)

    const refreshed = await admin('evidence', 'refresh', '--json')
    assert.equal(refreshed.code, 0, refreshed.stderr)
    const { platforms } = Refreshed.parse(JSON.parse(refreshed.stdout))
    assert.deepEqual(
      platforms.map(({ due }) => due),
      [0, 0, 0, 0, 0],
    )

    const post = found.posts.find(({ platform, authorHandle }) => platform === 'reddit' && authorHandle)
    assert.ok(post?.authorHandle !== undefined)
    const history = await admin('evidence', 'history', '--platform', 'reddit', '--id', post.id)
    assert.match(history.stdout, /^\d{4}-\d\d-\d\dT\S+ {2}\{"score":/)
    const forgotten = await admin('author', 'forget', '--platform', 'reddit', '--handle', post.authorHandle)
    assert.match(forgotten.stdout, /^[1-9]\d* posts removed/)
    const { posts } = await listPosts(service.db, { workspaceId, platform: 'reddit' }, { limit: 500 })
    assert.ok(posts.length > 0 && posts.every(({ authorHandle }) => authorHandle !== post.authorHandle))
  })

  test('what is no post, no platform or no author is named', async () => {
    const unknown = await admin('evidence', 'history', '--platform', 'x', '--id', '1')
    assert.deepEqual([unknown.code, /No platform has given metrics/.test(unknown.stderr)], [2, true])
    const platform = await admin('author', 'forget', '--platform', 'myspace', '--handle', 'ann')
    assert.equal(platform.code, 2)
    assert.match(platform.stderr, /Allowed choices are reddit, facebook, instagram, x, youtube/)
    const handle = await admin('author', 'forget', '--platform', 'x', '--handle', ' ')
    assert.deepEqual([handle.code, handle.stderr.trim()], [2, '--handle must not be empty.'])
  })
})
