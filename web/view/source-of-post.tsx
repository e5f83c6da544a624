import type { JSX } from 'preact'
import type { Post } from '../../src/model/index.ts'
import { Foreign, OutLink } from './foreign.tsx'
import { kindWords, momentOf, platformNames } from './words.ts'

/** What it is where it is no post of its own, who said it, where and when, with the way to the original. */
export function SourceOfPost({ post }: { post: Post }): JSX.Element {
  const { platform, authorHandle, publishedAt, url, kind = 'post' } = post
  return (
    <>
      {platformNames[platform]}
      {kindWords[kind]} ·{' '}
      {authorHandle === undefined ? 'author not given' : <Foreign>{authorHandle}</Foreign>} ·{' '}
      <time dateTime={publishedAt}>{momentOf(publishedAt)}</time> · <OutLink href={url}>original</OutLink>
    </>
  )
}
