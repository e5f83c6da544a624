import type { ComponentChild, JSX } from 'preact'
import type {
  CitationClaim,
  CitationSentence,
  CitationsResponse,
  SentenceVerdict,
  Verdict,
} from '../../src/model/index.ts'
import { Foreign, OutLink } from './foreign.tsx'
import { reasonForPeople } from './reason.ts'
import { counted } from './words.ts'

const sentenceWords = {
  verified: 'Verified',
  contradicted: 'Contradicted',
  unchecked: 'Read it yourself',
} as const satisfies Record<SentenceVerdict, string>

const claimWords = {
  verified: 'verified',
  refuted: 'stored data says otherwise',
  not_found: 'not stored',
  unsupported: 'not borne out',
  outside_window: 'outside the window',
  unknown: 'not known',
  not_checked: 'not checked',
} as const satisfies Record<Verdict, string>

interface CheckedSentencesProps {
  readonly answer: CitationsResponse
  /** The text, or a typed claim's statement by its index, that offsets count in; undefined where it is not known. */
  textOf(claim: number | undefined): string | undefined
  readonly problemsOnly: boolean
}

/** Each sentence that claims something, with its verdict in place and the posts that it is to be read against. */
export function CheckedSentences({ answer, textOf, problemsOnly }: CheckedSentencesProps): JSX.Element {
  const sentences = answer.sentences.filter(({ verdict }) => !problemsOnly || verdict !== 'verified')
  const claims = answer.claims.filter(({ verdict }) => !problemsOnly || verdict !== 'verified')
  const loose = claims.filter((claim) => !answer.sentences.some((sentence) => holds(sentence, claim)))
  return (
    <>
      <ol class="checked">
        {sentences.map((sentence) => (
          <li key={`${sentence.claim} ${sentence.start}`} class={sentence.verdict}>
            <p>
              <strong class="verdict">{sentenceWords[sentence.verdict]}</strong>{' '}
              <Marked sentence={sentence} text={textOf(sentence.claim)} />
            </p>
            <Claims claims={claims.filter((claim) => holds(sentence, claim))} />
            <ToRead posts={sentence.posts ?? []} />
          </li>
        ))}
      </ol>
      {loose.length > 0 && (
        <section aria-label="Beside the sentences">
          <h2>Beside the sentences</h2>
          <Claims claims={loose} />
        </section>
      )}
      <Uncited answer={answer} text={textOf(undefined)} />
    </>
  )
}

function holds(sentence: CitationSentence, claim: CitationClaim): boolean {
  if (sentence.claim !== claim.claim) return false
  return claim.claim !== undefined || (claim.start >= sentence.start && claim.end <= sentence.end)
}

/** A sentence with what is contradicted and what is unchecked in it marked. */
function Marked({ sentence, text }: { sentence: CitationSentence; text: string | undefined }): JSX.Element {
  if (text === undefined) return <span>characters {`${sentence.start} to ${sentence.end}`} of the text</span>
  const spans = [
    ...sentence.contradicted.map((span) => ({ span, as: 'contradicted' })),
    ...sentence.unchecked.map((span) => ({ span, as: 'unchecked' })),
  ].sort((one, other) => (one.span[0] ?? 0) - (other.span[0] ?? 0))
  const pieces: ComponentChild[] = []
  let at = sentence.start
  for (const { span, as } of spans) {
    const [start = at, end = at] = span
    if (start < at) continue
    pieces.push(text.slice(at, start), <mark class={as}>{text.slice(start, end)}</mark>)
    at = end
  }
  pieces.push(text.slice(at, sentence.end))
  return <Foreign>{pieces}</Foreign>
}

function Claims({ claims }: { claims: readonly CitationClaim[] }): JSX.Element | null {
  if (claims.length === 0) return null
  return (
    <ul class="claims">
      {claims.map(({ kind, verdict, text, start, reason, stored, elsewhere, posts }) => (
        <li key={`${kind} ${start} ${text}`}>
          <q>
            <Foreign>{text}</Foreign>
          </q>
          : <b>{claimWords[verdict]}</b>. <Foreign>{reasonForPeople(reason)}</Foreign>
          {stored !== undefined && (
            <>
              {' '}
              Stored: <Foreign>{stored}</Foreign>
            </>
          )}
          {posts.map(({ platform, id, url }) => (
            <span key={`${platform} ${id}`}>
              {' '}
              <OutLink href={url}>post</OutLink>
            </span>
          ))}
          {elsewhere !== undefined && (
            <>
              {' '}
              <OutLink href={elsewhere}>another post has it</OutLink>
            </>
          )}
        </li>
      ))}
    </ul>
  )
}

function ToRead({ posts }: { posts: NonNullable<CitationSentence['posts']> }): JSX.Element | null {
  if (posts.length === 0) return null
  return (
    <details>
      <summary>{counted(posts.length, 'post')} to read it against</summary>
      {posts.map(({ platform, id, text }) => (
        <blockquote key={`${platform} ${id}`}>
          <Foreign>{text}</Foreign>
        </blockquote>
      ))}
    </details>
  )
}

function Uncited({
  answer,
  text,
}: {
  answer: CitationsResponse
  text: string | undefined
}): JSX.Element | null {
  if (answer.uncited.length === 0 || text === undefined) return null
  return (
    <details>
      <summary>{counted(answer.uncited.length, 'statement')} without a reference</summary>
      <ul>
        {answer.uncited.map(([start = 0, end = 0]) => (
          <li key={start}>
            <Foreign>{text.slice(start, end)}</Foreign>
          </li>
        ))}
      </ul>
    </details>
  )
}
