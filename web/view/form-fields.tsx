import type { ComponentChildren, JSX } from 'preact'

interface FormFieldProps {
  readonly name: string
  readonly label: string
  readonly value: string
  readonly hint?: ComponentChildren
  readonly error?: string | undefined
  readonly isRequired?: boolean
  readonly rule?: {
    readonly maxLength?: number | undefined
    readonly pattern?: string | undefined
  }
}

/** A line of text, with the constraints of the input that takes it, and beside it what is wrong with it. */
export function TextField({
  inputMode = 'text',
  ...props
}: FormFieldProps & { inputMode?: 'text' | 'url' | 'email' }): JSX.Element {
  const { name, value, rule = {}, isRequired = false } = props
  return (
    <Labelled {...props}>
      <input
        id={idOf(name)}
        name={name}
        type="text"
        inputmode={inputMode}
        value={value}
        required={isRequired}
        autocomplete="off"
        spellcheck={false}
        dir="auto"
        {...(rule.maxLength === undefined ? {} : { maxlength: rule.maxLength })}
        {...(rule.pattern === undefined ? {} : { pattern: wholePattern(rule.pattern) })}
        {...described(props)}
      />
    </Labelled>
  )
}

/** A list, one entry a line. */
export function ListField({ rows = 6, ...props }: FormFieldProps & { rows?: number }): JSX.Element {
  const { name, value } = props
  return (
    <Labelled {...props}>
      <textarea
        id={idOf(name)}
        name={name}
        rows={rows}
        dir="auto"
        autocomplete="off"
        spellcheck={false}
        {...described(props)}
      >
        {value === '' ? '' : `\n${value}`}
      </textarea>
    </Labelled>
  )
}

/** One of a closed list of values. */
export function SelectField({
  options,
  labelOf,
  ...props
}: FormFieldProps & { options: readonly string[]; labelOf(value: string): string }): JSX.Element {
  const { name, value } = props
  return (
    <Labelled {...props}>
      <select id={idOf(name)} name={name} {...described(props)}>
        {options.map((option) => (
          <option key={option} value={option} selected={option === value}>
            {labelOf(option)}
          </option>
        ))}
      </select>
    </Labelled>
  )
}

/** Above a form that was refused: how many fields are wrong, and the way to each. */
export function ErrorSummary({
  errors,
  labels,
}: {
  errors: Readonly<Record<string, string | undefined>>
  labels: Readonly<Record<string, string>>
}): JSX.Element | null {
  const wrong = Object.entries(errors).filter(([, error]) => error !== undefined)
  if (wrong.length === 0) return null
  return (
    <div class="band errors" role="alert">
      <h2>Nothing was saved</h2>
      <ul>
        {wrong.map(([name, error]) => (
          <li key={name}>
            <a href={`#${idOf(name)}`}>{labels[name] ?? name}</a>: <bdi dir="auto">{error}</bdi>
          </li>
        ))}
      </ul>
    </div>
  )
}

function Labelled({
  name,
  label,
  hint,
  error,
  children,
}: FormFieldProps & { children: ComponentChildren }): JSX.Element {
  return (
    <div class={error === undefined ? 'form-field' : 'form-field wrong'}>
      <label for={idOf(name)}>{label}</label>
      {hint !== undefined && (
        <p class="hint" id={`${idOf(name)}-hint`}>
          {hint}
        </p>
      )}
      {error !== undefined && (
        <p class="error" id={`${idOf(name)}-error`}>
          <bdi dir="auto">{error}</bdi>
        </p>
      )}
      {children}
    </div>
  )
}

function described({ name, hint, error }: FormFieldProps): Readonly<Record<string, string>> {
  const ids = [
    ...(hint === undefined ? [] : [`${idOf(name)}-hint`]),
    ...(error === undefined ? [] : [`${idOf(name)}-error`]),
  ]
  return {
    ...(ids.length === 0 ? {} : { 'aria-describedby': ids.join(' ') }),
    ...(error === undefined ? {} : { 'aria-invalid': 'true' }),
  }
}

function idOf(name: string): string {
  return `field-${name.replaceAll('.', '-')}`
}

/** A JSON Schema's pattern may match anywhere, an input's has to match the whole value. */
function wholePattern(pattern: string): string {
  return `.*(?:${pattern}).*`
}
