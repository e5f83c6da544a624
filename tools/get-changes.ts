import { z } from 'zod'
import { findPostLinks } from '../db/post-links.ts'
import { invalidInput } from '../src/lib/errors.ts'
import { ChangesResponse, IsoTime, LookbackDays } from '../src/model/index.ts'
import { previewOf } from '../src/text/preview.ts'
import { changesOutput, citedPosts, listedChanges, noChanges } from './changes-output.ts'
import { defineTool } from './tool.ts'
import { MaxChars, type Truncated, truncateToBudget, truncationNotice } from './truncate-to-budget.ts'
import { windowOf } from './window.ts'

export const getChanges = defineTool({
  name: 'get_changes',
  title: 'What changed',
  description:
    'Topics new, risen, fallen or gone since a date or the previous ranking, with figures and posts to cite; what is within chance is only counted.',
  effect: 'reads',
  input: z
    .object({
      since: z.string().min(1).max(40).describe('ISO 8601. Default: previous ranking').optional(),
      days: LookbackDays.describe("Window. Default: the workspace's").optional(),
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

/** Parses `since`: a date means the start of its day in UTC; a time needs a zone. Throws `invalid_input`. */
function parseSince(text: string): Date {
  const moment = new Date(text)
  if (IsoTime.safeParse(text).success && !Number.isNaN(moment.getTime())) return moment
  throw invalidInput(
    `since was ${previewOf(text)}. It must be an ISO 8601 date or a date-time with its zone, for example 2026-03-01 or 2026-03-01T09:00:00Z.`,
  )
}
