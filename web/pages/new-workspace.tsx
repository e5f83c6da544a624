import type { JSX } from 'preact'
import type { FieldErrors } from '../field-errors.ts'
import { ErrorSummary } from '../view/form-fields.tsx'
import { type SetupValues, setupLabels } from './setup-fields.ts'
import { SetupForm } from './setup-form.tsx'

interface NewWorkspaceProps {
  readonly path: string
  /** Whether the person has a workspace already. */
  readonly isAnother: boolean
  readonly values: SetupValues
  readonly errors: FieldErrors
}

/** What the first person says of a workspace before there is one. */
export function NewWorkspacePage({ path, isAnother, values, errors }: NewWorkspaceProps): JSX.Element {
  return (
    <>
      <h1>{isAnother ? 'Make another workspace' : 'Make your workspace'}</h1>
      <p class="lead">
        What is collected, and for whom. A name, a product and its page are enough to begin with: all of it
        can be changed later, and nothing is asked of a platform before you start a scan.
      </p>
      {Object.keys(errors).length > 0 && <ErrorSummary errors={errors} labels={setupLabels} />}
      <SetupForm path={path} step="make" label="Make the workspace" values={values} errors={errors} />
    </>
  )
}
