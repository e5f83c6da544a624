import type { JSX } from 'preact'
import type { Post, WordReport } from '../../src/model/index.ts'
import { type Example, ExamplePosts } from './example-posts.tsx'
import { Foreign } from './foreign.tsx'
import { askedWords, TopicShare } from './topic-share.tsx'
import { counted, dayOf, percent, platformNames } from './words.ts'

interface WordReportViewProps {
  readonly report: WordReport
  /** The page of this word alone. */
  readonly href: string
  /** Also what it is judged by, post by post. */
  readonly isWhole: boolean
  /** Where an entry is previewed. */
  hrefOfTry(entry: string): string
  originalOf(example: Example): Post | undefined
}

/** What an entry of the word list brought, how much of it is off topic, and what would keep that out. */
export function WordReportView(props: WordReportViewProps): JSX.Element {
  const { report, href, isWhole } = props
  const { entry, sameAs, overlaps } = report
  return (
    <article class="word" data-row>
      <h2>
        <a href={href} data-open>
          <Foreign>{entry}</Foreign>
        </a>
      </h2>
      <Figures report={report} />
      <TopicShare report={report} />
      {sameAs !== null && (
        <p class="warning">
          The same word as the entry <Foreign>{sameAs}</Foreign>: it brings nothing more.
        </p>
      )}
      {overlaps.length > 0 && (
        <ul class="basis">
          {overlaps.map(({ word, posts, share }) => (
            <li key={word}>
              {percent(share)} of its posts ({posts}) hold <Foreign>{word}</Foreign>, too.
            </li>
          ))}
        </ul>
      )}
      <Suggestions {...props} />
      {isWhole && <Basis {...props} />}
    </article>
  )
}

function Figures({ report }: { report: WordReport }): JSX.Element {
  const { posts, throughThreads, authors, platforms, firstPostAt, lastPostAt } = report
  return (
    <p class="facts">
      {counted(posts, 'post')} by {counted(authors, 'author')}
      {platforms.length > 0 &&
        `: ${platforms.map(({ platform, posts: count }) => `${platformNames[platform]} ${count}`).join(', ')}`}
      {firstPostAt !== null && lastPostAt !== null && `; ${dayOf(firstPostAt)} to ${dayOf(lastPostAt)}`}
      {throughThreads > 0 && `; besides, ${counted(throughThreads, 'comment')} whose thread holds it`}
    </p>
  )
}

function Suggestions({ report, hrefOfTry, originalOf }: WordReportViewProps): JSX.Element | null {
  if (report.suggestions.length === 0) return null
  return (
    <section aria-label="Suggested exclusions">
      <h3>Suggested exclusions</h3>
      {report.suggestions.map(({ entry, dropsOffTopic, dropsUndecided, losesOnTopic, customers, posts }) => (
        <div key={entry} class="suggestion">
          <p>
            <b>
              <Foreign>{entry}</Foreign>
            </b>{' '}
            would drop {counted(dropsOffTopic + dropsUndecided + losesOnTopic, 'post')}: {dropsOffTopic} found
            off topic, {dropsUndecided} undecided, {losesOnTopic} on topic. {customers} of them{' '}
            {customers === 1 ? 'looks' : 'look'} like customers.{' '}
            <a href={hrefOfTry(entry)}>Preview by post</a>
          </p>
          <p class="basis">Among those that it would drop:</p>
          <ExamplePosts posts={posts} originalOf={originalOf} />
        </div>
      ))}
    </section>
  )
}

/** What the judgement rests on. */
function Basis({ report, originalOf }: WordReportViewProps): JSX.Element {
  const { telling, offTopicExamples, undecidedExamples, asked } = report
  return (
    <>
      {offTopicExamples.length > 0 && (
        <section aria-label="Found off topic">
          <h3>Found off topic</h3>
          <ExamplePosts posts={offTopicExamples} originalOf={originalOf} />
        </section>
      )}
      {undecidedExamples.length > 0 && (
        <section aria-label="Undecided">
          <h3>Undecided, least like those on topic</h3>
          <ExamplePosts posts={undecidedExamples} originalOf={originalOf} />
        </section>
      )}
      {telling.length > 0 && (
        <section aria-label="Words that tell off-topic posts">
          <h3>Words that tell its off-topic posts</h3>
          <ul>
            {telling.map(({ word, offTopicAuthors, onTopicAuthors, z }) => (
              <li key={word}>
                <Foreign>{word}</Foreign>: {counted(offTopicAuthors, 'author')} off topic, {onTopicAuthors} on
                topic ({Math.round(z * 10) / 10} standard errors)
              </li>
            ))}
          </ul>
        </section>
      )}
      {asked.length > 0 && <p class="basis">Asked for: {asked.map(askedWords).join('; ')}.</p>}
    </>
  )
}
