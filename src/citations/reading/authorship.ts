import { findMetrics, findSpeakers, type Metric } from '../lexicon/index.ts'
import { overlap, type Span } from '../parse/spans.ts'
import type { FoundCompany } from '../resolve/companies.ts'
import type { StoredPost } from '../stored.ts'
import type { SentenceReading } from './sentence-reading.ts'

const QUOTED = /[\uE001\uE002]/
const CLAUSE_END = /[,;:，；：、،؛]/u
const TEXTS: ReadonlySet<Metric> = new Set<Metric>(['posts', 'comments', 'replies'])
/** Between a company and its post: "'s ", "post by ". */
const MAX_GAP = 12

/**
 * Whether a company that is said to speak is said to have written what is cited: where something is quoted, in "its post", in
 * "wrote in t3_…", and where the sentence says nothing else. "Says that the hum is normal (t3_…)" and "put dimming behind a
 * fee (t3_…)" may be told by anybody. `start` is the offset of the sentence.
 */
export function claimsAuthorship(
  company: Span,
  reading: SentenceReading,
  references: readonly Span[],
  start: number,
): boolean {
  const { rest, languages, attributes } = reading
  if (QUOTED.test(rest) || reading.isAlone(company, 'sentence')) return true
  const left = reading.left()
  const isBeside = (other: Span, most: number) => {
    const between =
      other.end <= company.start
        ? { start: other.end, end: company.start }
        : { start: company.end, end: other.start }
    const isNear = between.end - between.start <= most
    const isOneClause = !CLAUSE_END.test(rest.slice(between.start - start, between.end - start))
    return isNear && isOneClause && !left.some((each) => overlap(each, between))
  }
  const inText = ({ start: from, end }: Span) => ({ start: start + from, end: start + end })
  const texts = [
    ...findMetrics(rest, languages)
      .filter(({ value }) => TEXTS.has(value.metric))
      .map(inText),
    ...attributes.filter(({ kind }) => kind === 'text_kind'),
    ...attributes.filter((each) => each.kind === 'platform' && !each.isName),
  ]
  return (
    texts.some((each) => isBeside(each, MAX_GAP)) || references.some((each) => isBeside(each, rest.length))
  )
}

/** Characters of a post before a quotation in which it is read who says it. */
const MAX_BEFORE = 300

/** Whether a post that somebody else wrote tells the quoted words as the company's own: "Fernlight says it is normal". */
export function isReportedIn(
  { company }: Pick<FoundCompany, 'company'>,
  readings: readonly string[],
  { texts }: StoredPost,
): boolean {
  const text = texts.at(-1) ?? ''
  return readings.some((words) => {
    const at = text.indexOf(words.trim())
    if (at <= 0) return false
    const before =
      text
        .slice(Math.max(0, at - MAX_BEFORE), at)
        .split(/[.!?…。！？]\s|\n/u)
        .at(-1) ?? ''
    const folded = before.toLowerCase()
    return company.names.some((name) => {
      const from = folded.lastIndexOf(name.toLowerCase())
      if (from === -1) return false
      const place = { start: from, end: from + name.length }
      return findSpeakers(`${before}\uE002\uE002\uE002`, [place])[0] === 'surely'
    })
  })
}
