import type { JSX } from 'preact'
import { updateWorkspace } from '../../actions/update-workspace.ts'
import type { FieldErrors } from '../field-errors.ts'
import { fieldRules } from '../field-rules.ts'
import { ListField, SelectField, TextField } from '../view/form-fields.tsx'
import { type SetupField, type SetupValues, setupLabels } from './setup-fields.ts'

const rules = fieldRules(updateWorkspace.input)

interface SetupFormProps {
  /** Where it is sent. */
  readonly path: string
  /** Which form of that page it is. */
  readonly step: string
  /** What its button says. */
  readonly label: string
  readonly values: SetupValues
  readonly errors: FieldErrors
}

/** What is collected and for whom, of a workspace that is there or of one to be made. */
export function SetupForm({ path, step, label, values, errors }: SetupFormProps): JSX.Element {
  const field = (name: SetupField) => ({
    name,
    label: setupLabels[name],
    value: values[name],
    error: errors[name],
  })
  return (
    <form class="stacked" method="post" action={path}>
      <input type="hidden" name="step" value={step} />
      <TextField {...field('name')} rule={rules('name')} isRequired />
      <TextField
        {...field('productName')}
        hint="As customers call it. It is looked for, too."
        rule={rules('productName')}
        isRequired
      />
      <TextField
        {...field('productUrl')}
        hint="Begins with https://"
        rule={rules('productUrl')}
        inputMode="url"
        isRequired
      />
      <ListField {...field('words')} hint="What customers write about, one entry a line." rows={8} />
      <ListField {...field('competitorUrls')} hint="The pages of competitors, one link a line." rows={4} />
      <ListField
        {...field('handles.reddit')}
        hint="Subreddits and accounts, one a line: r/houseplants, u/somebody."
        rows={3}
      />
      <ListField {...field('handles.facebook')} hint="Pages, one a line." rows={3} />
      <ListField {...field('handles.instagram')} hint="Professional accounts, one a line." rows={3} />
      <ListField {...field('handles.x')} hint="Accounts, one a line, without @." rows={3} />
      <SelectField
        {...field('lookbackDays')}
        hint="How far back scans and lists look when nobody says otherwise."
        options={rules('lookbackDays').enum ?? []}
        labelOf={(days) => `${days} days`}
      />
      <button type="submit">{label}</button>
    </form>
  )
}
