import { sql } from 'kysely'
import type { Db } from '../../../db/database.ts'
import type { Answer } from '../../support/service.ts'
import { pause } from '../pause.ts'
import { startProcess } from '../service-process.ts'
import { ask, type Client, noteScan } from './client.ts'
import { inCalls, readThings } from './reader-client.ts'
import { scan } from './scanner-client.ts'
import type { Shelf } from './shelf.ts'
import { INTERVAL_SECONDS, type Stage, type StagedWorkspace } from './stage.ts'

/** Scans that a kill has left end within this time once their leases have run out. */
const ALL_END_WITHIN_MS = 60_000

/**
 * Starts the service a last time, lets the leases of killed scans run out, and looks at everything: each thing is read
 * once more, each answered scan is asked for again, and the tables are checked. Returns what is wrong with these.
 */
export async function lookAtTheEnd(
  stage: Stage,
  shelves: ReadonlyMap<StagedWorkspace, Shelf>,
  answered: readonly (readonly [StagedWorkspace, readonly string[]])[],
): Promise<string[]> {
  const { db, recording } = stage
  await stage.revive()
  await lapseLeases(stage)
  const process = startProcess(stage.program, stage.settings)
  try {
    const url = await process.listening
    const over = AbortSignal.timeout(ALL_END_WITHIN_MS)
    const client: Client = { random: stage.drawsOf('last look'), over, recording, url: () => url }
    while ((await countRunning(db)) > 0 && !over.aborted) await pause(50, over)
    for (const [workspace, shelf] of shelves) {
      for (const things of inCalls(shelf.all())) {
        while (!(await readThings(client, workspace, things)) && !over.aborted);
      }
    }
    for (const [workspace, keys] of answered) {
      for (const key of keys) {
        const begunMs = performance.now()
        const answer = await untilAnswered(client, () => scan(client, workspace, key))
        if (answer?.status === 200) noteScan(recording, workspace, key, answer, begunMs)
        else
          recording.surprises.push(`The answer of ${key} of ${workspace.id} is not replayed: ${answer?.text}`)
      }
    }
    const ready = await untilAnswered(client, () => ask(client, '/readyz', {}))
    return [
      ...(ready?.status === 200 ? [] : ['The service is not ready after all.']),
      ...(await lookAtTables(db)),
    ]
  } finally {
    await process.kill()
  }
}

/** As if so much time had passed that every lease has run out, also those of scans that are alive. */
export async function lapseLeases({ db }: Stage): Promise<void> {
  await sql`update scans set lease_expires_at = clock_timestamp() where state = 'running'`.execute(db)
}

/** Somebody who is told to come again does so. */
async function untilAnswered(
  { over }: Client,
  ask: () => Promise<Answer | undefined>,
): Promise<Answer | undefined> {
  let answer = await ask()
  while (answer === undefined && !over.aborted) answer = await ask()
  return answer
}

async function countRunning(db: Db): Promise<number> {
  const { rows } = await sql`select from scans where state = 'running'`.execute(db)
  return rows.length
}

/** What no client sees: starts to the microsecond, and scans that are complete by half. */
async function lookAtTables(db: Db): Promise<string[]> {
  const early = await sql<{ scan_id: string; after: string }>`
    select scan_id, (started_at - before)::text as after from (
      select scan_id, started_at, lag(started_at) over (partition by workspace_id order by started_at) as before
      from scans) as starts
    where started_at < before + make_interval(secs => ${INTERVAL_SECONDS})`.execute(db)
  const half = await sql<{ scan_id: string }>`
    select scan_id from scans where state = 'completed' and (
      not exists (select from scan_collectors record
        where record.workspace_id = scans.workspace_id and record.scan_id = scans.scan_id)
      or (response::jsonb -> 'run' ->> 'postsTotal')::int is distinct from (select count(*) from scan_posts
        where scan_posts.workspace_id = scans.workspace_id and scan_posts.scan_id = scans.scan_id))`.execute(
    db,
  )
  const foreign = await sql<{ post_id: string }>`
    select post_id from posts where scan_id is not null and not exists (select from scans
      where scans.workspace_id = posts.workspace_id and scans.scan_id = posts.scan_id)`.execute(db)
  const running = await countRunning(db)
  return [
    ...early.rows.map(({ scan_id, after }) => `${scan_id} started ${after} after the one before it.`),
    ...half.rows.map(({ scan_id }) => `${scan_id} is complete by half.`),
    ...foreign.rows.map(({ post_id }) => `The post ${post_id} belongs to no scan that there is.`),
    ...(running === 0 ? [] : [`${running} scans have not ended.`]),
  ]
}
