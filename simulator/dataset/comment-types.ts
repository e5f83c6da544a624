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
  /** It was Reddit that took it out: then a look-up does not show its words either. */
  readonly removedByReddit?: true
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

/** Beneath a Page's or a visitor's post. */
export interface FacebookComment {
  /** `{post}_{comment}`; only the Page itself gets to see it. */
  readonly id: string
  readonly postId: string
  /** The comment that it replies to. */
  readonly parentId: string | null
  readonly author: { readonly id: string; readonly name: string }
  /** Empty for a sticker. */
  readonly message: string
  readonly publishedAt: Date
  /** From then on it says something else; nothing marks it. */
  readonly editedTo: { readonly at: Date; readonly message: string } | null
  readonly removedAt: Date | null
  readonly hidden: boolean
  readonly isPrivate: boolean
  readonly likes: number
}

/** Somebody's public post that tags a Page. */
export interface FacebookTag {
  readonly id: string
  /** The Page that is tagged. */
  readonly pageId: string
  readonly author: { readonly id: string; readonly name: string; readonly isPage: boolean }
  readonly message: string
  readonly publishedAt: Date
}

/** A recommendation of a Page, before 2018 a review with stars. */
export interface FacebookRating {
  readonly pageId: string
  readonly publishedAt: Date
  readonly recommends: boolean | null
  readonly stars: number | null
  readonly text: string | null
  /** Older reviews have none, and there is no other id. */
  readonly storyId: string | null
}

export interface InstagramComment {
  readonly id: string
  readonly mediaId: string
  readonly parentId: string | null
  readonly username: string
  /** Empty for an animation. */
  readonly text: string
  readonly publishedAt: Date
  readonly removedAt: Date | null
  readonly hidden: boolean
  /** By an account that ours has restricted: never returned. */
  readonly restricted: boolean
  readonly likes: number
}

/** Somebody else's medium in which our account is tagged. */
export interface InstagramTag {
  readonly id: string
  readonly username: string
  readonly caption: string | null
  readonly publishedAt: Date
  readonly kind: 'IMAGE' | 'VIDEO' | 'CAROUSEL_ALBUM'
  readonly code: string
  readonly likes: number | null
  readonly comments: number
  /** Of a private account, or with a picture that may not be shown. */
  readonly isPrivate: boolean
  readonly withoutPicture: boolean
}

/** A caption or comment elsewhere that names our account; only a notification gives its id. */
export interface InstagramMention {
  readonly mediaId: string
  /** Null: the caption of the medium names us. */
  readonly commentId: string | null
  readonly username: string
  /** With the `@`, which the API leaves out. */
  readonly text: string
  readonly publishedAt: Date
  readonly removedAt: Date | null
  /** Comments on the medium are off by now. */
  readonly commentsOff: boolean
  readonly likes: number
}
