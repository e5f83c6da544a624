import type { Platform } from '../../../model/index.ts'

/** Where a page begins: behind this post. */
export interface PageStart {
  readonly publishedAt: string
  readonly platform: Platform
  readonly id: string
}

/** A random page, as the service and as the floor are asked for it. */
export interface RandomPage {
  readonly cursor: string
  readonly start: PageStart
}

/** What the process of the service tells once it has stored and ranked all posts. */
export interface ServedEvidence {
  readonly url: string
  /** The same evidence by a service that keeps no pages in memory. */
  readonly coldUrl: string
  readonly key: string
  readonly connectionString: string
  readonly randomPages: readonly RandomPage[]
}

/** What the process of the floor tells once it listens. */
export interface ServedFloor {
  readonly url: string
}

/** What one of several processes on one database tells once it listens. */
export interface ServedProcess {
  readonly url: string
  readonly pid: number
}
