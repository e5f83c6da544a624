import type { JSX } from 'preact'
import { FIRST_PAGE } from '../next-page.ts'
import { passkeyPaths } from '../passkey-paths.ts'
import { PasskeyForm } from '../view/passkey-form.tsx'

interface EnterProps {
  /** The person whom this browser is signed in as already. */
  readonly signedInAs?: { readonly userId: string; readonly name: string } | undefined
  /** The only origin at which passkeys work, or why none do. */
  readonly passkeys: { readonly origin: string } | { readonly whyNot: string }
  /** Where it goes on. */
  readonly next: string
  /** Why the code or the passkey that was given does not sign in. */
  readonly refusal?: string | undefined
  /** Its database is gone with it, so no command makes a link for it. */
  readonly isDemo: boolean
}

/**
 * The page that takes a code or a passkey. Its script fills the field from the link and sends the form by itself, but
 * not where somebody is signed in: a link from a stranger must not make them somebody else unasked.
 */
export function EnterPage({ signedInAs, passkeys, next, refusal, isDemo }: EnterProps): JSX.Element {
  return (
    <>
      <h1>{signedInAs !== undefined && next !== FIRST_PAGE ? 'Sign in again' : 'Sign in'}</h1>
      {refusal === undefined ? null : <p role="alert">{refusal}</p>}
      {signedInAs === undefined ? null : <SignedIn name={signedInAs.name} next={next} />}
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
        The code is the part of your sign-in link behind the “#”; the whole link will do, too. It works once,{' '}
        {isDemo ? (
          <>
            within a day. This is a demo: stop it with Ctrl-C and start it again with{' '}
            <code>npm run demo</code>, which prints a new link.
          </>
        ) : (
          <>
            within 15 minutes. Whoever runs this service makes another one with{' '}
            <code>
              npm run admin -- user link{signedInAs === undefined ? '' : ` --user ${signedInAs.userId}`}
            </code>
            .
          </>
        )}
      </p>
    </>
  )
}

function SignedIn({ name, next }: { name: string; next: string }): JSX.Element {
  const who = (
    <>
      You are signed in as <bdi dir="auto">{name}</bdi>
    </>
  )
  if (next === FIRST_PAGE)
    return (
      <p>
        {who}. A code or a passkey of another person signs you in as them; an invitation adds its workspace to
        yours. <a href={next}>Go on without</a>
      </p>
    )
  return (
    <p>
      {who}, since more than 15 minutes ago. What you asked for needs a recent sign-in, so that a browser that
      was left open is not enough. Nothing was changed. After it you are back at the form, with what you
      typed. <a href={next}>Back without it</a>
    </p>
  )
}
