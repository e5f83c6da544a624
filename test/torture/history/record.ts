/** What clients saw and did, in milliseconds of one clock that only grows. */

/** A change that a client asked for: things come to be (level 1) and are removed for good (level 2). */
export interface Write {
  readonly thing: string
  readonly level: 1 | 2
  readonly begunMs: number
  /** When the service said that it was done; undefined where that was never heard. */
  acknowledgedMs?: number
}

/** How much of a thing an answer showed: a thing may have several parts, which come and go together. */
export interface Reading {
  readonly thing: string
  readonly saw: 'all' | 'some' | 'none'
  readonly begunMs: number
  readonly endedMs: number
}

/** The answer of a completed scan, whether it was made or replayed. */
export interface ScanAnswer {
  readonly workspaceId: string
  readonly idempotencyKey: string
  readonly runId: string
  readonly startedAt: string
  /** Of its bytes. */
  readonly digest: string
}

/** All that happened while the service was broken, for the check afterwards. */
export class Recording {
  readonly writes: Write[] = []
  readonly readings: Reading[] = []
  readonly scans: ScanAnswer[] = []
  /** What no answer may be, as sentences. */
  readonly surprises: string[] = []
  requests = 0
  /** Answers by their status; 0: none came. */
  readonly statuses: Record<number, number> = {}

  answered(status: number): void {
    this.statuses[status] = (this.statuses[status] ?? 0) + 1
  }

  /** Notes that a change is asked for. What is returned is called when it is acknowledged. */
  begin(thing: string, level: 1 | 2): () => void {
    const write: Write = { thing, level, begunMs: performance.now() }
    this.writes.push(write)
    return () => {
      write.acknowledgedMs = performance.now()
    }
  }

  read(thing: string, saw: Reading['saw'], begunMs: number): void {
    this.readings.push({ thing, saw, begunMs, endedMs: performance.now() })
  }
}

export function howMuch(seen: number, of: number): Reading['saw'] {
  if (seen === 0) return 'none'
  return seen === of ? 'all' : 'some'
}
