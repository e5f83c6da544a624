import assert from 'node:assert/strict'
import { test } from 'node:test'
import { revokeKey } from '../../db/api-keys.ts'
import { openDatabase } from '../../db/database.ts'
import { allWithin } from '../../db/deadlines.ts'
import { replicaOutcomes } from '../../db/replica.ts'
import { importPosts } from '../../db/store-posts.ts'
import { neverLate } from '../../src/admission/loop-delay.ts'
import { readConfig } from '../../src/config/read-config.ts'
import { EvidenceResponse } from '../../src/model/index.ts'
import { createLog } from '../../src/process/log.ts'
import { startService } from '../../src/service.ts'
import { samplePost } from '../support/posts.ts'
import { byOperator, call, impatientClock, mintCaller } from '../support/service.ts'
import { startReplicated } from '../support/standby.ts'

test('a service reads evidence of a replica, and neither it nor a revocation is ever late', async (t) => {
  const servers = await startReplicated()
  t.after(() => servers.close())
  const clock = impatientClock()
  const service = await startService({
    config: readConfig({
      PORT: '0',
      LOG_LEVEL: 'silent',
      DRAIN_SECONDS: '0',
      EVIDENCE_REFRESH_HOURS: '0',
      DATABASE_URL: servers.primaryUrl,
      DATABASE_READ_URL: servers.standbyUrl,
    }),
    connectionString: servers.primaryUrl,
    log: createLog('silent'),
    clock,
    loopDelay: neverLate,
    // Each page is read of a database.
    keptPageBytes: 0,
  })
  t.after(() => service.close())
  const writer = openDatabase(servers.primaryUrl, { max: 1, deadlines: allWithin(60_000) })
  t.after(() => writer.destroy())
  const { workspace, key, keyId } = await mintCaller(writer)
  const totalOf = async (query: string) => {
    const { json } = await call(`${service.url}/v1/evidence?days=0${query}`, { key })
    return EvidenceResponse.parse(json).total
  }
  const outcomes = async () => {
    const { text } = await call(`${service.url}/metrics`)
    const read = (outcome: string) =>
      Number(
        new RegExp(`^database_replica_reads_total{outcome="${outcome}"} (\\d+)`, 'm').exec(text)?.[1] ?? 0,
      )
    return Object.fromEntries(replicaOutcomes.map((outcome) => [outcome, read(outcome)]))
  }

  await importPosts(writer, workspace.id, [samplePost({ id: 'p1', text: 'a lamp' })])
  await servers.caughtUp()
  for (const [query, reads] of Object.entries({ '': 1, '&q=lamp': 2 })) {
    // A machine that is busy may take longer for the first than a replica may.
    while (((await outcomes())['read'] ?? 0) < reads) {
      assert.equal(await totalOf(query), 1)
      await clock.sleep(60_000)
    }
  }

  await servers.pause()
  await importPosts(writer, workspace.id, [samplePost({ id: 'p2', text: 'a lamp' })])
  const before = await outcomes()
  assert.equal(await totalOf(''), 2)
  assert.equal(await totalOf('&q=lamp'), 2)
  assert.equal((await outcomes())['read'], before['read'])
  await revokeKey(writer, workspace.id, keyId, byOperator)
  assert.equal((await call(`${service.url}/v1/evidence`, { key })).status, 401)
})
