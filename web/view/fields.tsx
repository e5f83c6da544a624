import type { JSX } from 'preact'

interface FieldProps {
  readonly name: string
  readonly label: string
  readonly value: string
}

interface SearchFieldProps extends FieldProps {
  readonly rule: { readonly maxLength?: number | undefined }
  /** The single key that leads to it. */
  readonly focusKey?: string
}

/** A field for text to filter by, which may stay empty. */
export function SearchField({ name, label, value, rule, focusKey }: SearchFieldProps): JSX.Element {
  return (
    <p class="field">
      <label for={`field-${name}`}>{label}</label>
      <input
        id={`field-${name}`}
        name={name}
        type="search"
        value={value}
        autocomplete="off"
        dir="auto"
        {...(focusKey === undefined ? {} : { 'data-key': focusKey })}
        {...(rule.maxLength === undefined ? {} : { maxlength: rule.maxLength })}
      />
    </p>
  )
}

interface ChoiceFieldProps extends FieldProps {
  /** How the choice of nothing is called. */
  readonly none: string
  readonly rule: { readonly enum?: readonly string[] | undefined }
  labelOf(value: string): string
}

/** A field for one of a closed list of values, or none. */
export function ChoiceField({ name, label, value, none, rule, labelOf }: ChoiceFieldProps): JSX.Element {
  return (
    <p class="field">
      <label for={`field-${name}`}>{label}</label>
      <select id={`field-${name}`} name={name}>
        <option value="">{none}</option>
        {(rule.enum ?? []).map((option) => (
          <option key={option} value={option} selected={option === value}>
            {labelOf(option)}
          </option>
        ))}
      </select>
    </p>
  )
}
