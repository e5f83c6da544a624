import type { PostKind } from '../../model/index.ts'

/** What tells how a post was found. */
export interface HowFound {
  readonly kind?: PostKind | null | undefined
  readonly holdsWord?: boolean | undefined
}

/** Whether a post is what is said underneath another, to an account or of it. */
export function isComment({ kind }: Pick<HowFound, 'kind'>): boolean {
  return kind !== undefined && kind !== null && kind !== 'post'
}

/** Whether only its thread tells that a post is of the company: it is a comment that holds no word of the list. */
export function isFoundByThread(post: HowFound): boolean {
  return post.holdsWord === false && isComment(post)
}
