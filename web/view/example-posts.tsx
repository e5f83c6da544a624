import type { JSX } from 'preact'
import type { Platform, Post, PostKind } from '../../src/model/index.ts'
import { Foreign } from './foreign.tsx'
import { ContextOfPost, SourceOfPost } from './source-of-post.tsx'
import { Warnings } from './warnings.tsx'
import { placeOf } from './words.ts'

/** A post to check a judgement by: its beginning, or only which it is. */
export interface Example {
  readonly platform: Platform
  readonly id: string
  readonly text?: string
  readonly kind?: PostKind | undefined
  readonly looksLikeCustomer?: boolean
  readonly contentFlags?: readonly string[] | undefined
}

interface ExamplePostsProps {
  readonly posts: readonly Example[]
  /** The stored post in full, where it was asked for. */
  originalOf(example: Example): Post | undefined
}

/** Posts as a list: what they say, whether a customer seems to speak, and the way to the original where it is known. */
export function ExamplePosts({ posts, originalOf }: ExamplePostsProps): JSX.Element {
  return (
    <ul class="examples">
      {posts.map((example) => {
        const original = originalOf(example)
        return (
          <li
            key={`${example.platform} ${example.id}`}
            {...(original === undefined ? {} : { 'data-row': true })}
          >
            <ExamplePost example={example} original={original} />
          </li>
        )
      })}
    </ul>
  )
}

function ExamplePost({ example, original }: { example: Example; original: Post | undefined }): JSX.Element {
  const { id, looksLikeCustomer } = example
  const text = original?.text ?? example.text
  return (
    <>
      {original !== undefined && <ContextOfPost post={original} />}
      <blockquote>{text === undefined ? id : <Foreign>{text}</Foreign>}</blockquote>
      <p class="source">
        {original === undefined ? placeOf(example) : <SourceOfPost post={original} />}
        {looksLikeCustomer && ' · looks like a customer'}
      </p>
      <Warnings flags={example.contentFlags ?? original?.contentFlags} />
    </>
  )
}
