import type { ComponentChildren, JSX } from 'preact'

interface PasskeyFormProps {
  /** Whether its script makes a passkey or asks for one that was made. */
  readonly use: 'make' | 'ask'
  readonly action: string
  /** Where its script asks what an authenticator is to sign. */
  readonly challengeAt: string
  /** The only origin at which the passkeys of this service work. */
  readonly origin: string
  /** The path of the page that it stands on. */
  readonly path: string
  readonly children: ComponentChildren
}

/**
 * A form whose field `answer` a script fills by a passkey. It is shown by that script where the browser has passkeys; at
 * another origin it says where they work instead.
 */
export function PasskeyForm({
  use,
  action,
  challengeAt,
  origin,
  path,
  children,
}: PasskeyFormProps): JSX.Element {
  return (
    <>
      <form
        class="stacked"
        method="post"
        action={action}
        data-passkey={use}
        data-challenge-at={challengeAt}
        data-origin={origin}
        hidden
      >
        <input type="hidden" name="answer" value="" />
        {children}
        <p class="error" role="alert" />
      </form>
      <p data-passkey-elsewhere hidden>
        Passkeys of this service work at one address alone: <a href={`${origin}${path}`}>{origin}</a>
      </p>
    </>
  )
}
