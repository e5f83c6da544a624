import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { renderToString } from 'preact-render-to-string'
import { BriefDocument } from '../../view/brief-document.tsx'
import type { Brief } from './brief.ts'
import { collectedDays } from './collected-days.ts'

const style = readFileSync(new URL('../../generated/brief.css', import.meta.url), 'utf8').trim()
const styleHash = `'sha256-${createHash('sha256').update(style).digest('base64')}'`

/** What a brief may do wherever it is opened: show itself. It has no script, loads nothing and sends nothing. */
export const briefPolicy = [
  "default-src 'none'",
  `style-src ${styleHash}`,
  "form-action 'none'",
  "base-uri 'none'",
].join('; ')

/** The brief as a file that needs no other: the same brief gives the same bytes. */
export function toHtml(brief: Brief): string {
  const head = renderToString(
    <>
      <meta charset="utf-8" />
      <meta http-equiv="Content-Security-Policy" content={briefPolicy} />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <meta name="color-scheme" content="light dark" />
      <meta name="referrer" content="no-referrer" />
      <title>{`What customers want: ${brief.productName}`}</title>
    </>,
  )
  const body = renderToString(<BriefDocument {...brief} collected={collectedDays(brief.topics)} />)
  return `<!doctype html>\n<html lang="en"><head>${head}<style>${style}</style></head>${body}</html>\n`
}
