import { createSanitizingReader } from '../../../analysis/sanitizing-reader.ts'
import { DAY_MS } from '../../../lib/days.ts'
import type { RankInput, Ranking, RankPost } from '../../../trends/index.ts'
import type { Case, Issue, LabelledSet, PlantedStream, PostLabel, WindowTruth, Workspace } from './cases.ts'
import { type DatedRanking, type IdFigures, idFigures } from './measures/ids.ts'
import { intentFigures } from './measures/intents.ts'
import { issueFigures } from './measures/issues.ts'
import { kindFigures } from './measures/kinds.ts'
import { listFigures } from './measures/list.ts'
import { matchTrends } from './measures/matching.ts'
import { nameFigures } from './measures/names.ts'
import { partitionFigures } from './measures/partition.ts'
import { voiceFigures } from './measures/voices.ts'
import type { Variant } from './variants.ts'

export const subjects = ['topics', 'list', 'kinds', 'issues', 'voices', 'intents'] as const
/**
 * What figures speak of: posts in their topics, the ranked list, the kinds of its ideas, a reader's issues in it, who
 * is counted in it, and what single posts want.
 */
export type Subject = (typeof subjects)[number]

/** Null: there was nothing to judge. */
export type Figures = Readonly<Record<string, number | null>>

/** What one variant reaches on one case. */
export interface Measurement {
  readonly variant: string
  /** The order in which texts were grouped; of a mean of several the first. */
  readonly order: number
  readonly name: string
  readonly subject: Subject
  readonly posts: number
  /** Null: the whole of the posts. */
  readonly windowDays: number | null
  /** Of the one ranking that all subjects of the case and window were measured on. */
  readonly seconds: number
  readonly figures: Figures
}

type Measured = Omit<Measurement, 'variant' | 'order' | 'name' | 'posts'>

/** A topic of fewer mentions is no issue that a reader would list. */
const MIN_ISSUE_POSTS = 8
/** Ids are followed over so many days before the end of a stream, from ranking to ranking. */
const FOLLOWED_DAYS = 7
const MAX_FOLLOWED_POSTS = 25_000
/** A set has no window; which one is asked for moves no post to another topic. */
const SET_WINDOW_DAYS = 7

export function measureCase(subject: Case, variant: Variant): Measurement[] {
  return measuredOf(subject, variant).map((measured) => ({
    variant: variant.name,
    order: variant.order,
    name: subject.name,
    posts: subject.posts.length,
    ...measured,
  }))
}

function measuredOf(subject: Case, variant: Variant): Measured[] {
  switch (subject.part) {
    case 'set':
      return [measureSet(subject, variant)]
    case 'stream':
      return [
        ...subject.windows.flatMap((window) => measureWindow(subject, window, variant)),
        ...measureIntents(subject),
      ]
    case 'workspace':
      return measureWorkspace(subject, variant)
  }
}

function measureSet({ posts, labels }: LabelledSet, variant: Variant): Measured {
  const now = new Date(Math.max(0, ...posts.map(({ publishedAt }) => Date.parse(publishedAt ?? '') || 0)))
  const { ranking, seconds } = timed(variant, { posts, now, rivals: [] }, SET_WINDOW_DAYS)
  return { subject: 'topics', windowDays: null, seconds, figures: topicFigures(labels, ranking) }
}

function measureWindow(stream: PlantedStream, window: WindowTruth, variant: Variant): Measured[] {
  const { ranking, seconds } = timed(variant, { ...stream, words: wordsOf(stream) }, window.days)
  const { trends } = ranking
  const matches = matchTrends(trends, listLabels(stream), window.topics)
  const topicOf = new Map([...stream.labels].map(([id, { topic, isSpam }]) => [id, isSpam ? null : topic]))
  const recent = recentOf(stream.posts, stream.now, window.days)
  const measured = { windowDays: window.days, seconds }
  const kinds = kindFigures(trends, (id) => stream.topicKinds.get(topicOf.get(id) ?? ''))
  return [
    { ...measured, subject: 'topics', figures: topicFigures(topicOf, ranking) },
    {
      ...measured,
      subject: 'list',
      figures: {
        ...listFigures(matches, window.topics),
        ...nameFigures(matches, stream.names),
        ...idsOver(stream, window.days, variant),
      },
    },
    ...(stream.topicKinds.size === 0
      ? []
      : [{ ...measured, subject: 'kinds' as const, figures: { ...kinds } }]),
    {
      ...measured,
      subject: 'issues',
      figures: { ...issueFigures(trends, issuesIn(stream, window, recent), recent) },
    },
    ...measureVoices(trends, stream.posts, recent).map((figures) => ({ ...measured, ...figures })),
  ]
}

/** Of customers' single posts, whatever a ranking makes of them. */
function measureIntents({ posts, labels }: PlantedStream): Measured[] {
  const judged = posts.flatMap(({ id, text }) => {
    const { intents, voice } = labels.get(id) ?? {}
    return intents === undefined || voice !== undefined ? [] : [{ text, intents }]
  })
  if (judged.length === 0) return []
  const started = performance.now()
  const figures = intentFigures(judged)
  return [{ subject: 'intents', windowDays: null, seconds: (performance.now() - started) / 1000, figures }]
}

/** How ids stay while the posts of the last days come in day by day; nothing of a stream so large that it takes minutes. */
function idsOver(stream: PlantedStream, windowDays: number, variant: Variant): IdFigures | undefined {
  if (stream.posts.length > MAX_FOLLOWED_POSTS) return undefined
  const rankings: DatedRanking[] = []
  let previous: Ranking['known'] = []
  for (let daysAgo = FOLLOWED_DAYS; daysAgo >= 0; daysAgo -= 1) {
    const now = new Date(stream.now.getTime() - daysAgo * DAY_MS)
    const posts = stream.posts.filter(({ publishedAt }) => Date.parse(publishedAt ?? '') <= now.getTime())
    const collected = { posts, now, rivals: stream.rivals, words: wordsOf(stream), previous }
    const { ranking } = timed(variant, collected, windowDays)
    previous = ranking.known
    rankings.push({ ...ranking, recent: recentOf(posts, now, windowDays) })
  }
  return idFigures(rankings)
}

function measureWorkspace(workspace: Workspace, variant: Variant): Measured[] {
  const { posts, now, windowDays, postKinds, issues } = workspace
  const { ranking, seconds } = timed(variant, workspace, windowDays)
  const { trends } = ranking
  const recent = recentOf(posts, now, windowDays)
  const measured = { windowDays, seconds }
  return [
    { ...measured, subject: 'kinds', figures: { ...kindFigures(trends, (id) => postKinds.get(id)) } },
    { ...measured, subject: 'issues', figures: { ...issueFigures(trends, issues, recent) } },
    ...measureVoices(trends, posts, recent).map((figures) => ({ ...measured, ...figures })),
  ]
}

/** Nothing where no company speaks. */
function measureVoices(
  trends: Ranking['trends'],
  posts: readonly RankPost[],
  recent: ReadonlySet<string>,
): Pick<Measured, 'subject' | 'figures'>[] {
  const ofCompanies = posts.filter(({ id, voice }) => recent.has(id) && isCompanys(voice)).map(({ id }) => id)
  if (ofCompanies.length === 0) return []
  return [{ subject: 'voices', figures: { ...voiceFigures(trends, new Set(ofCompanies)) } }]
}

function isCompanys(voice: RankPost['voice']): boolean {
  return voice === 'company' || voice === 'competitor'
}

function wordsOf({ brand }: PlantedStream): string[] {
  return brand === undefined ? [] : [brand]
}

/** As the service ranks: what posts show is what is read. */
function timed(
  variant: Variant,
  {
    posts,
    now,
    rivals,
    words,
    previous,
  }: Pick<Workspace, 'posts' | 'now' | 'rivals' | 'words'> & Pick<RankInput, 'previous'>,
  windowDays: number,
): { ranking: Ranking; seconds: number } {
  const reader = createSanitizingReader()
  const started = performance.now()
  const ranking = variant.rank({
    posts: posts.map(reader.read),
    windowDays,
    now,
    competitors: rivals,
    words,
    previous,
    contentFlagsOf: reader.contentFlagsOf,
  })
  return { ranking, seconds: (performance.now() - started) / 1000 }
}

function topicFigures(labels: ReadonlyMap<string, string | null>, { assignments }: Ranking): Figures {
  const groups = new Map(assignments.map(({ id, cluster }) => [id, cluster]))
  return { ...partitionFigures(labels, groups), groups: new Set(groups.values()).size }
}

function recentOf(posts: readonly RankPost[], now: Date, windowDays: number): ReadonlySet<string> {
  const fromMs = now.getTime() - windowDays * DAY_MS
  return new Set(
    posts
      .filter(({ publishedAt }) => {
        const time = Date.parse(publishedAt ?? '')
        return time >= fromMs && time <= now.getTime()
      })
      .map(({ id }) => id),
  )
}

/** The labels at the level at which a list tells topics. */
function listLabels({ labels, listedAs }: PlantedStream): ReadonlyMap<string, PostLabel> {
  if (listedAs.size === 0) return labels
  return new Map(
    [...labels].map(([id, label]) => [
      id,
      label.topic === null ? label : { ...label, topic: listedAs.get(label.topic) ?? label.topic },
    ]),
  )
}

/** The planted topics and the broad issues that they are parts of, as a reader would list them. */
function issuesIn(
  { labels, broadOf, listedAs }: PlantedStream,
  { topics }: WindowTruth,
  recent: ReadonlySet<string>,
): Issue[] {
  const postsOf = new Map<string, Set<string>>()
  for (const id of recent) {
    const { topic = null, others = [], isSpam = false } = labels.get(id) ?? {}
    if (topic === null || isSpam) continue
    for (const own of [topic, ...others]) {
      for (const issue of [own, broadOf.get(own) ?? own]) {
        const posts = postsOf.get(issue)
        if (posts === undefined) postsOf.set(issue, new Set([id]))
        else posts.add(id)
      }
    }
  }
  const broad = new Set(broadOf.values())
  const known = topics.filter(({ mentions }) => mentions >= MIN_ISSUE_POSTS).map(({ topic }) => topic)
  const parts = [...listedAs.keys()].filter((part) => (postsOf.get(part)?.size ?? 0) >= MIN_ISSUE_POSTS)
  return [...new Set([...known, ...parts, ...broad])].map((name) => ({
    name,
    postIds: postsOf.get(name) ?? new Set(),
    isBroad: broad.has(name),
  }))
}
