import type { CollectorName, NamedPlan, Workspace } from '../model/index.ts'
import { truncate } from '../text/truncate.ts'
import { plannedCalls } from './plan-scan.ts'

const displayNames = {
  reddit: 'Reddit',
  x: 'X',
  youtube: 'YouTube',
  meta: 'Facebook and Instagram',
} as const satisfies Record<CollectorName, string>

/**
 * What a user is asked before a scan: which platforms it calls, how often and at what cost at most, and when
 * the next scan may start. The only text that is not ours is the workspace's name, cleaned and shortened.
 */
export function describeQuestion(
  { name }: Pick<Workspace, 'name'>,
  plans: readonly NamedPlan[],
  intervalSeconds: number,
): string {
  return [
    `Run a live scan of the workspace ${cleanName(name)} now?`,
    `It ${describeCost(plans)}, and stores the public posts it finds.`,
    `The next scan may start ${plural(Math.ceil(intervalSeconds / 60), 'minute')} later.`,
  ].join(' ')
}

/**
 * What a scan does at most, as "calls at most Reddit (3 calls), for $0.10 at most"; empty where no collector is
 * configured.
 */
export function describeCost(plans: readonly NamedPlan[]): string {
  const configured = plans.filter((plan) => plan.configured)
  if (configured.length === 0) return ''
  const calls = configured.map(
    (plan) => `${displayNames[plan.collector]} (${plural(plannedCalls(plan), 'call')})`,
  )
  const usd = configured.flatMap(({ costs }) => costs.map((cost) => cost.usd)).filter((usd) => usd !== null)
  const money =
    usd.length === 0 ? '' : `, for $${usd.reduce((sum, part) => sum + part, 0).toFixed(2)} at most`
  return `calls at most ${calls.join(', ')}${money}`
}

/** On one line, without invisible characters and quotation marks. */
function cleanName(name: string): string {
  const onOneLine = name.replaceAll(/[\s"]+/g, ' ')
  const printable = onOneLine.replaceAll(/\p{C}/gu, '').replaceAll(/ +/g, ' ').trim()
  return `"${truncate(printable)}"`
}

function plural(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`
}
