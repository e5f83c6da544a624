import { randomUUID } from 'node:crypto'
import type { Command } from 'commander'
import { planScan } from '../../../actions/plan-scan.ts'
import { startScan } from '../../../actions/start-scan.ts'
import {
  type CollectorRecord,
  type CommentRecord,
  type NamedPlan,
  oneOfUnit,
  type PlannedCost,
} from '../../model/index.ts'
import { plannedCalls } from '../../scan/plan-scan.ts'
import type { ReportProgress } from '../../scan/progress-board.ts'
import { perform, WORKSPACES } from './perform.ts'
import { type PrintOptions, print } from './print.ts'
import { progressLine } from './progress-line.ts'
import { withEngine } from './with-engine.ts'

interface ScanOptions extends PrintOptions {
  readonly workspace: string
}

export function addScanCommands(scan: Command): void {
  scan
    .command('plan')
    .description('What a scan would ask now, what it would cost and what it would not see; calls nothing')
    .requiredOption('--workspace <id>')
    .option('--json', 'one JSON line')
    .action(async (options: ScanOptions) => {
      const { plans } = await withEngine(({ registry }, db) =>
        perform(planScan, { workspaceId: options.workspace }, { db, registry }, WORKSPACES),
      )
      await print(options, { plans }, plans.flatMap(describePlan))
    })

  scan
    .command('run')
    .description('Run a live scan, under the same limits as over the API')
    .requiredOption('--workspace <id>')
    .option('--idempotency-key <key>', 'makes a retry of this command safe', `admin-${randomUUID()}`)
    .option('--json', 'one JSON line with the whole scan')
    .action(async (options: ScanOptions & { idempotencyKey: string }) => {
      const line = progressLine()
      const report: ReportProgress = ({ done, total, message }) =>
        line.show(`${done} of ${total} calls: ${message}`)
      const { run } = await withEngine(({ scanner }, db) => {
        const { workspace: workspaceId, idempotencyKey } = options
        return perform(startScan, { workspaceId, idempotencyKey }, { db, scanner, report }, WORKSPACES)
      }).finally(() => line.end())
      await print(options, { run }, [
        ...run.collectors.map(describeRecord),
        `${run.posts.length} posts shown, ${run.trends.length} trends. The strongest: ${strongest(run.trends)}.`,
      ])
    })
}

function describePlan(plan: NamedPlan): string[] {
  if (!plan.configured) {
    return [`${plan.collector}: not configured (set ${plan.settings.join(' and ')})`]
  }
  const counted = plannedCalls(plan)
  const calls = plan.costs.some(({ unit }) => unit === 'calls')
    ? []
    : [`${counted} ${counted === 1 ? 'call' : 'calls'}`]
  return [
    `${plan.collector}: at most ${[...calls, ...plan.costs.map(describeCost)].join(', ')}`,
    ...plan.steps.map(({ calls, platform, label, expects }) =>
      [`  ${String(calls).padStart(3)}  ${platform}: ${label}`, expects ?? []].flat().join('; '),
    ),
    ...plan.notCovered.map(({ platform, what, why }) => `    -  ${platform}: ${what}. ${why}`),
  ]
}

function describeCost({ unit, amount, left, usd }: PlannedCost): string {
  const ofWhat = left === null ? '' : ` (of ${left} left)`
  const money = usd === null ? '' : ` for $${usd.toFixed(2)}`
  return `${amount} ${amount === 1 ? oneOfUnit[unit] : unit}${ofWhat}${money}`
}

function describeRecord(record: CollectorRecord): string {
  const { collector, status, requests, stored, updated, comments, error } = record
  const said = comments ? `; ${describeComments(comments)}` : ''
  const counts = `${requests} calls, ${stored} new posts, ${updated} seen again${said}`
  return `${collector.padEnd(8)} ${status.padEnd(14)} ${counts}${error === null ? '' : `. ${error.message}`}`
}

function describeComments({ asked, received, matched }: CommentRecord): string {
  return `comments: ${asked} threads and lists asked, ${received ?? 'unknown'} received, ${matched ?? 'unknown'} with a word`
}

function strongest(trends: readonly { readonly topic: string }[]): string {
  const names = trends.slice(0, 3).map(({ topic }) => topic)
  return names.length === 0 ? 'none' : names.join(', ')
}
