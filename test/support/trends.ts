import { evidenceVersion } from '../../db/posts.ts'
import { storeRanking } from '../../db/rankings.ts'
import type { Trend } from '../../src/model/index.ts'
import { METHOD_VERSION } from '../../src/trends/measuring/score.ts'
import type { TestCaller, TestService } from './service.ts'

/** A plausible trend; what a test cares about, it gives. */
export function sampleTrend(fields: Partial<Trend> & { id: string }): Trend {
  const { id, ...rest } = fields
  return {
    id,
    topic: `topic ${id}`,
    score: 51.2,
    status: 'rising',
    mentions: 12,
    uniqueAuthors: 9,
    platforms: ['reddit'],
    engagement: 40,
    independentMentions: 11,
    engagementCoverage: 0.75,
    previousIds: [],
    representativePostIds: [],
    keywords: [],
    ...rest,
  }
}

/** Keeps trends as the workspace's ranking of its evidence as it is now, so that this is what every reader gets. */
export async function storeTrends(
  { db }: Pick<TestService, 'db'>,
  { workspace }: TestCaller,
  windowDays: number,
  trends: Trend[],
): Promise<void> {
  const ranking = {
    windowDays,
    computedAt: new Date(),
    evidenceVersion: await evidenceVersion(db, workspace.id),
    methodVersion: METHOD_VERSION,
    trends,
  }
  await storeRanking(db, workspace.id, ranking, null)
}
