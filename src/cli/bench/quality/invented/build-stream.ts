import { ageAt } from '../../../../../simulator/dataset/build-parts.ts'
import { randomOf } from '../../../../../simulator/dataset/random.ts'
import type { Timing } from '../../../../../simulator/dataset/texts/theme.ts'
import { DAY_MS } from '../../../../lib/days.ts'
import type { RankPost } from '../../../../trends/index.ts'
import { metricsAt, platformAt, zipf } from '../../invented-crowd.ts'
import type { PlantedStream, PostLabel } from '../cases.ts'
import type { InventedDomain } from './domain.ts'
import { phrase, pick, shuffled } from './phrases.ts'
import { termsOf } from './terms.ts'
import { windowTruth } from './truth.ts'

const NOW = new Date('2026-01-31T00:00:00Z')
const AUTHORS = 700
const OPENER_SHARE = 0.25
const CLOSER_SHARE = 0.35
/** Share of a topic's posts that pass on an earlier one. */
const COPY_SHARE = 0.06

/** A post before it has an id, a platform and what it gathered. */
interface Draft {
  readonly label: PostLabel
  readonly text: string
  readonly author: string
  readonly ageDays: number
}

/** The domain as a stream: the same seed gives the same in every run, another one other texts, times and authors. */
export function buildStream(domain: InventedDomain, seed: number): PlantedStream {
  const random = randomOf(`${domain.name} ${seed}`)
  const drafts = [
    ...domain.topics.flatMap((topic) =>
      topicDrafts(domain, { ...topic, label: { topic: topic.id, isSpam: false } }, random),
    ),
    ...topicDrafts(
      domain,
      {
        ...domain.chatter,
        course: [
          [domain.days, 0],
          [0, 1],
        ],
        label: { topic: null, isSpam: false },
      },
      random,
    ),
    ...domain.campaigns.flatMap((campaign, index) =>
      turns(campaign.patterns, campaign.posts, random).map((pattern) => ({
        label: { topic: null, isSpam: true },
        text: phrase(pattern, domain.slots, random),
        author: `promo${index}_${Math.floor(random() * campaign.authors)}`,
        ageDays: ageIn(campaign.course, random),
      })),
    ),
  ]
  const entries = shuffled(
    drafts.filter(({ ageDays }) => ageDays >= 0),
    random,
  ).map((draft, index) => ({ label: draft.label, post: toPost(draft, `${domain.name} ${index}`, random) }))
  const labels = new Map(entries.map(({ post, label }) => [post.id, label]))
  const timesOf = new Map(domain.topics.map(({ id }) => [id, timesIn(entries, id)]))
  const terms = termsOf(entries.map(({ post, label }) => ({ text: post.text, topic: label.topic })))
  return {
    part: 'stream',
    name: domain.name,
    posts: entries.map(({ post }) => post),
    now: NOW,
    rivals: domain.rivals,
    labels,
    names: new Map(
      domain.topics.map(({ id, says }) => [
        id,
        { groups: says, minGroups: Math.min(2, says.length), terms: terms.get(id) ?? [] },
      ]),
    ),
    windows: domain.windows.map((days) => windowTruth(days, domain.days - days, NOW, timesOf)),
    topicKinds: new Map(
      domain.topics.flatMap(({ id, kind }) => (kind === null ? [] : [[id, kind] as const])),
    ),
  }
}

interface Source {
  readonly label: PostLabel
  readonly posts: number
  readonly course: Timing
  readonly patterns: readonly string[]
}

function topicDrafts(domain: InventedDomain, source: Source, random: () => number): Draft[] {
  const texts: string[] = []
  return turns(source.patterns, source.posts, random).map((pattern) => {
    const isCopy = texts.length > 0 && random() < COPY_SHARE
    const text = isCopy ? pick(texts, random) : dressed(phrase(pattern, domain.slots, random), domain, random)
    texts.push(text)
    return {
      label: source.label,
      text,
      author: `author${zipf(random(), AUTHORS)}`,
      ageDays: ageIn(source.course, random),
    }
  })
}

/** Every pattern about as often as any other, in no order. */
function turns(patterns: readonly string[], count: number, random: () => number): string[] {
  const mixed = shuffled(patterns, random)
  return Array.from({ length: count }, (_, index) => mixed[index % mixed.length] ?? '')
}

function dressed(text: string, { openers, closers }: InventedDomain, random: () => number): string {
  const opener = random() < OPENER_SHARE ? pick(openers, random) : ''
  const closer = random() < CLOSER_SHARE ? pick(closers, random) : ''
  return `${opener}${text}${closer}`
}

/** Below 0 for what has not been written yet. */
function ageIn(course: Timing, random: () => number): number {
  return ageAt(course, random())
}

function toPost({ text, author, ageDays }: Draft, id: string, random: () => number): RankPost {
  const platform = platformAt(random())
  return {
    id,
    text,
    platform,
    authorHandle: author,
    publishedAt: new Date(NOW.getTime() - Math.round(ageDays * DAY_MS)).toISOString(),
    metrics: metricsAt(random(), platform),
  }
}

function timesIn(entries: readonly { label: PostLabel; post: RankPost }[], topic: string): number[] {
  return entries
    .filter(({ label }) => label.topic === topic)
    .map(({ post }) => Date.parse(post.publishedAt ?? ''))
}
