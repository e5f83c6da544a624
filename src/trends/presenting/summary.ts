import type { TrendStatus } from '../../model/index.ts'
import { type Earlier, earlierWords } from '../measuring/earlier.ts'
import type { Measured } from '../measuring/measure.ts'
import { parameters, valuesOf } from '../parameters/index.ts'
import { plural } from './plural.ts'

const { maxShownRatio } = valuesOf(parameters.summary)

/** One or two sentences that say what a trend is, how large, and where it goes. */
export function summaryOf(
  topic: string,
  { mentions, independent, earlier, status, explain }: Measured,
  authors: number,
  platformCount: number,
  quote: string | undefined,
  windowDays: number,
): string {
  const first =
    `${topic}: ${plural(mentions.length, 'post')} by ${plural(authors, 'author')} on ` +
    `${plural(platformCount, 'platform')} in ${windowDays} days, ${independent.length} of them independent; ` +
    `${statusWords(status, explain.interval.ratio, earlier)}.`
  return joinSummary(first, quote)
}

const BEFORE_QUOTE = ' One says: “'
const AFTER_QUOTE = '”'

/** A summary's figures with the quotation that closes it, if any. */
export function joinSummary(figures: string, quote: string | undefined): string {
  return quote === undefined ? figures : `${figures}${BEFORE_QUOTE}${quote}${AFTER_QUOTE}`
}

/** What a summary says behind the name that it begins with, and the quotation that closes it, if any. */
export function splitSummary(
  summary: string,
  topic: string,
): { readonly figures: string; readonly quote?: string } {
  const figures = summary.startsWith(topic) ? summary.slice(topic.length) : ''
  const end = figures.indexOf(BEFORE_QUOTE)
  if (end < 0) return { figures }
  return {
    figures: figures.slice(0, end),
    quote: figures.slice(end + BEFORE_QUOTE.length, -AFTER_QUOTE.length),
  }
}

function statusWords(status: TrendStatus, ratio: number | null, earlier: Earlier): string {
  const words = {
    new: earlierWords(earlier) ?? 'not seen in earlier evidence',
    rising: 'more than before',
    steady: 'no clear change',
    fading: 'less than before',
    insufficient_data: 'too little evidence to tell a direction',
  } satisfies Record<TrendStatus, string>
  if (ratio === null || status === 'insufficient_data') return words[status]
  const times = ratio > maxShownRatio ? `more than ${maxShownRatio}` : `about ${ratio.toFixed(1)}`
  return `${words[status]} (${times} times the earlier rate)`
}
