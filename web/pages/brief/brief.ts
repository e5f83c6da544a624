import { invalidInput, ServiceError } from '../../../src/lib/errors.ts'
import type { LookbackDays, Post, RankedTrend } from '../../../src/model/index.ts'
import { wordFinder } from '../../../src/text/finder.ts'
import { getTrend } from '../../../tools/get-trend.ts'
import type { PageRequest } from '../../page.ts'
import type { CollectorLine } from '../../view/collector-lines.tsx'
import type { QuotedPost } from '../../view/quotation-card.tsx'
import { collectorLines } from '../collector-lines.ts'
import { findOriginals } from '../originals.ts'
import { isWhole } from '../trends.tsx'
import type { BriefChoice } from './choice.ts'
import { quotedPart } from './quoted-part.ts'
import { topicName } from './topic-name.ts'

/** Posts that one brief cites at most. */
export const MAX_CITED = 120

export interface BriefTopic {
  readonly trend: RankedTrend
  /** From 1; undefined for a part of a topic, which the list does not have. */
  readonly rank: number | undefined
  readonly posts: readonly QuotedPost[]
  /** Ids of cited posts that are not stored. */
  readonly missing: readonly string[]
}

/** Everything that a brief says: of one ranking, and nothing of when or by whom it is made. */
export interface Brief {
  readonly service: string
  readonly workspaceId: string
  readonly productName: string
  readonly windowDays: LookbackDays
  readonly asOf: string
  readonly topics: readonly BriefTopic[]
  /** How collectors fared in the last scan that had begun by then; undefined where there was none. */
  readonly scan: { readonly startedAt: string; readonly lines: readonly CollectorLine[] } | undefined
}

/** Reads what is chosen. Throws `invalid_input` where nothing or too much is, and what get_trend throws. */
export async function makeBrief(request: PageRequest, choice: BriefChoice): Promise<Brief> {
  const { windowDays, asOf, ranked, trendIds } = choice
  if (trendIds.length === 0) throw invalidInput('A brief needs at least one topic. Choose one.')
  const quoted = new Map<string, QuotedPost>()
  const topics: BriefTopic[] = []
  for (const id of trendIds) {
    const { trend, posts, missing } = await readTopic(request, { id, days: windowDays, asOf })
    if (!isWhole(trend)) throw new Error('get_trend answers with a whole trend')
    if (topics.some((topic) => topic.trend.id === trend.id)) continue
    const place = ranked.findIndex((each) => each.id === trend.id)
    const stored = await findOriginals(request, trend.postIds)
    const texts = [...stored.values()].map(({ text }) => text)
    topics.push({
      trend: { ...trend, topic: topicName(trend.topic, texts) },
      rank: place === -1 ? undefined : place + 1,
      posts: posts.map((post) => ({ ...onceQuoted(post, trend, quoted), citedAs: post['citedAs'] })),
      missing,
    })
  }
  const cited = topics.reduce((sum, { posts }) => sum + posts.length, 0)
  if (cited > MAX_CITED) {
    throw invalidInput(
      `A brief cites at most ${MAX_CITED} posts, and these ${topics.length} topics cite ${cited}. Choose fewer topics.`,
    )
  }
  const { workspace } = request.visitor
  return {
    service: request.baseUrl,
    workspaceId: workspace.id,
    productName: workspace.productName,
    windowDays,
    asOf,
    topics,
    scan: await scanBefore(request, asOf),
  }
}

/** Of a post that several topics cite the same part: two parts may be the whole. */
function onceQuoted(post: Post, trend: RankedTrend, quoted: Map<string, QuotedPost>): QuotedPost {
  const key = `${post.platform} ${post.id}`
  const known = quoted.get(key) ?? quotedOf(post, trend)
  quoted.set(key, known)
  return known
}

/** Nothing of a post but its quoted part and what it takes to find it. */
function quotedOf(post: Post, trend: RankedTrend): QuotedPost {
  const { platform, id, url, publishedAt, kind, contentHash, contentFlags } = post
  const chosen = chosenQuotes(trend).find(({ postId, text }) => postId === id && post.text.includes(text))
  const text = quotedPart(post.text, chosen?.text, wordFinder(trend.keywords))
  const start = post.text.indexOf(text)
  return {
    ...{ platform, id, url, publishedAt, text },
    ...(kind === undefined ? {} : { kind }),
    ...(contentHash === undefined ? {} : { contentHash }),
    ...(contentFlags === undefined ? {} : { contentFlags }),
    isCut: {
      before: post.text.slice(0, start).trim() !== '',
      behind: post.text.slice(start + text.length).trim() !== '',
    },
  }
}

function chosenQuotes({ hazards, counterEvidence, voices, idea }: RankedTrend) {
  return [...hazards, ...counterEvidence, ...voices.companyPosts, ...(idea?.quotes ?? [])]
}

async function scanBefore({ services, visitor }: PageRequest, asOf: string): Promise<Brief['scan']> {
  const found = await services.scanner.stateBefore(visitor.workspace.id, new Date(asOf))
  return found && { startedAt: found.scan.startedAt, lines: collectorLines(found.scan, []) }
}

/** Throws `not_found` in words for people: an id is only in the address. */
async function readTopic({ callTool }: PageRequest, topic: { id: string; days: LookbackDays; asOf: string }) {
  try {
    return (await callTool(getTrend, { ...topic, maxChars: 0 })).output
  } catch (thrown) {
    const kind = thrown instanceof ServiceError ? thrown.fault.kind : undefined
    if (kind !== 'not_found' && kind !== 'invalid_input') throw thrown
    throw new ServiceError(
      { kind: 'not_found' },
      'A topic that was chosen is not in this ranking of these days. Choose again from its list.',
    )
  }
}
