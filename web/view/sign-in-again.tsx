import type { JSX } from 'preact'

/** In place of what needs a recent sign-in: the way to one, and back to `path`. `what`: "add a passkey". */
export function SignInAgain({ what, path }: { what: string; path: string }): JSX.Element {
  return (
    <p>
      You signed in more than 15 minutes ago. To {what},{' '}
      <a href={`/app/enter?next=${encodeURIComponent(path)}`}>sign in again</a>, by a passkey or a link: a
      browser that was left open is not enough.
    </p>
  )
}
