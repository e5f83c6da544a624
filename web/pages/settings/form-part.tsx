import type { ComponentChildren, JSX } from 'preact'

interface FormPartProps {
  /** Of its heading. */
  readonly id: string
  readonly title: string
  /** The page that takes it. */
  readonly path: string
  /** Which of the page's forms it is, where it has several. */
  readonly step?: string
  /** What its button says. */
  readonly submit: string
  /** Why nobody can send it now. */
  readonly locked?: string | undefined
  /** The fields. */
  readonly children: ComponentChildren
}

/** A part of a settings page: a heading, and a form below it. */
export function FormPart({ id, title, path, step, submit, locked, children }: FormPartProps): JSX.Element {
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <form class="stacked" method="post" action={path}>
        {step !== undefined && <input type="hidden" name="step" value={step} />}
        {children}
        <LockableButton label={submit} locked={locked} />
      </form>
    </section>
  )
}

/** The button of a form; where nobody can send it now it stays, and says why. */
export function LockableButton({
  label,
  locked,
}: {
  readonly label: string
  readonly locked: string | undefined
}): JSX.Element {
  if (locked === undefined) return <button type="submit">{label}</button>
  return (
    <>
      <p class="warning" id="locked">
        {locked} <a href="/app/settings/plan">See the plan</a>
      </p>
      <button type="submit" disabled aria-describedby="locked">
        {label}
      </button>
    </>
  )
}
