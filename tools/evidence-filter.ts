import { createHash } from 'node:crypto'
import { z } from 'zod'
import type { EvidenceFilter } from '../db/evidence-filter.ts'
import { DAY_MS } from '../src/lib/days.ts'
import { invalidInput } from '../src/lib/errors.ts'
import { Intent, type LookbackDays, Platform, PostKind, Voice } from '../src/model/index.ts'
import { isStorableTime, MAX_ID_LENGTH } from '../src/posts/ingest.ts'
import type { VoiceIdentity } from '../src/workspace/voice.ts'
import { requireTrend } from './find-trend.ts'
import type { AgeNotes } from './outdated.ts'
import { parseSince } from './since.ts'
import type { ToolContext } from './tool.ts'
import { EvidenceDays, windowOf } from './window.ts'

/** What selects posts, each by itself; a post is listed where all that are given fit. */
export const evidenceFilters = {
  days: EvidenceDays.describe("0: all. Default: the workspace's").optional(),
  platform: Platform.describe('Only this platform').optional(),
  q: z.string().min(1).describe('In text or matched terms').optional(),
  intent: Intent.describe('What the author wants').optional(),
  voice: Voice.describe('Who speaks').optional(),
  kind: PostKind.describe('What it is').optional(),
  thread: z.string().min(1).max(MAX_ID_LENGTH).describe('Id of its thread').optional(),
  trend: z.string().max(100).describe('Id of its trend').optional(),
  since: z.string().max(40).describe('ISO 8601: first stored later; not with days').optional(),
} as const
const Filters = z.object(evidenceFilters)
type Filters = z.output<typeof Filters>

export interface EvidenceSelection {
  /** Of the answer; 0: all that is stored. */
  readonly windowDays: number
  readonly filter: EvidenceFilter
  /** Names the selection, so that a cursor is good for it alone. */
  readonly name: string
  /** Of the ranking that has the trend. */
  readonly age: AgeNotes
}

/**
 * The posts that a call selects. With `since` the window is all that is stored; with `trend` it is the ranking's, whose
 * posts need no second bound. Before it filters by voice or intent it has these derived of all stored posts. Throws
 * `invalid_input` for `since` with `days`, `not_found` for a trend that is not ranked.
 */
export async function selectEvidence(
  input: Filters,
  identity: VoiceIdentity,
  context: ToolContext,
): Promise<EvidenceSelection> {
  const { platform, q, intent, voice, kind, thread, trend, since } = input
  if (since !== undefined && input.days !== undefined)
    throw invalidInput(
      'since and days were both sent. Send one: days is about when a post was published, since about when it was first stored.',
    )
  const storedAfter = since === undefined ? undefined : storedTime(since, context.services.clock.now())
  const windowDays = since === undefined ? windowOf(context.caller, input.days) : 0
  const ranked = trend === undefined ? undefined : await postsOf(trend, rankedWindow(input, context), context)
  return {
    windowDays,
    age: ranked?.age ?? {},
    name: nameOf({ days: windowDays, platform, q, intent, voice, kind, thread, trend, since }),
    filter: {
      workspaceId: context.caller.workspace.id,
      ...(trend === undefined ? windowBefore(context.services.clock.now(), windowDays) : {}),
      platform,
      q,
      kind,
      thread,
      storedAfter,
      among: ranked?.among,
      derived: await derivedFilter(input, identity, context),
    },
  }
}

/** The clocks of callers go ahead by so much at most; one that goes further would read silence for ever. */
const MAX_AHEAD_MS = 60_000

/** Throws `invalid_input` for a moment that is to come, and for years that no post was stored in. */
function storedTime(since: string, now: Date): Date {
  const moment = parseSince(since)
  if (isStorableTime(moment) && moment.getTime() <= now.getTime() + MAX_AHEAD_MS) return moment
  const where = moment > now ? ', which is in the future' : ''
  throw invalidInput(
    `since was ${since}${where}. It must lie between the year 1990 and ${now.toISOString()}.`,
  )
}

function windowBefore(now: Date, windowDays: number): Pick<EvidenceFilter, 'since' | 'until'> {
  return windowDays === 0 ? {} : { since: new Date(now.getTime() - windowDays * DAY_MS), until: now }
}

/** The window whose ranking has the trend: there is none of all that is stored. */
function rankedWindow({ days }: Filters, { caller }: ToolContext): LookbackDays {
  return windowOf(caller, days === 0 ? undefined : days)
}

async function postsOf(
  trendId: string,
  windowDays: LookbackDays,
  context: ToolContext,
): Promise<{ readonly among: EvidenceFilter['among']; readonly age: AgeNotes }> {
  const { trend, age } = await requireTrend(trendId, windowDays, context)
  const { postIds, platforms } = trend
  return { among: { ids: postIds, platforms }, age }
}

async function derivedFilter(
  { voice, intent }: Filters,
  identity: VoiceIdentity,
  context: ToolContext,
): Promise<EvidenceFilter['derived']> {
  if (voice === undefined && intent === undefined) return undefined
  const { services, caller } = context
  const key = await services.derivations.bringUpToDate(caller.workspace.id, identity, context)
  return { key, voice, intent }
}

/** 12 hexadecimal digits of a SHA-256 of the filters' values. */
function nameOf(filters: Required<{ [Field in keyof Filters]: unknown }>): string {
  return createHash('sha256').update(JSON.stringify(filters)).digest('hex').slice(0, 12)
}
