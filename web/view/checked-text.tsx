import type { JSX } from 'preact'
import type {
  CitationClaim,
  CitationSentence,
  CitationsResponse,
  Post,
  SentenceVerdict,
} from '../../src/model/index.ts'
import { CheckedClaims } from './checked-claims.tsx'
import { Foreign, OutLink } from './foreign.tsx'
import { ContextOfPost, SourceOfPost } from './source-of-post.tsx'
import { type MarkedWords, type TextRow, textRows } from './text-rows.ts'

export const sentenceWords = {
  verified: 'Verified',
  contradicted: 'Contradicted',
  unchecked: 'Unchecked in part',
} as const satisfies Record<SentenceVerdict, string>

type PostRef = CitationClaim['posts'][number] | NonNullable<CitationSentence['posts']>[number]

interface CheckedTextProps {
  /** The text, or a typed claim's statement by its index, that offsets count in; undefined where it is not known. */
  textOf(claim: number | undefined): string | undefined
  readonly answer: CitationsResponse
  /** Only sentences that are not verified. */
  readonly problemsOnly: boolean
  /** A stored post, where whoever shows the answer knows more of it than the answer says. */
  postOf?(ref: PostRef): Post | undefined
  /** The page of a trend, where there is one to lead to. */
  hrefOfTrend?(id: string): string
}

/** A checked text sentence by sentence: each with its verdict, what was found, and the posts beside it. */
export function CheckedText(props: CheckedTextProps): JSX.Element {
  const { answer, problemsOnly } = props
  const rows = rowsOf(props)
  const shown = problemsOnly
    ? rows.filter(({ sentence, isRead }) => !isRead || (sentence ? sentence.verdict !== 'verified' : false))
    : rows
  const loose = answer.claims
    .filter((claim) => !answer.sentences.some((sentence) => holds(sentence, claim)))
    .filter(isWrong)
  const seen = new Set<string>()
  return (
    <>
      <ol class="checked">
        {shown.map((row) => (
          <Row key={`${row.claim} ${row.start}`} row={row} seen={seen} {...props} />
        ))}
      </ol>
      {loose.length > 0 && (
        <section aria-label="Beside the sentences">
          <h2>Beside the sentences</h2>
          <CheckedClaims claims={loose} />
        </section>
      )}
    </>
  )
}

interface RowOfAnswer extends TextRow {
  /** The typed claim that it is of; undefined: of the text. */
  readonly claim: number | undefined
}

/** The rows of the text and of each typed claim; of one that is not known its sentences by their places. */
function rowsOf({ textOf, answer }: CheckedTextProps): RowOfAnswer[] {
  const { sentences, checkedTo } = answer
  const claims = [...new Set([...sentences.map(({ claim }) => claim)])]
  if (claims.length === 0 && textOf(undefined) !== undefined) claims.push(undefined)
  return claims.flatMap((claim) => {
    const own = sentences.filter((sentence) => sentence.claim === claim)
    const text = textOf(claim)
    const rows =
      text === undefined
        ? own.map(unknownRow)
        : textRows(text, own, claim === undefined ? checkedTo : text.length)
    return rows.map((row) => ({ ...row, claim }))
  })
}

function unknownRow(sentence: CitationSentence): TextRow {
  const { start, end } = sentence
  const words = [{ text: `characters ${start} to ${end} of the text`, verdict: null }]
  return { start, end, words, sentence, isRead: true }
}

function holds(sentence: CitationSentence, claim: CitationClaim): boolean {
  if (sentence.claim !== claim.claim) return false
  return claim.claim !== undefined || (claim.start >= sentence.start && claim.start < sentence.end)
}

function isWrong({ verdict }: CitationClaim): boolean {
  return verdict !== 'verified'
}

interface RowProps extends CheckedTextProps {
  readonly row: RowOfAnswer
  /** Posts that stand beside an earlier row. */
  readonly seen: Set<string>
}

function Row({ row, answer, postOf, hrefOfTrend, seen }: RowProps): JSX.Element {
  const { sentence, start, end, words, isRead } = row
  if (sentence === undefined) {
    return (
      <li class="other">
        <p class="said">
          <Said words={words} />
        </p>
        {!isRead && <p class="verdict unread">Not read: too much stands before it</p>}
      </li>
    )
  }
  const claims = answer.claims.filter((claim) => holds(sentence, claim))
  const isUncited =
    row.claim === undefined && answer.uncited.some(([from = 0, to = 0]) => from < end && start < to)
  const posts = new Map<string, PostRef>()
  for (const ref of [...(sentence.posts ?? []), ...claims.flatMap((claim) => claim.posts)]) {
    const key = `${ref.platform} ${ref.id}`
    if (!posts.has(key)) posts.set(key, ref)
  }
  return (
    <li class={sentence.verdict} data-row>
      <p class="said">
        <Said words={words} />
      </p>
      <div class="found">
        <p class={`verdict ${sentence.verdict}`}>
          {sentenceWords[sentence.verdict]}
          {isUncited && ', and no source is named'}
        </p>
        <CheckedClaims claims={claims.filter(isWrong)} />
        {[...posts].map(([key, ref]) => {
          const isSeen = seen.has(key)
          seen.add(key)
          return <CitedPost key={key} cited={ref} post={postOf?.(ref)} isSeen={isSeen} />
        })}
        {hrefOfTrend !== undefined && <Trends claims={claims} hrefOf={hrefOfTrend} />}
      </div>
    </li>
  )
}

/** One run of text, so that words of different directions stand as they were written. */
function Said({ words }: { words: readonly MarkedWords[] }): JSX.Element {
  return (
    <Foreign>
      {words.map(({ text, verdict }) => (verdict === null ? text : <mark class={verdict}>{text}</mark>))}
    </Foreign>
  )
}

/** The stored post where it is known, else what the answer says of it: its text, or its link. */
function CitedPost({
  cited,
  post,
  isSeen,
}: {
  cited: PostRef
  post: Post | undefined
  isSeen: boolean
}): JSX.Element {
  const text = post?.text ?? ('text' in cited ? cited.text : undefined)
  const url = post?.url ?? ('url' in cited ? cited.url : undefined)
  return (
    <div class="cited">
      {!isSeen && post !== undefined && <ContextOfPost post={post} />}
      {!isSeen && text !== undefined && (
        <blockquote {...(url === undefined ? {} : { cite: url })}>
          <Foreign>{text}</Foreign>
        </blockquote>
      )}
      <p class="source">
        {isSeen && 'Shown above: '}
        {post !== undefined ? (
          <SourceOfPost post={post} />
        ) : (
          url !== undefined && <OutLink href={url}>post</OutLink>
        )}
      </p>
    </div>
  )
}

function Trends({
  claims,
  hrefOf,
}: {
  claims: readonly CitationClaim[]
  hrefOf(id: string): string
}): JSX.Element | null {
  const ids = [...new Set(claims.flatMap(({ trendId }) => trendId ?? []))]
  if (ids.length === 0) return null
  return (
    <p class="source">
      Checked against{' '}
      {ids.map((id, index) => (
        <>
          {index > 0 && ', '}
          <a href={hrefOf(id)}>the trend {id}</a>
        </>
      ))}
    </p>
  )
}
