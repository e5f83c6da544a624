import { createHash } from 'node:crypto'
import type { Random } from '../../../src/cli/bench/citations/random.ts'
import { ScanResponse } from '../../../src/model/index.ts'
import { type Answer, call } from '../../support/service.ts'
import { pause } from '../pause.ts'
import type { Recording } from './record.ts'
import type { StagedWorkspace } from './stage.ts'

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

/**
 * Notes the answer of a scan as one of its key's, and that nothing in it was removed before the call began. Returns the
 * run's posts as a thing.
 */
export function noteScan(
  recording: Recording,
  { id: workspaceId, hasOperator }: StagedWorkspace,
  idempotencyKey: string,
  answer: Answer,
  begunMs: number,
): { readonly thing: string; readonly ids: readonly string[] } {
  const { run } = ScanResponse.parse(answer.json)
  // What quotes a removed post is written anew; all else keeps its bytes.
  const { trends: _trends, rankedAt: _rankedAt, limitations: _limitations, ...kept } = run
  const bytes = hasOperator ? JSON.stringify(kept) : answer.text
  const digest = createHash('sha256').update(bytes).digest('hex')
  recording.scans.push({ workspaceId, idempotencyKey, runId: run.id, startedAt: run.startedAt, digest })
  for (const { thing, level, acknowledgedMs = Infinity } of hasOperator ? recording.writes : []) {
    if (level === 2 && acknowledgedMs <= begunMs && answer.text.includes(`"t3_${thing}-`)) {
      recording.surprises.push(`The answer of ${idempotencyKey} names posts of ${thing}, which were removed.`)
    }
  }
  return { thing: `posts of ${run.id}`, ids: run.posts.map(({ id }) => id) }
}
