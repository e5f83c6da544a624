import type { Span } from '../parse/spans.ts'

/** Characters before and after a figure that are read. */
const REACH = 32
const EARLIER_AHEAD =
  /(?:(?<![\p{L}\p{M}])(?:from|previously|formerly|before|earlier|von|vorher|zuvor|früher|de|desde|antes)[:,]?\s{1,2}|(?:以前|前回|先週)[はの、]?)["'*_`]{0,4}$/iu
const EARLIER_BEHIND =
  /^["'*_`)]{0,4}\s{0,2}(?:(?:in|as of|bei|in der|en) (?:the |der |el |la )?(?:previous|earlier|last|vorigen|früheren|letzten|anterior)(?![\p{L}\p{M}])|(?:→|->|⇒|to|auf|a)\s{0,2}["'*_`]{0,4}\d|[,(–—-]?\s?(?:the\s)?(?:before|previously|earlier|formerly|a (?:week|month) ago|last (?:week|month|time)|vorher|zuvor|früher|damals|antes|以前|から)(?![\p{L}\p{M}]))/iu
const ON_A_DAY = /^[\s\p{L}]*$/u

/**
 * Whether the words right beside a trend's figure date it to another time than the current ranking: "15
 * mentions before", "from 15", "10 mentions came on 2026-11-20".
 */
export function hasTemporalMismatch({ start, end }: Span, dates: readonly Span[], text: string): boolean {
  return (
    EARLIER_AHEAD.test(text.slice(Math.max(0, start - REACH), start)) ||
    EARLIER_BEHIND.test(text.slice(end, end + REACH)) ||
    dates.some(
      (date) => date.start >= end && date.start - end <= REACH && ON_A_DAY.test(text.slice(end, date.start)),
    )
  )
}
