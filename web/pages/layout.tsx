import type { ComponentChildren, JSX } from 'preact'
import type { Visitor } from '../../src/accounts/visitor.ts'
import { assetPaths } from '../assets.ts'
import { NEW_WORKSPACE, type Place, places } from '../page.ts'

interface FrameProps {
  readonly title: string
  readonly isDemo: boolean
  /** Absent: nobody is signed in. */
  readonly visitor?: Visitor | undefined
  readonly place?: Place | undefined
  readonly reloadAfterSeconds?: number | undefined
  readonly children: ComponentChildren
}

/** The whole document around a page. */
export function Frame({
  title,
  isDemo,
  visitor,
  place,
  reloadAfterSeconds,
  children,
}: FrameProps): JSX.Element {
  return (
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <title>{`${title} · Trend Research`}</title>
        <link rel="icon" href={assetPaths.icon} type="image/svg+xml" />
        <link rel="stylesheet" href={assetPaths.style} />
        <script src={assetPaths.script} type="module" />
        {reloadAfterSeconds !== undefined && (
          // With script the page follows by itself, and does not interrupt whoever has it read out.
          <noscript>
            <meta http-equiv="refresh" content={String(reloadAfterSeconds)} />
          </noscript>
        )}
      </head>
      <body>
        <a class="skip" href="#content">
          Skip to the content
        </a>
        {isDemo && (
          <aside class="banner" aria-label="About this data">
            This is a demo: the platforms are simulated, every post is invented, and all of it is gone when
            the demo ends.
          </aside>
        )}
        <header>
          <a class="brand" href="/app">
            Trend Research
          </a>
          {visitor !== undefined && <Navigation visitor={visitor} place={place} />}
        </header>
        <main id="content" tabIndex={-1}>
          {children}
        </main>
        <footer>
          <button type="button" id="keys" hidden>
            Keyboard
          </button>
        </footer>
      </body>
    </html>
  )
}

function Navigation({ visitor, place }: { visitor: Visitor; place: Place | undefined }): JSX.Element {
  const isOwner = visitor.chosen?.role === 'owner'
  const open = Object.entries(places).filter(([, place]) => !('needs' in place) || isOwner)
  return (
    <>
      {visitor.chosen !== null && (
        <nav aria-label="Pages">
          <ul>
            {open.map(([name, { path, label }]) => (
              <li key={name}>
                <a href={path} {...(name === place ? { 'aria-current': 'page' } : {})}>
                  {label}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      )}
      <div class="who">
        <WorkspaceChoice visitor={visitor} />
        <a href="/app/sessions">
          <bdi dir="auto">{visitor.name}</bdi>
        </a>
      </div>
    </>
  )
}

/** The workspace that is looked at, a button for each other one, and the way to another for who may make one. */
function WorkspaceChoice({
  visitor: { workspaces, chosen, isFirst },
}: {
  visitor: Visitor
}): JSX.Element | null {
  if (chosen === null) return null
  const others = workspaces.filter(({ id }) => id !== chosen.workspace.id)
  const name = <bdi dir="auto">{chosen.workspace.name}</bdi>
  if (others.length === 0 && !isFirst) return name
  return (
    <details class="workspaces">
      <summary>{name}</summary>
      <form method="post" action="/app/workspaces">
        {others.map((other) => (
          <button key={other.id} type="submit" name="workspace" value={other.id}>
            <bdi dir="auto">{other.name}</bdi>
          </button>
        ))}
      </form>
      {isFirst && <a href={NEW_WORKSPACE}>Make another workspace</a>}
    </details>
  )
}
