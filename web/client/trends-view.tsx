import type { JSX } from 'preact'
import { useEffect, useReducer, useState } from 'preact/hooks'
import type { Trend } from '../../src/model/index.ts'
import { TopicRow } from '../view/topic-row.tsx'
import { counted, momentOf } from '../view/words.ts'
import { TrendDetails } from './trend-details.ts'
import { type Answered, startView } from './view-shell.tsx'

interface Trends {
  readonly windowDays: number
  readonly trends: readonly Trend[]
}

/** The bars of so many topics are asked for unasked; of the others when a person opens them. */
const BARS_UNASKED = 20

await startView<Trends>({
  name: 'trends',
  heading: 'Ranked topics',
  waiting: 'The topics are being ranked…',
  isOutput: isTrends,
  show: (answered) => <TrendsBoard {...answered} />,
})

function TrendsBoard({ input, output, notes, host }: Answered<Trends>): JSX.Element {
  const { windowDays, trends } = output
  const [, changed] = useReducer((version: number) => version + 1, 0)
  const [details] = useState(() => new TrendDetails(host, windowOf(input, windowDays), () => changed(0)))
  const [opened, setOpened] = useState<string | undefined>()
  useEffect(() => {
    for (const { id, daily } of trends.slice(0, BARS_UNASKED))
      if (daily === undefined) details.ask(id, 'last')
  }, [trends, details])
  const toggle = (id: string) => {
    const isOpening = opened !== id
    setOpened(isOpening ? id : undefined)
    if (!isOpening) return
    details.ask(id, 'next')
    // The id alone: names of topics are words of third parties.
    if (host.can.takeContext)
      host.updateContext(`The person opened trend ${id} of get_trends in the view.`).catch(() => {})
  }
  if (trends.length === 0)
    return (
      <p class="empty">
        No topic is ranked: too few posts speak of one thing, or the days were not collected.
      </p>
    )
  return (
    <>
      <p class="lead">{leadOf(output, notes)}</p>
      {trends.map((trend, index) => (
        <TopicRow
          key={trend.id}
          trend={trend}
          rank={input['cursor'] === undefined ? index + 1 : undefined}
          detail={details.of(trend.id)}
          isOpen={opened === trend.id}
          onToggle={() => toggle(trend.id)}
        />
      ))}
    </>
  )
}

/** `30 days to 22 November 2026, 13:40 UTC. 34 topics, 20 shown.` */
function leadOf({ windowDays, trends }: Trends, { total }: Answered<Trends>['notes']): string {
  const rankedAt = trends[0]?.rankedAt
  const moment = rankedAt === undefined ? '' : ` to ${momentOf(rankedAt)}`
  const all = typeof total === 'number' ? total : trends.length
  const shown = all === trends.length ? '' : `, ${trends.length} shown`
  return `${counted(windowDays, 'day')}${moment}. ${counted(all, 'topic')}${shown}.`
}

/** The same ranking as the list's. */
function windowOf({ asOf }: Answered<Trends>['input'], windowDays: number): Answered<Trends>['input'] {
  return { days: windowDays, ...(asOf === undefined ? {} : { asOf }) }
}

/** Sound for an answer of this server's get_trends, which checks its own output. */
function isTrends(value: unknown): value is Trends {
  return Array.isArray(Object(value).trends)
}
