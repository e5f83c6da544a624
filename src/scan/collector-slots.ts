import type { Collector } from '../collectors/collector.ts'
import {
  type CollectorName,
  type CollectorRecord,
  collectorNames,
  type Platform,
  type ScanState,
} from '../model/index.ts'

/** A collector whose settings were not given. It takes part in every scan by saying so. */
export interface MissingCollector {
  readonly name: CollectorName
  readonly platforms: readonly Platform[]
  /** The settings that would configure it. */
  readonly settings: readonly string[]
}

export type CollectorSlots = Readonly<Record<CollectorName, Collector | MissingCollector>>

export function configuredCollectors(slots: CollectorSlots): Collector[] {
  return collectorNames.map((name) => slots[name]).filter((slot) => 'collect' in slot)
}

function missingCollectors(slots: CollectorSlots): MissingCollector[] {
  return collectorNames.map((name) => slots[name]).filter((slot) => 'settings' in slot)
}

/** Of the collectors that have no record in a scan: those it still waits for, and those that are not configured. */
export function withoutRecord(
  slots: CollectorSlots,
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
    pending: isOpen ? namesOf(configuredCollectors(slots)) : [],
    notConfigured: namesOf(missingCollectors(slots)),
  }
}

/** What an operator has to set before anything can be collected. */
export function notConfiguredSentence(slots: CollectorSlots): string {
  const choices = missingCollectors(slots).map(
    ({ name, settings }) => `${settings.join(' and ')} for ${name}`,
  )
  return `No collector is configured, so nothing can be collected. Set ${choices.join('; or ')}.`
}

/** Records in the contract's order of collectors, with one for each that is not configured. */
export function withMissing(
  slots: CollectorSlots,
  records: readonly CollectorRecord[],
  at: Date,
): CollectorRecord[] {
  const missing = missingCollectors(slots).map((slot) => notConfiguredRecord(slot, at))
  const all = [
    ...records,
    ...missing.filter(({ collector }) => !records.some((r) => r.collector === collector)),
  ]
  return all.sort((a, b) => collectorNames.indexOf(a.collector) - collectorNames.indexOf(b.collector))
}

function notConfiguredRecord(slot: MissingCollector, at: Date): CollectorRecord {
  return {
    collector: slot.name,
    platforms: [...slot.platforms],
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
    coverage: [],
    retryAfterSeconds: null,
    error: { code: 'not_configured', message: `To collect here, set ${slot.settings.join(' and ')}.` },
  }
}
