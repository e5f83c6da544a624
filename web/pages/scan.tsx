import { randomUUID } from 'node:crypto'
import type { JSX } from 'preact'
import { invalidInput, ServiceError } from '../../src/lib/errors.ts'
import { plannedCalls } from '../../src/scan/plan-scan.ts'
import { getScan } from '../../tools/get-scan.ts'
import { runScan } from '../../tools/run-scan.ts'
import { definePage, type Form, type PageRequest, type ShownPage, type Submitted } from '../page.ts'
import { CollectorLines } from '../view/collector-lines.tsx'
import { FromMoment } from '../view/countdown.tsx'
import { ScanPlan } from '../view/scan-plan.tsx'
import { collectorLabels, counted, momentOf } from '../view/words.ts'
import { collectorLines } from './collector-lines.ts'
import { problems } from './problem.tsx'
import { scanLive } from './scan-live.ts'

const PATH = '/app/scans/latest'

/** The latest scan, and the way to the next: first what it costs, then a confirmation. */
export const scanPage = definePage({
  path: PATH,
  place: 'scan',
  needs: 'member',
  async show(request) {
    const [latest, budgets] = await Promise.all([readLatest(request), request.services.scanner.budgets()])
    if (latest === undefined) {
      const lines = collectorLines(undefined, budgets)
      return page(
        <>
          <p class="empty">There was no scan yet. A scan collects public posts and takes up to a minute.</p>
          {lines.length > 0 && <CollectorLines lines={lines} />}
          <AskForPlan />
        </>,
      )
    }
    const { scan, secondsUntilNextScan, nextScanMayStartAt } = latest
    const { isEnded, headline, posts, lines, hasGaps } = scanLive(scan, budgets)
    const events = isEnded
      ? {}
      : { 'data-scan-events': `/app/scans/events?${new URLSearchParams({ id: scan.id })}` }
    return page(
      <>
        <section aria-label="The latest scan" {...events}>
          <p
            class={hasGaps || scan.state === 'failed' ? 'band gaps' : 'band'}
            role="status"
            data-part="headline"
          >
            {headline}
          </p>
          <p>
            Started {momentOf(scan.startedAt)}.{' '}
            {isEnded ? (
              `${counted(scan.postsTotal, 'post')}, ${scan.postsNew.toLocaleString('en')} of them new.`
            ) : (
              <>
                <span data-part="posts">{posts}</span>. You may leave: it goes on by itself.{' '}
                <a href={PATH}>Look again</a>
              </>
            )}
          </p>
          <CollectorLines lines={lines} />
          {!isEnded && (
            <p hidden data-part="stopped">
              This page does not follow the scan any more. <a href={PATH}>Look again</a>
            </p>
          )}
        </section>
        {isEnded && (
          <FromMoment
            at={nextScanMayStartAt}
            isOver={secondsUntilNextScan === 0}
            sentence="The next scan may start from"
          >
            <AskForPlan />
          </FromMoment>
        )}
        {scan.state === 'completed' && (
          <p>
            <a href="/app">To the trends</a> · <a href="/app/evidence">To the posts</a>
          </p>
        )}
      </>,
    )
  },
  submit(request, form) {
    const step = form.get('step')
    if (step === 'plan') return confirm(request)
    if (step === 'start') return start(request, form)
    throw invalidInput('The form must have a field step: plan or start.')
  },
})

function page(content: JSX.Element, status = 200): ShownPage {
  return {
    title: 'Scan',
    status,
    body: (
      <>
        <h1>Scan</h1>
        {content}
      </>
    ),
  }
}

async function readLatest({ callTool }: PageRequest) {
  try {
    return (await callTool(getScan, {})).output
  } catch (thrown) {
    if (thrown instanceof ServiceError && thrown.fault.kind === 'not_found') return undefined
    throw thrown
  }
}

function AskForPlan(): JSX.Element {
  return (
    <form method="post" action={PATH}>
      <input type="hidden" name="step" value="plan" />
      <button type="submit">What would a scan cost?</button>
    </form>
  )
}

/** Shows the plan with what it costs. The key makes a reload or a double click of the confirmation start one scan. */
async function confirm(request: PageRequest): Promise<ShownPage> {
  const { services, visitor } = request
  const [plans, latest] = await Promise.all([services.scanner.plan(visitor.workspace), readLatest(request)])
  const planned = plans.flatMap((plan) =>
    plan.configured ? [{ ...plan, label: collectorLabels[plan.collector], calls: plannedCalls(plan) }] : [],
  )
  const missing = plans.flatMap((plan) => (plan.configured ? [] : [plan]))
  const usd = planned.flatMap(({ costs }) => costs.flatMap((cost) => cost.usd ?? []))
  const minutes = Math.ceil(services.scanner.intervalSeconds / 60)
  return page(
    <>
      <h2>What a scan would do now</h2>
      {planned.length > 0 && (
        <p>
          It collects public posts from {planned.map(({ label }) => label).join(', ')} and stores them, for{' '}
          <b>${usd.reduce((sum, part) => sum + part, 0).toFixed(2)} at most</b>. The next one may start{' '}
          {counted(minutes, 'minute')} later.
        </p>
      )}
      <ScanPlan collectors={planned} />
      {missing.length > 0 && (
        <CollectorLines lines={collectorLines(undefined, await services.scanner.budgets())} />
      )}
      {planned.length === 0 ? (
        <p class="empty">
          Nothing can be collected: no platform is configured. Whoever runs the service does that.
        </p>
      ) : (
        <FromMoment
          at={latest?.nextScanMayStartAt ?? ''}
          isOver={(latest?.secondsUntilNextScan ?? 0) === 0}
          sentence="The next scan may start from"
        >
          <form method="post" action={PATH}>
            <input type="hidden" name="step" value="start" />
            <input type="hidden" name="key" value={`page-${randomUUID()}`} />
            <button type="submit">Start the scan</button>
          </form>
        </FromMoment>
      )}
      <p>
        <a href={PATH}>Not now</a>
      </p>
    </>,
  )
}

/** Starts the scan and leads to its page at once: it goes on without the browser. */
async function start(request: PageRequest, form: Form): Promise<Submitted> {
  const key = form.get('key')
  if (key === undefined)
    throw invalidInput('The form lacks its field key, which makes a repeated click safe.')
  try {
    await request.beginTool(runScan, { idempotencyKey: key, maxChars: 0 }, { idempotencyKey: 'The key' })
  } catch (thrown) {
    if (!(thrown instanceof ServiceError)) throw thrown
    // The same click again, while its scan runs.
    if (thrown.fault.kind === 'scan_in_progress') return { seeOther: PATH }
    if (thrown.fault.kind === 'scan_too_soon') return await tooSoon(request)
    if (thrown.fault.kind === 'unavailable') return notBegun()
    throw thrown
  }
  return { seeOther: PATH }
}

/** The service ends, or too much begins at once: whether a scan began, its page tells. */
function notBegun(): ShownPage {
  return page(
    <>
      <p class="band gaps" role="alert">
        The service could not say at once whether the scan began. It costs nothing to look.
      </p>
      <p>
        <a href={PATH}>To the latest scan</a>
      </p>
    </>,
    problems.unavailable.status,
  )
}

/** The gate goes by the database's clock, and so does this. */
async function tooSoon(request: PageRequest): Promise<ShownPage> {
  const latest = await readLatest(request)
  if (latest === undefined) throw new Error('where it is too early there was a scan')
  return page(
    <>
      <h2>{problems.scan_too_soon.heading}</h2>
      <FromMoment
        at={latest.nextScanMayStartAt}
        isOver={false}
        sentence="Nothing was started. The next scan may start from"
      >
        <AskForPlan />
      </FromMoment>
      <p>
        <a href={PATH}>To the latest scan</a>
      </p>
    </>,
    problems.scan_too_soon.status,
  )
}
