import { setTimeout as delay } from 'node:timers/promises'
import { mintCaller, startTestService } from '../../support/service.ts'
import { drawnWork } from '../drawn-work.ts'
import type { Finding, Setting, Torture } from '../torture.ts'
import { converse, statusesIn } from './conversation.ts'
import { held } from './held.ts'
import { lies, noRequests, SMUGGLED_ANSWER } from './lies.ts'
import { planted } from './planted.ts'
import { CLOSE, get, oddTimings, type Shape } from './shapes.ts'

const ROUNDS = { short: 1, long: 250 } as const
const LANES = 8
/** Nothing here is left to a limit of the service's own. */
const CONVERSATION_MS = 60_000
/** Sockets that are done with are gone in a moment; a loaded machine takes longer. */
const SETTLED_MS = 20_000

const shapes: readonly Shape[] = [...oddTimings, ...lies, ...noRequests]

export const wire: Torture = {
  description: 'whatever comes over a connection is answered or refused, and no connection is left',
  longMinutes: 20,
  faults: planted,
  run,
}

async function run(setting: Setting): Promise<Finding> {
  const { form, after, signal } = setting
  // One connection to the database, so that all other sockets are those of requests.
  const service = await startTestService({ DATABASE_POOL_SIZE: '1' })
  after(() => service.close())
  const { url } = service
  const { key } = await mintCaller(service.db)
  const violations: string[] = []
  const clean = async (when: string) => {
    const asked = get('/v1/workspace', `Authorization: Bearer ${key}\r\n${CLOSE}`)
    const [status] = statusesIn(await converse(url, [{ write: asked }], CONVERSATION_MS))
    if (status !== 200) violations.push(`A clean request ${when} is answered with ${status}.`)
  }
  const before = sockets()
  await clean('before all others')
  let conversations = 0
  const left = [...shapes]
  await drawnWork(setting, { times: shapes.length * ROUNDS[form], lanes: LANES }, async (random) => {
    // Each shape once, then whichever.
    const shape = left.pop() ?? random.pick(shapes)
    const heard = await converse(url, shape.steps({ random, key }), CONVERSATION_MS)
    const statuses = statusesIn(heard)
    conversations += 1
    if (heard.isHung) violations.push(`${shape.name}: nobody ended it.`)
    if (!shape.allowed.some((allowed) => allowed.join() === statuses.join()))
      violations.push(`${shape.name}: answered with ${statuses.join(', ') || 'nothing'}.`)
    if (lies.includes(shape) && heard.text.includes(SMUGGLED_ANSWER))
      violations.push(`${shape.name}: a second request was found in it.`)
  })
  if (form === 'long' && !signal.aborted) violations.push(...(await held({ url, key })))
  await clean('after all others')
  const socketsLeft = (await socketsAtMost(before)) - before
  if (socketsLeft > 0) violations.push(`${socketsLeft} sockets are left.`)
  return { counts: { shapes: shapes.length, conversations, socketsLeft }, violations }
}

/** How many TCP sockets this process has, of clients and service alike. */
function sockets(): number {
  return process.getActiveResourcesInfo().filter((name) => name === 'TCPSocketWrap').length
}

/** The same once there are no more than `most`, or the time for it is over. */
async function socketsAtMost(most: number): Promise<number> {
  const endMs = performance.now() + SETTLED_MS
  while (sockets() > most && performance.now() < endMs) await delay(10)
  return sockets()
}
