import { type JsonRecord, toNumber, toRecord, toRecords, toText } from '../json.ts'
import { toWaitSeconds } from '../limits.ts'

/** Used if Meta gives no time: its window is a sliding hour, so a retry after part of it can succeed. */
const DEFAULT_PAUSE_SECONDS = 600
const SLOW_FROM_PERCENT = 80
const STOP_FROM_PERCENT = 95

export type MetaProduct = 'facebook' | 'instagram'

/** Pauses in seconds for the app as a whole or for one product; absent if there is none. */
export type Pauses = Partial<Record<'app' | MetaProduct, number>>

const productOfType: Readonly<Record<string, MetaProduct>> = { pages: 'facebook', instagram: 'instagram' }

/** Whether any usage has reached 80 percent of its limit; usage can exceed 100 percent. */
export function isSlow(headers: Headers): boolean {
  const percents = [appUsageOf(headers), ...businessUsagesOf(headers)].map(percentOf)
  return Math.max(...percents) >= SLOW_FROM_PERCENT
}

/** Pauses predicted from usage headers: at 95 percent of a limit, or if a time to regain access is given. */
export function predictedPauses(headers: Headers): Pauses {
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

/**
 * Seconds (1 to 86,400) until access is regained, of one product or the longest of all. The header is in
 * minutes.
 */
export function regainSecondsOf(headers: Headers, product?: MetaProduct): number {
  const minutes = businessUsagesOf(headers)
    .filter(({ type }) => product === undefined || productOfType[toText(type) ?? ''] === product)
    .map(minutesOf)
  return toWaitSeconds(Math.max(0, ...minutes) * 60 || DEFAULT_PAUSE_SECONDS)
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

/** The JSON in a header; an invalid one counts as empty. */
function parseHeader(headers: Headers, name: string): unknown {
  try {
    return JSON.parse(headers.get(name) ?? '{}')
  } catch {
    return {}
  }
}
