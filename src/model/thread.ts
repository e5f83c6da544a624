/** A stored post whose thread may hold comments that no scan has read. */
export interface DueThread {
  /** The post's id. */
  readonly id: string
  readonly url: string
  readonly authorHandle: string | undefined
  /** The post's own text: the words of the list are looked for in it as well as in the comment's. */
  readonly text: string
  readonly publishedAt: Date
  /** As the post announced when it was last collected. */
  readonly comments: number
  /** How many more than at the last visit; all of them before the first. Negative where some have gone. */
  readonly change: number
  /** The newest comment that was seen at the last visit. */
  readonly newestId: string | undefined
  /** Where the last visit left off, as the collector noted it; undefined: nothing is left of it. */
  readonly rest: string | undefined
}

/** Which threads are wanted: below posts that hold a word of the list, and below all posts of some accounts. */
export interface DueThreadFilter {
  /** Of posts published since then. */
  readonly since: Date
  /** Threads of fewer comments are never asked for. */
  readonly minComments: number
  /** Only threads below posts of these accounts; absent: of anybody but `notBy`. */
  readonly authors?: readonly string[]
  readonly notBy?: readonly string[]
  /** Whether the posts hold a word of the list; absent: of `authors` they may or may not, of anybody they do. */
  readonly holdsWord?: boolean
  /** A thread that was found closed after this moment is not asked for; absent: none is remembered as closed. */
  readonly closedAfter?: Date
}

/** Threads that are to be read, and how many there are beyond those listed. */
export interface DueThreads {
  readonly due: readonly DueThread[]
  /** All of them, listed or not. */
  readonly waiting: number
  /** Comments below all of them that no scan has read, as far as the posts announce them. */
  readonly unread: number
}

/** What a scan has done with a thread. */
export type ThreadVisit = {
  readonly id: string
} & (
  | {
      /** It was due, and no budget or time was left: it is asked for first the next time. */
      readonly state: 'unread'
    }
  | {
      /**
       * `partial`: `rest` says where to go on, whether or not the number changes; `read`: nothing is left to ask for;
       * `closed`: nobody may read it now.
       */
      readonly state: 'partial' | 'read' | 'closed'
      /** The number of comments that was announced when it was read. */
      readonly comments: number
      readonly newestId?: string | undefined
      /** At most some thousand characters. */
      readonly rest?: string | undefined
    }
)
