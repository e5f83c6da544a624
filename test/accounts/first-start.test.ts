import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'kysely'
import { openDatabase } from '../../db/database.ts'
import { allWithin } from '../../db/deadlines.ts'
import { offerFirstSignIn, personalUrl } from '../../src/accounts/first-start.ts'
import { createLog } from '../../src/process/log.ts'
import { openAccounts, somewhere } from '../support/accounts.ts'

test('a terminal gets a link that signs in the first owner; once there is one, it gets none', async (t) => {
  const { db, accounts, clock } = await openAccounts(t)
  const printed: string[] = []
  const logged: string[] = []
  const offer = () =>
    offerFirstSignIn({
      db,
      log: createLog('debug', { write: (line) => void logged.push(line) }),
      now: clock.now(),
      baseUrl: 'http://localhost:8787',
      print: (text) => void printed.push(text),
    })
  await offer()
  const link = /http:\/\/localhost:8787\/app\/enter#[\w-]{43}$/m.exec(printed[0] ?? '')?.[0] ?? ''
  assert.ok(await accounts.enter(link, somewhere(), undefined))
  await offer()
  assert.equal(printed.length, 1)
  assert.deepEqual(logged, [])
})

test('where the output is no terminal no link is made, and the log names the command while it is of use', async (t) => {
  const { db, clock, signIn } = await openAccounts(t)
  const logged: string[] = []
  const log = createLog('debug', { write: (line) => void logged.push(line) })
  const offer = () =>
    offerFirstSignIn({ db, log, now: clock.now(), baseUrl: 'http://localhost:8787', print: undefined })
  await offer()
  assert.equal(logged.length, 1)
  assert.match(logged[0] ?? '', /npm run admin -- user link/)
  const { rows } = await sql`select from sign_in_links`.execute(db)
  assert.equal(rows.length, 0)
  await signIn({ kind: 'first_owner' })
  await offer()
  assert.equal(logged.length, 1)
})

test('a database that is lost just then is told with the command, and ends nothing', async (t) => {
  const db = openDatabase('postgres://nobody@127.0.0.1:1/none', { max: 1, deadlines: allWithin(5000) })
  t.after(() => db.destroy())
  const logged: string[] = []
  const printed: string[] = []
  const log = createLog('debug', { write: (line) => void logged.push(line) })
  const offer = { db, log, now: new Date(), baseUrl: 'http://localhost:8787' }
  await offerFirstSignIn({ ...offer, print: undefined })
  await offerFirstSignIn({ ...offer, print: (text) => void printed.push(text) })
  assert.equal(logged.length, 2)
  for (const line of logged) assert.match(line, /the database was lost.*npm run admin -- user link/)
  assert.deepEqual(printed, [])
})

test('a person reaches the service by BASE_URL, by localhost on this machine, or by the address that it listens on', () => {
  assert.equal(personalUrl('https://trends.example', '0.0.0.0', 1), 'https://trends.example')
  for (const host of ['127.0.0.1', 'localhost', '::1', '0.0.0.0', '::'])
    assert.equal(personalUrl(undefined, host, 8787), 'http://localhost:8787')
  assert.equal(personalUrl(undefined, '192.168.1.5', 80), 'http://192.168.1.5:80')
  assert.equal(personalUrl(undefined, 'fd00::5', 8787), 'http://[fd00::5]:8787')
})
