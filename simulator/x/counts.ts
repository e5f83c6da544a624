import { type ApiReply, type ApiRequest, type Caller, json } from '../exchange.ts'
import { timestampOf } from '../parameters.ts'
import { checkParameters } from './parameters.ts'
import { invalid } from './replies.ts'
import { findPosts, searchParameters } from './search.ts'

const RULE = { queryLength: 512, days: 7 }
const HOUR_MS = 3_600_000
const lengths = { minute: 60_000, hour: HOUR_MS, day: 24 * HOUR_MS }

/** `GET /2/tweets/counts/recent`: how many posts a search would find, in buckets, oldest first. */
export function answerCounts(request: ApiRequest, caller: Caller): ApiReply {
  const { query } = request
  checkParameters(query, [...searchParameters, 'granularity'])
  const granularity = query.get('granularity') ?? 'hour'
  const known = Object.entries(lengths).find(([name]) => name === granularity)
  if (known === undefined) {
    throw invalid('granularity', granularity, `[${granularity}] is not one of [minute,hour,day]`)
  }
  const [, length] = known
  const found = findPosts(query, caller, RULE)
  const nowMs = caller.now.getTime()
  const first = timestampOf(query.get('start_time') ?? '')?.getTime() ?? nowMs - RULE.days * 24 * HOUR_MS
  const last = timestampOf(query.get('end_time') ?? '')?.getTime() ?? nowMs - 30_000
  const data: object[] = []
  // The first and the last bucket are cut where the window begins and ends.
  for (let start = first; start < last; start = (Math.floor(start / length) + 1) * length) {
    const end = Math.min(last, (Math.floor(start / length) + 1) * length)
    const within = found.filter(({ publishedAt }) => +publishedAt >= start && +publishedAt < end)
    data.push({
      start: new Date(start).toISOString(),
      end: new Date(end).toISOString(),
      tweet_count: within.length,
    })
  }
  return json(200, { data, meta: { total_tweet_count: found.length } })
}
