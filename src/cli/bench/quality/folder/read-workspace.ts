import { z } from 'zod'
import { DAY_MS, dayOf } from '../../../../lib/days.ts'
import { FilePost, toRankPost } from '../../../file-post.ts'
import { UsageError } from '../../../usage-error.ts'
import { kinds, type Workspace } from '../cases.ts'
import { evenly } from './evenly.ts'
import { readJson, readJsonLines } from './read-json.ts'

const WINDOW_DAYS = 7

const JudgedPost = z.object({
  id: z.union([z.string(), z.number()]).transform(String),
  kind: z.enum(kinds),
})
/** By name, what an issue's posts match, whatever their letters' case. */
const Patterns = z.record(z.string())

export interface WorkspaceFiles {
  readonly posts: string
  readonly kinds: string
  readonly issues: string
}

/**
 * The window is the seven days that end with the day, in UTC, of the latest post. Of more than `most` posts so many, evenly
 * spread over the file.
 */
export async function readWorkspace(
  name: string,
  files: WorkspaceFiles,
  most = Number.POSITIVE_INFINITY,
): Promise<Workspace> {
  const posts = evenly(await readJsonLines(files.posts, FilePost), most).map(toRankPost)
  const judged = await readJsonLines(files.kinds, JudgedPost)
  const patterns = await readJson(files.issues, Patterns)
  const latestMs = posts.reduce(
    (latest, { publishedAt }) => Math.max(latest, Date.parse(publishedAt ?? '') || 0),
    0,
  )
  const nowMs = (dayOf(latestMs) + 1) * DAY_MS
  const inWindow = posts.filter(
    ({ publishedAt }) => Date.parse(publishedAt ?? '') >= nowMs - WINDOW_DAYS * DAY_MS,
  )
  return {
    part: 'workspace',
    name,
    posts,
    now: new Date(nowMs),
    windowDays: WINDOW_DAYS,
    rivals: [],
    postKinds: new Map(judged.map(({ id, kind }) => [id, kind])),
    issues: Object.entries(patterns).map(([issue, pattern]) => {
      const matching = toPattern(files.issues, issue, pattern)
      return {
        name: issue,
        postIds: new Set(inWindow.filter(({ text }) => matching.test(text)).map(({ id }) => id)),
      }
    }),
  }
}

function toPattern(file: string, issue: string, pattern: string): RegExp {
  try {
    return new RegExp(pattern, 'iu')
  } catch {
    throw new UsageError(`${file}: the pattern of "${issue}" is no regular expression.`)
  }
}
