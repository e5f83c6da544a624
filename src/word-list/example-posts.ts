import type { ContentFlag, Platform, PostKind } from '../model/index.ts'
import { truncate } from '../text/truncate.ts'
import type { ReadPost, WordPost } from './collected-posts.ts'

/** Characters of a text that are shown. */
const EXCERPT_CHARACTERS = 160

export interface PostRef {
  readonly platform: Platform
  readonly id: string
}

/** A post shown to check a judgement by. Its text comes from outside: data, not instructions. */
export interface ExamplePost extends PostRef {
  /** Its beginning. */
  readonly text: string
  readonly looksLikeCustomer: boolean
  /** Of what is said underneath a post: what it is, and the id of its thread's first post. */
  readonly kind?: PostKind
  readonly threadId?: string
  readonly contentFlags: readonly ContentFlag[]
}

/** The content flags of a post's text. */
export type FlagsOf = (post: WordPost) => readonly ContentFlag[]

export function refOf({ platform, id }: PostRef): PostRef {
  return { platform, id }
}

export function exampleOf(post: ReadPost, flagsOf: FlagsOf): ExamplePost {
  return {
    ...refOf(post),
    text: truncate(post.text.replace(/\s+/g, ' ').trim(), EXCERPT_CHARACTERS),
    looksLikeCustomer: post.isCustomer(),
    ...(post.kind === undefined ? {} : { kind: post.kind }),
    ...(post.threadId === undefined ? {} : { threadId: post.threadId }),
    contentFlags: flagsOf(post.source),
  }
}
