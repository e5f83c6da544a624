import { listEvidence } from '../../tools/list-evidence.ts'
import type { PageRequest, ShownPage } from '../page.ts'
import { windowIn } from '../query.ts'
import { counted } from '../view/words.ts'

const RELOAD_SECONDS = 3

/**
 * In place of a page whose ranking must first be made: what happens, and the same address again in a few seconds. 202: the
 * request was taken, and is not done.
 */
export async function beingMade({ query, url, visitor, callTool }: PageRequest): Promise<ShownPage> {
  const days = windowIn(query) ?? visitor.workspace.lookbackDays
  const { output } = await callTool(listEvidence, { days, limit: 1, maxChars: 0 })
  return {
    title: 'One moment',
    status: 202,
    reloadAfterSeconds: RELOAD_SECONDS,
    body: (
      <section data-reload={RELOAD_SECONDS}>
        <h1>One moment</h1>
        <p class="band" role="status">
          The stored posts are being read and ranked: {counted(output.total, 'post')} of the last{' '}
          {counted(days, 'day')}, and those before them to compare with. That takes some seconds after posts
          or settings have changed.
        </p>
        <p>
          This page loads again by itself. <a href={url}>Load it now</a>
        </p>
      </section>
    ),
  }
}
