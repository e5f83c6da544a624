import { DAY_MS } from '../../../src/lib/days.ts'
import type { Post } from '../../../src/model/index.ts'
import { type Draw, drawBy } from '../draw.ts'
import type { Finding, Form, Setting, Torture } from '../torture.ts'
import { anyUpstreamFault, upstreamFaults } from './faults.ts'
import { planted } from './planted.ts'
import { type Platforms, platformsOf } from './platforms.ts'
import { type Spoiled, type Upstream, upstreams } from './relay.ts'
import { admitsGaps, budgetFaults, missing, type Scanned, scan, wrongPosts } from './scan.ts'
import { startUpstreamWorld, type UpstreamWorld } from './world.ts'

const trialsOf: Readonly<Record<Form, number>> = { short: 1, long: 60 }
/** Longer than every window of a platform but a day's. */
const PAUSE_SECONDS = 3660
/** Days after which some of what is asked for is too old: hashtags, X's search, the workspace's window. */
const EDGES_DAYS = [1, 7, 30]
/** Of many violations the first tell as much as all. */
const TOLD_VIOLATIONS = 20

/** Caps that no scan reaches: what a fault leaves of one query's share, another query spends. */
const ROOMY = {
  X_MAX_POSTS_PER_SCAN: '20000',
  REDDIT_MAX_CALLS_PER_SCAN: '1000',
  YOUTUBE_MAX_SEARCHES_PER_SCAN: '50',
}

/** What scans without faults find. */
interface Truth {
  readonly posts: Scanned['posts']
  /** With caps that are not reached. */
  readonly all: Scanned['posts']
  /** Without what is too old for the next scan. */
  readonly late: Scanned['posts']
}

type Faults = Readonly<Record<Upstream, Spoiled>>

export const upstreamsTorture: Torture = {
  description:
    'whatever platforms answer, a scan ends, tells its gaps, stores nothing wrong, and the next is whole',
  longMinutes: 60,
  faults: planted,
  async run(setting: Setting): Promise<Finding> {
    const draw = drawBy(setting.seed)
    const start = new Date()
    const platforms = platformsOf[setting.form](start)
    const truth = await findTruth(setting, platforms, start)
    const counts = { scans: 0, posts: truth.posts.size, calls: 0, spoiled: 0, gaps: 0, refusedScans: 0 }
    const violations: string[] = []
    for (let trial = 1; trial <= trialsOf[setting.form] && !setting.signal.aborted; trial++) {
      const faults = drawFaults(draw)
      const told = upstreams
        .map((name) => `${name} ${faults[name].percent} % ${faults[name].fault.name}`)
        .join(', ')
      const world = await startUpstreamWorld(platforms, start, draw)
      try {
        const wrong = await suffer(world, truth, faults, counts)
        violations.push(...wrong.map((sentence) => `${sentence} (${told})`))
        setting.tell(`${trial}: ${told}; ${wrong.length} wrong${wrong.map((each) => `\n  ${each}`).join('')}`)
      } finally {
        await world.close()
      }
    }
    return { counts, violations: violations.slice(0, TOLD_VIOLATIONS) }
  },
}

async function findTruth(setting: Setting, platforms: Platforms, start: Date): Promise<Truth> {
  const [posts, all] = await Promise.all([
    findPosts(setting, platforms, start, {}),
    findPosts(setting, platforms, start, ROOMY),
  ])
  const isStillFound = ({ publishedAt }: Post) =>
    EDGES_DAYS.every((days) => {
      const youngerMs = new Date(publishedAt).getTime() - (start.getTime() - days * DAY_MS)
      return youngerMs < 0 || youngerMs > PAUSE_SECONDS * 1000
    })
  return { posts, all, late: new Map([...posts].filter(([, post]) => isStillFound(post))) }
}

async function findPosts(
  { after }: Setting,
  platforms: Platforms,
  start: Date,
  settings: Readonly<Record<string, string>>,
): Promise<Scanned['posts']> {
  const world = await startUpstreamWorld(platforms, start, drawBy(0), settings)
  after(() => world.close())
  const { status, text, posts } = await scan(world)
  if (status !== 201) throw new Error(`${status} ${text}`)
  return posts
}

function drawFaults(draw: Draw): Faults {
  // A platform that has all of them in turn meets more of what a collector does about each; one that has a single one, more of it.
  // Of a few calls one in twenty is often none, and where each fails nothing is asked again with success.
  const one = (): Spoiled =>
    draw.whole(0, 1) === 0
      ? { fault: anyUpstreamFault, percent: draw.pick([20, 35, 50]) }
      : { fault: draw.pick(upstreamFaults), percent: draw.pick([5, 20, 50, 100]) }
  return { reddit: one(), x: one(), youtube: one(), meta: one() }
}

/** What is wrong after a scan with faults and one without. */
async function suffer(
  world: UpstreamWorld,
  truth: Truth,
  faults: Faults,
  counts: { scans: number; calls: number; spoiled: number; gaps: number; refusedScans: number },
): Promise<string[]> {
  const wrong: string[] = []
  world.relay.set(faults)
  const spoiled = await scan(world)
  world.relay.set({})
  wrong.push(...wrongPosts(spoiled.posts, truth.all))
  if (spoiled.records === undefined) {
    counts.refusedScans++
    if (spoiled.status !== 502 && spoiled.status !== 503)
      wrong.push(`a scan with faults was answered ${spoiled.status} ${spoiled.text.slice(0, 200)}`)
  }
  for (const upstream of upstreams) {
    const record = spoiled.records?.find(({ collector }) => collector === upstream)
    const gone = missing(upstream, spoiled.posts, truth.posts)
    if (gone.length > 0) counts.gaps++
    if (gone.length > 0 && record !== undefined && !admitsGaps(record))
      wrong.push(`${upstream} says that it saw everything, and ${gone.length} posts are missing: ${gone[0]}`)
  }
  wrong.push(...(await budgetFaults(world)))
  world.clock.advance(PAUSE_SECONDS)
  const next = await scan(world)
  wrong.push(...wrongPosts(next.posts, truth.all))
  for (const upstream of upstreams) {
    const record = next.records?.find(({ collector }) => collector === upstream)
    // A platform may ask for a pause of a day, and its word is kept.
    if (record?.status === 'rate_limited') continue
    const gone = missing(upstream, next.posts, truth.late)
    if (gone.length > 0)
      wrong.push(
        `the next scan of ${upstream} is ${record?.status} and lacks ${gone.length} posts: ${gone[0]}`,
      )
  }
  wrong.push(...(await budgetFaults(world)))
  counts.scans += 2
  for (const upstream of upstreams) {
    counts.calls += world.relay.calls[upstream]
    counts.spoiled += world.relay.spoiled[upstream]
  }
  return wrong
}
