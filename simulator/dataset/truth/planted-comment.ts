import { phraseMatcher } from '../../query.ts'
import { demoWorkspace } from '../demo-workspace.ts'

/** What becomes of a comment, and what a strict reader may do with it. */
export const verdicts = {
  /** Somebody's own words, readable: to be stored where the budget reaches it and a word or a handle leads to it. */
  customer: 'store',
  /** By the owner of the thread or by a company of the workspace: context, never a customer's voice. */
  company: 'context',
  /** No words of its own. */
  wordless: 'never',
  /** Taken down by now: never stored from then on, and removed if it was. */
  removed: 'never',
  /** Kept back for review or as spam, or restricted. */
  held: 'never',
  /** Readable by the Page or account alone, and out of everybody else's sight. */
  hidden: 'never',
  /** Between its author and the Page. */
  private: 'never',
  /** Beneath a video or post whose comments are switched off. */
  switched_off: 'never',
  /** Beneath something that is private or deleted by now. */
  thread_gone: 'never',
  /** Beneath a community post, which may or may not be listed with the channel's videos. */
  community: 'store',
  /** Beneath a stranger's post or medium, or a Page's where no answer leads to it. */
  out_of_reach: 'never',
  /** By an account that is private, suspended or gone. */
  author_gone: 'never',
  /** Carries a handle of the workspace along without speaking to it, and holds none of the words. */
  carried: 'never',
  /** By a moderators' bot. */
  bot: 'never',
} as const satisfies Record<string, 'store' | 'context' | 'never'>

export type CommentFate = keyof typeof verdicts

/** A comment that the dataset holds and what is true of it. */
export interface PlantedComment {
  readonly platform: 'reddit' | 'x' | 'youtube' | 'facebook' | 'instagram'
  /** The platform's, even where it does not show it: a stranger's Page gives no ids. */
  readonly id: string
  readonly kind: 'comment' | 'reply' | 'mention' | 'quote' | 'review'
  readonly threadId: string
  /** Equal to `threadId` for the first level; null for what answers nothing. */
  readonly parentId: string | null
  /** The name that the platform shows; null where it shows none. */
  readonly author: string | null
  readonly text: string
  readonly publishedAt: Date
  readonly fate: CommentFate
  /** Where a word of the demo workspace stands. */
  readonly matches: 'text' | 'thread' | 'nothing'
}

const matchers = demoWorkspace.words.map((word) => phraseMatcher(word, false))

/** Where a word of the demo workspace stands: in the comment, in what its thread is about, or nowhere. */
export function matchesOf(text: string, thread: string): PlantedComment['matches'] {
  const holdsWord = (one: string) => matchers.some((matches) => matches({ text: one, field: () => false }))
  if (holdsWord(text)) return 'text'
  return holdsWord(thread) ? 'thread' : 'nothing'
}
