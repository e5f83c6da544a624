import type { Collector } from '../collectors/collector.ts'
import {
  type CollectorName,
  type CollectorRecord,
  collectorNames,
  type Platform,
  type ScanState,
} from '../model/index.ts'

/** A collector whose settings are missing. Every scan has a record of it that says so. */
export interface UnconfiguredCollector {
  readonly name: CollectorName
  readonly platforms: readonly Platform[]
  /** The settings that would configure it. */
  readonly settings: readonly string[]
  /** Another way, with less to give. */
  readonly or?: { readonly settings: readonly string[]; readonly what: string }
}

/** Each collector by its name, configured or not. */
export type CollectorRegistry = Readonly<Record<CollectorName, Collector | UnconfiguredCollector>>

export function configuredCollectors(registry: CollectorRegistry): Collector[] {
  return collectorNames.map((name) => registry[name]).filter((entry) => 'collect' in entry)
}

function unconfiguredCollectors(registry: CollectorRegistry): UnconfiguredCollector[] {
  return collectorNames.map((name) => registry[name]).filter((entry) => 'settings' in entry)
}

/**
 * The collectors that have no record in a scan: those it still waits for, and those that are not configured.
 */
export function unrecordedCollectors(
  registry: CollectorRegistry,
  scan: {
    readonly state: ScanState['state']
    readonly collectors: readonly { readonly collector: string }[]
  },
): Pick<ScanState, 'pending' | 'notConfigured'> {
  const ended = new Set(scan.collectors.map(({ collector }) => collector))
  const isOpen = scan.state === 'running' || scan.state === 'abandoned'
  const namesOf = (of: readonly { readonly name: CollectorName }[]) =>
    of.map(({ name }) => name).filter((name) => !ended.has(name))
  return {
    pending: isOpen ? namesOf(configuredCollectors(registry)) : [],
    notConfigured: namesOf(unconfiguredCollectors(registry)),
  }
}

/** What an operator has to set before anything can be collected. */
export function notConfiguredSentence(registry: CollectorRegistry): string {
  const choices = unconfiguredCollectors(registry).map((entry) => `${waysOf(entry)} for ${entry.name}`)
  return `No collector is configured, so nothing can be collected. Set ${choices.join('; or ')}. Posts of a file can be imported without any.`
}

/** `A and B`, or `A and B, or C and D (what that way lacks)`. */
function waysOf({ settings, or }: UnconfiguredCollector): string {
  const first = settings.join(' and ')
  return or === undefined ? first : `${first}, or ${or.settings.join(' and ')} (${or.what})`
}

/** Records in the contract's order of collectors, with one for each that is not configured. */
export function withUnconfigured(
  registry: CollectorRegistry,
  records: readonly CollectorRecord[],
  at: Date,
): CollectorRecord[] {
  const missing = unconfiguredCollectors(registry).map((entry) => notConfiguredRecord(entry, at))
  const all = [
    ...records,
    ...missing.filter(({ collector }) => !records.some((r) => r.collector === collector)),
  ]
  return all.sort((a, b) => collectorNames.indexOf(a.collector) - collectorNames.indexOf(b.collector))
}

function notConfiguredRecord(entry: UnconfiguredCollector, at: Date): CollectorRecord {
  return {
    collector: entry.name,
    platforms: [...entry.platforms],
    status: 'not_configured',
    startedAt: at.toISOString(),
    completedAt: at.toISOString(),
    durationMs: 0,
    requests: 0,
    attempts: 0,
    fetched: 0,
    stored: 0,
    updated: 0,
    rejected: {},
    comments: null,
    coverage: [],
    retryAfterSeconds: null,
    error: { code: 'not_configured', message: `To collect here, set ${waysOf(entry)}.` },
  }
}
