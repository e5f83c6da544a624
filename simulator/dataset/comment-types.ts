/** What people wrote beneath posts, videos and media. Lists are newest first, like those of the posts. */
export interface YouTubeComment {
  /** Of a reply: its thread's id, a dot and its own. */
  readonly id: string
  /** The channel of the video, not of the author. */
  readonly channelId: string
  /** Null: beneath a community post of the channel. */
  readonly videoId: string | null
  /** The comment that it replies to; null for the first of a thread. */
  readonly parentId: string | null
  /** Null: the account was closed. */
  readonly author: { readonly handle: string; readonly channelId: string } | null
  /** Empty for a picture without words. */
  readonly text: string
  readonly picture: boolean
  readonly publishedAt: Date
  readonly editedAt: Date | null
  /** From then on the comment and its replies are gone. */
  readonly removedAt: Date | null
  /** Kept back by the channel or as spam: nobody but the channel's owner can read it. */
  readonly held: 'heldForReview' | 'likelySpam' | null
  readonly likes: number
  /** Listed before all others of its video, whatever the order. */
  readonly pinned: boolean
}
