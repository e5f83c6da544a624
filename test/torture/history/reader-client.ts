import { PostsResponse } from '../../../src/model/index.ts'
import { ask, type Client } from './client.ts'
import { howMuch } from './record.ts'
import type { Shelf } from './shelf.ts'
import type { StagedWorkspace } from './stage.ts'

/** Ids that one call may ask for. */
const MOST_IDS = 50

/** Reads posts of things that were written or are about to be, again and again. */
export async function keepReading(client: Client, workspace: StagedWorkspace, shelf: Shelf): Promise<void> {
  while (!client.over.aborted) {
    const things = shelf.some(client.random, MOST_IDS)
    if (things.length > 0) await readThings(client, workspace, things)
    else await ask(client, '/v1/workspace', { key: workspace.key })
  }
}

/** Asks for all posts of some things at once. False: nobody answered. */
export async function readThings(
  client: Client,
  { key }: StagedWorkspace,
  things: readonly (readonly [string, readonly string[]])[],
): Promise<boolean> {
  const { recording } = client
  const begunMs = performance.now()
  const answer = await ask(client, `/v1/posts?ids=${things.flatMap(([, ids]) => ids).join(',')}`, { key })
  if (answer === undefined) return false
  if (answer.status !== 200) {
    recording.surprises.push(`A read of posts was answered ${answer.status}: ${answer.text}`)
    return true
  }
  const seen = new Set(PostsResponse.parse(answer.json).posts.map(({ id }) => id))
  for (const [thing, ids] of things) {
    recording.read(thing, howMuch(ids.filter((id) => seen.has(id)).length, ids.length), begunMs)
  }
  return true
}

/** Things in as few calls as there may be. */
export function inCalls(
  things: readonly (readonly [string, readonly string[]])[],
): (readonly [string, readonly string[]])[][] {
  const calls: (readonly [string, readonly string[]])[][] = []
  let left = 0
  for (const thing of things) {
    if (left < thing[1].length) {
      calls.push([])
      left = MOST_IDS
    }
    calls.at(-1)?.push(thing)
    left -= thing[1].length
  }
  return calls
}
