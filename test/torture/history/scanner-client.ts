import { ask, type Client, noteScan } from './client.ts'
import type { Shelf } from './shelf.ts'
import type { StagedWorkspace } from './stage.ts'

/** Keys that a client goes on trying before it takes a new one. */
const OPEN_KEYS = 4

/**
 * Scans with new keys, tries again those that were not answered, and asks for the answers that it has again. Resolves
 * with the keys that were answered.
 */
export async function keepScanning(
  client: Client,
  workspace: StagedWorkspace,
  shelf: Shelf,
): Promise<string[]> {
  const { random, recording, over } = client
  const open: string[] = []
  const answered: string[] = []
  for (let made = 0; !over.aborted; ) {
    const roll = random.below(3)
    if (open.length === 0 || (roll === 0 && open.length < OPEN_KEYS)) open.push(`history-scan-${made++}`)
    const idempotencyKey = random.pick(roll === 1 && answered.length > 0 ? answered : open)
    const begunMs = performance.now()
    const answer = await scan(client, workspace, idempotencyKey)
    if (answer?.status === 200 || answer?.status === 201) {
      const { thing, ids } = noteScan(recording, workspace, idempotencyKey, answer, begunMs)
      if (shelf.put(thing, ids)) recording.begin(thing, 1)()
      if (open.includes(idempotencyKey)) {
        open.splice(open.indexOf(idempotencyKey), 1)
        answered.push(idempotencyKey)
      }
    } else if (answer !== undefined && answer.status !== 409) {
      recording.surprises.push(`A scan was answered ${answer.status}: ${answer.text}`)
    }
  }
  return answered
}

export function scan(client: Client, { key }: StagedWorkspace, idempotencyKey: string) {
  return ask(client, '/v1/scans', { method: 'POST', key, headers: { 'Idempotency-Key': idempotencyKey } })
}
