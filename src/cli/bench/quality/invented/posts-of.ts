import { ageAt } from '../../../../../simulator/dataset/build-parts.ts'
import type { Timing } from '../../../../../simulator/dataset/texts/theme.ts'
import { zipf } from '../../invented-crowd.ts'
import type { PostLabel } from '../cases.ts'
import { courses } from './courses.ts'
import type { InventedDomain, InventedTopic, Pattern } from './domain.ts'
import { phrase, pick, shuffled } from './phrases.ts'

const AUTHORS = 700
const OPENER_SHARE = 0.25
const CLOSER_SHARE = 0.35
const CIRCUMSTANCE_SHARE = 0.3
/** Share of a topic's posts that pass on an earlier one. */
const COPY_SHARE = 0.06
/** Share of the posts about a problem that tell of a second one. */
const SECOND_SHARE = 0.12

/** A post before it has an id, a platform and what it gathered. */
export interface Draft {
  readonly label: PostLabel
  readonly text: string
  readonly author: string
  readonly ageDays: number
}

/** All that is written in the domain, in no order; an age below 0 has not come yet. */
export function draftsOf(domain: InventedDomain, random: () => number): Draft[] {
  const always: Timing = [
    [domain.days, 0],
    [0, 1],
  ]
  const areJudged = domain.topics.some(({ intents }) => intents !== undefined)
  const ofNobody = areJudged ? { topic: null, isSpam: false, intents: [] } : { topic: null, isSpam: false }
  return [
    ...domain.topics.flatMap((topic) =>
      repeatedDrafts(
        domain,
        { label: { topic: topic.id, isSpam: false, ...judged(topic.intents) }, ...topic },
        random,
      ),
    ),
    ...repeatedDrafts(domain, { label: ofNobody, course: always, ...domain.chatter }, random),
    ...(domain.hazards?.patterns ?? []).map((pattern) =>
      customerDraft(
        domain,
        { label: withIntents(ofNobody, pattern), pattern, course: domain.hazards?.course ?? always },
        random,
      ),
    ),
    ...(domain.companies ?? []).flatMap(({ voice, handles, posts, patterns }) =>
      turns(patterns, posts, random).map((pattern) => ({
        label: { topic: null, isSpam: false, voice },
        text: phrase(pattern, domain.slots, random),
        author: pick(handles, random),
        ageDays: ageIn(courses.steady, random),
      })),
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
}

interface Repeated extends Pick<InventedTopic, 'posts' | 'course' | 'patterns' | 'language'> {
  readonly label: PostLabel
}

/** So many posts of the patterns, some of them copies of earlier ones. */
function repeatedDrafts(domain: InventedDomain, repeated: Repeated, random: () => number): Draft[] {
  const { label, posts, course, patterns } = repeated
  const earlier: Draft[] = []
  return turns(patterns, posts, random).map((pattern) => {
    const draft =
      earlier.length > 0 && random() < COPY_SHARE
        ? { ...pick(earlier, random), author: authorIn(random), ageDays: ageIn(course, random) }
        : customerDraft(
            domain,
            {
              label: withIntents(label, pattern),
              pattern,
              course,
              second: secondOf(domain, repeated, random),
            },
            random,
          )
    earlier.push(draft)
    return draft
  })
}

interface Source {
  readonly label: PostLabel
  readonly pattern: Pattern
  readonly course: Timing
  readonly second?: { readonly topic: InventedTopic; readonly pattern: Pattern } | undefined
}

function customerDraft(domain: InventedDomain, source: Source, random: () => number): Draft {
  const { circumstances = [], openers, closers, slots } = domain
  const { label, pattern, course, second } = source
  const sentences = [
    phrase(textOf(pattern), slots, random),
    ...(second === undefined ? [] : [phrase(textOf(second.pattern), slots, random)]),
    ...(circumstances.length > 0 && random() < CIRCUMSTANCE_SHARE
      ? [phrase(pick(circumstances, random), slots, random)]
      : []),
  ]
  const opener = random() < OPENER_SHARE ? pick(openers, random) : ''
  const closer = random() < CLOSER_SHARE ? pick(closers, random) : ''
  return {
    label: second === undefined ? label : withSecond(label, second),
    text: `${opener}${sentences.join(' ')}${closer}`,
    author: authorIn(random),
    ageDays: ageIn(course, random),
  }
}

/** Behind some problems another in the same language. */
function secondOf({ topics }: InventedDomain, { label, language }: Repeated, random: () => number) {
  const isProblem = ({ intents }: Pick<PostLabel, 'intents'>): boolean =>
    intents?.includes('problem') === true
  const others = topics.filter(
    (other) => other.id !== label.topic && other.language === language && isProblem(other),
  )
  if (!isProblem(label) || others.length === 0 || random() >= SECOND_SHARE) return undefined
  const topic = pick(others, random)
  return { topic, pattern: pick(topic.patterns, random) }
}

function withSecond(label: PostLabel, { topic, pattern }: NonNullable<Source['second']>): PostLabel {
  const { intents = [] } = withIntents({ ...label, ...judged(topic.intents) }, pattern)
  return { ...label, others: [topic.id], intents: [...new Set([...(label.intents ?? []), ...intents])] }
}

function withIntents(label: PostLabel, pattern: Pattern): PostLabel {
  return typeof pattern === 'string' ? label : { ...label, intents: pattern[1] }
}

function judged(intents: InventedTopic['intents']): Pick<PostLabel, 'intents'> {
  return intents === undefined ? {} : { intents }
}

function textOf(pattern: Pattern): string {
  return typeof pattern === 'string' ? pattern : pattern[0]
}

/** Every pattern about as often as any other, in no order. */
function turns<T>(patterns: readonly T[], count: number, random: () => number): T[] {
  const mixed = shuffled(patterns, random)
  return Array.from({ length: count }, (_, index) => mixed[index % mixed.length]).filter(
    (pattern) => pattern !== undefined,
  )
}

function authorIn(random: () => number): string {
  return `author${zipf(random(), AUTHORS)}`
}

/** Below 0 for what has not been written yet. */
function ageIn(course: Timing, random: () => number): number {
  return ageAt(course, random())
}
