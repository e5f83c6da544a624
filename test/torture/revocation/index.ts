import { setTimeout as delay } from 'node:timers/promises'
import { call } from '../../support/service.ts'
import { type Draw, drawBy } from '../draw.ts'
import type { Finding, Form, Setting, Torture } from '../torture.ts'
import { type Ask, byKey, bySession, from, shows } from './asks.ts'
import { type Ending, endings } from './endings.ts'
import { planted } from './planted.ts'
import { makeParty, type Party, startWorld, type World } from './world.ts'

const roundsOf: Readonly<Record<Form, number>> = { short: 3, long: 700 }
/** Each asker gets so many answers before the right ends, and so many after. */
const ANSWERS = 3
const MOST_PAUSE_MS = 100
/** The events of a scan look once a second whether their reader is still welcome. Far later the scan itself ends, and they do. */
const STREAM_ENDS_WITHIN_MS = 10_000
/** It takes some ten; a machine may be busy. */
const SCAN_STARTS_WITHIN_MS = 30_000
const LOOK_EVERY_MS = 5
const TELL_EVERY = 50

interface Counts {
  rounds: number
  before: number
  after: number
  streams: number
}

export const revocation: Torture = {
  description: 'what is revoked is refused at once, on every surface and by every process',
  longMinutes: 45,
  faults: planted,
  async run(setting: Setting): Promise<Finding> {
    const draw = drawBy(setting.seed)
    const world = await startWorld(setting)
    const counts: Counts = { rounds: 0, before: 0, after: 0, streams: 0 }
    const violations: string[] = []
    // In short runs with seeds in a row each ending comes in every third.
    const first = (setting.seed * roundsOf[setting.form]) % endings.length
    let left: readonly Ending[] = [...endings.slice(first), ...endings.slice(0, first)]
    for (; counts.rounds < roundsOf[setting.form] && !setting.signal.aborted; counts.rounds++) {
      if (left.length === 0) left = draw.shuffled(endings)
      const [ending, ...others] = left
      left = others
      if (ending === undefined) break
      violations.push(...(await round(world, ending, draw, counts)))
      if (counts.rounds % TELL_EVERY === 0) setting.tell(`${counts.rounds} endings`)
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
  // An asker whose request fails is never ready.
  await Promise.race([allReady, Promise.all(asking)])
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

/**
 * Starts a scan, which stays in progress, and follows its events; resolves once they come. Throws where the scan ends or is
 * not there in its time.
 */
async function follow(world: World, party: Party, url: string): Promise<{ readonly ended: Promise<void> }> {
  const { key, member } = party
  const overtime = AbortSignal.timeout(SCAN_STARTS_WITHIN_MS)
  let early: string | undefined
  call(`${world.service.url}/v1/scans`, { method: 'POST', key, headers: from(party) }).then(
    ({ status, text }) => {
      early = `${status} ${text}`
    },
    // The service hangs up at the torture's end, long after.
    (error: unknown) => {
      early = String(error)
    },
  )
  for (;;) {
    const { status } = await call(`${url}/v1/scans/latest`, { key, headers: from(party), signal: overtime })
    if (early !== undefined) throw new Error(`a scan that was to stay in progress was answered: ${early}`)
    if (status === 200) break
    if (status !== 404) throw new Error(`the latest scan is answered ${status}`)
    await delay(LOOK_EVERY_MS)
  }
  const headers = { Cookie: member.cookie, ...from(party) }
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
