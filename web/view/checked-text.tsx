import type { JSX } from 'preact'
import type {
  CitationClaim,
  CitationsResponse,
  Post,
  SentenceVerdict,
  Verdict,
} from '../../src/model/index.ts'
import { Foreign, OutLink } from './foreign.tsx'
import { reasonForPeople } from './reason.ts'
import { SourceOfPost } from './source-of-post.tsx'
import { type MarkedWords, type TextRow, textRows } from './text-rows.ts'

export const sentenceWords = {
  verified: 'Verified',
  contradicted: 'Contradicted',
  unchecked: 'Unchecked in part',
} as const satisfies Record<SentenceVerdict, string>

const claimWords = {
  verified: 'verified',
  refuted: 'contradicted',
  not_found: 'not stored',
  unsupported: 'not supported',
  outside_window: 'outside the window',
  unknown: 'cannot be judged',
  not_checked: 'not checked',
} as const satisfies Record<Verdict, string>

interface CheckedTextProps {
  /** What was sent to the check: its offsets are of this text. */
  readonly text: string
  readonly answer: CitationsResponse
  /** Only sentences that are not verified. */
  readonly problemsOnly: boolean
  /** A stored post by platform and id. */
  postOf(ref: { readonly platform: string; readonly id: string }): Post | undefined
}

/** A checked text sentence by sentence: each with its verdict, what was found, and the posts beside it. */
export function CheckedText({ text, answer, problemsOnly, postOf }: CheckedTextProps): JSX.Element {
  const rows = textRows(text, answer.sentences, answer.checkedTo)
  const shown = problemsOnly ? rows.filter(({ sentence, isRead }) => sentence !== undefined || !isRead) : rows
  const seen = new Set<Post>()
  return (
    <ol class="checked">
      {shown.map((row) => (
        <Row key={row.start} row={row} answer={answer} postOf={postOf} seen={seen} />
      ))}
    </ol>
  )
}

interface RowProps extends Pick<CheckedTextProps, 'answer' | 'postOf'> {
  readonly row: TextRow
  /** Posts that stand beside an earlier row. */
  readonly seen: Set<Post>
}

function Row({ row, answer, postOf, seen }: RowProps): JSX.Element {
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
  const claims = answer.claims.filter((claim) => claim.start >= start && claim.start < end)
  const isUncited = answer.uncited.some(([from = 0, to = 0]) => from < end && start < to)
  const refs = [...claims.flatMap(({ posts }) => posts), ...(sentence.posts ?? [])]
  const posts = [...new Set(refs.flatMap((ref) => postOf(ref) ?? []))]
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
        <Claims claims={claims.filter(({ verdict }) => verdict !== 'verified')} />
        {posts.map((post) => {
          const isSeen = seen.has(post)
          seen.add(post)
          return <CitedPost key={`${post.platform} ${post.id}`} post={post} isSeen={isSeen} />
        })}
        <Trends claims={claims} />
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

function Claims({ claims }: { claims: readonly CitationClaim[] }): JSX.Element | null {
  if (claims.length === 0) return null
  return (
    <ul class="claims">
      {claims.map(({ start, text, kind, verdict, reason, stored, elsewhere }) => (
        <li key={`${start} ${kind}`}>
          <b>
            <Foreign>{text}</Foreign>
          </b>
          : {claimWords[verdict]}. {reasonForPeople(reason)}
          {stored !== undefined && (
            <>
              {' '}
              Stored: <Foreign>{stored}</Foreign>
            </>
          )}
          {elsewhere !== undefined && (
            <>
              {' '}
              <OutLink href={elsewhere}>Another post has these words</OutLink>
            </>
          )}
        </li>
      ))}
    </ul>
  )
}

function CitedPost({ post, isSeen }: { post: Post; isSeen: boolean }): JSX.Element {
  const { text, url } = post
  return (
    <div class="cited">
      {!isSeen && (
        <blockquote cite={url}>
          <Foreign>{text}</Foreign>
        </blockquote>
      )}
      <p class="source">
        {isSeen && 'Shown above: '}
        <SourceOfPost post={post} />
      </p>
    </div>
  )
}

function Trends({ claims }: { claims: readonly CitationClaim[] }): JSX.Element | null {
  const ids = [...new Set(claims.flatMap(({ trendId }) => trendId ?? []))]
  if (ids.length === 0) return null
  return (
    <p class="source">
      Checked against{' '}
      {ids.map((id, index) => (
        <>
          {index > 0 && ', '}
          <a href={`/app/trends/${encodeURIComponent(id)}`}>the trend {id}</a>
        </>
      ))}
    </p>
  )
}
