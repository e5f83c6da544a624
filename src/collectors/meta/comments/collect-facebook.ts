import type { DueThread } from '../../../model/index.ts'
import type { CollectorError } from '../../collector.ts'
import { runCommentQueries } from '../../comment-phase.ts'
import { readPostThread } from './facebook-threads.ts'
import { readVoices } from './facebook-voices.ts'
import type { PageHandles } from './map-facebook.ts'
import { type CommentPlan, uncountedThread } from './plan-comments.ts'
import { type CommentWork, onceRefused, openScan, queriesOf, toProblem } from './product-run.ts'
import { readDue, type ThreadReading } from './read-due.ts'

/** Reads tags and reviews of own Pages, then the due threads of all Pages. */
export async function readFacebook(
  { facebook, pages }: CommentPlan,
  work: CommentWork,
): Promise<readonly CollectorError[]> {
  const handles: PageHandles = new Map(pages.map(({ id, username }) => [id, username ?? id]))
  const open = openScan(facebook.calls, work)
  const { comments, deps, scan } = work
  const more: CollectorError[] = []
  const problems = await runCommentQueries(
    queriesOf(facebook),
    scan.work,
    deps.clock,
    async (query, progress, left) => {
      const reading = { ...open, work: left }
      if ('voice' in query) {
        await onceRefused(query.label, progress, comments, () =>
          readVoices(query, progress, handles, reading),
        )
        return undefined
      }
      const uncounted = new Set(scan.uncounted.map(({ id }) => id))
      const readToday: string[] = []
      const read = async (thread: DueThread): Promise<ThreadReading> => {
        const came = await readPostThread(thread, handles, reading)
        if (came !== undefined && uncounted.has(thread.id)) readToday.push(thread.id)
        return came
      }
      const due = { platform: 'facebook', memory: comments, work: left, deps } as const
      more.push(...(await readDue(facebook, progress, read, due)).map(toProblem))
      for (const id of readToday) await comments.noteRead(scan.work.request.workspaceId, uncountedThread(id))
      return undefined
    },
  )
  return [...problems, ...more]
}
