import assert from 'node:assert/strict'
import { test } from 'node:test'
import { TOLD_AFTER_MS } from '../../db/patience.ts'
import { requestDeadline, withinRequest } from '../../db/request-deadline.ts'
import { COUNTED_BESIDE_MS, TroubledTime } from '../../src/analysis/troubled-time.ts'

const unavailable = { fault: { kind: 'unavailable', retryAfterSeconds: 5 } }
/** As long as what is told of may last. */
const LIMIT_MS = 3000
const REQUEST_MS = LIMIT_MS + TOLD_AFTER_MS

/** Of a clock that stands until it is moved. */
function stage() {
  let nowMs = 0
  const troubled = new TroubledTime(() => nowMs)
  return {
    troubled,
    pass(ms: number) {
      nowMs += ms
    },
    /** Waits as a request does; `whenWaiting` is what comes meanwhile. */
    async wait(whenWaiting: (answer: () => void) => void): Promise<{ leftMs: number; isAborted: boolean }> {
      let isAborted = false
      const work = (signal: AbortSignal | undefined) =>
        new Promise<void>((resolve) => {
          signal?.addEventListener('abort', () => {
            isAborted = true
          })
          whenWaiting(resolve)
        })
      const request = async () => {
        await troubled.whileAnswered(work)
        return { leftMs: requestDeadline()?.leftMs() ?? Number.NaN, isAborted }
      }
      return await withinRequest(request, REQUEST_MS, () => nowMs)
    },
  }
}

test('a wait without trouble may be as long as it is', async () => {
  const { wait, pass } = stage()
  const { leftMs, isAborted } = await wait((answer) => {
    pass(100 * LIMIT_MS)
    answer()
  })
  assert.deepEqual({ leftMs, isAborted }, { leftMs: REQUEST_MS, isAborted: false })
})

test('what was in trouble of a wait is not left to the statements after it', async () => {
  const { wait, pass, troubled } = stage()
  const { leftMs } = await wait((answer) => {
    pass(5 * LIMIT_MS)
    const one = troubled.begin(200)
    pass(100)
    // Two at a time wait no longer than one; the second began first.
    const other = troubled.begin(350)
    troubled.end(one)
    pass(100)
    troubled.end(other)
    pass(5 * LIMIT_MS)
    // Told when it is over.
    troubled.end(troubled.begin(50))
    // The database only took long.
    troubled.end(troubled.begin(400), true)
    answer()
  })
  assert.equal(leftMs, REQUEST_MS - 500 - COUNTED_BESIDE_MS)
})

test('a turn in line counts with the trouble after it, and of a long one a second', async () => {
  const leftAfter = async (turnMs: number) => {
    const { wait, pass, troubled } = stage()
    const { leftMs } = await wait((answer) => {
      pass(turnMs)
      const spell = troubled.begin(0)
      pass(100)
      troubled.end(spell)
      answer()
    })
    return leftMs
  }
  assert.equal(await leftAfter(600), REQUEST_MS - 700)
  assert.equal(await leftAfter(10 * LIMIT_MS), REQUEST_MS - 100 - COUNTED_BESIDE_MS)
  const late = stage()
  await assert.rejects(
    late.wait(() => {
      late.pass(COUNTED_BESIDE_MS)
      const spell = late.troubled.begin(0)
      late.pass(LIMIT_MS - COUNTED_BESIDE_MS)
      late.troubled.end(spell)
    }),
    unavailable,
  )
})

test('trouble counts for who waits in it, as long as they do', async () => {
  const { wait, pass, troubled } = stage()
  troubled.begin(LIMIT_MS)
  pass(10 * LIMIT_MS)
  const { leftMs } = await wait((answer) => {
    pass(LIMIT_MS / 2)
    answer()
  })
  assert.equal(leftMs, REQUEST_MS - LIMIT_MS / 2)
})

test('trouble that has gone on for too long, in one piece or several, ends the wait and what is waited for', async () => {
  const { wait, pass, troubled } = stage()
  await assert.rejects(
    wait(() => {
      pass(LIMIT_MS)
      troubled.begin(LIMIT_MS)
    }),
    unavailable,
  )
  const inPieces = stage()
  await assert.rejects(
    inPieces.wait(() => {
      for (const forMs of [LIMIT_MS / 2, LIMIT_MS / 2]) {
        inPieces.pass(forMs)
        inPieces.troubled.end(inPieces.troubled.begin(forMs))
      }
    }),
    unavailable,
  )
})

test('outside of a request, and after it, a wait is as long as it is', async () => {
  const troubled = new TroubledTime()
  troubled.begin(2 * REQUEST_MS)
  const answer = async () => 'answered'
  assert.equal(await troubled.whileAnswered(answer), 'answered')
  const waited = withinRequest((lift) => {
    lift()
    return troubled.whileAnswered(answer)
  })
  assert.equal(await waited, 'answered')
})

test('the work is aborted with its wait, and by who no longer waits', async () => {
  const troubled = new TroubledTime()
  const seen: (AbortSignal | undefined)[] = []
  const never = (signal: AbortSignal | undefined) => {
    seen.push(signal)
    return new Promise<never>((_, reject) => {
      signal?.addEventListener('abort', () => reject(signal.reason))
    })
  }
  const given = new AbortController()
  const gone = withinRequest(() => troubled.whileAnswered(never, given.signal))
  given.abort(new Error('gone'))
  await assert.rejects(gone, /^Error: gone$/)
  assert.equal(seen[0]?.aborted, true)
  const refused = withinRequest(() => troubled.whileAnswered(never), 1)
  const spell = troubled.begin(0)
  await assert.rejects(refused, unavailable)
  assert.equal(seen[1]?.aborted, true)
  troubled.end(spell)
  assert.equal(await troubled.whileAnswered(async () => 'answered'), 'answered')
})
