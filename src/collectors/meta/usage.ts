import { toNumber, toRecord, toRecords } from '../json.ts'

/** Where no figure is given: Meta counts in a sliding hour, so part of it is enough to try again. */
const PAUSE_WITHOUT_HINT_SECONDS = 600
const SLOW_FROM_PERCENT = 80
const STOP_FROM_PERCENT = 95

export type Pace = 'normal' | 'slow' | 'stop'

/** How an answer's usage headers want us to go on. They hold percentages, which can pass 100. */
export function paceOf(headers: Headers): Pace {
  const highest = Math.max(...usagesOf(headers).flatMap(percentagesOf), 0)
  if (highest >= STOP_FROM_PERCENT) return 'stop'
  return highest >= SLOW_FROM_PERCENT ? 'slow' : 'normal'
}

/** Seconds until calls are served again; the header counts in minutes. */
export function regainSecondsOf(headers: Headers): number {
  const minutes = usagesOf(headers).map((usage) => toNumber(usage['estimated_time_to_regain_access']) ?? 0)
  return Math.max(0, ...minutes) * 60 || PAUSE_WITHOUT_HINT_SECONDS
}

function usagesOf(headers: Headers) {
  const business = Object.values(toRecord(parseHeader(headers, 'x-business-use-case-usage'))).flatMap(
    toRecords,
  )
  return [toRecord(parseHeader(headers, 'x-app-usage')), ...business]
}

function percentagesOf(usage: Readonly<Record<string, unknown>>): number[] {
  return ['call_count', 'total_time', 'total_cputime'].flatMap((name) => toNumber(usage[name]) ?? [])
}

/** The headers hold JSON; a broken one says nothing. */
function parseHeader(headers: Headers, name: string): unknown {
  try {
    return JSON.parse(headers.get(name) ?? '{}')
  } catch {
    return {}
  }
}
