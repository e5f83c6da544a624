import type { JSX } from 'preact'
import type { Post } from '../../src/model/index.ts'
import { Foreign, OutLink } from './foreign.tsx'
import { Moment } from './moment.tsx'
import { Warnings } from './warnings.tsx'
import { placeOf } from './words.ts'

/** A post of which only a part may be shown: its `text` is that part; empty where nothing of it is quoted. */
export interface QuotedPost extends Post {
  /** Whether words stand before the part, or behind it. */
  readonly isCut: { readonly before: boolean; readonly behind: boolean }
}

/** The quoted part of a post, with where and when it was said and the way to the original; not who said it. */
export function QuotationCard({ post }: { post: QuotedPost }): JSX.Element {
  const { text, publishedAt, url, isCut, contentFlags = [] } = post
  return (
    <div class="evidence quotation">
      {text === '' ? (
        <p>Too short to quote a part of it: read the original.</p>
      ) : (
        <blockquote>
          {isCut.before && '… '}
          <Foreign>{text}</Foreign>
          {isCut.behind && ' …'}
        </blockquote>
      )}
      <p class="source">
        {placeOf(post)} · <Moment at={publishedAt} /> · <OutLink href={url}>original</OutLink>
      </p>
      <Warnings flags={contentFlags} />
    </div>
  )
}
