import { LRUCache } from 'lru-cache'
import type { z } from 'zod'
import type { EvidenceTotal } from '../../db/evidence-counts.ts'
import type { EvidenceResponse } from '../model/index.ts'
import type { VoiceIdentity } from '../workspace/voice.ts'

/** What answers may take together unless a process is told otherwise: some 100 pages of 100 posts, 20 MB with their objects. */
const PAGE_BYTES = 20_000_000
/** Selections whose totals are remembered, and workspaces whose accounts are: some hundred bytes each, of a search up to 1 KB. */
const MAX_SMALL = 5000

/** What was read of a workspace's evidence: good as long as that has the state in which it was read. */
export interface ReadOf {
  readonly workspaceId: string
  readonly state: string
  /** All that it depends on besides: what was asked for, and the configuration. */
  readonly name: string
}

/** A page of evidence as it is answered, with what is said beside it. */
export interface EvidenceAnswer {
  readonly output: z.input<typeof EvidenceResponse>
  readonly notes: {
    readonly nextCursor: string | undefined
    readonly advice?: string
    readonly dropped?: number
  }
}

/** For which moments something is good: the window of time moves on to other posts. */
export interface Period {
  readonly from: Date
  /** The first moment for which it is not good any more; undefined: for ever. */
  readonly until: Date | undefined
}

interface Dated<Value> extends Period {
  readonly value: Value
}

class Kept<Value extends object> {
  readonly #values: LRUCache<string, Dated<Value>>

  constructor(bound: { readonly max: number } | { readonly maxSize: number }) {
    this.#values = new LRUCache(bound)
  }

  get(read: ReadOf, now: Date): Value | undefined {
    const found = this.#values.get(keyOf(read))
    if (found === undefined || now < found.from) return undefined
    return found.until !== undefined && found.until <= now ? undefined : found.value
  }

  keep(read: ReadOf, value: Value, period: Period, size?: number): void {
    this.#values.set(keyOf(read), { ...period, value }, size === undefined ? {} : { size })
  }
}

/**
 * What is remembered of evidence while nothing is stored, in bounded memory, the least recently used out first. Whoever
 * asks has to know the present state of the evidence, which comes with the look-up of the key: so a process never shows
 * what another has replaced.
 */
export class EvidenceMemory {
  readonly identities = new Kept<{ readonly identity: VoiceIdentity; readonly key: string }>({
    max: MAX_SMALL,
  })
  readonly totals = new Kept<EvidenceTotal>({ max: MAX_SMALL })
  readonly #pages: Kept<EvidenceAnswer> | undefined

  /** `pageBytes`: what answers may take together; 0: none is kept. */
  constructor(pageBytes = PAGE_BYTES) {
    this.#pages = pageBytes === 0 ? undefined : new Kept({ maxSize: pageBytes })
  }

  page(read: ReadOf, now: Date): EvidenceAnswer | undefined {
    return this.#pages?.get(read, now)
  }

  /** `bytes`: what the page takes. One of more than all may take is not kept. */
  keepPage(read: ReadOf, page: EvidenceAnswer, period: Period, bytes: number): void {
    this.#pages?.keep(read, page, period, bytes)
  }
}

function keyOf({ workspaceId, state, name }: ReadOf): string {
  return `${workspaceId} ${state} ${name}`
}
