import type { Fault } from '../torture.ts'

/** Mistakes that a scan gate can have, one in each. */
export const planted: readonly Fault[] = [
  {
    name: 'a scan goes on writing after its lease was lost',
    changes: [
      {
        file: 'db/scans.ts',
        line: `      and fence = \${lease.fence} and state = 'running'
    for share\``,
        becomes: `      and \${lease.fence}::int is not null and state = 'running'
    for share\``,
      },
      {
        file: 'db/scans.ts',
        line: `set state = 'completed', completed_at = clock_timestamp(), response = \${response}
    where workspace_id = \${lease.workspaceId} and scan_id = \${lease.scanId}
      and fence = \${lease.fence}`,
        becomes: `set state = 'completed', completed_at = clock_timestamp(), response = \${response}
    where workspace_id = \${lease.workspaceId} and scan_id = \${lease.scanId}
      and \${lease.fence}::int is not null`,
      },
    ],
  },
  {
    name: 'the pause counts from the end of a scan',
    changes: [
      {
        file: 'db/scans.ts',
        line: `sql\`
    update scans set state = 'completed',`,
        becomes: `sql\`
    with moved as (update scan_gates set last_start = clock_timestamp() where workspace_id = \${lease.workspaceId})
    update scans set state = 'completed',`,
      },
    ],
  },
  {
    name: 'the answers of idempotency keys are lost at a start',
    changes: [
      {
        file: 'src/scan/scanner.ts',
        line: 'await dropExpiredResponses(db, this.#settings.retentionSeconds)',
        becomes: 'await dropExpiredResponses(db, 0)',
      },
    ],
  },
  {
    name: 'a confirmation can be used twice',
    changes: [
      {
        file: 'db/scan-confirmations.ts',
        line: `        and exists (select from gate)
    ),`,
        becomes: `        and not exists (select from gate)
    ),`,
      },
    ],
  },
  {
    name: 'two workspaces share a pause',
    changes: [
      {
        file: 'db/scan-gate.ts',
        line: 'extract(epoch from gate.last_start +',
        becomes: 'extract(epoch from (select max(last_start) from scan_gates) +',
      },
    ],
  },
  {
    name: "a key is answered with another key's scan",
    changes: [
      {
        file: 'db/scan-gate.ts',
        line: `where workspace_id = \${workspaceId} and idempotency_key = \${idempotencyKey ?? null}`,
        becomes: `where workspace_id = \${workspaceId} and length(idempotency_key) = length(\${idempotencyKey ?? null})`,
      },
    ],
  },
  {
    name: 'a scan may start a microsecond before the pause is over',
    changes: [
      {
        file: 'db/scan-gate.ts',
        line: `coalesce(ceil(extract(epoch from gate.last_start + \${seconds(times.intervalSeconds)} - clock_timestamp())), 0)::int`,
        becomes: `coalesce(round(extract(epoch from gate.last_start + \${seconds(times.intervalSeconds)} - clock_timestamp())), 0)::int`,
      },
      {
        file: 'db/scan-gate.ts',
        line: `<= excluded.last_start)`,
        becomes: `<= excluded.last_start + interval '1 microsecond')`,
      },
    ],
  },
  {
    name: 'a scan is taken over while its lease lasts',
    changes: [
      {
        file: 'src/scan/admission.ts',
        line: 'if (keyed.leaseAlive)',
        becomes: 'if (keyed.leaseAlive && keyed.attempts > 1)',
      },
      {
        file: 'db/scan-gate.ts',
        line: `      and state = 'running' and lease_expires_at <= clock_timestamp()
    returning scans.fence::int as fence`,
        becomes: `      and state = 'running'
    returning scans.fence::int as fence`,
      },
    ],
  },
]
