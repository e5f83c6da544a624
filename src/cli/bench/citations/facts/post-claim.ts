import type { Platform, Post } from '../../../../model/index.ts'

/** A metric of a post with its value, 2 or more. */
export interface MetricClaim {
  readonly name: string
  readonly value: number
}

/** What one sentence can say about one post. */
export interface PostClaim {
  readonly id: string
  /** How the post can be referred to: its id and, where the sentence may, its URL. */
  readonly url?: string
  /** Of the post that is meant; stays right where `platform` is wrong. */
  readonly idPlatform: Platform
  readonly platform: Platform
  readonly quote: string
  readonly handle: string
  readonly publishedAt: Date
  readonly now: Date
  readonly metric: MetricClaim | undefined
  /** That its text names, and no other. */
  readonly company: string | undefined
}

/** The platform's spelling of an account. */
export function handleOf({ platform, authorHandle = '' }: Post): string {
  const name = authorHandle.replace(/^@|^u\//, '')
  return platform === 'reddit' ? `u/${name}` : `@${name}`
}
