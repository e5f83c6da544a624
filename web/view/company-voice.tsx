import type { JSX } from 'preact'
import type { CompanyVoice, PostKind } from '../../src/model/index.ts'
import { Foreign, OutLink } from './foreign.tsx'
import { describeShare } from './share-bar.tsx'
import { Intents } from './trend-facts.tsx'
import { Warnings } from './warnings.tsx'
import { counted, momentOf, placeOf, platformNames } from './words.ts'

const SHOWN_ISSUES = 5

/** What customers say of one company: how much, what they want, what it is about, and posts to cite. */
export function CompanyVoiceFacts({
  voice,
  hrefOf,
  kindOf,
}: {
  voice: CompanyVoice
  hrefOf(trendId: string): string
  kindOf(cited: CompanyVoice['cited'][number]): PostKind | undefined
}): JSX.Element {
  const { posts, authors, platforms, intents, issues, cited } = voice
  const wasLookedFor = platforms.some(({ collectedDays }) => collectedDays > 0)
  return (
    <>
      <p class="facts">
        {posts === 0
          ? 'No post of a customer names it.'
          : `${counted(posts, 'post')} by ${counted(authors, 'author')}`}
      </p>
      <p class="source">
        {platforms.map(describePlatform).join(' · ')}
        {wasLookedFor ? '' : '. No scan of these days looked for this name.'}
      </p>
      <Intents intents={intents} />
      {issues.length > 0 && (
        <>
          <h3>What it is about</h3>
          <ul>
            {issues.slice(0, SHOWN_ISSUES).map((issue) => (
              <li key={issue.id}>
                <a href={hrefOf(issue.id)}>
                  <Foreign>{issue.topic}</Foreign>
                </a>
                : {counted(issue.posts, 'post')}, {describeShare(issue)}
              </li>
            ))}
          </ul>
        </>
      )}
      {cited.length > 0 && (
        <details>
          <summary>{counted(cited.length, 'post')} to cite</summary>
          {cited.map((post) => (
            <article key={`${post.platform} ${post.id}`} class="evidence" data-row>
              <blockquote cite={post.url}>
                <Foreign>{post.quote}</Foreign>
              </blockquote>
              <p class="source">
                {placeOf({ platform: post.platform, kind: kindOf(post) })} ·{' '}
                <time dateTime={post.publishedAt}>{momentOf(post.publishedAt)}</time> ·{' '}
                <OutLink href={post.url}>original</OutLink>
              </p>
              <Warnings flags={post.contentFlags ?? []} />
            </article>
          ))}
        </details>
      )}
    </>
  )
}

function describePlatform({ platform, posts, collectedDays }: CompanyVoice['platforms'][number]): string {
  if (posts === null) return `${platformNames[platform]} not looked for`
  const found = `${platformNames[platform]} ${counted(posts, 'post')}`
  return collectedDays === 0 ? found : `${found}, looked for on ${counted(Math.round(collectedDays), 'day')}`
}
