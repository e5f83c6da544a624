import type { Found, LaneLimits } from '../lib/fair-lanes.ts'

/**
 * What calls cost. Dear ones read, search or write many posts: what is long on the event loop or in the database. Those of
 * analysis are work for the ranking thread, which may take seconds, behind which nobody else should wait in line.
 */
export const costs = ['cheap', 'dear', 'analysis'] as const
export type Cost = (typeof costs)[number]

/** As many things as an agent asks for at once. */
const BURST_CALLS = 20
/** A lane that has had a backlog for longer has no burst that will end, but more than it can do. */
const BURST_MS = 1000
/** How long a key has to be content with its places before it has another burst. */
export const CALM_MS = 5000
/** Agents' clients abort a call after a minute. */
const PATIENCE_MS = 30_000
/** Fewer calls that wait in all are served before their callers give up, whoever they are. */
export const CROWD_CALLS = 50
/** In a crowd, a line that is longer than a burst, or stands, is kept this short, so that what is served is served soon. */
const SHORT_PATIENCE_MS = 300

/**
 * In a crowd, a line that grew longer than a burst was none: also who came first is kept in it no longer. With the way to
 * the line and the work after it, what is served is served within a second.
 */
const CROWDED_PATIENCE_MS = 500

/** How long a call is kept waiting that finds this, where `waiting` calls wait in all, whatever they cost. */
export function patienceMs({ ahead, backlogMs }: Found, waiting: number): number {
  const isBurst = ahead < BURST_CALLS && backlogMs <= BURST_MS
  return isBurst || waiting < CROWD_CALLS ? PATIENCE_MS : SHORT_PATIENCE_MS
}

/** How long all calls of a line are kept waiting from one on that finds this in it. The line alone is no crowd. */
export function patienceOfLineMs({ ahead }: Found, waiting: number): number {
  return ahead >= BURST_CALLS && waiting - ahead >= CROWD_CALLS ? CROWDED_PATIENCE_MS : PATIENCE_MS
}

/**
 * Places by cost. An answer takes some turns of the event loop, each as long as what all others do in it: the places of
 * one key bound what a neighbour waits. An agent that asks for twenty things at once waits in line and is not refused.
 * While only one key asks for what is dear it has two places, so that Node works while PostgreSQL does: pages of 500 posts
 * come at twice the rate, and neighbours wait no longer. With two places a key, always, a crowd of 500 waited 1.3 s for 1.1.
 */
export const LANE_LIMITS = {
  cheap: { places: 24, placesOfGroup: 8, placesOfLane: 6, waiting: 500, waitingOfLane: 100 },
  dear: {
    places: 4,
    placesOfGroup: 2,
    placesOfLane: 1,
    placesOfOnlyLane: 2,
    waiting: 200,
    waitingOfLane: 24,
  },
  analysis: {
    places: 20,
    placesOfGroup: 2,
    placesOfLane: 1,
    waiting: 200,
    waitingOfLane: 24,
  },
} as const satisfies Record<Cost, LaneLimits>

/** How late the event loop may be, on average over a second, before calls are refused: the dearer first. */
export const LOOP_DELAY_LIMITS_MS = { dear: 200, analysis: 200, cheap: 1000 } as const satisfies Record<
  Cost,
  number
>

/** The least that refused callers are told; `Refusals` spreads it. */
export const RETRY_AFTER_SECONDS = { cheap: 1, dear: 2, analysis: 5 } as const satisfies Record<Cost, number>

/**
 * How long a refusal is kept back at least; `Refusals` spreads it. A client that comes again at once whatever it is told would otherwise be refused
 * thousands of times a second, which costs others more than serving it.
 */
export const REFUSAL_DELAY_MS = 1000
