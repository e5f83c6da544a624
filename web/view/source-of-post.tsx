import type { JSX } from 'preact'
import type { Post } from '../../src/model/index.ts'
import { Foreign, OutLink } from './foreign.tsx'
import { momentOf, placeOf } from './words.ts'

/** What it is where it is no post of its own, who said it, where and when, with the way to the original. */
export function SourceOfPost({ post }: { post: Post }): JSX.Element {
  const { authorHandle, publishedAt, url } = post
  return (
    <>
      {placeOf(post)} · {authorHandle === undefined ? 'author not given' : <Foreign>{authorHandle}</Foreign>}{' '}
      · <time dateTime={publishedAt}>{momentOf(publishedAt)}</time> · <OutLink href={url}>original</OutLink>
    </>
  )
}

/** What a comment stands under, as another's words; nothing of a post whose thread is not known. */
export function ContextOfPost({ post: { context } }: { post: Pick<Post, 'context'> }): JSX.Element | null {
  if (context === undefined) return null
  return (
    <p class="context">
      Under: <Foreign>{context}</Foreign>
    </p>
  )
}
