import {
  claimsNothing,
  findClaiming,
  findCustomers,
  findMetrics,
  findOurselves,
  findQuantifiers,
  findSeparated,
} from '../lexicon/index.ts'
import type { Attribute } from '../parse/attributes.ts'
import { overlap, type Span } from '../parse/spans.ts'
import { withoutPlaces } from '../parse/without-places.ts'
import type { Voices } from '../resolve/voices.ts'
import type { SentenceNumbers } from './numbers.ts'
import type { SentenceWords } from './words.ts'

/** Kinds of attributes whose words count for something wherever they stand, though they be listed as claiming nothing. */
const CLAIMING: ReadonlySet<Attribute['kind']> = new Set<Attribute['kind']>([
  'platform',
  'community',
  'author',
  'text_kind',
  'day',
  'rank',
  'direction',
])
const TREND_WORDS: ReadonlySet<string> = new Set([
  'mentions',
  'independent',
  'authors',
  'platforms',
  'engagement',
])

/**
 * The places in a sentence where words claim something that are listed as claiming nothing: what is judged, prefixes of verbs,
 * and phrases that claim something beside a quotation, beside a trend's figures, or where no figure is given. `attributes`
 * are those that are said.
 */
export function claimingIn(
  { rest, languages, named }: SentenceWords,
  { figures, shares, comparison, onPlatforms, unsurpassed }: SentenceNumbers,
  attributes: readonly Attribute[],
  hasStatus: boolean,
): Span[] {
  const isOfTrends = named.length > 0 && named.every(({ trend }) => trend !== undefined)
  const countsTrend = figures.some(({ word }) => isOfTrends || TREND_WORDS.has(word))
  const isTold =
    [figures, shares].some(({ length }) => length > 0) ||
    [comparison, onPlatforms, unsurpassed].some((each) => each !== undefined) ||
    hasStatus ||
    attributes.some(({ kind }) => kind === 'rank' || kind === 'direction')
  const isCounted = (span: Span) =>
    [...figures, ...shares].some(({ covers: [number] }) => number !== undefined && overlap(number, span))
  const find = (where: Parameters<typeof findClaiming>[1]) => findClaiming(rest, where, languages)
  return [
    ...attributes.filter(({ kind }) => CLAIMING.has(kind)).flatMap((each) => [each, ...(each.apart ?? [])]),
    ...findSeparated(rest, languages).filter(({ value }) => value),
    ...allIn(rest, languages),
    ...(QUOTED.test(rest) ? find('quoting') : []),
    // "The company posted four times".
    ...(QUOTED.test(rest) || countsTrend ? find('company') : []),
    // "A post" counts by itself, and not within "at least one post".
    ...(countsTrend ? find('counting').filter((each) => !isCounted(each)) : []),
    ...(named.filter(({ posts }) => posts.length > 0).length > 1 ? find('several') : []),
    ...(isTold ? [] : find('untold')),
  ]
}

/**
 * Where a post is by a company, the words for persons who are none, and where one is not by the own company, those by which the
 * writers speak of themselves: they say who wrote it.
 */
export function writersClaimed(
  rest: string,
  languages: SentenceWords['languages'],
  { hasCompany, isOwn, isAbove }: Voices,
): readonly Span[] {
  const ourselves = findOurselves(rest, languages).filter(
    ({ value }) => value === 'us' || (!isOwn && (value === 'ours' || (value === 'we' && isAbove))),
  )
  return [...(hasCompany ? findCustomers(rest, languages) : []), ...ourselves]
}

/** "In all posts", which is not the "in all" of a total. */
function allIn(rest: string, languages: SentenceWords['languages']): Span[] {
  return findQuantifiers(rest, languages).filter(
    ({ value, end }) => value === 'all' && findMetrics(rest.slice(end, end + 24), languages)[0]?.start === 1,
  )
}

const QUOTED = /[\uE001\uE002]/

/**
 * The kinds of texts that a sentence names without saying that something is one of them: "comments on Reddit", but not "all
 * posts are comments". `attributes` are offsets of the text, in which `rest` begins at `start`.
 */
export function unsaidKinds(attributes: readonly Attribute[], rest: string, start: number): Attribute[] {
  return attributes.filter((each) => {
    if (each.kind !== 'text_kind') return false
    const [from, to] = [each.start - start, each.end - start]
    const isSaid =
      SAID_OF.test(rest.slice(Math.max(0, from - MAX_SAID), from)) || SAID_BEHIND.test(rest.slice(to, to + 6))
    return !isSaid
  })
}

const MAX_SAID = 20
const SAID_OF =
  /(?<!\p{L})(?:is|are|was|were|consists? of|ist|sind|war|waren|es|son|fue|fueron|est|sont|était|étaient|é|são)\s(?:(?:all|only|just|mostly|an?|one|alle|nur|eine?|tod[oa]s|solo|sólo|una?|tous|toutes|une?|des|que des)\s){0,2}$/iu
const SAID_BEHIND = /^(?:だけ|のみ|ばかり)?(?:です|でした|である|だ)/u

/** Words for several people that a platform parts: "voices on Reddit say". */
export function partedPeople({ rest, languages }: SentenceWords, attributes: readonly Attribute[]): Span[] {
  const places = attributes.filter(({ kind }) => kind === 'platform' || kind === 'community')
  if (places.length === 0) return []
  const { text, placesOf } = withoutPlaces(rest, places, languages)
  return claimsNothing(text, languages).flatMap((found) => {
    const parts = found.value === 'people' ? placesOf(found) : []
    return parts.length > 1 ? parts : []
  })
}
