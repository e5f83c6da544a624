import { keyText } from '../db/post-key.ts'
import type { WindowChanges } from '../src/analysis/changes.ts'
import { type ChangesResponse, changeKinds, type PostLink, type TrendStatus } from '../src/model/index.ts'
import { changesHistoryDays, MIN_POSTS } from '../src/trends/facts.ts'
import type { ChangeKind, TopicChange } from '../src/trends/index.ts'

/** The most gaps in the collection that are listed; a note says how many are left out. */
const MAX_GAPS = 30

const PUBLICATION_TIME_NOTE =
  'Posts count by when they were published, those found after since too: a change is one of what people wrote, not of what was collected.'

const REGROUPED_COUNTS_NOTE =
  'A topic rose or fell by interval, the posts that entered and left and hold it clearly; its mentions before and now are those of two rankings, grouped anew, and need not go the same way.'

const CHANGE_VERSUS_STATUS_NOTE =
  'change asks what came since, against what left; status, as in get_trends, compares the whole window with the time before it. So a topic that is new to the window may have risen since, or have too few posts since to tell (insufficient_data).'

/** The status that agrees with a change. */
const matchingStatus = {
  new: 'new',
  risen: 'rising',
  fallen: 'fading',
  gone: 'fading',
  insufficient_data: 'insufficient_data',
  unchanged: 'steady',
} as const satisfies Record<ChangeKind, TrendStatus>

/** The first `limit` topics of each kind, in the order of the kinds. */
export function listedChanges(topics: readonly TopicChange[], limit: number): TopicChange[] {
  return changeKinds.flatMap((kind) => topics.filter(({ change }) => change === kind).slice(0, limit))
}

export function citedPosts(topics: readonly TopicChange[]): TopicChange['cited'] {
  return topics.flatMap(({ cited }) => cited)
}

/**
 * The changes in the form of the contract. `links` has the cited posts that are still stored, by `keyText`.
 */
export function changesOutput(
  windowDays: number,
  changes: WindowChanges,
  listed: readonly TopicChange[],
  links: ReadonlyMap<string, PostLink>,
): ChangesResponse {
  const { start, periods, uncollected } = changes
  return {
    windowDays,
    period: {
      since: start.since.toISOString(),
      now: changes.now.toISOString(),
      basis: start.basis,
      previousRankedAt: start.rankedAt?.toISOString() ?? null,
      comparison: changes.comparison,
      entered: periods && toRange(periods.recentFromMs, periods.toMs),
      left:
        periods && changes.comparison !== 'nothing_before'
          ? toRange(periods.baselineFromMs, periods.baselineToMs)
          : null,
    },
    totals: changes.comparison === 'none' ? null : totalsOf(changes),
    changes: listed.flatMap(({ change, cited, previousIds, ...topic }) =>
      change === 'unchanged'
        ? []
        : [
            {
              ...topic,
              change,
              previousIds: [...previousIds],
              posts: cited.flatMap((key) => links.get(keyText(key)) ?? []),
            },
          ],
    ),
    uncollected: uncollected.slice(0, MAX_GAPS),
    notes: notesOf(windowDays, changes, listed),
  }
}

/** The output if there is no earlier ranking and no date was given. */
export function noChanges(windowDays: number, now: Date): ChangesResponse {
  return {
    windowDays,
    period: {
      since: null,
      now: now.toISOString(),
      basis: 'none',
      previousRankedAt: null,
      comparison: 'none',
      entered: null,
      left: null,
    },
    totals: null,
    changes: [],
    uncollected: [],
    notes: [
      'No earlier ranking of this window with older evidence is remembered, so nothing was compared. Give since to compare with a date.',
    ],
  }
}

function toRange(fromMs: number, toMs: number): { from: string; to: string } {
  return { from: new Date(fromMs).toISOString(), to: new Date(toMs).toISOString() }
}

function totalsOf({
  topics,
  regrouped,
}: Pick<WindowChanges, 'topics' | 'regrouped'>): NonNullable<ChangesResponse['totals']> {
  const totals: Record<ChangeKind, number> = {
    new: 0,
    risen: 0,
    fallen: 0,
    gone: 0,
    insufficient_data: 0,
    unchanged: 0,
  }
  for (const { change } of topics) totals[change] += 1
  return { ...totals, regrouped }
}

/** Whether the mentions before and now seem to contradict the change. */
function seemsToContradict({ change, before, now }: TopicChange): boolean {
  if (before === null || now === null) return false
  const added = now.mentions - before.mentions
  return (
    (change === 'risen' && added <= 0) ||
    (change === 'fallen' && added >= 0) ||
    (change === 'insufficient_data' && Math.abs(added) >= MIN_POSTS)
  )
}

function notesOf(windowDays: number, changes: WindowChanges, listed: readonly TopicChange[]): string[] {
  const { comparison, topics, uncollected } = changes
  const notes: string[] = []
  const changed = topics.filter(({ change }) => change !== 'unchanged').length
  if (comparison === 'none') {
    notes.push('No time lies between since and the present ranking, so nothing was compared.')
  } else if (comparison === 'nothing_before') {
    notes.push(
      `No post of the ${changesHistoryDays(windowDays)} days before since is stored${changes.firstPostAt === null ? '' : `; the first one is of ${changes.firstPostAt}`}. Every topic is new to this workspace, perhaps not to the world.`,
    )
  } else {
    notes.push(PUBLICATION_TIME_NOTE)
  }
  if (comparison === 'since_with_before') {
    notes.push(
      'Most of what left the window was not collected, so what entered is compared with all that was collected before since.',
    )
  }
  if (changes.isShortened) {
    notes.push(
      'The previous ranking is older than the history of this window reaches: since is as far as it does.',
    )
  }
  if (listed.some(({ change, now }) => now !== null && now.status !== matchingStatus[change])) {
    notes.push(CHANGE_VERSUS_STATUS_NOTE)
  }
  if (listed.some(seemsToContradict)) notes.push(REGROUPED_COUNTS_NOTE)
  if (changed > listed.length) {
    notes.push(
      `Topics counted in totals and left out: ${changed - listed.length}. A larger limit lists them.`,
    )
  }
  if (uncollected.length > MAX_GAPS) {
    notes.push(`Stretches of uncollected days left out: ${uncollected.length - MAX_GAPS}.`)
  }
  return notes
}
