import type { UnlocatedClaim } from '../claim-verdict.ts'
import { findSeveral } from '../lexicon/index.ts'
import type { Sentence } from '../parse/types.ts'
import type { Resolved, TextScopes } from '../resolve/scopes.ts'

/** What is read of a sentence. */
interface Read {
  /** Whether it has a number of each of several. */
  readonly isListed: boolean
  readonly candidates: readonly { verify(): UnlocatedClaim | string | undefined }[]
}

/** Trends of one sentence that the next may mean: no honest one has more. */
const MAX_MEANT = 5

/**
 * "A and B are rising. It has 32 mentions by 17 authors": whichever is meant, all that is said has to be so of that one. `read`
 * reads the sentence by its scopes; where it names no trend itself, it is read as said of each of the others by itself, and
 * of none for sure where nothing is so of one, or where all are meant and it is not so of each.
 */
export function readOfOne<Result extends Read>(
  index: number,
  { rest }: Sentence,
  scopes: TextScopes,
  read: (scopes: TextScopes) => Result,
): Result & { readonly isOpen?: boolean } {
  const all = read(scopes)
  const scope = scopes.trends[index]
  const trends = new Set(scope?.cited.flatMap(({ trend }) => trend ?? []))
  if (scope?.isInherited !== true || trends.size < 2 || trends.size > MAX_MEANT || all.isListed) return all
  const toldIn = ({ candidates }: Read) =>
    candidates.flatMap(({ verify }) => {
      const claim = verify()
      return typeof claim === 'object' && claim.trend !== undefined && trends.has(claim.trend) ? [claim] : []
    })
  if (toldIn(all).every(({ verdict }) => verdict !== 'verified')) return all
  const each = [...trends].map((trend) => {
    const cited = scope.cited.filter((one) => one.trend === trend)
    return read({ ...scopes, trends: scopes.trends.with(index, { cited, isInherited: true }) })
  })
  const isSo = (one: Read) => toldIn(one).every(({ verdict }) => verdict === 'verified')
  const fitting = findSeveral(rest).length > 0 ? (each.every(isSo) ? all : undefined) : each.find(isSo)
  return fitting ?? { ...all, isOpen: true }
}

/** What is so of one of several that may be meant, beside what is not so of it. */
export function ofNone<Claim extends UnlocatedClaim>(claim: Claim): Claim {
  return claim.verdict === 'verified' && claim.trend !== undefined
    ? { ...claim, verdict: 'not_checked', reason: OF_NONE }
    : claim
}

const OF_NONE =
  'It is so of one trend that may be meant, and the rest of the sentence is not: name the trend of which it is.'

/**
 * "# A", and below it "It has 32 mentions (t_b)": an id in brackets behind what is told, without any name, is that of a trend
 * which is spoken of already.
 */
export function asIdOfMeant<Claim extends UnlocatedClaim | undefined>(
  judged: Claim,
  { start, trend }: Resolved,
  { own, trends }: TextScopes,
  { index, sentence, text }: { readonly index: number; readonly sentence: Sentence; readonly text: string },
): Claim {
  const above = trends[sentence.contextSentence ?? -1]?.cited.flatMap((each) => each.trend ?? []) ?? []
  const isNamed = own[index]?.some((each) => each.trend !== undefined && each.reference === undefined)
  const [other] = above
  if (judged?.verdict !== 'verified' || trend === undefined || other === undefined || isNamed === true)
    return judged
  const told = text.slice(sentence.contentStart, start)
  if (above.includes(trend) || !/\p{L}.*[(（[]$/su.test(told)) return judged
  return { ...judged, isDecisive: false, reason: `${OTHER_ID} ${other.id}: name the trend of which it is.` }
}

const OTHER_ID = 'A trend of the current ranking has this id, but what stands before it speaks of'
