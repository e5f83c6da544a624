import assert from 'node:assert/strict'
import { test } from 'node:test'
import { neverLate } from '../../src/admission/loop-delay.ts'
import { readConfig } from '../../src/config/read-config.ts'
import { createLog } from '../../src/process/log.ts'
import { startService } from '../../src/service.ts'
import { freshDatabase } from '../support/database.ts'
import { startPath } from '../support/database-path.ts'
import { mintCaller } from '../support/service.ts'

/** The deadlines end before five seconds; a busy machine may be late to say so. */
const ANSWERED_WITHIN_MS = 8000
/** More than the pool has connections. */
const CALLERS = 30

test('when the database falls silent every request is answered soon, and all is well once it speaks again', async (t) => {
  const { connectionString } = await freshDatabase(t)
  const path = await startPath(t, connectionString)
  const service = await startService({
    config: readConfig({ PORT: '0', LOG_LEVEL: 'silent', DRAIN_SECONDS: '0', EVIDENCE_REFRESH_HOURS: '0' }),
    connectionString: path.connectionString,
    log: createLog('silent'),
    loopDelay: neverLate,
  })
  t.after(() => service.close())
  const { key } = await mintCaller(service.db)
  const statusOf = async (where: string) => {
    const response = await fetch(service.url + where, { headers: { authorization: `Bearer ${key}` } })
    await response.arrayBuffer()
    return `${where} ${response.status}`
  }
  // The ranking thread has its connection, too.
  assert.equal(await statusOf('/v1/trends?days=7'), '/v1/trends?days=7 200')

  path.silence()
  const asked = performance.now()
  const places = ['/readyz', '/v1/trends?days=30', ...Array.from({ length: CALLERS }, () => '/v1/workspace')]
  const answers = await Promise.all(places.map(statusOf))
  assert.ok(performance.now() - asked < ANSWERED_WITHIN_MS)
  assert.deepEqual(
    answers,
    places.map((place) => `${place} 503`),
  )

  path.restore()
  const again = performance.now()
  assert.deepEqual(
    await Promise.all(places.map(statusOf)),
    places.map((place) => `${place} 200`),
  )
  assert.ok(performance.now() - again < ANSWERED_WITHIN_MS)
})
