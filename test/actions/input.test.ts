import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { createKey } from '../../actions/create-key.ts'
import { listAudit } from '../../actions/list-audit.ts'
import { listKeys } from '../../actions/list-keys.ts'
import { planScan } from '../../actions/plan-scan.ts'
import { revokeKey } from '../../actions/revoke-key.ts'
import { rotateKey } from '../../actions/rotate-key.ts'
import { setVoiceAccount } from '../../actions/set-voice-account.ts'
import { updateWorkspace } from '../../actions/update-workspace.ts'
import { recordEvent } from '../../db/audit.ts'
import { updateAccount } from '../../db/workspaces.ts'
import { byOperator } from '../support/service.ts'
import { openActionWorld } from './world.ts'

const world = await openActionWorld()
const { db } = world.engine

describe('wrong input is refused with a sentence that names the field, what came and what is allowed', () => {
  const wrong: readonly [fields: Record<string, unknown>, sentence: RegExp][] = [
    [{ name: ' ' }, /name was " "\. It must be a string of 1 to 200 characters, not blank\.$/],
    [{ words: ['a', ''] }, /words\[1\] was ""\. It must be a string of 1 to 200 characters, not blank\.$/],
    [{ lookbackDays: 31 }, /lookbackDays was 31\. It must be one of 7, 30, 90, 180, 365\.$/],
    [
      { productUrl: 'ftp://a' },
      /productUrl was "ftp:\/\/a"\. It must be a link that begins with http:\/\/ or https:\/\/\.$/,
    ],
    [
      { competitorUrls: ['https://a.example', 'http://10.0.0.1/x'] },
      /competitorUrls\[1\] was "http:\/\/10\.0\.0\.1\/x"\. It must be an address on the public internet\.$/,
    ],
    [{ handles: { x: ['a', ' '] } }, /handles\.x\[1\] was " "\. It must be a string of 1 to 200/],
    [{ handles: { tiktok: ['a'] } }, /Unknown parameter "tiktok" of handles\. Allowed: reddit, facebook, /],
    [{ handles: { x: ['a\u0000'] } }, /handles holds a NUL character or half a surrogate pair\./],
    [{ colour: 'red' }, /Unknown parameter "colour"\. Allowed: name, productName, /],
  ]
  for (const [fields, sentence] of wrong) {
    test(JSON.stringify(fields), async () => {
      const { workspace } = await world.workspace()
      await assert.rejects(
        world.run(updateWorkspace, { workspaceId: workspace.id, ...fields }, 'owner'),
        sentence,
      )
      assert.deepEqual(await world.rows(), [])
    })
  }

  test('a subreddit is no account', async () => {
    const { workspace } = await world.workspace()
    const input = { workspaceId: workspace.id, platform: 'reddit', account: 'r/fern', voice: 'company' }
    await assert.rejects(
      world.run(setVoiceAccount, input, 'owner'),
      /account must be the handle, .* no subreddit/,
    )
  })

  test('a key in place of its id or label is not repeated', async () => {
    const { workspace, key } = await world.workspace()
    const named = { workspaceId: workspace.id }
    for (const refused of [
      () => world.run(revokeKey, { ...named, keyId: key }, 'owner'),
      () => world.run(rotateKey, { ...named, keyId: key }, 'owner'),
      () => world.run(createKey, { ...named, label: `for ${key}` }, 'owner'),
    ]) {
      await assert.rejects(refused, (error) => !String(error).includes(key) && /never/.test(String(error)))
    }
  })
})

test('a link is stored as a URI, however it was written', async () => {
  const { workspace } = await world.workspace()
  const input = { workspaceId: workspace.id, competitorUrls: ['https://köln.example/ä b'] }
  const changed = await world.run(updateWorkspace, input, 'owner')
  assert.deepEqual(changed.workspace.competitorUrls, ['https://xn--kln-sna.example/%C3%A4%20b'])
})

test('of changes at the same time each event begins where the one before it ended', async () => {
  const { workspace } = await world.workspace()
  const names = Array.from({ length: 24 }, (_, index) => `name ${index}`)
  await Promise.all(names.map((name) => updateAccount(db, workspace.id, { name }, byOperator)))
  const rows = await world.rows()
  assert.equal(rows.length, names.length)
  const befores = rows.map(({ before }) => Object(before).name)
  const afters = rows.map(({ after }) => Object(after).name)
  assert.deepEqual(befores, [workspace.name, ...afters.slice(0, -1)])
})

test('an owner makes a key, which says who made it and works', async () => {
  const { workspace } = await world.workspace()
  const named = { workspaceId: workspace.id }
  const made = await world.run(createKey, { ...named, label: 'agent' }, 'owner')
  const { keys } = await world.run(listKeys, named, 'member')
  const listed = keys.find(({ keyId }) => keyId === made.keyId)
  assert.deepEqual(
    [listed?.label, listed?.createdBy, listed?.lastFour, listed?.lastUsed],
    ['agent', 'user_ann', made.key.slice(-4), null],
  )
  assert.ok(keys.some(({ createdBy, label }) => createdBy === null && label === 'test'))
})

test('the plan of a scan says of each collector what it would ask, or which settings it lacks', async () => {
  const { workspace } = await world.workspace()
  const { plans } = await world.run(planScan, { workspaceId: workspace.id }, 'member')
  assert.deepEqual(
    plans.map((plan) => [plan.collector, plan.configured]),
    [
      ['reddit', false],
      ['x', false],
      ['youtube', false],
      ['meta', false],
    ],
  )
  assert.ok(plans.every((plan) => !plan.configured && plan.settings.length > 0))
})

test('an owner reads the events of the own workspace, page after page, and no others', async () => {
  const other = await world.workspace()
  const { workspace } = await world.workspace()
  for (const [workspaceId, count] of [
    [workspace.id, 5],
    [other.workspace.id, 3],
    [null, 2],
  ] as const) {
    for (let at = 0; at < count; at++)
      await recordEvent(db, byOperator, { workspaceId, subject: null, after: { at } })
  }
  const named = { workspaceId: workspace.id, limit: 2 }
  const seen: unknown[] = []
  let before: number | null | undefined
  while (before !== null) {
    const page = await world.run(listAudit, { ...named, before: before ?? undefined }, 'owner')
    seen.push(...page.events.map((event) => [event.workspaceId, event.after?.['at']]))
    before = page.next
  }
  assert.deepEqual(
    seen,
    [4, 3, 2, 1, 0].map((at) => [workspace.id, at]),
  )
  await assert.rejects(world.run(listAudit, {}, 'owner'), /no member of this workspace/)
  assert.equal((await world.run(listAudit, {}, 'operator')).events.length, 10)
})
