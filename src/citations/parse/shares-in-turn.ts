import { leftover } from '../coverage.ts'
import { claimsNothing, findCounting, findRanks, type Language } from '../lexicon/index.ts'
import type { Quantity } from './quantities.ts'
import type { ShareNumbers } from './share-numbers.ts'
import type { Shared } from './shared.ts'

/**
 * "Reddit has 16 posts, X 15 and YouTube only five": the number behind each platform, where a sentence tells one of each in turn, and
 * of one at least that it counts posts.
 */
export function sharesInTurn(
  shared: readonly Shared[],
  numbers: ShareNumbers,
  languages: readonly Language[],
): ReadonlyMap<Shared, Quantity> {
  const told = shared.length < 2 || shared.length !== numbers.numbers.length ? [] : shared
  const pairs = told.flatMap((word, at) => {
    const [number, next] = [numbers.numbers[at], shared[at + 1]]
    if (number === undefined || number.isPercent || 'intent' in word.by) return []
    const isBehind = number.start >= word.end && number.end <= (next?.start ?? numbers.rest.length)
    const isTied =
      isBehind && numbers.isNear(word.end, number.start) && !numbers.tellsTwo(word.end, number.start)
    return isTied && isIdle(numbers.plain.slice(word.end, number.start), languages)
      ? [[word, number] as const]
      : []
  })
  const isCounted = pairs.some(([, number]) => numbers.isCounted(number))
  return new Map(isCounted && pairs.length === shared.length ? pairs : [])
}

/** Whether nothing stands between a platform and its number but what ties them: "leads with", "上有". */
function isIdle(gap: string, languages: readonly Language[]): boolean {
  const idle = [
    ...claimsNothing(gap, languages),
    ...findRanks(gap, languages),
    ...findCounting(gap, 'only', languages),
  ]
  return leftover(gap, { start: 0, end: gap.length }, idle).length === 0
}
