/**
 * When the posts of a theme appear: points of [age in days, share of the posts that are older], from the
 * oldest to the newest. Negative ages lie ahead of the start: a later scan finds them.
 */
export type Timing = readonly (readonly [ageDays: number, olderShare: number])[]

/** What people wrote about one subject. */
export interface Theme {
  readonly name: string
  readonly timing: Timing
  /** ISO 639-1, `en` when absent. */
  readonly language?: string
  /** Who wrote it; anybody when absent. */
  readonly authors?: readonly string[]
  /** [subreddit, title, text]; a text that is only a URL makes a link post. */
  readonly reddit?: readonly (readonly [string, string, string])[]
  readonly x?: readonly string[]
  /** [channel handle, title, description] */
  readonly youtube?: readonly (readonly [string, string, string])[]
  readonly instagram?: readonly string[]
}

export const steady: Timing = [
  [60, 0],
  [0, 0.98],
  [-1.5, 1],
]
