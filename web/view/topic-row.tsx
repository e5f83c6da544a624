import type { JSX } from 'preact'
import type { CitedPost, Trend, TrendResponse } from '../../src/model/index.ts'
import { DailyBars } from './daily-bars.tsx'
import { EvidenceCard } from './evidence-card.tsx'
import { EvidenceSections } from './evidence-sections.tsx'
import { Foreign, OutLink } from './foreign.tsx'
import { describeChange } from './score.tsx'
import { HazardPosts, Intents, Parts, PostsAndAuthors, Rank, Status } from './trend-facts.tsx'
import { dayOf, platformNames } from './words.ts'

interface TopicRowProps {
  readonly trend: Trend
  /** From 1; undefined where it is not known. */
  readonly rank: number | undefined
  readonly detail: TrendResponse | 'waiting' | 'failed' | undefined
  readonly isOpen: boolean
  onToggle(): void
}

/** A topic of a list that opens in place: what it is and its days, then its evidence. */
export function TopicRow({ trend, rank, detail, isOpen, onToggle }: TopicRowProps): JSX.Element {
  const { id, topic, score, status, hazardPosts = 0, parts = [] } = trend
  const whole = typeof detail === 'object' ? detail : undefined
  return (
    <article class="trend" aria-labelledby={`${id}-topic`}>
      <Rank rank={rank} />
      <div class="what">
        <h2 id={`${id}-topic`}>
          <button type="button" aria-expanded={isOpen} aria-controls={`${id}-evidence`} onClick={onToggle}>
            <Foreign>{topic}</Foreign>
          </button>
        </h2>
        <p class="facts">
          {status !== undefined && <Status status={status} />} <PostsAndAuthors trend={trend} /> · score{' '}
          <b>{score}</b> of 100
          <HazardPosts posts={hazardPosts} />
        </p>
        <Parts parts={parts} />
        {!isOpen && <Quotes posts={trend.posts ?? []} />}
      </div>
      <div class="series">
        <Days trend={whole?.trend ?? trend} state={detail} />
      </div>
      <div class="opened" id={`${id}-evidence`} hidden={!isOpen}>
        {isOpen && (whole === undefined ? <Missing trend={trend} state={detail} /> : <Opened {...whole} />)}
      </div>
    </article>
  )
}

function Days({ trend, state }: { trend: Trend; state: TopicRowProps['detail'] }): JSX.Element | null {
  const { daily, byPlatform } = trend
  if (daily !== undefined && byPlatform !== undefined)
    return <DailyBars daily={daily} byPlatform={byPlatform} />
  if (state === 'waiting') return <p class="note">Its days are being read…</p>
  return state === undefined ? null : <p class="note">Its days could not be read.</p>
}

/** A word to cite from each post, as the list has it. */
function Quotes({ posts }: { posts: readonly CitedPost[] }): JSX.Element | null {
  if (posts.length === 0) return null
  return (
    <ul class="quotes" aria-label="Posts to cite">
      {posts.map(({ platform, id, url, publishedAt, quote }) => (
        <li key={`${platform} ${id}`}>
          {quote !== undefined && (
            <>
              <q>
                <Foreign>{quote}</Foreign>
              </q>{' '}
            </>
          )}
          <span class="source">
            {platformNames[platform]}, {dayOf(publishedAt)} · <OutLink href={url}>original</OutLink>
          </span>
        </li>
      ))}
    </ul>
  )
}

function Missing({ trend, state }: { trend: Trend; state: TopicRowProps['detail'] }): JSX.Element {
  return (
    <>
      <Quotes posts={trend.posts ?? []} />
      <p role="status">
        {state === 'waiting' ? 'Its posts are being read…' : 'Its posts could not be read here.'}
      </p>
    </>
  )
}

function Opened({ trend, posts, missing }: TrendResponse): JSX.Element {
  const { summary, explain, intents = [], limitations = [], pageUrl } = trend
  return (
    <>
      {summary !== undefined && (
        <p class="summary">
          <Foreign>{summary}</Foreign>
        </p>
      )}
      {explain !== undefined && <p class="rate">{describeChange(explain.interval)}.</p>}
      <Intents intents={intents} />
      <EvidenceSections
        posts={posts}
        missing={missing}
        counterEvidenceNote={trend.counterEvidenceNote}
        Card={EvidenceCard}
      />
      {limitations.length > 0 && (
        <ul aria-label="What to keep in mind">
          {limitations.map((limitation) => (
            <li key={limitation}>
              <Foreign>{limitation}</Foreign>
            </li>
          ))}
        </ul>
      )}
      {pageUrl !== undefined && (
        <p>
          <OutLink href={pageUrl}>The whole of it on its page</OutLink>
        </p>
      )}
    </>
  )
}
