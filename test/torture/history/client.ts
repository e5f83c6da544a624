import { createHash } from 'node:crypto'
import type { Random } from '../../../src/cli/bench/citations/random.ts'
import { ScanResponse } from '../../../src/model/index.ts'
import { type Answer, call } from '../../support/service.ts'
import { pause } from '../pause.ts'
import type { Recording } from './record.ts'

/** A client waits so long before it asks a service again that has just been killed. */
const AFTER_LOSS_MS = 30

/** Statuses with which a service says that it cannot answer now; everything else must be the answer. */
const NOT_NOW = [429, 502, 503, 504]

/** One client: whatever it asks goes to a process that lives, and is asked once. */
export interface Client {
  readonly random: Random
  readonly over: AbortSignal
  readonly recording: Recording
  /** Where a process listens; undefined when there is none now. */
  url(): string | undefined
}

/** Undefined: nobody answered, or not now. */
export async function ask(
  client: Client,
  path: string,
  options: Parameters<typeof call>[1],
): Promise<Answer | undefined> {
  const url = client.url()
  if (url !== undefined) {
    client.recording.requests += 1
    const answer = await call(`${url}${path}`, { ...options, signal: client.over }).catch(() => undefined)
    client.recording.answered(answer?.status ?? 0)
    if (answer !== undefined && !NOT_NOW.includes(answer.status)) return answer
  }
  await pause(AFTER_LOSS_MS, client.over)
  return undefined
}

/** Notes the answer of a scan as one of its key's, and its posts as stored. Returns the run's posts as a thing. */
export function noteScan(
  recording: Recording,
  workspaceId: string,
  idempotencyKey: string,
  answer: Answer,
): { readonly thing: string; readonly ids: readonly string[] } {
  const { run } = ScanResponse.parse(answer.json)
  const digest = createHash('sha256').update(answer.text).digest('hex')
  recording.scans.push({ workspaceId, idempotencyKey, runId: run.id, startedAt: run.startedAt, digest })
  const thing = `posts of ${run.id}`
  return { thing, ids: run.posts.map(({ id }) => id) }
}
