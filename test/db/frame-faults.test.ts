import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { after, before, type TestContext, test } from 'node:test'
import { sql } from 'kysely'
import pLimit from 'p-limit'
import { type Db, openDatabase } from '../../db/database.ts'
import { allWithin, type Deadlines } from '../../db/deadlines.ts'
import { read } from '../../db/read.ts'
import { ServiceError } from '../../src/lib/errors.ts'
import { type FreshDatabase, freshDatabase } from '../support/database.ts'
import { cuts, type Fault, type FaultProxy, startFaultProxy } from '../support/fault-proxy.ts'
import type { Direction } from '../support/frames.ts'
import { refuseSettings } from '../support/refuse-settings.ts'

/**
 * A read has its rows in the end, however busy this machine is; what has to be waited for is short. With 700 ms to connect, so
 * many trials at once ran out of them beside other test files.
 */
const DEADLINES: Deadlines = {
  connectMs: 2500,
  statements: {
    read: { silenceMs: 300, totalMs: 60_000 },
    write: { silenceMs: 700, totalMs: 700 },
    long: { silenceMs: 700, totalMs: 700 },
  },
}
const TRIALS_AT_ONCE = 32

let database: FreshDatabase
before(async () => {
  database = await freshDatabase()
  const db = openDatabase(database.connectionString, { max: 1, deadlines: allWithin(30_000) })
  await sql`create table written (id text not null)`.execute(db)
  await db.destroy()
})
after(() => database.drop())

interface Asked {
  /** Resolves with what is wrong about its answer, undefined where nothing is. */
  ask(db: Db): Promise<string | undefined>
}

const ROWS = [1, 2, 3].map((n) => ({ n, x: 'x' }))

/** A read has its rows, whatever happens once: it is asked again. */
function asRead(ask: (db: Db) => Promise<unknown>): Asked {
  return {
    ask: async (db) => {
      const rows = JSON.stringify(await ask(db).catch(String))
      return rows === JSON.stringify(ROWS) ? undefined : `answered ${rows}`
    },
  }
}

const readWithParameters = asRead((db) => read(db)`select n, ${'x'}::text as x from generate_series(1, 3) n`)
const readWithoutParameters = asRead((db) => read(db)`select n, 'x' as x from generate_series(1, 3) n`)

/** A write is stored once where it is acknowledged, and at most once where it is unavailable. */
const write: Asked = {
  ask: async (db) => {
    const id = randomUUID()
    const outcome = await sql`insert into written (id) values (${id})`.execute(db).then(
      () => 'acknowledged',
      (error) =>
        error instanceof ServiceError && error.fault.kind === 'unavailable' ? 'unavailable' : String(error),
    )
    const [row] = await read<{ stored: number }>(db)`
      select count(*)::int as stored from written where id = ${id}`.catch(() => [])
    const isRight =
      outcome === 'acknowledged' ? row?.stored === 1 : outcome === 'unavailable' && (row?.stored ?? 2) <= 1
    return isRight ? undefined : `${outcome}, and stored ${row?.stored} times`
  },
}

interface State {
  /** Whether a pooler refuses the session's settings. */
  readonly isRefusing?: true
  reach(db: Db, asked: Asked): Promise<unknown>
}

const isNew: State = { reach: async () => {} }
const isIdle: State = { reach: (db, { ask }) => ask(db) }
/** Idle, and knows another statement only. */
const isWarm: State = { reach: (db) => readWithoutParameters.ask(db) }
const isRefused: State = { ...isNew, isRefusing: true }
/** As where a pooler has given an idle connection another session than the one that its statements were prepared in. */
const isForgotten: State = {
  async reach(db, { ask }) {
    await ask(db)
    await sql`deallocate all`.execute(db)
  },
}
/** Idle once that was noticed: nothing is prepared by name any more. */
const isUnprepared: State = {
  async reach(db, asked) {
    await isForgotten.reach(db, asked)
    await asked.ask(db)
  },
}

/** What a statement sends that is known to its connection, and one that is not. */
const KNOWN = 'B E S'
const PARSED = 'P D H B E S'

/** The last: the types of the frames that are sent first. */
const trials: readonly (readonly [string, State, Asked, string])[] = [
  ['a read with parameters on a new connection', isNew, readWithParameters, `startup ${PARSED}`],
  ['a read with parameters on an idle connection', isIdle, readWithParameters, KNOWN],
  ['a read whose text is new on an idle connection', isWarm, readWithParameters, PARSED],
  ['a read without parameters', isIdle, readWithoutParameters, 'Q'],
  ['a read that its session has forgotten', isForgotten, readWithParameters, `${KNOWN} X startup ${PARSED}`],
  ['a read that is not prepared', isUnprepared, readWithParameters, PARSED],
  ['a write on a new connection', isNew, write, `startup ${PARSED}`],
  ['a write on an idle connection', isIdle, write, KNOWN],
  ['a write whose text is new on an idle connection', isWarm, write, PARSED],
  ['a write whose settings are refused', isRefused, write, `startup startup ${PARSED}`],
  ['a write that its session has forgotten', isForgotten, write, `${KNOWN} X startup ${PARSED}`],
  ['a write that is not prepared', isUnprepared, write, PARSED],
]

for (const [name, state, asked, sent] of trials) {
  test(`${name} is answered truly though the way fails at any frame`, async (t) => {
    const frames = await framesOf(t, state, asked)
    assert.ok(frames.toServer.join(' ').startsWith(sent), frames.toServer.join(' '))
    const faults = faultsAt(frames)
    assert.ok(faults.length > 40, `${faults.length} faults`)
    const limit = pLimit(TRIALS_AT_ONCE)
    const wrong = await Promise.all(faults.map((fault) => limit(() => trial(t, state, asked, fault))))
    assert.deepEqual(
      wrong.filter((problem) => problem !== undefined),
      [],
    )
  })
}

/** What is wrong after one fault, or undefined. */
async function trial(t: TestContext, state: State, asked: Asked, fault: Fault): Promise<string | undefined> {
  const { db, proxy } = await open(t, state)
  try {
    await state.reach(db, asked)
    proxy.plan(fault)
    const answers = [await asked.ask(db), await readWithParameters.ask(db)]
    const problems = [...answers, ...(proxy.hasHappened() ? [] : ['the fault did not happen'])].filter(
      (problem) => problem !== undefined,
    )
    return problems.length === 0 ? undefined : `${JSON.stringify(fault)}: ${problems.join('; ')}`
  } finally {
    proxy.close()
    await db.destroy()
  }
}

/** The types of the frames that pass while a statement is run. */
async function framesOf(t: TestContext, state: State, asked: Asked) {
  const { db, proxy } = await open(t, state, allWithin(30_000))
  await state.reach(db, asked)
  proxy.plan()
  await asked.ask(db)
  const { passed } = proxy
  await db.destroy()
  assert.ok(passed.toClient.at(-1) === 'Z' && passed.toServer.length > 0)
  return passed
}

/**
 * Every cut after every frame, before the first as well, and within a frame. What has to be waited for happens
 * once between two types of frames: the server sends one setting after the other.
 */
function faultsAt(frames: Readonly<Record<Direction, readonly string[]>>): Fault[] {
  const faults: Fault[] = []
  for (const direction of ['toServer', 'toClient'] as const) {
    const types = frames[direction]
    const places = new Set<string>()
    for (let afterFrames = 0; afterFrames <= types.length; afterFrames++) {
      const place = `${types[afterFrames - 1]} ${types[afterFrames]}`
      const kinds = cuts.filter((kind) => kind === 'end' || kind === 'reset' || !places.has(place))
      places.add(place)
      faults.push(...kinds.map((kind) => ({ kind, direction, afterFrames })))
      if (afterFrames === types.length) continue
      const within = kinds.filter((kind) => kind === 'end' || kind === 'stall')
      faults.push(...within.map((kind) => ({ kind, direction, afterFrames, amidNext: true })))
    }
  }
  return faults
}

async function open(
  t: TestContext,
  state: State,
  deadlines = DEADLINES,
): Promise<{ db: Db; proxy: FaultProxy }> {
  const { connectionString } = state.isRefusing
    ? await refuseSettings(t, database.connectionString)
    : database
  const proxy = await startFaultProxy(t, connectionString)
  return { proxy, db: openDatabase(proxy.connectionString, { max: 1, deadlines }) }
}
