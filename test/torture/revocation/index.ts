import { setTimeout as delay } from 'node:timers/promises'
import { call } from '../../support/service.ts'
import { type Draw, drawBy } from '../draw.ts'
import type { Finding, Form, Setting, Torture } from '../torture.ts'
import { type Ask, byKey, bySession, shows } from './asks.ts'
import { type Ending, endings } from './endings.ts'
import { makeParty, type Party, startWorld, type World } from './world.ts'

const roundsOf: Readonly<Record<Form, number>> = { short: 3, long: 700 }
/** Each asker gets so many answers before the right ends, and so many after. */
const ANSWERS = 3
const MOST_PAUSE_MS = 100
/** The events of a scan look once a second whether their reader is still welcome. */
const STREAM_ENDS_WITHIN_MS = 30_000

interface Counts {
  rounds: number
  before: number
  after: number
  streams: number
}

export const revocation: Torture = {
  description: 'what is revoked is refused at once, on every surface and by every process',
  longMinutes: 45,
  async run(setting: Setting): Promise<Finding> {
    const draw = drawBy(setting.seed)
    const world = await startWorld(setting)
    const counts: Counts = { rounds: 0, before: 0, after: 0, streams: 0 }
    const violations: string[] = []
    let left: readonly Ending[] = []
    for (; counts.rounds < roundsOf[setting.form] && !setting.signal.aborted; counts.rounds++) {
      if (left.length === 0) left = draw.shuffled(endings)
      const [ending, ...others] = left
      left = others
      if (ending === undefined) break
      violations.push(...(await round(world, ending, draw, counts)))
    }
    return { counts: { ...counts }, violations }
  },
}

async function round(world: World, ending: Ending, draw: Draw, counts: Counts): Promise<string[]> {
  const party = await makeParty(world)
  const violations: string[] = []
  const stream = ending.asks === bySession ? await follow(world, party, draw.pick(world.urls)) : undefined
  let phase: 'before' | 'ending' | 'after' = 'before'
  const isNow = (asked: typeof phase) => phase === asked
  const asker = async (url: string, ask: Ask) => {
    for (let before = 0, after = 0; after < ANSWERS; ) {
      const began = phase
      const answer = await ask.ask(url, party)
      const isShown = shows(answer)
      if (began === 'after') {
        after++
        if (isShown) violations.push(`after ${ending.name}: ${ask.name} showed the workspace`)
      } else if (isNow('before')) {
        if (!isShown) violations.push(`before ${ending.name}: ${ask.name} was ${answer.status}`)
        if (++before === ANSWERS) ready()
      }
    }
  }
  let waiting = world.urls.length * ending.asks.length
  let ready = () => {}
  const allReady = new Promise<void>((resolve) => {
    ready = () => {
      if (--waiting === 0) resolve()
    }
  })
  const asking = world.urls.flatMap((url) => ending.asks.map((ask) => asker(url, ask)))
  await allReady
  await delay(draw.whole(0, MOST_PAUSE_MS))
  phase = 'ending'
  await ending.end(world, party)
  phase = 'after'
  await Promise.all(asking)
  counts.before += world.urls.length * ending.asks.length * ANSWERS
  counts.after += world.urls.length * ending.asks.length * ANSWERS
  // Rights that did not end go on.
  const others = ending.asks === byKey ? bySession : byKey
  for (const ask of others) {
    const answer = await ask.ask(draw.pick(world.urls), party)
    if (!shows(answer)) violations.push(`${ending.name} closed ${ask.name}, too: ${answer.status}`)
  }
  if (stream !== undefined) {
    counts.streams++
    const isEnded = await Promise.race([
      stream.ended.then(() => true),
      delay(STREAM_ENDS_WITHIN_MS, false, { ref: false }),
    ])
    if (!isEnded) violations.push(`after ${ending.name}: the events of a scan go on`)
  }
  return violations
}

/** Starts a scan, which stays in progress, and follows its events; resolves once they come. */
async function follow(
  world: World,
  { key, member }: Party,
  url: string,
): Promise<{ readonly ended: Promise<void> }> {
  // Nobody waits for its answer.
  call(`${world.service.url}/v1/scans`, { method: 'POST', key }).catch(() => {})
  const headers = { Cookie: member.cookie }
  for (;;) {
    const { status } = await call(`${url}/v1/scans/latest`, { key })
    if (status === 200) break
  }
  const { body, status } = await fetch(`${url}/app/scans/events`, { headers })
  if (body === null || status !== 200) throw new Error(`the events of a scan are answered ${status}`)
  const reader = body.getReader()
  await reader.read()
  const rest = async () => {
    for (let ended = false; !ended; ) ended = (await reader.read()).done
  }
  // A stream that is cut has ended, too.
  return { ended: rest().catch(() => {}) }
}
