/** What somebody wrote beneath a post or a video. */
export interface ToldComment {
  /** In days before the start; negative ones lie ahead. */
  readonly age: number
  /** The author's name there; null: the account was closed. */
  readonly by: string | null
  /** Empty: a picture, sticker or animation without words. */
  readonly text: string
  readonly likes?: number
  /** The age at which it was edited or taken down. */
  readonly editedAt?: number
  readonly removedAt?: number
  /** A picture came with the text; always so without one. */
  readonly picture?: true
  readonly pinned?: true
  readonly held?: 'heldForReview' | 'likelySpam'
  /** The Page or account took it out of sight. */
  readonly hidden?: true
  /** Only its author and the Page see it. */
  readonly privately?: true
  readonly replies?: readonly ToldComment[]
}
