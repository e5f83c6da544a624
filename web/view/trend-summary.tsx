import type { JSX } from 'preact'
import type { RankedTrend, Trend, TrendIntent } from '../../src/model/index.ts'
import { DailyBars } from './daily-bars.tsx'
import { Foreign } from './foreign.tsx'
import { describeRatio, ScoreParts } from './score.tsx'
import { counted, intentVerbs, percent, statusWords } from './words.ts'

interface TrendSummaryProps {
  readonly trend: RankedTrend
  /** Its place in the list, from 1. */
  readonly rank: number
  readonly href: string
}

/** A trend in the list: what it is, how much of it there is, and since when. */
export function TrendSummary({ trend, rank, href }: TrendSummaryProps): JSX.Element {
  const { id, topic, score, status, explain, intents, parts = [], hazards } = trend
  return (
    <article class="trend" data-row id={id} aria-labelledby={`${id}-topic`}>
      <p class="rank">
        <span class="visually-hidden">Rank </span>
        {rank}
      </p>
      <div class="what">
        <h2 id={`${id}-topic`}>
          <a href={href} data-open data-drawer>
            <Foreign>{topic}</Foreign>
          </a>
        </h2>
        <p class="facts">
          <Status status={status} /> <PostsAndAuthors trend={trend} />
          {hazards.length > 0 && (
            <>
              {' '}
              <strong class="hazard">{counted(hazards.length, 'post tells', 'posts tell')} of danger</strong>
            </>
          )}
        </p>
        <p class="rate">{describeRatio(explain.interval)}</p>
        <Intents intents={intents} />
        {parts.length > 0 && (
          <ul class="parts" aria-label="Parts of it">
            {parts.map((part) => (
              <li key={part.id}>
                <Foreign>{part.topic}</Foreign> ({part.mentions})
              </li>
            ))}
          </ul>
        )}
      </div>
      <div class="series">
        <DailyBars daily={trend.daily} byPlatform={trend.byPlatform} />
      </div>
      <div class="score">
        <p>
          <span class="visually-hidden">Score </span>
          <b>{score}</b> <span class="of">of 100</span>
        </p>
        <ScoreParts score={score} explain={explain} />
      </div>
    </article>
  )
}

/** A word, to which colour only adds. */
export function Status({ status }: { status: RankedTrend['status'] }): JSX.Element {
  return <span class={`status ${status.replace('_', '-')}`}>{statusWords[status]}</span>
}

export function PostsAndAuthors({ trend }: { trend: Trend }): JSX.Element {
  return <span>{describePosts(trend)}</span>
}

/** `12 posts by 9 authors, 11 of them independent`. */
export function describePosts({
  mentions,
  uniqueAuthors,
  independentMentions = mentions,
}: Pick<Trend, 'mentions' | 'uniqueAuthors' | 'independentMentions'>): string {
  const independent =
    independentMentions < mentions ? `, ${independentMentions.toLocaleString('en')} of them independent` : ''
  return `${counted(mentions, 'post')} by ${counted(uniqueAuthors, 'author')}${independent}`
}

/** What customers want here, the most frequent first. */
export function Intents({ intents }: { intents: readonly TrendIntent[] }): JSX.Element | null {
  if (intents.length === 0) return null
  return (
    <ul class="intents" aria-label="What customers want here">
      {intents.map(({ intent, posts, share, lower, upper }) => (
        <li key={intent} class={intent} title={`90 % interval: ${percent(lower)} to ${percent(upper)}`}>
          {posts} {intentVerbs[intent]} ({percent(share)})
        </li>
      ))}
    </ul>
  )
}
