import { DAY_MS } from '../../../lib/days.ts'
import type { PlantedStream } from '../quality/cases.ts'
import { buildStream } from '../quality/invented/build-stream.ts'
import type { InventedDomain } from '../quality/invented/domain.ts'
import { bicycles } from '../quality/invented/texts/bicycles.ts'
import { lamps } from '../quality/invented/texts/lamps.ts'
import { type Truth, toCase, type WordCase } from './cases.ts'
import { otherMeanings } from './other-meanings.ts'

interface InventedWorld {
  readonly domain: InventedDomain
  /** The company's words beside its brand and its rivals. */
  readonly field: readonly string[]
  readonly brand: string
  /** Names of the list that mean something else too. */
  readonly ambiguous: readonly (keyof typeof otherMeanings)[]
}

const worlds: readonly InventedWorld[] = [
  { domain: lamps, brand: 'Fernlight', field: ['grow light', 'dimmer'], ambiguous: ['Sunbar', 'Plantlab'] },
  { domain: bicycles, brand: 'Karrow', field: ['e-bike', 'brakes'], ambiguous: ['Brandholt', 'Tessino'] },
]
const SEED = 1

/** What a list's posts about something else have beside their words. */
const surroundings = ['anywhere', 'in their places'] as const

/**
 * Two companies' worlds, whose rivals' names are a town, a band, a football club and a river valley as well; each judged for
 * its own brand, which means nothing else, and for the rivals', once without and once with places and sites of the other
 * meaning. What belongs to no topic of the worlds is not judged.
 */
export function inventedWordCases(): WordCase[] {
  return surroundings.flatMap((where) => worlds.flatMap((world) => casesOf(world, where)))
}

function casesOf(
  { domain, brand, field, ambiguous }: InventedWorld,
  where: (typeof surroundings)[number],
): WordCase[] {
  const stream = buildStream(domain, SEED)
  const others = ambiguous.flatMap((word) =>
    toPosts(word, stream).map((post, index) => (where === 'anywhere' ? post : inItsPlace(word, post, index))),
  )
  const otherIds = new Set(others.map(({ id }) => id))
  const truthOf = (id: string): Truth => {
    if (otherIds.has(id)) return 'other'
    return stream.labels.get(id)?.isSpam === true ? 'spam' : 'real'
  }
  const posts = [...stream.posts, ...others]
  const names = [brand, ...stream.rivals]
  const wanted = where === 'anywhere' ? [brand, ...ambiguous] : ambiguous
  return wanted.map((word) =>
    toCase(
      {
        name: where === 'anywhere' ? domain.name : `${domain.name}, ${where}`,
        brand: word,
        names,
        now: stream.now,
        truthOf,
      },
      [brand, ...stream.rivals, ...field].filter((other) => other !== word),
      posts,
    ),
  )
}

/** Every other post stands in a community of its own, the rest link to one site. */
function inItsPlace(
  word: keyof typeof otherMeanings,
  post: PlantedStream['posts'][number],
  index: number,
): PlantedStream['posts'][number] {
  const name = word.toLowerCase()
  return index % 2 === 0
    ? { ...post, platform: 'reddit', commentsUrl: `https://www.reddit.com/r/${name}/comments/${index}/` }
    : { ...post, text: `${post.text} https://www.${name}-news.example/${index}` }
}

/** One post a day, each by an author of its own, on platforms in turn. */
function toPosts(word: keyof typeof otherMeanings, { now }: PlantedStream): PlantedStream['posts'][number][] {
  return otherMeanings[word].map((text, index) => ({
    id: `${word} ${index}`,
    text,
    platform: index % 2 === 0 ? 'x' : 'reddit',
    authorHandle: `${word.toLowerCase()}_${index}`,
    publishedAt: new Date(now.getTime() - (index + 0.5) * DAY_MS).toISOString(),
  }))
}
