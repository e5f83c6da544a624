import { sql } from 'kysely'
import { ScanResponse, TrendsResponse } from '../../../src/model/index.ts'
import type { TestCaller, TestService } from '../../support/service.ts'
import type { SignedIn } from '../../support/signed-in.ts'
import type { Client, Received } from '../client.ts'
import { restRequest } from '../surfaces.ts'

/** What others may come to know of a workspace and send: ids, addresses and tokens by their kind. */
export interface Known {
  readonly ids: Readonly<Record<IdKind, readonly string[]>>
  /** Of the answers to these paths. */
  readonly etags: Readonly<Record<string, string>>
}

export const idKinds = [
  'workspace',
  'post',
  'url',
  'thread',
  'trend',
  'scan',
  'scanKey',
  'runKey',
  'evidenceCursor',
  'trendCursor',
  'confirmToken',
  'apiKey',
  'user',
  'session',
  'word',
  'company',
] as const
export type IdKind = (typeof idKinds)[number]

/** What an answer's ETag is asked of. */
export const etagPaths = ['/v1/workspace', '/v1/trends', '/v1/evidence', '/v1/words', '/v1/companies']

/** Under which a workspace has scanned, and others ask for its scan. */
export const scanKeyOf = (token: string) => `${token}-scan-0`
/**
 * Under which others then scan themselves: no disguise of it may be one of the key above, or an attempt finds what another
 * attempt of the same workspace has started.
 */
export const runKeyOf = (token: string) => `${token}-run-1`

/** Reads a workspace through its own key, as whoever had its answers would. It runs two scans of the workspace. */
export async function collectKnown(
  service: TestService,
  client: Client,
  { caller, person, token }: { caller: TestCaller; person: SignedIn; token: string },
): Promise<Known> {
  const { key, workspace } = caller
  const answerOf = async (...[name, input]: [Parameters<typeof restRequest>[0], object]) => {
    const answer = await client.send(restRequest(name, { ...input }, key))
    if (answer.status >= 300) throw new Error(`${name}: ${answer.body}`)
    return answer
  }
  const ranked = await answerOf('get_trends', { limit: 1 })
  const [trend] = TrendsResponse.parse(jsonOf(ranked)).trends
  if (trend === undefined) throw new Error('the posts of a workspace make no topic')
  const scanned = await answerOf('run_scan', { idempotencyKey: scanKeyOf(token) })
  await answerOf('run_scan', { idempotencyKey: runKeyOf(token) })
  const evidence = await answerOf('list_evidence', { limit: 5, days: 0 })
  const trendCursor = Buffer.from(JSON.stringify([30, trend.rankedAt, 1, 1])).toString('base64url')
  const etags: Record<string, string> = {}
  for (const path of etagPaths) {
    const { headers } = await client.send({
      method: 'GET',
      path,
      headers: { Authorization: `Bearer ${key}` },
    })
    etags[path] = headers.etag ?? ''
  }
  const { rows: people } = await sql<{ user: string; session: string }>`
    select user_id as user, session_id as session from memberships join sessions using (user_id)
    where memberships.workspace_id = ${workspace.id}`.execute(service.db)
  const { rows: keys } = await sql<{ key_id: string }>`
    select key_id from api_keys where workspace_id = ${workspace.id}`.execute(service.db)
  await person.get('/app')
  return {
    ids: {
      workspace: [workspace.id],
      post: [`${token}-topic-0`, `${token}-topic-1`, `${token}-talk-0`, 'shared-by-all'],
      url: [`https://example.com/${token}/topic/0`, `https://example.com/${token}/talk/1`],
      thread: [`${token}-thread`],
      trend: [trend.id],
      scan: [ScanResponse.parse(jsonOf(scanned)).run.id],
      scanKey: [scanKeyOf(token)],
      runKey: [runKeyOf(token)],
      evidenceCursor: [cursorIn(evidence)],
      trendCursor: [trendCursor],
      confirmToken: [],
      apiKey: keys.map(({ key_id }) => key_id),
      user: people.map(({ user }) => user),
      session: people.map(({ session }) => session),
      word: [`word${token}`],
      company: [`rival${token}.example`, `rival${token}`],
    },
    etags,
  }
}

/** The cursor of the next page, from its Link header. */
function cursorIn({ headers }: Received): string {
  return /[?&]cursor=([^&>]+)/.exec(String(headers['link']))?.[1] ?? ''
}

function jsonOf({ body }: Received): unknown {
  return JSON.parse(body.toString())
}
