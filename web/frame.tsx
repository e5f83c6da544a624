import type { ComponentChildren } from 'preact'
import { renderToString } from 'preact-render-to-string'

/** Makes a whole document of a page's title and body. */
export type Frame = (title: string, body: ComponentChildren) => string

/** A document with nothing around the page. */
export const plainFrame: Frame = (title, body) =>
  `<!doctype html>${renderToString(
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{title}</title>
      </head>
      <body>
        <main>{body}</main>
      </body>
    </html>,
  )}`
