import type { ComponentChildren, JSX } from 'preact'
import { assetPaths } from '../assets.ts'
import { type Place, places, type Visitor } from '../page.ts'

interface FrameProps {
  readonly title: string
  /** Said above every page, such as that all data is simulated. */
  readonly banner?: string | undefined
  /** Absent: nobody is signed in. */
  readonly visitor?: Visitor | undefined
  readonly place?: Place | undefined
  readonly children: ComponentChildren
}

/** The whole document around a page. */
export function Frame({ title, banner, visitor, place, children }: FrameProps): JSX.Element {
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
      </head>
      <body>
        <a class="skip" href="#content">
          Skip to the content
        </a>
        {banner !== undefined && (
          <p class="banner" role="note">
            {banner}
          </p>
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
      </body>
    </html>
  )
}

function Navigation({ visitor, place }: { visitor: Visitor; place: Place | undefined }): JSX.Element {
  return (
    <>
      <nav aria-label="Pages">
        <ul>
          {Object.entries(places).map(([name, { path, label }]) => (
            <li key={name}>
              <a href={path} {...(name === place ? { 'aria-current': 'page' } : {})}>
                {label}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <p class="who">
        <bdi>{visitor.workspace.name}</bdi> · <bdi>{visitor.name}</bdi>
      </p>
    </>
  )
}
