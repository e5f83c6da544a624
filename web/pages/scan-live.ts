import type { ScanState } from '../../src/model/index.ts'
import type { NamedBudgets } from '../../src/scan/read-budgets.ts'
import type { CollectorLine } from '../view/collector-lines.tsx'
import type { ScanLive } from '../view/scan-live.ts'
import { counted, momentOf } from '../view/words.ts'
import { collectorLines } from './collector-lines.ts'

const headlines = {
  running: () => 'A scan is running.',
  abandoned: () =>
    'A scan was interrupted. It is taken up again by itself within a minute, or ends as failed.',
  completed: ({ completedAt }, gaps) =>
    `${gaps.length === 0 ? 'Finished' : `Finished with gaps (${gaps.join(', ')})`}${ended(completedAt)}.`,
  failed: ({ completedAt }) => `Failed${ended(completedAt)}: no platform delivered anything.`,
} as const satisfies Record<ScanState['state'], (scan: ScanState, gaps: readonly string[]) => string>

/** A scan as the page shows it and as its events tell it. */
export function scanLive(
  scan: ScanState,
  budgets: readonly NamedBudgets[],
): ScanLive & { readonly lines: CollectorLine[]; readonly hasGaps: boolean } {
  const lines = collectorLines(scan, budgets)
  const gaps = lines.filter(({ tone }) => tone === 'gap').map(({ label }) => label)
  return {
    isEnded: scan.state === 'completed' || scan.state === 'failed',
    headline: headlines[scan.state](scan, gaps),
    posts: `${counted(scan.postsTotal, 'post')} so far, ${scan.postsNew.toLocaleString('en')} of them new`,
    lines,
    hasGaps: gaps.length > 0,
  }
}

function ended(at: string | null): string {
  return at === null ? '' : ` on ${momentOf(at)}`
}
