import type { JSX } from 'preact'
import type { CitationClaim, Verdict } from '../../src/model/index.ts'
import { Foreign, OutLink } from './foreign.tsx'

const claimWords = {
  verified: 'verified',
  refuted: 'contradicted',
  not_found: 'not stored',
  unsupported: 'not supported',
  outside_window: 'outside the window',
  unknown: 'cannot be judged',
  not_checked: 'not checked',
} as const satisfies Record<Verdict, string>

/** Single statements of a checked text, each with its verdict, why, and what is stored instead. */
export function CheckedClaims({ claims }: { claims: readonly CitationClaim[] }): JSX.Element | null {
  if (claims.length === 0) return null
  return (
    <ul class="claims">
      {claims.map(({ start, text, kind, verdict, reason, stored, elsewhere }) => (
        <li key={`${start} ${kind}`}>
          <b>
            <Foreign>{text}</Foreign>
          </b>
          : {claimWords[verdict]}. <Foreign>{forPeople(reason)}</Foreign>
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

/** A reason without its end, which tells an agent what to call next. */
function forPeople(reason: string): string {
  return reason.replace(/: compare it with get_[^.]*\.$/, '.')
}
