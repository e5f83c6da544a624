import type { JSX } from 'preact'
import type { RankedTrend } from '../../src/model/index.ts'
import { type CollectorLine, CollectorLines } from './collector-lines.tsx'
import { CoverageGrid, type CoverageRow } from './coverage-grid.tsx'
import { DailyBars } from './daily-bars.tsx'
import { EvidenceSections } from './evidence-sections.tsx'
import { Foreign } from './foreign.tsx'
import { describeCoverage, Limits } from './limits.tsx'
import { Moment } from './moment.tsx'
import { QuotationCard, type QuotedPost } from './quotation-card.tsx'
import { describeRatio, ScoreParts } from './score.tsx'
import { PostsAndAuthors, Status } from './trend-facts.tsx'
import { counted } from './words.ts'

interface Topic {
  readonly trend: RankedTrend
  readonly rank: number | undefined
  readonly posts: readonly QuotedPost[]
  readonly missing: readonly string[]
}

interface BriefDocumentProps {
  readonly service: string
  readonly productName: string
  readonly windowDays: number
  readonly asOf: string
  readonly topics: readonly Topic[]
  readonly scan: { readonly startedAt: string; readonly lines: readonly CollectorLine[] } | undefined
  /** Where the topics could be found, and on which days. */
  readonly collected: { readonly days: readonly string[]; readonly rows: readonly CoverageRow[] }
}

/** A brief from its heading to how to check it: what stands in the body of a file of its own. */
export function BriefDocument(brief: BriefDocumentProps): JSX.Element {
  const { productName, windowDays, asOf, topics } = brief
  const [first] = topics
  return (
    <body class="brief">
      <main>
        <h1>
          What customers want: <Foreign>{productName}</Foreign>
        </h1>
        <p class="lead">
          {counted(topics.length, 'topic')} of the {counted(windowDays, 'day')} to <Moment at={asOf} />.
          {first !== undefined && ` Ranked by method ${first.trend.explain.methodVersion}.`}
        </p>
        <p>
          Each quotation is a part of a public post, and not all of it; its author is named only where the
          link names them. Follow it and read the original before you rely on it.
        </p>
        {topics.map((topic) => (
          <TopicArticle key={topic.trend.id} {...topic} />
        ))}
        <Collected {...brief} />
        <HowToCheck {...brief} />
      </main>
    </body>
  )
}

function TopicArticle({ trend, rank, posts, missing }: Topic): JSX.Element {
  const { id, topic, status, score, explain, counterEvidenceNote } = trend
  return (
    <article class="topic" id={id} aria-labelledby={`${id}-topic`}>
      <div class="head">
        <h2 id={`${id}-topic`}>
          <Foreign>{topic}</Foreign>
        </h2>
        <p class="facts">
          <Status status={status} /> <PostsAndAuthors trend={trend} /> · score <b>{score}</b> of 100
          {rank !== undefined && ` · rank ${rank}`}
        </p>
        <p class="rate">
          {describeRatio(explain.interval)}. <Foreign>{explain.rule}</Foreign>.
        </p>
        <DailyBars daily={trend.daily} byPlatform={trend.byPlatform} />
      </div>
      <ScoreParts score={score} explain={explain} isOpen />
      <EvidenceSections
        posts={posts}
        missing={missing}
        counterEvidenceNote={counterEvidenceNote}
        heading="h3"
        Card={QuotationCard}
      />
      <Limits trend={trend} collected={trend.coverage.map(describeCoverage)} heading="h3" />
    </article>
  )
}

function Collected({
  collected: { days, rows },
  scan,
}: Pick<BriefDocumentProps, 'collected' | 'scan'>): JSX.Element {
  return (
    <section aria-labelledby="collected">
      <h2 id="collected">What was collected</h2>
      <p>
        Where and on which days posts on these topics could be found. A day that was not collected is unknown,
        and not silent.
      </p>
      <CoverageGrid days={days} rows={rows} />
      {scan === undefined ? (
        <p>No scan had been made by then.</p>
      ) : (
        <>
          <p>
            How the platforms answered in the last scan, of <Moment at={scan.startedAt} />; what a budget or a
            platform held back is a gap:
          </p>
          <CollectorLines lines={scan.lines} />
        </>
      )}
    </section>
  )
}

function HowToCheck({
  service,
  topics,
  windowDays,
  asOf,
}: Pick<BriefDocumentProps, 'service' | 'topics' | 'windowDays' | 'asOf'>): JSX.Element {
  return (
    <section aria-labelledby="check">
      <h2 id="check">How to check this</h2>
      <p>
        Every figure is that of the ranking of {asOf}, of {counted(windowDays, 'day')}. This brief is also
        sent as a ZIP, in which <code>claims.json</code> has each of its quotations and figures, and{' '}
        <code>SHA256SUMS</code> the hash of each file. There, <code>node verify.mjs</code> compares them, and{' '}
        <code>API_KEY=… node verify.mjs --service {service}</code> asks the service which of them still hold.
        A post that was removed since is told as removed.
      </p>
      <p>
        The topics, as the service calls them:{' '}
        {topics.map(({ trend }, index) => (
          <>
            {index > 0 && ', '}
            <code key={trend.id}>{trend.id}</code>
          </>
        ))}
        .
      </p>
    </section>
  )
}
