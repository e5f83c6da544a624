/** A trend as the ranking after it has to know it, so that a topic that goes on keeps its id. */
export interface KnownTrend {
  readonly id: string
  /** Its posts, "platform:id" each: two platforms may give the same id. */
  readonly postKeys: readonly string[]
  readonly previousIds: readonly string[]
  /** A broad issue, which only such a one goes on from: it shares its posts with its parts. */
  readonly isBroad?: true
}
