import { type JsonRecord, toNumber, toRecord, toRecords } from '../json.ts'

/** Where no figure is given: Meta counts in a sliding hour, so part of it is enough to try again. */
const PAUSE_WITHOUT_HINT_SECONDS = 600
const SLOW_FROM_PERCENT = 80
const STOP_FROM_PERCENT = 95

/** How the usage headers want us to go on, with percentages that can pass 100. */
export interface Pace {
  /** From 80 percent of any limit. */
  readonly slow: boolean
  /** From 95 percent of the app's limit. */
  readonly stop: boolean
  /** The products whose own limit is at 95 percent. */
  readonly closed: readonly MetaProduct[]
}

export type MetaProduct = 'facebook' | 'instagram'

export function paceOf(headers: Headers): Pace {
  const app = percentOf(toRecord(parseHeader(headers, 'x-app-usage')))
  const business = businessUsagesOf(headers)
  const closed = business.filter((usage) => percentOf(usage) >= STOP_FROM_PERCENT)
  return {
    slow: Math.max(app, ...business.map(percentOf)) >= SLOW_FROM_PERCENT,
    stop: app >= STOP_FROM_PERCENT,
    closed: closed.flatMap(({ type }) =>
      type === 'pages' ? 'facebook' : type === 'instagram' ? 'instagram' : [],
    ),
  }
}

/** Seconds until calls are served again; the header counts in minutes. */
export function regainSecondsOf(headers: Headers): number {
  const minutes = businessUsagesOf(headers).map(
    (usage) => toNumber(usage['estimated_time_to_regain_access']) ?? 0,
  )
  return Math.max(0, ...minutes) * 60 || PAUSE_WITHOUT_HINT_SECONDS
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
