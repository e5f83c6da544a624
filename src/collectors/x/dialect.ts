import type { HttpAnswer } from '../http-answer.ts'
import { toRecord, toRecords } from '../json.ts'

/**
 * X renamed its fields in 2026 and serves both vocabularies: a response uses that of its request. Long texts
 * came back empty in the newer one, so `tweet` is the safer default.
 */
export type XDialect = 'tweet' | 'post'

/** Where a post stands and whom it speaks to. */
const PLACE = 'conversation_id,in_reply_to_user_id,entities,display_text_range'

const fieldParameters: Readonly<Record<XDialect, Readonly<Record<string, string>>>> = {
  tweet: {
    'tweet.fields': `created_at,author_id,public_metrics,referenced_tweets,note_tweet,withheld,${PLACE}`,
  },
  post: {
    'post.fields': `created_at,public_metrics,referenced_posts,note_post,withheld,${PLACE}`,
  },
}

/** `withAuthors` adds the authors' names and whether they are protected; every author is billed in addition to the posts. */
export function parametersOf(dialect: XDialect, withAuthors: boolean): Readonly<Record<string, string>> {
  const authors: Record<string, string> = withAuthors
    ? { expansions: 'author_id', 'user.fields': 'username,protected' }
    : {}
  return { ...fieldParameters[dialect], ...authors }
}

export function otherDialect(dialect: XDialect): XDialect {
  return dialect === 'tweet' ? 'post' : 'tweet'
}

/**
 * Whether a response is a 400 whose errors name the fields parameter: the server does not support this
 * dialect.
 */
export function refusesDialect(answer: HttpAnswer, dialect: XDialect): boolean {
  const [parameter = ''] = Object.keys(fieldParameters[dialect])
  const errors = toRecords(toRecord(answer.body)['errors'])
  return (
    answer.status === 400 &&
    errors.some(
      (error) =>
        parameter in toRecord(error['parameters']) ||
        String(error['message'] ?? '').includes(`[${parameter}]`),
    )
  )
}
