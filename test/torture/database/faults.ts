import { setTimeout as delay } from 'node:timers/promises'
import { connect } from '../../../db/connect.ts'
import { identifyProcess } from '../../../db/embedded/process-identity.ts'
import { cuts, type Fault } from '../../support/fault-proxy.ts'
import type { Direction } from '../../support/frames.ts'
import type { Draw } from '../draw.ts'
import type { Outage } from './way.ts'
import type { World } from './world.ts'

export interface DatabaseFault {
  readonly name: string
  /** Begins it, lets it last for `ms`, and ends it: when this resolves, the database is well. */
  happen(world: World, ms: number, draw: Draw): Promise<void>
}

/** The way to the database fails as long as it is told to. */
const lasting = (name: string, outage: Outage): DatabaseFault => ({
  name,
  async happen({ way }, ms) {
    await way.begin(outage)
    await delay(ms)
    await way.end()
  },
})

const FRAME_FAULT_EVERY_MS = 100
/** A statement and its answer are some ten frames. */
const FRAMES_AHEAD = 30

/**
 * Single connections fail one after the other, each between or amid two frames that are drawn; some answers lack a row or
 * the server's last word, as they do where a pooler or a driver mixes connections up.
 */
export const singleConnections: DatabaseFault = {
  name: 'single connections cut at any frame',
  async happen({ proxy }, ms, draw) {
    for (let passed = 0; passed < ms; passed += FRAME_FAULT_EVERY_MS) {
      proxy.plan(draw.whole(0, 4) === 0 ? lackingAnswer : drawnCut(draw))
      await delay(FRAME_FAULT_EVERY_MS)
    }
    proxy.plan()
  },
}

const lackingAnswer: Fault = { kind: 'swallow', direction: 'toClient', afterFrames: 0, atTypes: 'CD' }

function drawnCut(draw: Draw): Fault {
  return {
    kind: draw.pick(cuts),
    direction: draw.pick<Direction>(['toServer', 'toClient']),
    afterFrames: draw.whole(0, FRAMES_AHEAD),
    amidNext: draw.whole(0, 3) === 0,
  }
}

/** Runs statements of an administrator's, past both ways. */
async function administer({ server }: World, statement: string): Promise<readonly { pid?: number }[]> {
  const sql = connect(server.connectionString)
  try {
    return await sql.unsafe<{ pid?: number }[]>(statement)
  } finally {
    await sql.end({ timeout: 5 })
  }
}

const OTHERS = `from pg_stat_activity where pid <> pg_backend_pid() and backend_type = 'client backend'`
const TERMINATE_EVERY_MS = 200

const terminated: DatabaseFault = {
  name: 'sessions terminated',
  async happen(world, ms) {
    for (let passed = 0; passed < ms; passed += TERMINATE_EVERY_MS) {
      await administer(world, `select pg_terminate_backend(pid) ${OTHERS}`)
      await delay(TERMINATE_EVERY_MS)
    }
  },
}

const resets: DatabaseFault = {
  name: 'all connections reset, idle and busy',
  async happen({ way }, ms) {
    for (let passed = 0; passed < ms; passed += TERMINATE_EVERY_MS) {
      way.resetAll()
      await delay(TERMINATE_EVERY_MS)
    }
  },
}

/** A session dies of SIGKILL: PostgreSQL ends all others and recovers. */
const crash: DatabaseFault = {
  name: 'a session killed',
  async happen(world) {
    const [session] = await administer(world, `select pid ${OTHERS} limit 1`)
    if (session?.pid === undefined) return
    signal(session.pid, 'SIGKILL')
    await untilItAnswers(world)
  },
}

/** The server gets a signal of its administrator's and is started again after a while. */
const stopped = (told: string, name: NodeJS.Signals, isRestarted: boolean): DatabaseFault => ({
  name: told,
  async happen(world, ms) {
    const pid = await world.pid()
    signal(pid, name)
    await delay(isRestarted ? 0 : ms)
    if (name === 'SIGTERM') signal(pid, 'SIGINT')
    await untilGone(pid)
    await world.server.revive()
    await untilItAnswers(world)
  },
})

function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name)
  } catch {
    // It has just ended by itself.
  }
}

async function untilGone(pid: number): Promise<void> {
  for (let looks = 0; looks < 3000 && identifyProcess(pid) !== undefined; looks++) await delay(10)
}

async function untilItAnswers(world: World): Promise<void> {
  for (let tries = 0; ; tries++) {
    try {
      await administer(world, 'select 1 as pid')
      return
    } catch (error) {
      if (tries === 600) throw error
      await delay(50)
    }
  }
}

export const faults: readonly DatabaseFault[] = [
  singleConnections,
  resets,
  terminated,
  crash,
  lasting('refused connections', { kind: 'refuse' }),
  lasting('recovery', {
    kind: 'error',
    code: '57P03',
    message: 'the database system is in recovery mode',
  }),
  lasting('too many connections', {
    kind: 'error',
    code: '53300',
    message: 'sorry, too many clients already',
  }),
  lasting('nothing from the database', { kind: 'stall', directions: ['toClient'] }),
  lasting('nothing to the database', { kind: 'stall', directions: ['toServer'] }),
  lasting('nothing either way', { kind: 'stall', directions: ['toServer', 'toClient'] }),
  lasting('slow answers', { kind: 'slow', ms: 150 }),
  stopped('smart shutdown', 'SIGTERM', false),
  stopped('fast shutdown', 'SIGINT', false),
  stopped('immediate restart', 'SIGQUIT', true),
  stopped('server killed', 'SIGKILL', true),
]
