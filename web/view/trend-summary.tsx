import type { JSX } from 'preact'
import type { RankedTrend } from '../../src/model/index.ts'
import { DailyBars } from './daily-bars.tsx'
import { Foreign } from './foreign.tsx'
import { describeChange, ScoreParts } from './score.tsx'
import { HazardPosts, Intents, Parts, PostsAndAuthors, Rank, Status } from './trend-facts.tsx'

interface TrendSummaryProps {
  readonly trend: RankedTrend
  /** Its place in the list, from 1. */
  readonly rank: number
  readonly href: string
  /** What one customer says of it, in their own words. */
  readonly quote: string | undefined
}

/** A trend in the list: what it is, how much of it there is, and since when. */
export function TrendSummary({ trend, rank, href, quote }: TrendSummaryProps): JSX.Element {
  const { id, topic, score, status, explain, intents, parts = [], hazards } = trend
  return (
    <article class="trend" data-row id={id} aria-labelledby={`${id}-topic`}>
      <Rank rank={rank} />
      <div class="what">
        <h2 id={`${id}-topic`}>
          <a href={href} data-open data-drawer>
            <Foreign>{topic}</Foreign>
          </a>
        </h2>
        <p class="facts">
          <Status status={status} /> <PostsAndAuthors trend={trend} />
          <HazardPosts posts={hazards.length} />
        </p>
        {quote !== undefined && (
          <p class="quote">
            <q>
              <Foreign>{quote}</Foreign>
            </q>
          </p>
        )}
        <p class="rate">{describeChange(explain.interval)}</p>
        <Intents intents={intents} />
        <Parts parts={parts} />
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
