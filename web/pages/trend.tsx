import type { JSX } from 'preact'
import type { PlatformFigures, RankedTrend } from '../../src/model/index.ts'
import { definePage } from '../page.ts'
import { withQuery } from '../query.ts'
import { BarsLegend, DailyBars, describeCollected } from '../view/daily-bars.tsx'
import { EvidenceCard } from '../view/evidence-card.tsx'
import { EvidenceSections } from '../view/evidence-sections.tsx'
import { Foreign } from '../view/foreign.tsx'
import { Limits } from '../view/limits.tsx'
import { describeChange, ScoreParts } from '../view/score.tsx'
import { Intents, PostsAndAuthors, Status } from '../view/trend-facts.tsx'
import { counted, momentOf, platformNames, statusWords } from '../view/words.ts'
import { OutdatedBand, outdatedNote } from './outdated.tsx'
import { notListed, readTrend } from './read-trend.tsx'

/** One trend: what it says, what it rests on, and what speaks against it. */
export const trendPage = definePage({
  path: '/app/trends/:id',
  place: 'trends',
  needs: 'member',
  async show(request) {
    const { query } = request
    const found = await readTrend(request)
    if (found === undefined) return await notListed(request)
    const { trend, posts, missing, windowDays } = found
    const outdated = outdatedNote(found)
    return {
      title: trend.topic,
      body: (
        <article class="trend-page">
          <p class="up">
            <a href={withQuery('/app', query, {})} data-key="Escape">
              All trends
            </a>
          </p>
          {outdated !== undefined && <OutdatedBand note={outdated} url={request.url} />}
          <Head trend={trend} windowDays={windowDays} />
          <IdeaSection trend={trend} />
          <EvidenceSections
            posts={posts}
            missing={missing}
            counterEvidenceNote={trend.counterEvidenceNote}
            Card={EvidenceCard}
          />
          <Limits trend={trend} collected={trend.byPlatform.map(describePlatform)} />
          <p>
            <a href={withQuery(`/app/trends/${encodeURIComponent(trend.id)}.svg`, query, {})}>As a picture</a>
            {' · '}
            <a href={withQuery('/app/brief', query, { trend: trend.id })}>Brief</a>: a file to send.
          </p>
        </article>
      ),
    }
  },
})

function Head({ trend, windowDays }: { trend: RankedTrend; windowDays: number }): JSX.Element {
  const { topic, status, score, summary, explain, intents, previousIds, parts = [], related } = trend
  return (
    <>
      <h1>
        <Foreign>{topic}</Foreign>
      </h1>
      <p class="facts">
        <Status status={status} /> <PostsAndAuthors trend={trend} /> · score <b>{score}</b> of 100 ·{' '}
        {counted(windowDays, 'day')} to {momentOf(trend.rankedAt)}
      </p>
      <p class="summary">
        <Foreign>{withoutName(summary, topic)}</Foreign>
      </p>
      <p class="rate">
        {describeChange(explain.interval)}. Why “{statusWords[status]}”: <Foreign>{explain.rule}</Foreign>.
      </p>
      <Intents intents={intents} />
      <DailyBars daily={trend.daily} byPlatform={trend.byPlatform} />
      <BarsLegend />
      <ScoreParts score={score} explain={explain} />
      {previousIds.length > 0 && <p>It goes on from: {previousIds.join(', ')}.</p>}
      {parts.length > 0 && (
        <section aria-label="Parts of it">
          <h2>Parts of it</h2>
          <ul>
            {parts.map((part) => (
              <li key={part.id}>
                <a href={`/app/trends/${encodeURIComponent(part.id)}`}>
                  <Foreign>{part.topic}</Foreign>
                </a>
                , {counted(part.mentions, 'post')}
              </li>
            ))}
          </ul>
        </section>
      )}
      {related.length > 0 && (
        <section aria-label="In other languages">
          <h2>In other languages</h2>
          <ul>
            {related.map((other) => (
              <li key={other.id}>
                <a href={`/app/trends/${encodeURIComponent(other.id)}`}>
                  <Foreign lang={other.language}>{other.topic}</Foreign>
                </a>
                : <Foreign>{other.reason}</Foreign>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  )
}

/** The heading above it has said the name. */
function withoutName(summary: string, topic: string): string {
  const start = `${topic}: `
  return summary.startsWith(start) ? summary.slice(start.length) : summary
}

function IdeaSection({ trend: { idea } }: { trend: RankedTrend }): JSX.Element {
  if (idea === undefined)
    return (
      <p class="empty">No idea is offered: the evidence is too thin, or customers want different things.</p>
    )
  return (
    <section aria-labelledby="idea">
      <h2 id="idea">
        An idea: <Foreign>{idea.title}</Foreign>
      </h2>
      <p>
        <Foreign>{idea.angle}</Foreign>
      </p>
      {idea.customerQuestion !== null && (
        <p>
          A customer asks:{' '}
          <q>
            <Foreign>{idea.customerQuestion}</Foreign>
          </q>
        </p>
      )}
      <p class="basis">
        Confidence {idea.confidence}: <Foreign>{idea.basis}</Foreign>
      </p>
    </section>
  )
}

function describePlatform(figures: PlatformFigures): string {
  return `${platformNames[figures.platform]}: ${describeCollected(figures)}`
}
