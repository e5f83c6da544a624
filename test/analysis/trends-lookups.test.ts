import assert from 'node:assert/strict'
import { type TestContext, test } from 'node:test'
import { findKeyHolder } from '../../db/api-keys.ts'
import { findRankingHead, type RankingHead, storeRanking } from '../../db/rankings.ts'
import { softDeletePosts } from '../../db/removals.ts'
import { setVoiceAccount } from '../../db/voice-accounts.ts'
import { hashKey } from '../../src/access/api-key.ts'
import { Admission } from '../../src/admission/admission.ts'
import { readConfig } from '../../src/config/read-config.ts'
import { createEngine } from '../../src/engine.ts'
import { systemClock } from '../../src/lib/clock.ts'
import { createLog } from '../../src/process/log.ts'
import { callTool } from '../../tools/call.ts'
import { getTrends } from '../../tools/get-trends.ts'
import type { CallContext } from '../../tools/tool.ts'
import { countStatements } from '../support/counted-statements.ts'
import { openTestEngine } from '../support/engine.ts'
import { storeSamples } from '../support/posts.ts'
import { mintCaller } from '../support/service.ts'

const ADMISSION = { checkOutput: true, admission: new Admission() }
const colours = ['red', 'blue', 'green', 'grey', 'white']
const kettle = (colour: string) => ({
  id: colour,
  text: `My ${colour} solar kettle leaks at its spout`,
  authorHandle: `author-${colour}`,
})

/** Lists the trends of a workspace as a caller does whose key was just looked up, and tells what that cost. */
async function ranked(t: TestContext) {
  const { db: plain, connectionString } = await openTestEngine(t, {})
  const { db, made } = countStatements(plain)
  const engine = createEngine({
    config: readConfig({}),
    db,
    connectionString,
    log: createLog('silent'),
    clock: systemClock,
  })
  t.after(() => engine.close())
  const { workspace, key } = await mintCaller(plain)
  await storeSamples(plain, workspace.id, colours.map(kettle))
  const list = async () => {
    const found = await findKeyHolder(plain, hashKey(key))
    assert.ok(found !== undefined)
    const { keyId, confirmScans, evidenceState, rankedState } = found.holder
    const context: CallContext = {
      services: { ...engine, baseUrl: 'http://localhost', pagesUrl: 'http://localhost' },
      caller: { workspace, actor: { kind: 'key', id: keyId }, confirmScans, evidenceState, rankedState },
      consent: { way: 'page' },
      signal: new AbortController().signal,
      report: () => {},
    }
    const before = made()
    const { output, notes } = await callTool(getTrends, { fields: 'full', limit: 100 }, context, ADMISSION)
    return { trends: output.trends, rankedAt: notes.rankedAt, statements: made() - before }
  }
  return { plain, workspace, list }
}

test('a list of trends that were ranked costs no statement while neither they nor their evidence change', async (t) => {
  const { list } = await ranked(t)
  const { trends } = await list()
  assert.equal(trends.length, 1)
  // Once more with what the ranking has changed.
  await list()
  assert.deepEqual(await list(), { ...(await list()), trends, statements: 0 })
})

test('no list of trends is older than the look-up of the key', async (t) => {
  const { plain, workspace, list } = await ranked(t)
  const mentionsAfter = async (change: () => Promise<unknown>) => {
    await list()
    await list()
    await change()
    return (await list()).trends[0]?.mentions
  }
  assert.equal(await mentionsAfter(() => storeSamples(plain, workspace.id, [kettle('black')])), 6)
  const gone = () => softDeletePosts(plain, workspace.id, [{ platform: 'reddit', id: 'black' }])
  assert.equal(await mentionsAfter(gone), 5)
  const listed = () =>
    setVoiceAccount(
      plain,
      workspace.id,
      { platform: 'reddit', account: 'author-red', voice: 'company' },
      { action: 'set_voice_account', actor: { kind: 'operator' }, from: 'terminal' },
    )
  assert.equal(await mentionsAfter(listed), 4)
  // What another process has ranked meanwhile.
  const { lookbackDays } = workspace
  const later = new Date(Date.now() + 1)
  const renewed = async () => {
    const head = await findRankingHead(plain, workspace.id, lookbackDays)
    const { previous: _, currentVersion, rankedState, ...identity } = head as RankingHead
    assert.ok(rankedState !== null)
    const ranking = { ...identity, evidenceVersion: currentVersion, computedAt: later, trends: [], parts: [] }
    const carried = { known: [], evidenceUntil: null, kept: [], countsYouTube: true }
    await storeRanking(plain, workspace.id, ranking, carried)
  }
  assert.equal(await mentionsAfter(renewed), undefined)
  assert.equal((await list()).rankedAt, later.toISOString())
})
