import { z } from 'zod'
import {
  Intent,
  IsoTime,
  intents,
  MAX_CONTEXT_LENGTH,
  Platform,
  type Post,
  PostKind,
  platforms,
  postKinds,
  Voice,
  voices,
} from '../model/index.ts'
import { ingestPost, isStorableTime, MAX_ID_LENGTH, type RejectionReason } from '../posts/ingest.ts'

/** The fields of a line. Further ones, such as those of an export, are ignored. */
const PostLine = z.object({
  platform: Platform,
  id: z.string(),
  authorHandle: z.string().nullish(),
  text: z.string(),
  url: z.string(),
  commentsUrl: z.string().nullish(),
  publishedAt: z.string(),
  matchedTerms: z.array(z.string()).optional(),
  /** When the post certainly existed: the later of these two counts. */
  lastSeenAt: z.string().nullish(),
  metricsObservedAt: z.string().nullish(),
  metrics: z
    .record(z.string().regex(/^[A-Za-z][A-Za-z0-9_]{0,39}$/), z.number().finite().nullable())
    .optional(),
  kind: PostKind.nullish(),
  parentId: z.string().nullish(),
  threadId: z.string().nullish(),
  threadMatched: z.boolean().nullish(),
  context: z.string().nullish(),
  threadOwner: z.string().nullish(),
  /** Checked and not stored: this workspace's configuration derives its own. */
  voice: Voice.nullish(),
  intents: z.array(Intent).nullish(),
})

const TIME = 'an ISO 8601 date, a time with its zone, between 1990 and 9999'

const rejections = {
  no_id: `id is empty, longer than ${MAX_ID_LENGTH} characters, or holds characters that are not shown`,
  no_date: `publishedAt is not ${TIME}`,
  no_text: 'text is empty',
  no_url: 'url is not an http(s) address',
  bad_thread: `parentId or threadId is no id of at most ${MAX_ID_LENGTH} shown characters, or parentId is the post's own`,
  long_context: `context is longer than ${MAX_CONTEXT_LENGTH} characters`,
} as const satisfies Record<RejectionReason, string>

/** One line of NDJSON as a post, or the reason why it is none. */
export function parsePostLine(line: string): { post: Post } | { reason: string } {
  let json: unknown
  try {
    json = JSON.parse(line)
  } catch {
    return { reason: 'not JSON' }
  }
  const parsed = PostLine.safeParse(json)
  if (!parsed.success) return { reason: describe(parsed.error) }
  if (!IsoTime.safeParse(parsed.data.publishedAt).success) return { reason: rejections.no_date }
  const intake = ingestPost({ ...parsed.data, sourceMethod: 'import' })
  if ('rejected' in intake) return { reason: rejections[intake.rejected] }
  const post = { ...intake.post }
  for (const name of ['lastSeenAt', 'metricsObservedAt'] as const) {
    const given = parsed.data[name] ?? undefined
    if (given === undefined) continue
    if (!IsoTime.safeParse(given).success || !isStorableTime(new Date(given)))
      return { reason: `${name} is not ${TIME}` }
    post[name] = new Date(given).toISOString()
  }
  return { post }
}

const choices: ReadonlyMap<string, string> = new Map([
  ['kind', `is not one of ${postKinds.join(', ')}`],
  ['voice', `is not one of ${voices.join(', ')}`],
  ['intents', `is not a list of ${intents.join(', ')}`],
  ['threadMatched', 'is neither true nor false'],
])

function describe(error: z.ZodError): string {
  const [issue] = error.issues
  const [field] = issue?.path ?? []
  if (field === undefined) return 'not a JSON object'
  if (field === 'platform') return `platform is not one of ${platforms.join(', ')}`
  if (issue?.message === 'Required') return `${field} is missing`
  const allowed = typeof field === 'string' ? choices.get(field) : undefined
  if (allowed !== undefined) return `${field} ${allowed}`
  if (field === 'metrics') return 'metrics is not a map of names to finite numbers or null'
  return `${field} has the wrong type`
}
