/** What people wrote beneath posts, videos and media. Lists are newest first, like those of the posts. */
export interface RedditComment {
  /** Without the `t1_`. */
  readonly id: string
  readonly body: string
  readonly author: string
  readonly postId: string
  /** The comment that it answers; absent: it answers the post. */
  readonly parentId?: string
  readonly publishedAt: Date
  readonly editedAt?: Date
  readonly score: number
  readonly scoreHidden: boolean
  /** From then on moderators have taken it out of the thread and of listings. */
  readonly removedAt?: Date
  /** From then on its author, or Reddit, has deleted it: nothing shows its words any more. */
  readonly deletedAt?: Date
  /** A moderators' notice, pinned to the top of its thread. */
  readonly isNotice?: true
}

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
