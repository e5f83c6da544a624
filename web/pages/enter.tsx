import type { JSX } from 'preact'
import { passkeyPaths } from '../passkey-paths.ts'
import { PasskeyForm } from '../view/passkey-form.tsx'

interface EnterProps {
  /** The person whom this browser is signed in as already. */
  readonly signedInAs?: string | undefined
  /** The only origin at which passkeys work, or why none do. */
  readonly passkeys: { readonly origin: string } | { readonly whyNot: string }
  /** Where it goes on. */
  readonly next: string
  /** Why the code or the passkey that was given does not sign in. */
  readonly refusal?: string | undefined
}

/**
 * The page that takes a code or a passkey. Its script fills the field from the link and sends the form by itself, but
 * not where somebody is signed in: a link from a stranger must not make them somebody else unasked.
 */
export function EnterPage({ signedInAs, passkeys, next, refusal }: EnterProps): JSX.Element {
  return (
    <>
      <h1>Sign in</h1>
      {refusal === undefined ? null : <p role="alert">{refusal}</p>}
      {signedInAs === undefined ? null : (
        <p>
          You are signed in as <bdi dir="auto">{signedInAs}</bdi>. A code or a passkey of another person signs
          you in as them; an invitation adds its workspace to yours. <a href={next}>Go on without</a>
        </p>
      )}
      {'whyNot' in passkeys ? (
        <p class="hint">{passkeys.whyNot}</p>
      ) : (
        <PasskeyForm
          use="ask"
          action={passkeyPaths.signIn}
          challengeAt={passkeyPaths.signInChallenge}
          origin={passkeys.origin}
          path="/app/enter"
        >
          <input type="hidden" name="next" value={next} />
          <p>
            <button type="submit">Sign in with a passkey</button>
          </p>
        </PasskeyForm>
      )}
      <form
        method="post"
        action="/app/enter"
        data-enter={signedInAs === undefined ? 'at-once' : 'when-asked'}
      >
        <input type="hidden" name="next" value={next} />
        <label for="code">Sign-in code</label>
        <input
          id="code"
          name="code"
          type="text"
          required
          // Browsers offer passkeys where the second word stands.
          autocomplete={'origin' in passkeys ? 'one-time-code webauthn' : 'off'}
          spellcheck={false}
          maxlength={2000}
        />
        <button type="submit">Sign in</button>
      </form>
      <p>
        The code is the part of your sign-in link behind the “#”; the whole link will do, too. It works once,
        within 15 minutes. Whoever runs this service makes another one with{' '}
        <code>npm run admin -- user link</code>.
      </p>
    </>
  )
}
