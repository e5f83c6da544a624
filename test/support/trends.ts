import { evidenceVersion } from '../../db/evidence-version.ts'
import { storeRanking } from '../../db/rankings.ts'
import { inputsKeyOf, rankingInputs } from '../../src/analysis/inputs.ts'
import { keepTrends } from '../../src/analysis/kept/keep-trends.ts'
import { loadIdentity } from '../../src/derivation/identity.ts'
import type { Explanation, Idea, Post, RankedTrend } from '../../src/model/index.ts'
import { displayText } from '../../src/text/display-text.ts'
import { METHOD_VERSION, toKnownTrend } from '../../src/trends/index.ts'
import type { TestCaller, TestService } from './service.ts'

/** A plausible trend; what a test cares about, it gives. */
export function sampleTrend(fields: Partial<RankedTrend> & { id: string }): RankedTrend {
  const { id, ...rest } = fields
  return {
    id,
    rankedAt: '2026-11-02T00:00:00.000Z',
    previousIds: [],
    topic: `topic ${id}`,
    score: 51.2,
    status: 'rising',
    mentions: 12,
    independentMentions: 11,
    uniqueAuthors: 9,
    platforms: ['reddit'],
    engagement: 40,
    engagementCoverage: 0.75,
    summary: `topic ${id}: 12 posts`,
    postIds: [],
    representativePostIds: [],
    keywords: [],
    firstSeenAt: '2026-10-01T00:00:00.000Z',
    lastSeenAt: '2026-11-01T00:00:00.000Z',
    daily: [],
    byPlatform: [],
    concentration: { topAuthorShare: 0.2, nearDuplicateShare: 0, burstShare: 0.3 },
    explain: sampleExplanation(),
    coverage: [],
    limitations: [],
    counterEvidence: [],
    counterEvidenceNote: 'Looked for in 12 posts: none was found.',
    exclusions: {
      stray: 0,
      before_window: 0,
      in_future: 0,
      no_date: 0,
      no_platform: 0,
      repeated_id: 0,
      company_voice: 0,
      competitor_voice: 0,
      copy: 0,
      same_author_and_thread: 1,
      same_author_and_day: 0,
    },
    voices: { customer: 12, company: 0, competitor: 0, unknown: 0, companyPosts: [] },
    intents: [],
    hazards: [],
    leaving: { posts: 0, authors: 0 },
    related: [],
    ...rest,
  }
}

export function sampleExplanation(fields: Partial<Explanation> = {}): Explanation {
  return {
    components: { surge: 0.5, momentum: 0.5, people: 0.5, volume: 0.5, breadth: 0, engagement: null },
    weights: { surge: 0.35, momentum: 0.17, people: 0.13, volume: 0.09, breadth: 0.17, engagement: 0.09 },
    factors: { evidence: 1, variety: 1, independence: 1 },
    interval: {
      comparison: 'window_with_history',
      recent: 11,
      baseline: 4,
      clustering: 1,
      expected: 1.5,
      recentCoveredDays: 30,
      baselineCoveredDays: 90,
      ratio: 7.3,
      lower: 3.1,
      upper: 19.4,
      peaks: [],
      lowerOverPeaks: null,
    },
    rule: 'the whole 90 % interval of the rate ratio lies above 1',
    methodVersion: METHOD_VERSION,
    ...fields,
  }
}

export function sampleIdea(fields: Partial<Idea> = {}): Idea {
  return {
    kind: 'solve_problem',
    title: 'Help with it',
    angle: 'Say what helps.',
    customerQuestion: null,
    quotes: [],
    evidencePostIds: [],
    competitorMentions: [],
    confidence: 'medium',
    basis: '11 independent mentions by 9 authors.',
    limitations: [],
    ...fields,
  }
}

/**
 * Keeps trends as the workspace's ranking of its evidence as it is now, so that this is what every reader gets. Of an earlier
 * moment it is read with the words that `posts` have.
 */
export async function storeTrends(
  { db }: Pick<TestService, 'db'>,
  { workspace }: TestCaller,
  windowDays: number,
  trends: RankedTrend[],
  posts: readonly Post[] = [],
): Promise<void> {
  const ranking = {
    windowDays,
    computedAt: new Date(),
    evidenceVersion: await evidenceVersion(db, workspace.id),
    inputsKey: inputsKeyOf(rankingInputs(workspace, await loadIdentity(db, workspace), false)),
    trends: trends.filter(({ parentId }) => parentId === undefined),
    parts: trends.filter(({ parentId }) => parentId !== undefined),
  }
  const known = trends.map(toKnownTrend)
  const shown = posts.map((post) => ({ ...post, text: displayText(post.text) }))
  const kept = keepTrends(trends, known, shown)
  await storeRanking(db, workspace.id, ranking, { known, evidenceUntil: null, kept, countsYouTube: false })
}
