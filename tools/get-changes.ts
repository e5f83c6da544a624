import { z } from 'zod'
import { findPostLinks } from '../db/post-links.ts'
import { ChangesResponse, LookbackDays } from '../src/model/index.ts'
import { changesOutput, citedPosts, listedChanges, noChanges } from './changes-output.ts'
import { parseSince } from './since.ts'
import { defineTool } from './tool.ts'
import { MaxChars, type Truncated, truncateToBudget, truncationNotice } from './truncate-to-budget.ts'
import { windowOf } from './window.ts'

export const getChanges = defineTool({
  name: 'get_changes',
  title: 'What changed',
  description:
    'Topics new, risen, fallen or gone since a date or the previous ranking, with figures and posts to cite; what may be chance is only counted.',
  effect: 'reads',
  input: z
    .object({
      since: z.string().min(1).max(40).describe('ISO 8601. Default: previous ranking').optional(),
      days: LookbackDays.describe("Default: the workspace's").optional(),
      limit: z.number().int().min(1).max(100).describe('Most of each kind').default(10),
      maxChars: MaxChars,
    })
    .strict(),
  output: ChangesResponse,
  async run({ since, days, limit, maxChars }, { services, caller, signal }) {
    const { id } = caller.workspace
    const windowDays = windowOf(caller, days)
    const wantedSince = since === undefined ? undefined : parseSince(since)
    const { now, changes } = await services.changes.find(caller.workspace, windowDays, wantedSince, signal)
    if (changes === undefined) return { output: noChanges(windowDays, now), notes: {} }
    const listed = listedChanges(changes.topics, limit)
    const links = await findPostLinks(services.db, id, citedPosts(listed))
    const output = changesOutput(windowDays, changes, listed, links)
    const truncated = truncateToBudget(output.changes, maxChars, { ...output, changes: [] })
    return {
      output: { ...output, changes: [...truncated.items] },
      notes: truncationNotice(truncated, 'topic', adviceFor(truncated, limit)),
    }
  },
})

/** Advises a smaller limit only if one is possible and the first topic fits. */
function adviceFor({ requiredChars }: Truncated<object>, limit: number): string {
  const whole = 'For all of them call again with maxChars 0.'
  return requiredChars === undefined && limit > 1
    ? `${whole} A smaller limit leaves room for every kind.`
    : whole
}
