import assert from 'node:assert/strict'
import { test } from 'node:test'
import { NotReadyYet } from '../../src/lib/errors.ts'
import { type Entry, FairLanes, type Found, type LaneLimits } from '../../src/lib/fair-lanes.ts'

const limits: LaneLimits = { places: 4, placesOfGroup: 3, placesOfLane: 2, waiting: 6, waitingOfLane: 3 }

/** Lanes at a time that is set by hand, in which who has entered or was refused is noted in order. */
function openLanes(given: Partial<LaneLimits> = {}) {
  let now = 0
  const lanes = new FairLanes({ ...limits, ...given }, () => now)
  const noted: string[] = []
  return {
    lanes,
    noted,
    pass(milliseconds: number) {
      now += milliseconds
    },
    async enter(name: string, options: { signal?: AbortSignal; insists?: boolean } = {}): Promise<Entry> {
      const entry = await lanes.enter(askerOf(name), options)
      noted.push(entry === 'entered' ? name : `${name}: ${entry}`)
      return entry
    },
    leave: (name: string) => lanes.leave(askerOf(name)),
  }
}

/** `a1.2`: group a, its lane a1, and a number that tells its callers apart. */
function askerOf(name: string) {
  const [lane = ''] = name.split('.')
  return { lane, group: lane.slice(0, 1) }
}

/** Whatever was settled by now is noted. */
const settled = () => new Promise((resolve) => setImmediate(resolve))

test('a lane, a group and all together hold so many places and no more', async () => {
  const { enter, noted, lanes } = openLanes()
  for (const name of ['a1.1', 'a1.2', 'a1.3', 'a2.1', 'a2.2', 'b1.1', 'b1.2', 'c1.1']) enter(name)
  await settled()
  assert.deepEqual(noted, ['a1.1', 'a1.2', 'a2.1', 'b1.1'])
  assert.deepEqual([lanes.held, lanes.waiting], [4, 4])
})

test('a lane has more places only while nobody is in another', async () => {
  const { enter, leave, noted } = openLanes({ placesOfLane: 1, placesOfOnlyLane: 2 })
  for (const name of ['a1.1', 'a1.2', 'a1.3', 'b1.1', 'a1.4']) enter(name)
  await settled()
  assert.deepEqual(noted, ['a1.1', 'a1.2', 'b1.1'])
  leave('a1')
  await settled()
  assert.deepEqual(noted, ['a1.1', 'a1.2', 'b1.1'])
  leave('b1')
  await settled()
  assert.deepEqual(noted.slice(3), ['a1.3'])
})

test('a free place goes to the group that holds the fewest, and among its like in turn', async () => {
  const { enter, leave, noted } = openLanes()
  for (const name of ['a1.1', 'a1.2', 'b1.1', 'b1.2', 'a1.3', 'b1.3', 'c1.1', 'c1.2', 'd1.1']) enter(name)
  leave('a1')
  leave('b1')
  leave('a1')
  leave('b1')
  await settled()
  assert.deepEqual(noted.slice(4), ['c1.1', 'd1.1', 'a1.3', 'b1.3'])
})

test('who finds the own line full is told so, and who finds all lines full is told that', async () => {
  const { enter, noted } = openLanes()
  for (const name of ['a1', 'a1', 'b1', 'b1', 'a1.1', 'a1.2', 'a1.3', 'b1.1', 'b1.2', 'c1.1']) enter(name)
  assert.equal(await enter('a1.4'), 'lane_full')
  assert.equal(await enter('c1.2'), 'all_full')
  assert.deepEqual(noted.slice(4), ['a1.4: lane_full', 'c1.2: all_full'])
})

test('who insists waits however full it is', async () => {
  const { enter, leave, noted } = openLanes({ waiting: 0 })
  for (const name of ['a1', 'a1', 'b1', 'b1']) enter(name)
  const insisting = enter('c1', { insists: true })
  leave('b1')
  assert.equal(await insisting, 'entered')
  assert.equal(noted.at(-1), 'c1')
})

test('who insists takes no seat of those who come to wait', async () => {
  const { enter, leave, noted } = openLanes({ places: 1, waiting: 2, waitingOfLane: 1 })
  for (const name of ['b1.1', 'a1.1', 'a1.2']) enter(name, { insists: name !== 'a1.2' })
  for (const name of ['c1.1', 'a1.3']) enter(name)
  await settled()
  assert.deepEqual(noted, ['b1.1', 'a1.3: lane_full'])
  enter('d1.1')
  await settled()
  assert.deepEqual(noted, ['b1.1', 'a1.3: lane_full', 'd1.1: all_full'])
  for (const name of ['b1', 'a1', 'c1', 'a1']) {
    leave(name)
    await settled()
  }
  assert.deepEqual(noted.slice(3), ['a1.1', 'c1.1', 'a1.2'])
})

test('a burst is kept waiting to its end; who comes to a line that stands is refused once patience is out', async () => {
  const patienceMs = ({ backlogMs }: Found) => (backlogMs > 100 ? 10 : 1000)
  const { enter, leave, pass, noted } = openLanes({ places: 1, patienceMs })
  for (const name of ['a1.1', 'a1.2']) enter(name)
  pass(200)
  enter('a1.3')
  pass(50)
  leave('a1')
  await settled()
  assert.deepEqual(noted, ['a1.1', 'a1.2'])
  leave('a1')
  await settled()
  assert.deepEqual(noted, ['a1.1', 'a1.2', 'a1.3: too_late'])
  assert.equal(await enter('b1'), 'entered')
})

test('a line that grew too long is no burst, for those either who came first and do not insist', async () => {
  const patienceOfLineMs = ({ ahead }: Found) => (ahead >= 2 ? 100 : 1000)
  const { enter, leave, pass, noted } = openLanes({ places: 2, placesOfLane: 1, patienceOfLineMs })
  for (const name of ['a1.1', 'a1.2', 'a1.3', 'b1.1', 'b1.2', 'b1.3']) enter(name)
  enter('a1.4', { insists: true })
  pass(200)
  leave('a1')
  leave('b1')
  await settled()
  assert.deepEqual(noted, ['a1.1', 'b1.1', 'a1.2: too_late', 'a1.3: too_late', 'a1.4', 'b1.2'])
  // The line that was too long is gone, and with it its patience.
  enter('a1.5')
  pass(200)
  leave('a1')
  await settled()
  assert.equal(noted.at(-1), 'a1.5')
})

test('a backlog that was gone for a moment goes on, and one that was gone for long begins anew', async () => {
  const patienceMs = ({ backlogMs }: Found) => (backlogMs > 100 ? 10 : 1000)
  const { enter, leave, pass, noted } = openLanes({ places: 1, patienceMs, calmMs: 50 })
  const comeAndWait = async (name: string, pauseMs: number) => {
    enter(name)
    pass(pauseMs)
    leave('a1')
    await settled()
  }
  enter('a1.1')
  await comeAndWait('a1.2', 200)
  pass(50)
  await comeAndWait('a1.3', 20)
  enter('a1.4')
  pass(51)
  await comeAndWait('a1.5', 20)
  assert.deepEqual(noted, ['a1.1', 'a1.2', 'a1.3: too_late', 'a1.4', 'a1.5'])
})

test('who goes leaves the line, and who only has no more time does not', async () => {
  const { enter, leave, noted, lanes } = openLanes({ places: 1 })
  const [going, late] = [new AbortController(), new AbortController()]
  enter('a1')
  enter('b1', { signal: going.signal })
  enter('c1', { signal: late.signal })
  going.abort()
  late.abort(new NotReadyYet())
  assert.equal(await enter('d1', { signal: going.signal }), 'gone')
  assert.equal(lanes.waiting, 1)
  leave('a1')
  await settled()
  assert.deepEqual(noted.toSorted(), ['a1', 'b1: gone', 'c1', 'd1: gone'])
})
