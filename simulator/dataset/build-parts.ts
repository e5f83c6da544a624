import { hashOf, randomOf } from './random.ts'
import { localControl, pairing } from './texts/app.ts'
import { chatter, offTopic, spam } from './texts/background.ts'
import { canada } from './texts/delivery.ts'
import { distance, hours, running } from './texts/growing.ts'
import { harvests, purple } from './texts/joys.ts'
import { german, germanNoise, japanese, spanish, spanishNoise } from './texts/languages.ts'
import { noise } from './texts/noise.ts'
import { people } from './texts/people.ts'
import { giveaway, priceCut } from './texts/prices.ts'
import { comparisons, subscription } from './texts/rivals.ts'
import { lostSchedules } from './texts/schedules.ts'
import { helpfulSupport, noAnswer, smoke } from './texts/service.ts'
import type { Theme, Timing } from './texts/theme.ts'
import { clip, longerCable, warmWhite } from './texts/wishes.ts'

const DAY_MS = 86_400_000

export const themes: readonly Theme[] = [
  noise,
  lostSchedules,
  subscription,
  priceCut,
  canada,
  giveaway,
  pairing,
  clip,
  noAnswer,
  smoke,
  distance,
  hours,
  running,
  purple,
  localControl,
  longerCable,
  warmWhite,
  comparisons,
  helpfulSupport,
  harvests,
  spanish,
  spanishNoise,
  german,
  germanNoise,
  japanese,
  chatter,
  offTopic,
  spam,
]

/**
 * Gives each text its time, spread over the timing; which text is early does not depend on its position in
 * the list.
 */
export function scheduled<T>(
  texts: readonly T[],
  seedOf: (text: T) => string,
  timing: Timing,
  anchor: Date,
): { text: T; publishedAt: Date }[] {
  const shuffled = texts.toSorted((one, other) => hashOf(seedOf(one)) - hashOf(seedOf(other)))
  return shuffled.map((text, index) => {
    const jitter = 0.1 + 0.8 * randomOf(`time ${seedOf(text)}`)()
    const age = ageAt(timing, (index + jitter) / shuffled.length)
    return { text, publishedAt: daysBefore(anchor, age) }
  })
}

/** The age in days that `share` of the posts are older than, by straight lines between the points. */
export function ageAt(timing: Timing, share: number): number {
  for (const [index, [age, older]] of timing.entries()) {
    const [nextAge, nextOlder] = timing[index + 1] ?? [age, 1]
    if (share <= nextOlder) {
      const way = nextOlder === older ? 0 : (share - older) / (nextOlder - older)
      return age + (nextAge - age) * way
    }
  }
  throw new Error('a timing must end at 1')
}

/** Platforms date posts to the second. */
export function daysBefore(anchor: Date, days: number): Date {
  return new Date(Math.floor((anchor.getTime() - days * DAY_MS) / 1000) * 1000)
}

export function newestFirst<T extends { readonly publishedAt: Date }>(posts: readonly T[]): T[] {
  return posts.toSorted((one, other) => other.publishedAt.getTime() - one.publishedAt.getTime())
}

export function authorOf(text: string, theme: Theme): string {
  const from = theme.authors ?? people
  const author = from[hashOf(`author ${text}`) % from.length]
  if (author === undefined) throw new Error(`nobody writes in ${theme.name}`)
  return author
}

export interface Audience {
  /** Between 0 and 1. */
  chance(): number
  /** A count around `typical`, with a long tail; younger posts have gathered less. */
  count(typical: number): number
}

/** A post's counts, determined by its text and its age at the anchor. */
export function audienceOf(text: string, publishedAt: Date, anchor: Date): Audience {
  const random = randomOf(`audience ${text}`)
  const ageDays = Math.max(0.02, (anchor.getTime() - publishedAt.getTime()) / DAY_MS)
  const maturity = 1 - Math.exp(-ageDays / 0.7)
  const normal = Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random())
  const reach = Math.exp(normal * 1.1) * maturity
  return {
    chance: random,
    count: (typical) => Math.round(typical * reach * (0.6 + 0.8 * random())),
  }
}
