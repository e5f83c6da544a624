import type { JSX } from 'preact'
import type { RankedTrend } from '../../src/model/index.ts'
import { DAY_WIDTH, DayMarks, describeDays } from './daily-bars.tsx'
import { counted, dayOf, statusWords } from './words.ts'

const WIDTH = 640
const HEIGHT = 250
const MARGIN = 24
const BARS_TOP = 80
const Y_SCALE = 2.3
/** As many letters as fit beside each other at the size of the heading. */
const MAX_TOPIC_CHARS = 60

/**
 * A trend as a picture that stands alone: its name, its figures, its days as bars with uncollected ones hatched, and the
 * same in a sentence. With attributes alone, so that it is the same wherever it is put; always dark on light.
 */
export function TrendPicture({ trend, windowDays }: { trend: RankedTrend; windowDays: number }): JSX.Element {
  const { topic, status, score, mentions, uniqueAuthors, daily, rankedAt } = trend
  const name = storableInXml(topic)
  const facts = `${statusWords[status]} · ${counted(mentions, 'post')} by ${counted(uniqueAuthors, 'author')} · score ${score} of 100 · ${counted(windowDays, 'day')} to ${dayOf(rankedAt)}`
  const [days, ...rest] = describeDays(daily).split('; ')
  const [first, last] = [daily[0], daily.at(-1)]
  const xScale = (WIDTH - 2 * MARGIN) / (Math.max(1, daily.length) * DAY_WIDTH)
  return (
    <svg
      xmlns="http://www.w3.org/2000/svg"
      width={WIDTH}
      height={HEIGHT}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      role="img"
      aria-labelledby="title desc"
      font-family="system-ui, sans-serif"
      fill="#1c211e"
    >
      <title id="title">{name}</title>
      <desc id="desc">{`${facts}. ${describeDays(daily)}`}</desc>
      <rect width={WIDTH} height={HEIGHT} fill="#ffffff" />
      <text x={MARGIN} y="38" font-size="18" font-weight="700" unicode-bidi="isolate">
        {shortened(name)}
      </text>
      <text x={MARGIN} y="62" font-size="13" fill="#56605a">
        {facts}
      </text>
      <g transform={`translate(${MARGIN} ${BARS_TOP}) scale(${xScale} ${Y_SCALE})`}>
        <DayMarks daily={daily} ink="#0b6e4f" />
      </g>
      {first !== undefined && (
        <text x={MARGIN} y="192" font-size="12" fill="#56605a">
          {first.day}
        </text>
      )}
      {last !== undefined && (
        <text x={WIDTH - MARGIN} y="192" font-size="12" fill="#56605a" text-anchor="end">
          {last.day}
        </text>
      )}
      <text x={MARGIN} y="216" font-size="13" fill="#56605a">
        {rest.length === 0 ? days : `${days};`}
      </text>
      <text x={MARGIN} y="235" font-size="13" fill="#56605a">
        {rest.join('; ')}
      </text>
    </svg>
  )
}

function shortened(name: string): string {
  const letters = [...name]
  return letters.length <= MAX_TOPIC_CHARS ? name : `${letters.slice(0, MAX_TOPIC_CHARS).join('')}…`
}

/** XML has no way to write control characters and half surrogate pairs, and a file with one does not open. */
function storableInXml(text: string): string {
  return text.replaceAll(/[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu, '')
}
