import { randomOf } from '../../../../../simulator/dataset/random.ts'
import { DAY_MS } from '../../../../lib/days.ts'
import type { RankPost } from '../../../../trends/index.ts'
import { metricsAt, platformAt } from '../../invented-crowd.ts'
import type { PlantedStream, PostLabel, TopicName } from '../cases.ts'
import type { InventedDomain } from './domain.ts'
import { shuffled } from './phrases.ts'
import { type Draft, draftsOf } from './posts-of.ts'
import { termsOf } from './terms.ts'
import { windowTruth } from './truth.ts'

const NOW = new Date('2026-01-31T00:00:00Z')

interface Entry {
  readonly label: PostLabel
  readonly post: RankPost
}

/** The domain as a stream: the same seed gives the same in every run, another one other texts, times and authors. */
export function buildStream(domain: InventedDomain, seed: number): PlantedStream {
  const random = randomOf(`${domain.name} ${seed}`)
  const entries = shuffled(
    draftsOf(domain, random).filter(({ ageDays }) => ageDays >= 0),
    random,
  ).map(
    (draft, index): Entry => ({ label: draft.label, post: toPost(draft, `${domain.name} ${index}`, random) }),
  )
  const broadOf = new Map(
    domain.topics.flatMap(({ id, broad }) => (broad === undefined ? [] : [[id, broad] as const])),
  )
  const listedAs = new Map(
    [...broadOf].flatMap(([id, broad]) => (broad.isListedWhole ? [[id, broad.id] as const] : [])),
  )
  const listed = new Set(domain.topics.map(({ id }) => listedAs.get(id) ?? id))
  const timesOf = new Map([...listed].map((id) => [id, timesIn(entries, id, listedAs)]))
  return {
    part: 'stream',
    name: domain.name,
    posts: entries.map(({ post }) => post),
    now: NOW,
    rivals: domain.rivals,
    labels: new Map(entries.map(({ post, label }) => [post.id, label])),
    names: namesOf(domain, entries),
    windows: domain.windows.map((days) => windowTruth(days, domain.days - days, NOW, timesOf)),
    topicKinds: new Map(
      domain.topics.flatMap(({ id, kind }) => (kind === null ? [] : [[id, kind] as const])),
    ),
    broadOf: new Map([...broadOf].map(([id, broad]) => [id, broad.id])),
    listedAs,
  }
}

function toPost({ label, text, author, ageDays }: Draft, id: string, random: () => number): RankPost {
  const platform = platformAt(random())
  return {
    id,
    text,
    platform,
    authorHandle: author,
    publishedAt: new Date(NOW.getTime() - Math.round(ageDays * DAY_MS)).toISOString(),
    metrics: metricsAt(random(), platform),
    ...(label.voice === undefined ? {} : { voice: label.voice }),
  }
}

/** What the names of the topics and of their broad issues should say. */
function namesOf({ topics }: InventedDomain, entries: readonly Entry[]): ReadonlyMap<string, TopicName> {
  const termsIn = (nameOf: (topic: string) => string | null) =>
    termsOf(
      entries.map(({ post, label }) => ({
        text: post.text,
        topic: label.topic === null ? null : nameOf(label.topic),
      })),
    )
  const broadOf = new Map(topics.map(({ id, broad }) => [id, broad]))
  const fine = termsIn((topic) => topic)
  const wide = termsIn((topic) => broadOf.get(topic)?.id ?? null)
  const nameOf = (says: TopicName['groups'], terms: readonly string[] = []): TopicName => ({
    groups: says,
    minGroups: Math.min(2, says.length),
    terms,
  })
  return new Map([
    ...topics.map(({ id, says }) => [id, nameOf(says, fine.get(id))] as const),
    ...topics.flatMap(({ broad }) =>
      broad === undefined ? [] : [[broad.id, nameOf(broad.says, wide.get(broad.id))] as const],
    ),
  ])
}

function timesIn(entries: readonly Entry[], listed: string, listedAs: ReadonlyMap<string, string>): number[] {
  return entries
    .filter(({ label: { topic } }) => topic !== null && (listedAs.get(topic) ?? topic) === listed)
    .map(({ post }) => Date.parse(post.publishedAt ?? ''))
}
