import type { JSX } from 'preact'
import type { Post, WordsResponse } from '../../src/model/index.ts'
import { type Example, ExamplePosts } from './example-posts.tsx'
import { Foreign } from './foreign.tsx'
import { counted } from './words.ts'

type Tried = NonNullable<WordsResponse['tried']>

interface TriedEntryProps {
  readonly tried: Tried
  originalOf(example: Example): Post | undefined
}

/** What a change of the list would do with stored posts: first what it would drop. */
export function TriedEntry({ tried, originalOf }: TriedEntryProps): JSX.Element {
  const { entry, replaces, keeps, drops, adds, stays, known } = tried
  return (
    <section class="tried" aria-labelledby="tried">
      <h2 id="tried">
        What <Foreign>{entry}</Foreign> would change
      </h2>
      <p>
        {replaces === null ? (
          'It would be a new entry.'
        ) : (
          <>
            It would take the place of <Foreign>{replaces}</Foreign>.
          </>
        )}{' '}
        It would drop {counted(drops.count, 'post')}, keep {keeps.count} and find {adds.count} that are stored
        for other reasons. Nothing is changed by this preview.
      </p>
      {known > 0 && (
        <p>
          {counted(known, 'post')} that it would find {known === 1 ? 'is' : 'are'} found by other entries
          already.
        </p>
      )}
      {stays > 0 && <p>{counted(stays, 'dropped post')} would still be found by other entries.</p>}
      <TriedPosts heading="It would drop" posts={drops} originalOf={originalOf} isOpen />
      <TriedPosts heading="It would find" posts={adds} originalOf={originalOf} />
      <TriedPosts heading="It would keep" posts={keeps} originalOf={originalOf} />
    </section>
  )
}

interface TriedPostsProps {
  readonly heading: string
  readonly posts: Tried['drops']
  readonly isOpen?: boolean
  originalOf(example: Example): Post | undefined
}

function TriedPosts({ heading, posts, isOpen = false, originalOf }: TriedPostsProps): JSX.Element | null {
  const { count, customers } = posts
  if (count === 0) return null
  return (
    <details open={isOpen}>
      <summary>
        {heading} {counted(count, 'post')}, of which {customers} {customers === 1 ? 'looks' : 'look'} like
        customers
      </summary>
      <ExamplePosts posts={posts.posts} originalOf={originalOf} />
      {count > posts.posts.length && <p>The newest {posts.posts.length} are shown.</p>}
    </details>
  )
}
