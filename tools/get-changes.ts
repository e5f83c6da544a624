import { z } from 'zod'
import { findPostLinks } from '../db/post-links.ts'
import { ChangesResponse, LookbackDays } from '../src/model/index.ts'
import { changesOutput, citedPosts, listedChanges, noChanges } from './changes-output.ts'
import { ageNotes, withAge } from './outdated.ts'
import { parseSince } from './since.ts'
import { defineTool } from './tool.ts'
import { MaxChars, type Truncated, truncateToBudget, truncationNotice } from './truncate-to-budget.ts'
import { windowOf } from './window.ts'

export const getChanges = defineTool({
  name: 'get_changes',
  title: 'What changed',
  description:
    'Topics new, risen, fallen or gone since a date or the previous ranking, with figures and posts to cite; chance is only counted.',
  effect: 'reads',
  cost: () => 'analysis',
  input: z
    .object({
      since: z.string().min(1).max(40).describe('ISO 8601. Default: previous ranking').optional(),
      days: LookbackDays.describe("Default: the workspace's").optional(),
      limit: z.number().int().min(1).max(100).describe('Most of each kind').default(10),
      maxChars: MaxChars,
    })
    .strict(),
  output: ChangesResponse,
  async run({ since, days, limit, maxChars }, context) {
    const { services, caller } = context
    const { id } = caller.workspace
    const windowDays = windowOf(caller, days)
    const wantedSince = since === undefined ? undefined : parseSince(since)
    const { age, changes } = await services.changes.find(caller.workspace, windowDays, wantedSince, context)
    const aged = ageNotes(age, services.clock.now())
    if (changes === undefined)
      return { output: noChanges(windowDays, age.rankedAt), notes: withAge(aged, {}) }
    const listed = listedChanges(changes.topics, limit)
    const links = await linksOf(changes.topics, limit, () =>
      findPostLinks(services.db, id, citedPosts(listed)),
    )
    const output = changesOutput(windowDays, changes, listed, links)
    const truncated = truncateToBudget(output.changes, maxChars, { ...output, changes: [] })
    return {
      output: { ...output, changes: [...truncated.items] },
      notes: withAge(aged, truncationNotice(truncated, 'topic', adviceFor(truncated, limit))),
    }
  },
})

type Links = Awaited<ReturnType<typeof findPostLinks>>

/** By the topics of one comparison, which is made anew when posts come or go, and by how many are listed. */
const links = new WeakMap<object, Map<number, Links>>()

async function linksOf(topics: object, limit: number, find: () => Promise<Links>): Promise<Links> {
  const byLimit = links.get(topics) ?? new Map<number, Links>()
  links.set(topics, byLimit)
  const found = byLimit.get(limit) ?? (await find())
  byLimit.set(limit, found)
  return found
}

/** Advises a smaller limit only if one is possible and the first topic fits. */
function adviceFor({ requiredChars }: Truncated<object>, limit: number): string {
  const whole = 'For all of them call again with maxChars 0.'
  return requiredChars === undefined && limit > 1
    ? `${whole} A smaller limit leaves room for every kind.`
    : whole
}
