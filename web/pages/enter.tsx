interface EnterProps {
  /** The person whom this browser is signed in as already. */
  readonly signedInAs?: string | undefined
  /** Why the code that was given does not sign in. */
  readonly refusal?: string | undefined
}

/**
 * The page that takes a code. Its script fills the field from the link and sends the form by itself, but not where
 * somebody is signed in: a link from a stranger must not make them somebody else unasked.
 */
export function EnterPage({ signedInAs, refusal }: EnterProps) {
  return (
    <>
      <h1>Sign in</h1>
      {refusal === undefined ? null : <p role="alert">{refusal}</p>}
      {signedInAs === undefined ? null : (
        <p>
          You are signed in as <bdi dir="auto">{signedInAs}</bdi>. A code for another person signs you in as
          them; an invitation adds its workspace to yours. <a href="/app">Go on without a code</a>
        </p>
      )}
      <form
        method="post"
        action="/app/enter"
        data-enter={signedInAs === undefined ? 'at-once' : 'when-asked'}
      >
        <label for="code">Sign-in code</label>
        <input
          id="code"
          name="code"
          type="text"
          required
          autocomplete="off"
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
