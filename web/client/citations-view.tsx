import type { JSX } from 'preact'
import { useState } from 'preact/hooks'
import type { CitationsResponse } from '../../src/model/index.ts'
import { CheckedText } from '../view/checked-text.tsx'
import { counted } from '../view/words.ts'
import { type Answered, startView } from './view-shell.tsx'

await startView<CitationsResponse>({
  name: 'citations',
  heading: 'Checked citations',
  waiting: 'The text is being checked…',
  isOutput: isCitations,
  show: (answered) => <CitationsBoard {...answered} />,
})

function CitationsBoard({ input, output }: Answered<CitationsResponse>): JSX.Element {
  const [problemsOnly, setProblemsOnly] = useState(false)
  const { verified = 0, contradicted = 0, unchecked = 0 } = output.sentenceCounts
  const all = verified + contradicted + unchecked
  return (
    <>
      <p class="lead">
        {all === 0
          ? 'No sentence of it claims something that can be checked.'
          : `${counted(all, 'sentence')}: ${verified} verified, ${contradicted} contradicted, ${unchecked} unchecked in part.`}
      </p>
      {all > verified && (
        <p>
          <label>
            <input
              type="checkbox"
              checked={problemsOnly}
              onChange={({ currentTarget }) => setProblemsOnly(currentTarget.checked)}
            />{' '}
            Leave out what is verified
          </label>
        </p>
      )}
      <CheckedText answer={output} textOf={(claim) => textOf(input, claim)} problemsOnly={problemsOnly} />
      {output.sentences.length < all && (
        <p class="warning">{counted(all - output.sentences.length, 'sentence')} not shown.</p>
      )}
    </>
  )
}

/** What the tool was asked to check. */
function textOf({ text, claims }: Answered<unknown>['input'], claim: number | undefined): string | undefined {
  const written = claim === undefined ? text : Object(Object(claims)[claim]).statement
  return typeof written === 'string' ? written : undefined
}

/** Sound for an answer of this server's check_citations, which checks its own output. */
function isCitations(value: unknown): value is CitationsResponse {
  return Array.isArray(Object(value).sentences) && Array.isArray(Object(value).claims)
}
