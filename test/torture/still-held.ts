import { setTimeout as delay } from 'node:timers/promises'
import { call } from '../support/service.ts'

/** What is under way when nobody asks any more has waited for at most 30 s, and a loaded machine takes longer. */
const SETTLED_MS = 60_000

/** What is to be nothing once nobody asks any more. */
const NOTHING =
  /^(admission_running|admission_waiting|ranking_queue_jobs|database_statements_waiting)(\{[^}]*\})? /

/** Places, queues and statements that a service still holds after all its answers, once there are none or the time is over. */
export async function stillHeld(url: string): Promise<string[]> {
  const endMs = performance.now() + SETTLED_MS
  for (;;) {
    const { text } = await call(`${url}/metrics`)
    const lines = text.split('\n').filter((line) => NOTHING.test(line))
    if (lines.length < 8) return [`/metrics tells only of ${lines.join(', ')}.`]
    const held = lines.filter((line) => !line.endsWith(' 0'))
    if (held.length === 0 || performance.now() > endMs) return held.map((line) => `Still held: ${line}.`)
    await delay(50)
  }
}
