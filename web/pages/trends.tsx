import type { JSX } from 'preact'
import { NotReadyYet } from '../../src/lib/errors.ts'
import {
  type ChangesResponse,
  Platform,
  platforms,
  type RankedTrend,
  type Trend,
  TrendStatus,
  trendStatuses,
} from '../../src/model/index.ts'
import { MAX_TRENDS, splitSummary } from '../../src/trends/facts.ts'
import type { EmptyReason } from '../../tools/empty-list.ts'
import { getChanges } from '../../tools/get-changes.ts'
import { getTrends } from '../../tools/get-trends.ts'
import type { UnlistedHazards } from '../../tools/unlisted-hazards.ts'
import { definePage, type PageRequest } from '../page.ts'
import { choiceOf, windowIn, withQuery } from '../query.ts'
import { ChangesBand } from '../view/changes-band.tsx'
import { BarsLegend } from '../view/daily-bars.tsx'
import { Foreign } from '../view/foreign.tsx'
import { TrendSummary } from '../view/trend-summary.tsx'
import { counted, momentOf, platformNames, statusWords } from '../view/words.ts'
import { OutdatedBand, outdatedNote } from './outdated.tsx'
import { WindowLinks } from './window-links.tsx'

/** What customers want now: the ranked list, with what changed above it. */
export const trendsPage = definePage({
  path: '/app',
  place: 'trends',
  needs: 'member',
  async show(request) {
    const { query, visitor } = request
    const days = windowIn(query)
    const window = days === undefined ? {} : { days }
    const status = choiceOf(query, 'status', TrendStatus, { label: 'Status', names: statusWords })
    const platform = choiceOf(query, 'platform', Platform, { label: 'Platform', names: platformNames })
    const { output, notes } = await request.callTool(getTrends, {
      ...window,
      fields: 'full',
      limit: MAX_TRENDS,
      maxChars: 0,
    })
    const changes = await readChanges(request, window)
    const outdated = outdatedNote(notes)
    const ranked = output.trends.filter(isWhole).map((trend, index) => ({ trend, rank: index + 1 }))
    const shown = ranked.filter(
      ({ trend }) =>
        (status === undefined || trend.status === status) &&
        (platform === undefined || trend.platforms.includes(platform)),
    )
    const hrefOf = (id: string) =>
      withQuery(`/app/trends/${encodeURIComponent(id)}`, query, { status: null, platform: null })
    return {
      title: `What customers want: ${visitor.workspace.productName}`,
      madeFrom: { output, rest: JSON.stringify([query.toString(), notes, changes, outdated]) },
      body: (
        <>
          <h1>What customers want now</h1>
          <p class="lead">
            <bdi>{visitor.workspace.productName}</bdi>, {counted(output.windowDays, 'day')} to{' '}
            {momentOf(notes.rankedAt)}. {counted(ranked.length, 'topic')}
            {shown.length < ranked.length && `, ${shown.length} shown`}.
          </p>
          {outdated !== undefined && <OutdatedBand note={outdated} url={request.url} />}
          <HazardsBand trends={ranked.map(({ trend }) => trend)} hrefOf={hrefOf} />
          <UnlistedHazardsBand hazards={notes.hazards} />
          {request.isDemo && <Tour first={ranked[0] && hrefOf(ranked[0].trend.id)} />}
          <Choices query={query} windowDays={output.windowDays} />
          {shown.length > 0 && (
            <p>
              <a href={withQuery('/app/brief', query, {})}>Brief</a>: topics as a file to send.
            </p>
          )}
          {changes === undefined ? (
            <p class="band">
              What changed since the ranking before is still being found. <a href={request.url}>Look again</a>
            </p>
          ) : (
            <ChangesBand changes={changes} hrefOf={hrefOf} />
          )}
          {shown.length > 0 && <BarsLegend />}
          {ranked.length === 0 ? (
            <Nothing because={notes.emptyBecause} query={query} />
          ) : (
            shown.map(({ trend, rank }) => (
              <TrendSummary
                key={trend.id}
                trend={trend}
                rank={rank}
                href={hrefOf(trend.id)}
                quote={splitSummary(trend.summary, trend.topic).quote}
              />
            ))
          )}
          {ranked.length > 0 && shown.length === 0 && (
            <p>
              No topic of the list is like that.{' '}
              <a href={withQuery('/app', query, { status: null, platform: null })}>Show all</a>.
            </p>
          )}
        </>
      ),
    }
  },
})

/** Undefined while they are being found: the list is shown without them. */
async function readChanges(
  { callTool }: PageRequest,
  window: { readonly days?: number },
): Promise<ChangesResponse | undefined> {
  try {
    return (await callTool(getChanges, { ...window, maxChars: 0 })).output
  } catch (error) {
    if (error instanceof NotReadyYet) return undefined
    throw error
  }
}

/** A trend asked for in full holds every field of a ranked one. */
export function isWhole(trend: Trend): trend is RankedTrend {
  return trend.explain !== undefined && trend.daily !== undefined && trend.byPlatform !== undefined
}

/** The first three steps of a newcomer to the demo; the last ends with what an agent's client is told. */
function Tour({ first }: { first: string | undefined }): JSX.Element {
  return (
    <section class="band" aria-labelledby="tour">
      <h2 id="tour">Three steps through the demo</h2>
      <ol>
        <li>
          {first === undefined ? 'Read a trend' : <a href={first}>Read the first trend</a>}: its evidence,
          what speaks against it, and what to keep in mind.
        </li>
        <li>
          <a href="/app/coverage">See what was collected</a>: a day of which nothing is known is not a quiet
          day.
        </li>
        <li>
          <a href="/app/settings/access">Connect an agent</a>: make a key and copy the block for its client.
        </li>
      </ol>
    </section>
  )
}

/** Links and not a form: each is an address that shows the same again. */
function Choices({ query, windowDays }: { query: PageRequest['query']; windowDays: number }): JSX.Element {
  const link = (name: string, value: string | null, label: string, isChosen: boolean) => (
    <a href={withQuery('/app', query, { [name]: value })} {...(isChosen ? { 'aria-current': 'true' } : {})}>
      {label}
    </a>
  )
  return (
    <nav class="choices" aria-label="What is shown">
      <WindowLinks path="/app" query={query} windowDays={windowDays} />
      <p>
        Status: {link('status', null, 'all', !query.has('status'))}
        {trendStatuses.map((status) =>
          link('status', status, statusWords[status], query.get('status') === status),
        )}
      </p>
      <p>
        Platform: {link('platform', null, 'all', !query.has('platform'))}
        {platforms.map((platform) =>
          link('platform', platform, platformNames[platform], query.get('platform') === platform),
        )}
      </p>
    </nav>
  )
}

/** Danger comes before everything else, wherever its topic ranks and whatever the list is narrowed to. */
function HazardsBand({
  trends,
  hrefOf,
}: {
  trends: readonly RankedTrend[]
  hrefOf(id: string): string
}): JSX.Element | null {
  const dangerous = trends.filter(({ hazards }) => hazards.length > 0)
  if (dangerous.length === 0) return null
  return (
    <section class="band" aria-labelledby="danger">
      <h2 id="danger">Customers tell of danger</h2>
      <ul>
        {dangerous.map(({ id, topic, hazards }) => (
          <li key={id}>
            <a href={hrefOf(id)}>
              <Foreign>{topic}</Foreign>
            </a>
            , {counted(hazards.length, 'post')}
            {hazards[0] !== undefined && (
              <>
                :{' '}
                <q>
                  <Foreign>{hazards[0].text}</Foreign>
                </q>
              </>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}

function UnlistedHazardsBand({ hazards }: { hazards: UnlistedHazards | undefined }): JSX.Element | null {
  if (hazards === undefined || hazards.posts === 0) return null
  return (
    <p class="band">
      <a href="/app/evidence?intent=hazard" class="hazard">
        {counted(hazards.posts, 'post tells', 'posts tell')} of danger
      </a>{' '}
      outside of the topics below.
    </p>
  )
}

/** An empty list is never silence: it says what is missing and leads there. */
function Nothing({
  because,
  query,
}: {
  because: EmptyReason | undefined
  query: URLSearchParams
}): JSX.Element {
  switch (because) {
    case undefined:
    case 'nothing_stored':
      return (
        <p class="empty">
          No post is stored yet, which says nothing about customers. <a href="/app/scans/latest">Scan now</a>.
        </p>
      )
    case 'nothing_in_window':
      return (
        <p class="empty">
          No stored post is of these days.{' '}
          <a href={withQuery('/app', query, { days: '365' })}>Look at a year</a>, or{' '}
          <a href="/app/scans/latest">scan now</a>.
        </p>
      )
    case 'no_topic':
      return (
        <p class="empty">
          Posts are stored, but no three of them speak of one thing, or their days were not collected.{' '}
          <a href="/app/evidence">Read the posts</a>, or see <a href="/app/coverage">what was collected</a>.
        </p>
      )
  }
}
