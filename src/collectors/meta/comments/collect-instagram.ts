import type { DueThread } from '../../../model/index.ts'
import { CollectorError } from '../../collector.ts'
import { runCommentQueries } from '../../comment-phase.ts'
import { queryProblem } from '../../query-run.ts'
import { NOT_READABLE } from '../refusals.ts'
import { readTaggedMedia } from './instagram-tags.ts'
import { readMediaThread } from './instagram-threads.ts'
import { type CommentPlan, mediaOf } from './plan-comments.ts'
import { type CommentWork, onceRefused, openScan, queriesOf, toProblem } from './product-run.ts'
import { readDue, type ThreadReading } from './read-due.ts'

/** Reads the tags of own accounts, then the due threads below their media. */
export async function readInstagram(
  { instagram }: CommentPlan,
  work: CommentWork,
): Promise<readonly CollectorError[]> {
  const open = openScan(instagram.calls, work)
  const { comments, deps, scan } = work
  const more: CollectorError[] = []
  const problems = await runCommentQueries(
    queriesOf(instagram),
    scan.work,
    deps.clock,
    async (query, progress, left) => {
      const reading = { ...open, work: left }
      if ('username' in query) {
        await onceRefused(query.label, progress, comments, () => readTaggedMedia(query, progress, reading))
        return undefined
      }
      const foreign = new Set<string>()
      const read = async (thread: DueThread): Promise<ThreadReading> => {
        const account = thread.authorHandle?.toLowerCase() ?? ''
        if (foreign.has(account)) throw queryProblem(NOT_READABLE, 'This account is not ours.')
        try {
          const came = await readMediaThread(thread, scan.mediaIds.get(thread.url) ?? thread.id, reading)
          if (came !== undefined && !came.isDoubtful) await comments.noteOwn(`instagram ${account}`)
          return came
        } catch (error) {
          const isRefused = error instanceof CollectorError && error.code === NOT_READABLE
          // Only our own media have comments: an account of which none was ever shown is somebody else's.
          if (isRefused && !(await comments.isOwn(`instagram ${account}`))) {
            foreign.add(account)
            await comments.noteRefusal(mediaOf(account), 'Meta shows comments of our own media only.')
          }
          throw error
        }
      }
      const due = { platform: 'instagram', memory: comments, work: left, deps } as const
      more.push(...(await readDue(instagram, progress, read, due)).map(toProblem))
      return undefined
    },
  )
  return [...problems, ...more]
}
