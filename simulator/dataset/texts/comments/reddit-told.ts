import type { ToldComment } from './told-comment.ts'

/** What somebody wrote in a thread of Reddit; `likes` is its score. */
export interface RedditTold extends Omit<ToldComment, 'by' | 'replies'> {
  readonly by: string
  /** The age at which its author deleted it, or Reddit did what moderators had removed. */
  readonly deletedAt?: number
  /** Not its moderators but Reddit removed it. */
  readonly removedByReddit?: true
  /** Too young for its score to be shown. */
  readonly scoreHidden?: true
  /** Pinned by the moderators. */
  readonly notice?: true
  readonly replies?: readonly RedditTold[]
}
