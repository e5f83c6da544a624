import type { CollectedDays, CommentCoverage, PlatformCoverage } from '../../src/evidence/coverage-report.ts'
import type { CoverageReading } from '../../src/evidence/read-coverage.ts'
import { dayName, dayOf } from '../../src/lib/days.ts'
import { isCommentQuery, type LedgerEntry, type Platform } from '../../src/model/index.ts'
import type { CoverageRow, DayState } from '../view/coverage-grid.tsx'
import { type DayRange, describeRanges } from '../view/days.ts'
import { counted, platformNames, queryKindWords } from '../view/words.ts'

/** The days of the window ending at `now` (UTC, `YYYY-MM-DD`), the earliest first. */
export function daysOfWindow(windowDays: number, now: Date): string[] {
  const last = dayOf(now.getTime())
  return Array.from({ length: windowDays }, (_, index) => dayName(last - windowDays + 1 + index))
}

/** A row a platform, each with a row a kind of query that scans made there. */
export function coverageRows({ report, ledger }: CoverageReading, days: readonly string[]): CoverageRow[] {
  return report.platforms.flatMap((platform) => {
    const entries = ledger.filter((entry) => entry.platform === platform.platform)
    const rowsOf = (forComments: boolean) =>
      entries.filter(({ kind }) => isCommentQuery(kind) === forComments).map((entry) => kindRow(entry, days))
    const { comments } = platform
    return [
      platformRow(platform, days),
      ...rowsOf(false),
      ...(comments === null ? [] : [commentRow(platform.platform, comments, days)]),
      ...rowsOf(true),
    ]
  })
}

function platformRow(platform: PlatformCoverage, days: readonly string[]): CoverageRow {
  return {
    label: platformNames[platform.platform],
    isKind: false,
    states: statesOf(platform, days, platform.queries.length === 0 ? 'unasked' : 'none'),
    sentence: describePlatform(platform, days.length),
  }
}

function commentRow(platform: Platform, comments: CommentCoverage, days: readonly string[]): CoverageRow {
  return {
    label: `${platformNames[platform]} comments`,
    isKind: false,
    states: statesOf(comments, days, 'none'),
    sentence: describeDays(comments, days.length, counted(comments.stored, 'comment')),
  }
}

function statesOf(
  { partlyCollected, uncollected }: CollectedDays,
  days: readonly string[],
  missing: DayState,
): DayState[] {
  return days.map((day) =>
    isIn(uncollected, day) ? missing : isIn(partlyCollected, day) ? 'part' : 'collected',
  )
}

function describePlatform(platform: PlatformCoverage, windowDays: number): string {
  const { collectedDays, partlyCollected, queries, posts } = platform
  if (collectedDays === 0 && partlyCollected.length === 0) return describeUnknown(platform)
  const sentence = describeDays(platform, windowDays, describePosts(platform))
  return queries.length === 0 && posts > 0 ? `${sentence} No scan has asked here yet.` : sentence
}

function describeDays(collected: CollectedDays, windowDays: number, stored: string): string {
  const { collectedDays, recordedDays, partlyCollected, uncollected } = collected
  const inferred = collectedDays - recordedDays
  return [
    `${collectedDays} of ${counted(windowDays, 'day')} collected`,
    inferred === 0
      ? ''
      : `, ${inferred === collectedDays ? 'as' : `${inferred} of them as`} the stored posts tell`,
    `; ${stored}.`,
    uncollected.length === 0 ? '' : ` Not collected: ${describeRanges(uncollected)}.`,
    partlyCollected.length === 0 ? '' : ` In part: ${describeRanges(partlyCollected)}.`,
  ].join('')
}

/** Of a platform of which no day was collected: why. */
function describeUnknown(platform: PlatformCoverage): string {
  const { posts } = platform
  const queries = platform.queries.filter(({ kind }) => !isCommentQuery(kind))
  if (queries.length === 0 && posts === 0) return 'No scan has asked here, and no post is stored.'
  const readsAccounts = queries.length > 0 && queries.every(({ kind }) => kind === 'account')
  const why = readsAccounts
    ? ': only companies’ own accounts are read here, and customers’ posts are not found that way'
    : queries.length === 0
      ? ': no scan has asked here'
      : ': no query reached any of these days'
  return `What customers say here is not collected${why}; ${describePosts(platform)}.`
}

function describePosts({ posts, companyPosts }: PlatformCoverage): string {
  const byCompanies =
    companyPosts === 0
      ? ''
      : companyPosts === posts
        ? `, ${posts === 1 ? 'by a company' : 'all by companies'}`
        : `, ${companyPosts} by companies`
  return `${counted(posts, 'post')}${byCompanies}`
}

function kindRow(entry: LedgerEntry, days: readonly string[]): CoverageRow {
  const { platform, kind, partlyDays = [] } = entry
  const reached = new Set(entry.days)
  const partly = new Set(partlyDays)
  const states = days.map(
    (day): DayState => (partly.has(day) ? 'part' : reached.has(day) ? 'collected' : 'none'),
  )
  const inPart = states.filter((state) => state === 'part').length
  return {
    label: `${platformNames[platform]} ${queryKindWords[kind]}`,
    isKind: true,
    states,
    sentence: [
      `Scans reached ${states.filter((state) => state !== 'none').length} of ${counted(days.length, 'day')}`,
      inPart === 0 ? '' : `, ${inPart} of them with some of the queries only`,
      '.',
    ].join(''),
  }
}

function isIn(ranges: readonly DayRange[], day: string): boolean {
  return ranges.some(({ from, to }) => from <= day && day <= to)
}
