/** A topic, listed or not, as the ranking after it has to know it: it goes on with its posts and its id. */
export interface KnownTrend {
  readonly id: string
  /** Its posts, "platform:id" each, in order of time: two platforms may give the same id. */
  readonly postKeys: readonly string[]
  /** How many of them, the last ones, were in the window: what its readers saw. Absent: all. */
  readonly recent?: number
  readonly previousIds: readonly string[]
  /** A broad issue: it shares its posts with its parts. */
  readonly isBroad?: true
  /** It was told within another topic, not by itself. */
  readonly isPart?: true
}
