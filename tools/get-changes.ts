import { z } from 'zod'
import { findPostLinks } from '../db/post-links.ts'
import { invalidInput } from '../src/lib/errors.ts'
import { ChangesResponse, IsoTime, LookbackDays } from '../src/model/index.ts'
import { previewOf } from '../src/text/preview.ts'
import { changesOutput, citedPosts, listedChanges, noChanges } from './changes-output.ts'
import { type Kept, keepWithin, MaxChars, noteCut } from './keep-within.ts'
import { defineTool } from './tool.ts'
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
    const wantedSince = since === undefined ? undefined : readMoment(since)
    const { now, changes } = await services.changes.find(caller.workspace, windowDays, wantedSince, signal)
    if (changes === undefined) return { output: noChanges(windowDays, now), notes: {} }
    const listed = listedChanges(changes.topics, limit)
    const links = await findPostLinks(services.db, id, citedPosts(listed))
    const output = changesOutput(windowDays, changes, listed, links)
    const kept = keepWithin(output.changes, maxChars, { ...output, changes: [] })
    return {
      output: { ...output, changes: [...kept.items] },
      notes: noteCut(kept, 'topic', adviceFor(kept, limit)),
    }
  },
})

/** A smaller limit helps only where there is one and the first topic fits. */
function adviceFor({ neededChars }: Kept<object>, limit: number): string {
  const whole = 'For all of them call again with maxChars 0.'
  return neededChars === undefined && limit > 1
    ? `${whole} A smaller limit leaves room for every kind.`
    : whole
}

/** A date is the start of its day in UTC; a time needs its zone. */
function readMoment(text: string): Date {
  const moment = new Date(text)
  if (IsoTime.safeParse(text).success && !Number.isNaN(moment.getTime())) return moment
  throw invalidInput(
    `since was ${previewOf(text)}. It must be an ISO 8601 date or a date-time with its zone, for example 2026-03-01 or 2026-03-01T09:00:00Z.`,
  )
}
