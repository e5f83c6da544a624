import { browserName } from '../view/browser-name.ts'
import { Moment } from '../view/moment.tsx'

interface SessionsProps {
  readonly currentId: string
  /** Whether they have a workspace, and with it the settings. */
  readonly hasSettings: boolean
  readonly sessions: readonly {
    readonly sessionId: string
    readonly createdAt: Date
    readonly lastSeenAt: Date
    readonly address: string | null
    readonly userAgent: string | null
  }[]
}

/** Where a person is signed in, each session with a button that ends it. */
export function SessionsPage({ currentId, hasSettings, sessions }: SessionsProps) {
  return (
    <>
      <h1>Where you are signed in</h1>
      <ul>
        {sessions.map(({ sessionId, createdAt, lastSeenAt, address, userAgent }) => (
          <li key={sessionId}>
            <p>
              {userAgent === null ? (
                'A browser that does not say its name'
              ) : (
                <bdi dir="auto">{browserName(userAgent)}</bdi>
              )}
              {sessionId === currentId ? ' (this browser)' : ''}
            </p>
            <p>
              Since <Moment at={createdAt.toISOString()} />
              {address === null ? '' : ` from ${address}`}, last used about{' '}
              <Moment at={lastSeenAt.toISOString()} />
            </p>
            {sessionId === currentId ? (
              <form method="post" action="/app/sign-out">
                <button type="submit">Sign out</button>
              </form>
            ) : (
              <form method="post" action="/app/sessions/end">
                <input type="hidden" name="session" value={sessionId} />
                <button type="submit">End this session</button>
              </form>
            )}
          </li>
        ))}
      </ul>
      {hasSettings && (
        <p>
          <a href="/app/settings/sign-in">Your passkeys</a>
        </p>
      )}
    </>
  )
}
