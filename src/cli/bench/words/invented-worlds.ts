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

/**
 * Two companies' worlds, whose rivals' names are a town, a band, a football club and a river valley as well; each judged for
 * its own brand, which means nothing else, and for the rivals'. What belongs to no topic of the worlds is not judged.
 */
export function inventedWordCases(): WordCase[] {
  return worlds.flatMap(({ domain, brand, field, ambiguous }) => {
    const stream = buildStream(domain, SEED)
    const others = ambiguous.flatMap((word) => toPosts(word, stream))
    const otherIds = new Set(others.map(({ id }) => id))
    const truthOf = (id: string): Truth => {
      if (otherIds.has(id)) return 'other'
      return stream.labels.get(id)?.isSpam === true ? 'spam' : 'real'
    }
    const posts = [...stream.posts, ...others]
    const names = [brand, ...stream.rivals]
    return [brand, ...ambiguous].map((word) =>
      toCase(
        { name: domain.name, brand: word, names, now: stream.now, truthOf },
        [brand, ...stream.rivals, ...field].filter((other) => other !== word),
        posts,
      ),
    )
  })
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
