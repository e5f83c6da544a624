import { drawBy } from '../draw.ts'
import type { Finding, Form, Setting, Torture } from '../torture.ts'
import { type DatabaseFault, faults, singleConnections } from './faults.ts'
import { Load } from './load.ts'
import { planted } from './planted.ts'
import { startWorld } from './world.ts'
import { Writes } from './writes.ts'

interface Extent {
  readonly tenants: number
  readonly clients: number
  readonly writeEvery: number
  readonly rounds: number
  /** How many of the faults a round draws. */
  readonly faults: number
  /** How long a fault lasts, in milliseconds. */
  readonly least: number
  readonly most: number
  /** The load goes on until there were so many. */
  readonly requests: number
  /** A busy machine is late with everything; the promise itself is for the long form to show. */
  readonly answeredWithinMs: number
  readonly wholeWithinMs: number
}

const extents: Readonly<Record<Form, Extent>> = {
  short: {
    tenants: 2,
    clients: 3,
    // Few requests are made in all, and each run has to see that writes are not lost.
    writeEvery: 5,
    rounds: 1,
    faults: 5,
    least: 200,
    most: 500,
    requests: 0,
    answeredWithinMs: 50_000,
    wholeWithinMs: 50_000,
  },
  long: {
    tenants: 8,
    clients: 12,
    writeEvery: 50,
    rounds: 3,
    faults: faults.length,
    least: 1000,
    most: 8000,
    requests: 100_000,
    answeredWithinMs: 5000,
    wholeWithinMs: 5000,
  },
}

export const database: Torture = {
  description:
    'whatever the database comes to, answers are true or refusals, and no acknowledged write is lost',
  longMinutes: 60,
  faults: planted,
  async run(setting: Setting): Promise<Finding> {
    const extent = extents[setting.form]
    const draw = drawBy(setting.seed)
    const world = await startWorld(setting, extent.tenants)
    const writes = new Writes()
    const load = new Load({
      world,
      writes,
      draw: drawBy(`${setting.seed} load`),
      clients: extent.clients,
      writeEvery: extent.writeEvery,
      answeredWithinMs: extent.answeredWithinMs,
    })
    await load.start()
    let happened = 0
    let slowestWholeMs = 0
    const suffer = async (fault: DatabaseFault) => {
      const ms = draw.whole(extent.least, extent.most)
      await world.stayRecent()
      load.expect(fault.name)
      await fault.happen(world, ms, draw)
      const wholeMs = Math.round(await load.untilWhole(extent.wholeWithinMs))
      load.expect(undefined)
      slowestWholeMs = Math.max(slowestWholeMs, wholeMs)
      happened++
      if (wholeMs > extent.wholeWithinMs) load.violate(`${fault.name}: whole again after ${wholeMs} ms`)
      setting.tell(`${fault.name} for ${ms} ms: whole after ${wholeMs} ms; ${load.tally.requests} requests`)
    }
    for (let round = 0; round < extent.rounds; round++) {
      // Few are drawn in the short form: that one breaks what a statement relies on at the most places.
      const others = draw.shuffled(faults.filter((fault) => fault !== singleConnections))
      for (const fault of [singleConnections, ...others].slice(0, extent.faults)) {
        if (!setting.signal.aborted) await suffer(fault)
      }
    }
    while (load.tally.requests < extent.requests && !setting.signal.aborted) {
      await suffer(singleConnections)
    }
    await load.stop()
    if (writes.acknowledged === 0)
      load.violate('No write was acknowledged: whether one is lost was not tried.')
    const lost = await writes.violations(world.server.connectionString)
    const { requests, refused, falseAnswers, late, slowestMs, violations } = load.tally
    return {
      counts: {
        faults: happened,
        requests,
        refused,
        falseAnswers,
        late,
        writes: writes.acknowledged,
        slowestMs,
        slowestWholeMs,
      },
      violations: [...violations, ...lost],
    }
  },
}
