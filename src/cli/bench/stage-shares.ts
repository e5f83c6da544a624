import { Session } from 'node:inspector/promises'
import { roundTo } from './benchmark.ts'

/** Microseconds between two samples: some thousand samples of a ranking that takes seconds. */
const INTERVAL_US = 500

/** The functions that the stages of a ranking begin in, in their order; a stage within another counts for itself alone. */
const stages = [
  'load',
  'loadRankingBasis',
  'deduplicate',
  'buildTermMatrix',
  'burstWeights',
  'coarsePass',
  'textGraph',
  'detectCommunities',
  'mergeLinked',
  'mergeSimilar',
  'moveSingly',
  'reassignBurstTerms',
  'splitHomonyms',
  'settleGroups',
  'assign',
  'heldOutTerms',
  'assignHeldOut',
  'rankingContext',
  'measureTopics',
  'contentWords',
  'issueTopics',
  'arrangeLevels',
  'identifyTopics',
  'listTopics',
  'labelTopics',
  'presentTopics',
  'withRelated',
  'keepTrends',
  'storeRanking',
]

/** The share of each stage of a ranking in the time that the thread was busy, 0 to 1; `garbage` is what collecting it took. */
export async function stageShares(work: () => Promise<void>): Promise<Record<string, number>> {
  const session = new Session()
  session.connect()
  try {
    await session.post('Profiler.enable')
    await session.post('Profiler.setSamplingInterval', { interval: INTERVAL_US })
    await session.post('Profiler.start')
    await work()
    const { profile } = await session.post('Profiler.stop')
    const callers = new Map(
      profile.nodes.flatMap(({ id, children = [] }) => children.map((child) => [child, id])),
    )
    const nameOf = new Map(profile.nodes.map(({ id, callFrame }) => [id, callFrame.functionName]))
    const stageOf = (node: number | undefined): string => {
      if (node === undefined) return 'other'
      const name = nameOf.get(node) ?? ''
      if (name === '(garbage collector)') return 'garbage'
      if (name === '(idle)') return 'waiting'
      return stages.includes(name) ? name : stageOf(callers.get(node))
    }
    const took = new Map<string, number>()
    for (const [place, node] of (profile.samples ?? []).entries()) {
      const stage = stageOf(node)
      took.set(stage, (took.get(stage) ?? 0) + (profile.timeDeltas?.[place] ?? 0))
    }
    const all = [...took.values()].reduce((sum, value) => sum + value, 0)
    const shares = [...stages, 'garbage', 'waiting', 'other'].map(
      (stage) => [stage, roundTo((took.get(stage) ?? 0) / all, 3)] as const,
    )
    return Object.fromEntries(shares)
  } finally {
    session.disconnect()
  }
}
