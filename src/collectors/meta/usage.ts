import { type JsonRecord, toNumber, toRecord, toRecords, toText } from '../json.ts'
import { toWaitSeconds } from '../limits.ts'

/** Where no figure is given: Meta counts in a sliding hour, so part of it is enough to try again. */
const PAUSE_WITHOUT_HINT_SECONDS = 600
const SLOW_FROM_PERCENT = 80
const STOP_FROM_PERCENT = 95

export type MetaProduct = 'facebook' | 'instagram'

/** How many seconds of silence the app as a whole or one product wants; absent where it wants none. */
export type Pauses = Partial<Record<'app' | MetaProduct, number>>

const productOfType: Readonly<Record<string, MetaProduct>> = { pages: 'facebook', instagram: 'instagram' }

/** From 80 percent of any limit on, which are percentages that can pass 100. */
export function isSlow(headers: Headers): boolean {
  const percents = [appUsageOf(headers), ...businessUsagesOf(headers)].map(percentOf)
  return Math.max(...percents) >= SLOW_FROM_PERCENT
}

/** The pauses that the headers foresee: from 95 percent of a limit, or where a time to regain access runs. */
export function foreseenPauses(headers: Headers): Pauses {
  const closed = businessUsagesOf(headers).filter(
    (usage) => percentOf(usage) >= STOP_FROM_PERCENT || minutesOf(usage) > 0,
  )
  const pauses: Pauses = {}
  if (percentOf(appUsageOf(headers)) >= STOP_FROM_PERCENT) pauses.app = regainSecondsOf(headers)
  for (const { type } of closed) {
    const product = productOfType[toText(type) ?? '']
    if (product !== undefined) pauses[product] = regainSecondsOf(headers, product)
  }
  return pauses
}

/** Seconds until calls are served again, of one product or the longest of all; the header counts in minutes. */
export function regainSecondsOf(headers: Headers, product?: MetaProduct): number {
  const minutes = businessUsagesOf(headers)
    .filter(({ type }) => product === undefined || productOfType[toText(type) ?? ''] === product)
    .map(minutesOf)
  return toWaitSeconds(Math.max(0, ...minutes) * 60 || PAUSE_WITHOUT_HINT_SECONDS)
}

function minutesOf(usage: JsonRecord): number {
  return toNumber(usage['estimated_time_to_regain_access']) ?? 0
}

function appUsageOf(headers: Headers): JsonRecord {
  return toRecord(parseHeader(headers, 'x-app-usage'))
}

function businessUsagesOf(headers: Headers): readonly JsonRecord[] {
  return Object.values(toRecord(parseHeader(headers, 'x-business-use-case-usage'))).flatMap(toRecords)
}

function percentOf(usage: JsonRecord): number {
  return Math.max(
    0,
    ...['call_count', 'total_time', 'total_cputime'].map((name) => toNumber(usage[name]) ?? 0),
  )
}

/** The headers hold JSON; a broken one says nothing. */
function parseHeader(headers: Headers, name: string): unknown {
  try {
    return JSON.parse(headers.get(name) ?? '{}')
  } catch {
    return {}
  }
}
