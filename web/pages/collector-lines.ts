import {
  CollectorName,
  CollectorRecord,
  CollectorStatus,
  type CommentRecord,
  collectorNames,
  type ScanCollector,
  type ScanState,
} from '../../src/model/index.ts'
import type { NamedBudgets } from '../../src/scan/read-budgets.ts'
import type { CollectorLine } from '../view/collector-lines.tsx'
import { collectorLabels, counted, outcomeWords } from '../view/words.ts'

/** What a scan's state says of a collector beside what is always there. */
const Details = CollectorRecord.pick({ stored: true, updated: true, comments: true, error: true }).partial()

const tones = {
  ok: 'good',
  empty: 'good',
  partial: 'gap',
  rate_limited: 'gap',
  auth_required: 'gap',
  blocked: 'gap',
  timeout: 'gap',
  failed: 'gap',
  not_configured: 'quiet',
} as const satisfies Record<CollectorStatus, CollectorLine['tone']>

/** A line for each collector of a scan, in the contract's order; without a scan for those that are not configured. */
export function collectorLines(
  scan: ScanState | undefined,
  budgets: readonly NamedBudgets[],
): CollectorLine[] {
  return collectorNames.flatMap((collector) => {
    const named = { collector, label: collectorLabels[collector] }
    const ended = scan?.collectors.find((each) => each.collector === collector)
    if (ended !== undefined) return [{ ...named, ...endedLine(ended) }]
    if (scan?.pending.includes(collector))
      return [{ ...named, tone: 'busy' as const, outcome: 'At work', sentence: '' }]
    const entry = budgets.find((each) => each.collector === collector)
    return entry?.configured === false ? [{ ...named, ...unconfiguredLine(entry.settings) }] : []
  })
}

function endedLine(ended: ScanCollector): Omit<CollectorLine, 'collector' | 'label'> {
  const { stored = 0, updated = 0, comments, error } = Details.catch({}).parse(ended)
  const { queries, queriesComplete } = ended
  const status = CollectorStatus.catch('failed').parse(ended.status)
  return {
    tone: tones[status],
    outcome: outcomeWords[status],
    sentence: [
      `${counted(stored, 'new post')}, ${updated.toLocaleString('en')} seen again.`,
      queries === 0
        ? ''
        : ` ${queriesComplete} of ${counted(queries, 'query', 'queries')} covered all the days asked for.`,
      comments ? ` ${commentsSentence(comments)}` : '',
      error ? ` ${error.message}` : '',
    ].join(''),
  }
}

/** What is unknown is said to be, and never counted as none. */
function commentsSentence({ asked, received, matched }: CommentRecord): string {
  const places = `${counted(asked, 'thread or list', 'threads and lists')} asked for comments`
  if (received === null) return `${places}; how many there are is unknown.`
  const ofWord = matched === null ? '' : `, ${matched.toLocaleString('en')} with a word of the list`
  return `${places}: ${received.toLocaleString('en')} received${ofWord}.`
}

function unconfiguredLine(settings: readonly string[]): Omit<CollectorLine, 'collector' | 'label'> {
  return {
    tone: 'quiet',
    outcome: outcomeWords.not_configured,
    sentence: `To collect here, set ${settings.join(' and ')}.`,
  }
}

/** How a collector is called on pages, where its name came as text. */
export function collectorLabel(name: string): string {
  const known = CollectorName.safeParse(name)
  return known.success ? collectorLabels[known.data] : name
}
