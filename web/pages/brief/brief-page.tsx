import type { JSX } from 'preact'
import { Platform, type RankedTrend, TrendStatus } from '../../../src/model/index.ts'
import { definePage } from '../../page.ts'
import { choiceOf, withQuery } from '../../query.ts'
import { Foreign } from '../../view/foreign.tsx'
import { Moment } from '../../view/moment.tsx'
import { describePosts, Status } from '../../view/trend-facts.tsx'
import { counted, platformNames, statusWords } from '../../view/words.ts'
import { WindowLinks } from '../window-links.tsx'
import { makeBrief } from './brief.ts'
import { type BriefChoice, MAX_BRIEF_TRENDS, readChoice } from './choice.ts'
import { briefPolicy, toHtml } from './document.tsx'
import { fileNameOf, toZip } from './pack.ts'

const PATH = '/app/brief'
const HTML_PATH = `${PATH}/brief.html`
const ZIP_PATH = `${PATH}/brief.zip`

/** Topics to choose from, the brief of those that are chosen as it will be sent, and the files to send. */
export const briefPage = definePage({
  path: PATH,
  place: 'trends',
  needs: 'member',
  async show(request) {
    const { query, visitor } = request
    const choice = await readChoice(request)
    const status = choiceOf(query, 'status', TrendStatus, { label: 'Status', names: statusWords })
    const platform = choiceOf(query, 'platform', Platform, { label: 'Platform', names: platformNames })
    const brief = choice.trendIds.length === 0 ? undefined : await makeBrief(request, choice)
    const chosen = (brief?.topics ?? []).map(({ trend }) => trend)
    const listed = choice.ranked.filter(
      (trend) =>
        chosen.some(({ id }) => id === trend.id) ||
        ((status === undefined || trend.status === status) &&
          (platform === undefined || trend.platforms.includes(platform))),
    )
    // A part of a topic is in no list.
    const unlisted = chosen.filter(({ id }) => listed.every((trend) => trend.id !== id))
    return {
      title: 'A brief to send',
      hasFrame: true,
      body: (
        <>
          <p class="up">
            <a href={withQuery('/app', query, { asOf: null, trend: null, top: null })} data-key="Escape">
              All trends
            </a>
          </p>
          <h1>A brief to send</h1>
          <p class="lead">
            <Foreign>{visitor.workspace.productName}</Foreign>, {counted(choice.windowDays, 'day')} to{' '}
            <Moment at={choice.asOf} />. Parts of posts with their links, figures and what was not collected,
            in one file that can be read, printed and checked without this service.
          </p>
          <nav class="choices" aria-label="What is shown">
            <WindowLinks path={PATH} query={withoutChoice(query)} windowDays={choice.windowDays} />
            {query.get('asOf') && (
              <p>
                <a href={withQuery(PATH, query, { asOf: null })}>The ranking of now</a>
              </p>
            )}
          </nav>
          {choice.ranked.length === 0 ? (
            <p class="empty">
              There is no topic to choose: <a href="/app">what is missing</a>.
            </p>
          ) : (
            <Topics {...{ query, choice, chosen }} trends={[...unlisted, ...listed]} />
          )}
          {brief !== undefined && <Files address={addressOf(choice, chosen)} name={fileNameOf(brief)} />}
        </>
      ),
    }
  },
})

/** The brief itself, as it is sent: shown in the page, and saved by a link of it. */
export const briefHtml = definePage({
  path: HTML_PATH,
  place: 'trends',
  needs: 'member',
  async show(request) {
    const brief = await makeBrief(request, await readChoice(request))
    return {
      file: {
        type: 'html',
        body: toHtml(brief),
        contentSecurityPolicy: `${briefPolicy}; frame-ancestors 'self'`,
      },
    }
  },
})

/** The brief with what it takes to check it. */
export const briefZip = definePage({
  path: ZIP_PATH,
  place: 'trends',
  needs: 'member',
  async show(request) {
    const brief = await makeBrief(request, await readChoice(request))
    return { file: { type: 'zip', body: toZip(brief), savedAs: `${fileNameOf(brief)}.zip` } }
  },
})

/** Another window has other topics, and another ranking. */
function withoutChoice(query: URLSearchParams): URLSearchParams {
  const kept = new URLSearchParams(query)
  for (const name of ['asOf', 'trend', 'top']) kept.delete(name)
  return kept
}

/** The same topics of the same ranking, whatever is stored or ranked since. */
function addressOf({ windowDays, asOf }: BriefChoice, chosen: readonly RankedTrend[]): string {
  const query = new URLSearchParams({ days: String(windowDays), asOf })
  for (const { id } of chosen) query.append('trend', id)
  return query.toString()
}

function Topics({
  query,
  choice: { windowDays, asOf },
  trends,
  chosen,
}: {
  query: URLSearchParams
  choice: BriefChoice
  trends: readonly RankedTrend[]
  chosen: readonly RankedTrend[]
}): JSX.Element {
  const kept = {
    days: String(windowDays),
    asOf,
    status: query.get('status'),
    platform: query.get('platform'),
  }
  return (
    <form method="get" action={PATH}>
      {Object.entries(kept).map(
        ([name, value]) => value && <input key={name} type="hidden" name={name} value={value} />,
      )}
      <fieldset class="topics">
        <legend>Topics, at most {MAX_BRIEF_TRENDS}</legend>
        {trends.map((trend) => (
          <label key={trend.id}>
            <input
              type="checkbox"
              name="trend"
              value={trend.id}
              checked={chosen.some(({ id }) => id === trend.id)}
            />{' '}
            <Foreign>{trend.topic}</Foreign> <Status status={trend.status} />{' '}
            <span class="source">{describePosts(trend)}</span>
          </label>
        ))}
      </fieldset>
      {chosen.length === 0 && <p>Nothing is chosen yet.</p>}
      <button type="submit">Show the brief</button>
    </form>
  )
}

function Files({ address, name }: { address: string; name: string }): JSX.Element {
  const html = `${HTML_PATH}?${address}`
  return (
    <section aria-labelledby="files">
      <h2 id="files">As it will be sent</h2>
      <ul>
        <li>
          <a href={html} download={`${name}.html`}>
            The brief alone
          </a>
          : one file to read and to print.
        </li>
        <li>
          <a href={`${ZIP_PATH}?${address}`}>The brief with its claims</a>: a ZIP with claims.json, hashes and
          verify.mjs, which checks them, here or by asking this service.
        </li>
        <li>
          <a href={html}>Open it alone</a>
        </li>
      </ul>
      <iframe
        class="preview"
        src={html}
        title="The brief as it will be sent"
        sandbox="allow-popups allow-popups-to-escape-sandbox"
      />
    </section>
  )
}
