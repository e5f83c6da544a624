import type { JSX } from 'preact'
import type { Post, WordsResponse } from '../../src/model/index.ts'
import { type Example, ExamplePosts } from './example-posts.tsx'
import { Foreign } from './foreign.tsx'
import { counted } from './words.ts'

type Addition = WordsResponse['additions'][number]

const kindWords = {
  spelling: 'another spelling of',
  hashtag: 'a hashtag of',
  name: 'a name that goes with',
} as const satisfies Record<Addition['kind'], string>

interface WordAdditionsProps {
  readonly additions: readonly Addition[]
  hrefOfTry(entry: string): string
  originalOf(example: Example): Post | undefined
}

/** What the list lacks, with the posts that show it. */
export function WordAdditions({ additions, hrefOfTry, originalOf }: WordAdditionsProps): JSX.Element | null {
  if (additions.length === 0) return null
  return (
    <section aria-labelledby="additions">
      <h2 id="additions">What the list lacks</h2>
      {additions.map(({ entry, kind, of, posts, authors, customers, unfound, examples }) => (
        <div key={entry} class="suggestion">
          <p>
            <b>
              <Foreign>{entry}</Foreign>
            </b>
            , {kindWords[kind]} <Foreign>{of}</Foreign>: {counted(posts, 'post')} by{' '}
            {counted(authors, 'author')}, {customers} of them as customers write; the list misses {unfound}.{' '}
            <a href={hrefOfTry(entry)}>Preview by post</a>
          </p>
          <details>
            <summary>{counted(examples.length, 'example')}</summary>
            <ExamplePosts posts={examples} originalOf={originalOf} />
          </details>
        </div>
      ))}
    </section>
  )
}
