import { DAY_MS } from '../../../lib/days.ts'
import type { CollectorPlan, PlannedStep } from '../../../model/index.ts'
import { type ChannelRef, channelKey, describeChannel, handleOf } from '../../../workspace/handles/youtube.ts'
import { CollectorError, type PlanRequest } from '../../collector.ts'
import { runCommentQueries } from '../../comment-phase.ts'
import { countingComments } from '../../count-comments.ts'
import type { CollectorDeps, CollectWork } from '../../http.ts'
import type { Query } from '../../query-run.ts'
import { describeWaiting } from '../../threads.ts'
import type { YouTubeCalls } from '../client.ts'
import type { YouTubePlan } from '../plan.ts'
import type { Scan } from '../queries.ts'
import { YOUTUBE_RETENTION_DAYS } from '../settings.ts'
import { PAGES_PER_CHANNEL, readChannel } from './read-channel.ts'
import { MOST_LIKED_DAYS, MOST_LIKED_MIN_COMMENTS, MOST_LIKED_VIDEOS } from './read-most-liked.ts'
import { CLOSED_DAYS, CLOSED_WHY, type KnownVideos, readVideoThreads } from './read-threads.ts'
import { type CommentReader, createCommentReader, MAX_REPLY_CALLS } from './reader.ts'
import { createUnits } from './units.ts'
import type { Walker } from './walk.ts'

/** In one scan: those that wait are noted, so that they come first. */
const MAX_DUE = 40

interface CommentQuery extends Query {
  readonly platform: 'youtube'
  /** Absent: the threads beneath known videos. */
  readonly channel?: ChannelRef
}

const threadsQuery: CommentQuery = {
  platform: 'youtube',
  label: 'comments of known threads',
  kinds: ['threads'],
  words: [],
}

export interface CommentScan {
  readonly scan: Scan
  /** Calls with the deadline of comments. */
  readonly callsOf: (work: CollectWork) => YouTubeCalls
  readonly plan: YouTubePlan
  readonly units: number
  readonly deps: Pick<CollectorDeps, 'threads' | 'lookups' | 'clock'>
}

/**
 * Reads comments after videos, in at most so many units: the newest threads of the company's own and the competitors'
 * channels, then those beneath videos that hold a word. Resolves to what left gaps.
 */
export async function collectComments(
  work: CollectWork,
  { scan, callsOf, plan, units: most, deps }: CommentScan,
): Promise<readonly CollectorError[]> {
  if (most === 0) return []
  // Threads beneath videos of this scan are due as well.
  await work.sink.flushed?.()
  const { request } = work
  const channels = await channelsOf(request, plan, deps)
  const videos = await knownVideos(request, deps)
  const queries = queriesOf(request, channels)
  work.sink.expectCalls(channels.length + videos.due.length + videos.largest.length)
  const units = createUnits(most)
  let reader: CommentReader | undefined
  return await runCommentQueries(
    queries,
    work,
    deps.clock,
    async (query, progress, comments, throwIfEnded) => {
      const calls = callsOf(comments)
      // One for all queries: replies that channels lack are asked for with those of known threads.
      const gate = countingComments(scan.gate, work.sink)
      reader ??= createCommentReader({ ...scan, gate }, calls, units)
      const shared = reader
      const walkerOf = (rule: { readonly needsWord: boolean }): Walker => ({
        calls,
        units,
        clock: deps.clock,
        signal: comments.request.signal,
        throwIfEnded,
        admit: (threads) => shared.admit(threads, rule),
        onAsked: () => work.sink.countComments({ asked: 1 }),
      })
      if (query.channel === undefined) {
        await readVideoThreads(videos, progress, {
          reader: shared,
          walker: walkerOf({ needsWord: true }),
          deps,
          work: comments,
        })
      } else {
        // Many busy channels must not keep known threads waiting for ever.
        const reserve = videos.due.length === 0 ? 0 : Math.floor(most / 2)
        const walker = walkerOf({ needsWord: false })
        await readChannel(query.channel, progress, { scan, deps, reserve, walker }).catch(
          (error: unknown) => {
            if (!(error instanceof CollectorError) || !switchedOff.has(error.code)) throw error
            progress.complete = true
            progress.note = 'The comments of this channel are switched off or not for everybody.'
          },
        )
      }
      return undefined
    },
  )
}

/** A fact of a channel, as it is of a video, and no failure. */
const switchedOff: ReadonlySet<string> = new Set(['comments_disabled', 'comments_forbidden'])

/** What `collectComments` would ask at most, and what it may bring as far as the stored posts tell. */
export async function planComments(
  request: PlanRequest,
  plan: YouTubePlan,
  units: number,
  deps: Pick<CollectorDeps, 'threads'>,
): Promise<CommentPlan> {
  if (units === 0) return { steps: [], units, notCovered: [] }
  const [channels, videos] = await Promise.all([channelsOf(request, plan, deps), knownVideos(request, deps)])
  const { largest, closed } = videos
  const queries = queriesOf(request, channels)
  const ofChannels = Math.min(units, channels.length * PAGES_PER_CHANNEL)
  const ofLargest = Math.max(0, Math.min(MOST_LIKED_VIDEOS, units - ofChannels - MAX_REPLY_CALLS))
  const ofThreads = units - ofChannels - ofLargest
  const mostAsked = Math.min(videos.due.length, Math.max(0, ofThreads - MAX_REPLY_CALLS))
  const platform = 'youtube'
  const steps = queries.flatMap(({ label, channel }): PlannedStep[] => {
    if (channel !== undefined) {
      const expects = '20 to 100 threads a call, the newest of all videos'
      return [{ platform, label, calls: PAGES_PER_CHANNEL, expects }]
    }
    const waiting = `${describeWaiting(videos, mostAsked)}; videos that the scan finds add theirs; a unit brings the texts of 50`
    const weekly = `once in ${MOST_LIKED_DAYS} days a page of each of the ${MOST_LIKED_VIDEOS} largest; ${largest.length} of those known are due`
    return [
      { platform, label, calls: ofThreads, expects: waiting },
      ...(ofLargest === 0
        ? []
        : [
            {
              platform,
              label: 'most liked comments of known threads',
              calls: ofLargest,
              expects: weekly,
            } as const,
          ]),
    ]
  })
  const what = `comments on ${closed} of the known videos`
  return {
    steps,
    units: queries.length === 0 ? 0 : units,
    notCovered: closed === 0 ? [] : [{ platform, what, why: CLOSED_WHY }],
  }
}

/** What is planned of comments: its steps, the units that they may take, and what is known to be out of reach. */
export interface CommentPlan extends Pick<CollectorPlan, 'steps' | 'notCovered'> {
  readonly units: number
}

function queriesOf({ words }: PlanRequest, channels: readonly ChannelRef[]): readonly CommentQuery[] {
  return [
    ...channels.map((channel): CommentQuery => {
      const label = `comments on ${describeChannel(channel)}`
      return { platform: 'youtube', label, kinds: ['comments'], words: [], channel }
    }),
    // Without words no video is known by one, and there is nothing to be silent about.
    ...(words.length === 0 ? [] : [threadsQuery]),
  ]
}

/** The company's own channels, which an administrator has listed, and the competitors'. */
async function channelsOf(
  { workspaceId }: PlanRequest,
  { queries }: YouTubePlan,
  { threads }: Pick<CollectorDeps, 'threads'>,
): Promise<readonly ChannelRef[]> {
  const own = (await threads.companyAccounts(workspaceId, 'youtube')).map(
    (account): ChannelRef =>
      /^UC[\w-]{10,30}$/.test(account)
        ? { by: 'id', value: account }
        : { by: 'handle', value: handleOf(account) },
  )
  const rivals = queries.flatMap((query) => (query.kind === 'channel' ? [query.channel] : []))
  return [...new Map([...own, ...rivals].map((channel) => [channelKey(channel), channel])).values()]
}

async function knownVideos(
  { workspaceId, until }: PlanRequest,
  { threads }: Pick<CollectorDeps, 'threads'>,
): Promise<KnownVideos> {
  const daysBefore = (days: number) => new Date(until.getTime() - days * DAY_MS)
  const filter = { since: daysBefore(YOUTUBE_RETENTION_DAYS), closedAfter: daysBefore(CLOSED_DAYS) }
  const ofLargest = { minComments: MOST_LIKED_MIN_COMMENTS, topReadAfter: daysBefore(MOST_LIKED_DAYS) }
  const [known, largest, closed] = await Promise.all([
    threads.due(workspaceId, 'youtube', { ...filter, minComments: 1 }, MAX_DUE),
    threads.largest(workspaceId, 'youtube', { ...filter, ...ofLargest }, MOST_LIKED_VIDEOS),
    threads.countClosed(workspaceId, 'youtube', filter),
  ])
  return { ...known, largest, closed }
}
