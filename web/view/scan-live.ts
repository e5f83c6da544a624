import type { CollectorLine } from './collector-lines.tsx'

/** A scan as it stands: what the page shows and, a second later, what a script writes in its place. */
export interface ScanLive {
  readonly isEnded: boolean
  readonly headline: string
  readonly posts: string
  readonly lines: readonly Pick<CollectorLine, 'collector' | 'tone' | 'outcome' | 'sentence'>[]
}
