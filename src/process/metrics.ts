import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'

const SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10, 60]

export interface AnsweredRequest {
  readonly method: string
  /** A route template or `other`, never the caller's own path. */
  readonly route: string
  readonly status: number
  readonly durationMs: number
}

/** Numbers are counts of calls and posts. */
export interface EndedCollector {
  readonly collector: string
  readonly status: string
  readonly attempts: number
  readonly fetched: number
  readonly stored: number
  readonly updated: number
}

/** Part of a platform's budget that was reserved, or given back unspent; in posts, calls or units. */
export interface ChangedQuota {
  readonly resource: string
  readonly change: 'taken' | 'returned'
  readonly amount: number
}

export interface RankedJob {
  /** What the ranking thread was asked for. */
  readonly kind: string
  readonly waitedMs: number
  readonly ranMs: number
  readonly outcome: 'done' | 'failed' | 'abandoned'
}

export interface AdmissionDecision {
  readonly cost: string
  readonly decision: string
  readonly waitedMs: number
}

/**
 * Prometheus metrics of one process. Labels are route templates, statuses and names of this program: never a workspace,
 * never a user's text.
 */
export interface Metrics {
  readonly registry: Registry
  answered(request: AnsweredRequest): void
  /** What the scan gate said to a request for a scan. */
  gateDecided(decision: string): void
  scanEnded(outcome: 'completed' | 'failed' | 'interrupted'): void
  collectorEnded(collector: EndedCollector): void
  quotaChanged(quota: ChangedQuota): void
  jobEnded(job: RankedJob): void
  /** A connection to the database ended, or nothing came on it any more. */
  connectionLost(why: 'ended' | 'silent'): void
  /** What became of a read that the database's replica could have answered. */
  replicaAsked(outcome: string): void
  /** What became of a call that asked for a place, and how long it waited. */
  admissionDecided(call: AdmissionDecision): void
  /** A call was refused because of the address that it came from. */
  addressRefused(why: 'failed_authentication' | 'without_key'): void
  /** The refusal of a call that is wrong in itself was kept back, as too many came. */
  invalidKeptBack(): void
  connectionRefused(limit: 'of_address' | 'of_all'): void
  /** Reads a value whenever the metrics are asked for. */
  watch(name: string, help: string, read: () => number): void
  /** Reads a value for each label of this name whenever the metrics are asked for. */
  watchEach(name: string, help: string, label: string, read: () => Readonly<Record<string, number>>): void
}

export function createMetrics(): Metrics {
  const registry = new Registry()
  const registers = [registry]
  collectDefaultMetrics({ register: registry })
  const answers = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'How long answers took',
    labelNames: ['method', 'route', 'status'],
    buckets: SECONDS,
    registers,
  })
  const counter = <Label extends string>(name: string, help: string, ...labelNames: Label[]) =>
    new Counter({ name, help, labelNames, registers })
  const decisions = counter('scan_gate_decisions_total', 'What the scan gate said', 'decision')
  const scans = counter('scans_total', 'Scans that this process ended', 'outcome')
  const collectors = counter('collector_runs_total', 'Collectors that ended in scans', 'collector', 'status')
  const calls = counter('collector_calls_total', 'Calls to platforms, repeated ones included', 'collector')
  const posts = counter('collector_posts_total', 'Posts by what became of them', 'collector', 'outcome')
  const quotas = counter(
    'platform_quota_total',
    'Platforms’ budgets in posts, calls or units: taken before calls, returned where unspent; the difference is the cost',
    'resource',
    'change',
  )
  const jobs = (name: string, help: string) =>
    new Histogram({ name, help, labelNames: ['kind', 'outcome'], buckets: SECONDS, registers })
  const waits = jobs('ranking_queue_seconds', 'How long jobs waited for the ranking thread')
  const runs = jobs('ranking_seconds', 'How long jobs ran on the ranking thread')
  const lost = counter('database_connections_lost_total', 'Connections that were lost and replaced', 'why')
  for (const why of ['ended', 'silent']) lost.inc({ why }, 0)
  const replica = counter(
    'database_replica_reads_total',
    'Reads of evidence by what the replica of the database did; all but read were answered by the database itself',
    'outcome',
  )
  const admissions = counter(
    'admission_decisions_total',
    'Calls by what they cost and what became of them',
    'cost',
    'decision',
  )
  const admissionWaits = new Histogram({
    name: 'admission_wait_seconds',
    help: 'How long calls waited for a place',
    labelNames: ['cost'],
    buckets: SECONDS,
    registers,
  })
  const refusals = counter('address_refusals_total', 'Calls refused because of their address', 'why')
  const keptBack = counter('invalid_calls_kept_back_total', 'Refusals of invalid calls that were kept back')
  const connections = counter('connections_refused_total', 'Connections refused as too many', 'limit')
  return {
    registry,
    answered: ({ method, route, status, durationMs }) =>
      answers.observe({ method, route, status: String(status) }, durationMs / 1000),
    gateDecided: (decision) => decisions.inc({ decision }),
    scanEnded: (outcome) => scans.inc({ outcome }),
    collectorEnded({ collector, status, attempts, fetched, stored, updated }) {
      collectors.inc({ collector, status })
      calls.inc({ collector }, attempts)
      for (const [outcome, count] of Object.entries({ fetched, stored, updated })) {
        posts.inc({ collector, outcome }, count)
      }
    },
    quotaChanged: ({ resource, change, amount }) => quotas.inc({ resource, change }, amount),
    jobEnded({ kind, waitedMs, ranMs, outcome }) {
      const labels = { kind, outcome }
      waits.observe(labels, waitedMs / 1000)
      runs.observe(labels, ranMs / 1000)
    },
    connectionLost: (why) => lost.inc({ why }),
    replicaAsked: (outcome) => replica.inc({ outcome }),
    admissionDecided({ cost, decision, waitedMs }) {
      admissions.inc({ cost, decision })
      admissionWaits.observe({ cost }, waitedMs / 1000)
    },
    addressRefused: (why) => refusals.inc({ why }),
    invalidKeptBack: () => keptBack.inc(),
    connectionRefused: (limit) => connections.inc({ limit }),
    watch(name, help, read) {
      new Gauge({
        name,
        help,
        registers,
        collect() {
          this.set(read())
        },
      })
    },
    watchEach(name, help, label, read) {
      new Gauge({
        name,
        help,
        labelNames: [label],
        registers,
        collect() {
          for (const [value, count] of Object.entries(read())) this.set({ [label]: value }, count)
        },
      })
    },
  }
}
