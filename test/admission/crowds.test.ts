import assert from 'node:assert/strict'
import { test } from 'node:test'
import { setImmediate } from 'node:timers/promises'
import { Admission } from '../../src/admission/admission.ts'
import { type Cost, CROWD_CALLS, LANE_LIMITS } from '../../src/admission/limits.ts'
import { ServiceError } from '../../src/lib/errors.ts'

const { cheap, dear } = LANE_LIMITS
/** What docs/agents.md promises to a key. */
const BURST = 20

/** Calls of keys that run until each is ended, at a time that is set by hand. */
function openCalls() {
  let now = 0
  const admission = new Admission({ now: () => now })
  const running: { readonly key: string; end(): void }[] = []
  const call = (key: string, cost: Cost): Promise<string> => {
    const caller = { workspace: { id: key }, actor: { id: key } }
    const work = () => new Promise<string>((resolve) => running.push({ key, end: () => resolve('served') }))
    return admission
      .run(caller, cost, new AbortController().signal, work)
      .catch((error: unknown) => (error instanceof ServiceError ? error.fault.kind : String(error)))
  }
  return {
    calls: (count: number, key: string, cost: Cost) => Array.from({ length: count }, () => call(key, cost)),
    pass(milliseconds: number) {
      now += milliseconds
    },
    /** Ends each call of a key that runs, until none does. */
    async endAll(key: string): Promise<void> {
      for (;;) {
        const index = running.findIndex((each) => each.key === key)
        if (index < 0) return
        running.splice(index, 1)[0]?.end()
        await setImmediate()
      }
    },
  }
}

const more = BURST + dear.placesOfOnlyLane + 1
const cases = [
  {
    rule: 'a burst of a key is served to its end, also in a crowd',
    asked: BURST,
    isCrowded: true,
    served: BURST,
  },
  {
    rule: 'what is more than a burst is served to its end without a crowd',
    asked: more,
    isCrowded: false,
    served: more,
  },
  {
    rule: 'in a crowd, of what is more than a burst only what is served soon',
    asked: more,
    isCrowded: true,
    served: dear.placesOfOnlyLane,
  },
]

for (const { rule, asked, isCrowded, served } of cases) {
  test(rule, async () => {
    const { calls, pass, endAll } = openCalls()
    const crowd = calls(isCrowded ? cheap.placesOfLane + CROWD_CALLS + BURST : 0, 'crowd', 'cheap')
    const answers = calls(asked, 'asking', 'dear')
    assert.ok(asked <= dear.placesOfOnlyLane + dear.waitingOfLane)
    await setImmediate()
    pass(600)
    await endAll('asking')
    const counted = (await Promise.all(answers)).filter((answer) => answer === 'served')
    assert.equal(counted.length, served)
    assert.ok(
      (await Promise.all(answers)).every((answer) => answer === 'served' || answer === 'too_many_requests'),
    )
    await endAll('crowd')
    await Promise.all(crowd)
  })
}
