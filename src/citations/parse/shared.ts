import type { Intent, Platform } from '../../model/index.ts'
import { bare, bounds, type Span } from './spans.ts'

/** What some of a trend's posts have in common. */
export type SharedBy =
  | { readonly intent: Intent }
  | { readonly platform: Platform }
  /** Those of several together, "on Reddit and X", or as many of each: "each on Reddit and X". */
  | { readonly platforms: readonly Platform[]; readonly isOfEach?: boolean }

/** The words that say what is shared; `words` are those of several platforms and what joins them. */
export type Shared = Span & { readonly by: SharedBy; readonly words?: readonly Span[] }
export type FoundPlatform = Span & { readonly platform: Platform }

const LISTED =
  /^\s?(?:[,，、]\s?)?(?:(?:and|und|y|e|et|و|และ|or|oder|o|u|ou|أو|หรือ)\s|[とや]|および|または|或)?$/iu

const EACH =
  /(?<!\p{L})(?:each|jeweils|cada un[oa]|cada uma?|chacune?)(?!\p{L})|それぞれ|分别|分別|각각|كل منها/giu
/** Between "each" and the platforms of its clause: "two posts each on Reddit and X", XとRedditにそれぞれ. */
const TO_PLATFORMS = /^[^,;:，；：、]{0,40}$/u
const FROM_PLATFORMS = /^\s?[にではも에]{0,2}\s?$/u
/** Behind the platforms, with their number: "Reddit and X contribute eight posts each", "on Reddit and X, eight each". */
const COUNTED_EACH = /^[^.;；、，:：]{0,40}\s$/u
const TWO_COMMAS = /,[^,]*,|,(?!\s[\p{L}\p{Nd}]+\s$)/u

/** No honest sentence has more. */
const MAX_EACH = 20

/** Platforms right beside each other share a number: "36 mentions across Reddit, X and YouTube", "18 are from Reddit or X". */
export function placesTogether(rest: string, places: readonly FoundPlatform[]): Shared[] {
  const groups: [FoundPlatform, ...FoundPlatform[]][] = []
  for (const place of places.toSorted((a, b) => a.start - b.start)) {
    const last = groups.at(-1)?.at(-1)
    if (last !== undefined && last.end < place.start && LISTED.test(rest.slice(last.end, place.start)))
      groups.at(-1)?.push(place)
    else groups.push([place])
  }
  const eachWords = Array.from(rest.matchAll(EACH), ({ index, 0: { length } }) => ({
    start: index,
    end: index + length,
  })).slice(0, MAX_EACH)
  return groups.map((group): Shared => {
    const platforms = [...new Set(group.map(({ platform }) => platform))]
    if (group.length === 1) return { ...bare(group[0]), by: { platform: group[0].platform } }
    const joins = group.slice(1).map(({ start }, at) => ({ start: group[at]?.end ?? start, end: start }))
    const words = [...group, ...joins]
    const { start, end } = bounds(group)
    const each = eachWords.find((word) =>
      word.end <= start
        ? TO_PLATFORMS.test(rest.slice(word.end, start))
        : word.start >= end && isEachBehind(rest.slice(end, word.start)),
    )
    return each === undefined
      ? { start, end, by: { platforms }, words }
      : { start, end, by: { platforms, isOfEach: true }, words: [...words, each] }
  })
}

function isEachBehind(gap: string): boolean {
  return FROM_PLATFORMS.test(gap) || (COUNTED_EACH.test(gap) && !TWO_COMMAS.test(gap))
}

/** The same for what is the same. */
export function nameOf(by: SharedBy | undefined): string | undefined {
  if (by === undefined) return undefined
  if ('intent' in by) return by.intent
  return 'platform' in by ? by.platform : by.platforms.join(' ')
}
