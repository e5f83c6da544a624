import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { sql } from 'kysely'
import { updateAccount } from '../../db/workspaces.ts'
import { REDDIT_TOKEN_PATH } from '../../simulator/reddit/web.ts'
import { startSimulator } from '../../simulator/server.ts'
import { simulatorSettings } from '../../src/cli/simulator-settings.ts'
import { createLog } from '../../src/process/log.ts'
import { run } from '../cli/command.ts'
import { listenOnTcp } from '../support/database.ts'
import { messageOf, send } from '../support/mcp-protocols.ts'
import { byOperator, call, impatientClock, mintCaller, startTestService } from '../support/service.ts'
import { signIn } from '../support/signed-in.ts'

// So that the service has a password of its database to keep.
listenOnTcp()
const simulator = await startSimulator()
after(() => simulator.close())

/** What each platform does to a scan; the rides of scenarios make each credential one of its own. */
const scenarios = ['ok', 'unauthorized', 'rate_limited', 'broken_json', 'reset', 'html'] as const
const RIDING = ['REDDIT_CLIENT_SECRET', 'X_BEARER_TOKEN', 'YOUTUBE_API_KEY', 'META_ACCESS_TOKEN'] as const

for (const scenario of scenarios) {
  test(`no log, answer or row of a run in which platforms say ${scenario} holds a secret of it`, async (t) => {
    const given = simulatorSettings(simulator)
    const settings = { ...given }
    for (const name of RIDING) settings[name] = `${given[name]}.${scenario}.kept-to-itself`
    const lines: string[] = []
    const log = createLog('debug', { write: (line: string) => void lines.push(line) })
    const service = await startTestService(settings, impatientClock(), log)
    t.after(() => service.close())
    const { key, workspace } = await mintCaller(service.db)
    const person = await signIn(service, workspace.id)
    const cookie = person.cookie.slice(person.cookie.indexOf('=') + 1)
    const made = await person.post('/app/settings/access', { label: 'shown once' })
    const shown = /svc_live_\w+/.exec(made.text)?.[0]
    assert.ok(shown !== undefined, made.text)
    const invited = await person.post('/app/settings/members', {
      step: 'invite',
      email: 'ben@fern.example',
      role: 'member',
    })
    const link = /\/app\/enter#([\w-]{43})/.exec(invited.text)?.[1]
    assert.ok(link !== undefined, invited.text)
    assert.ok(await updateAccount(service.db, workspace.id, { confirmScans: 'required' }, byOperator))
    const scan = (confirmation: Record<string, string> = {}) =>
      call(`${service.url}/v1/scans`, {
        method: 'POST',
        key,
        headers: { 'Idempotency-Key': 'once-and-again', ...confirmation },
      })
    const askToScan = async () => (await scan()).headers.get('Confirm-Token') ?? assert.fail('no token')
    const [unused, used] = [await askToScan(), await askToScan()]

    const answers = [
      await scan({ 'Confirm-Token': used }),
      // Put into a wrong place.
      await call(`${service.url}/v1/scans?confirmToken=${unused}`, { method: 'POST', key }),
      await call(`${service.url}/app/enter?code=${link}`),
      await call(`${service.url}/app/enter/${link}`),
      await person.post('/app/enter', { code: person.code }),
      await call(`${service.url}/v1/scans/latest`, { key }),
      await call(`${service.url}/v1/workspace`, { key }),
      await call(`${service.url}/v1/trends`, { key: `${key}x` }),
      await call(`${service.url}/v1/trends?api_key=${key}`),
      await call(`${service.url}/v1/evidence?q=${'%'}`, { key }),
      await call(`${service.url}/v1/citations/check`, { method: 'POST', key, body: '{"text": ' }),
      await send(service.url, messageOf('2025', 'tools/call', { name: 'get_workspace', arguments: {} }), {
        key,
      }),
      // Put into a wrong header.
      await call(`${service.url}/v1/workspace`, { key, headers: { 'X-Request-Id': key } }),
      await call(`${service.url}/mcp`, {
        ...{ method: 'POST', key, body: JSON.stringify(messageOf('2026', 'tools/list', {})) },
        headers: {
          ...{ 'Content-Type': 'application/json', Accept: 'application/json, text/event-stream' },
          'MCP-Protocol-Version': key,
        },
      }),
      await call(`${service.url}/metrics`),
      ...(await Promise.all(
        ['/app', '/app/scans/latest', '/app/coverage', '/app/settings/access', '/app/settings/audit'].map(
          (path) => person.get(path),
        ),
      )),
    ]
    const { rows: tables } = await sql<{ name: string }>`
      select quote_ident(table_name) as name from information_schema.tables
      where table_schema = 'public'`.execute(service.db)
    const kept = await Promise.all(
      tables.map(({ name }) => sql`select to_jsonb(t) as row from ${sql.raw(name)} t`.execute(service.db)),
    )
    const places = {
      log: lines.join(''),
      answers: answers.map(({ text, headers }) => text + JSON.stringify([...headers])).join('\n'),
      rows: JSON.stringify(kept.map(({ rows }) => rows)),
    }
    assert.ok(places.log.includes('/v1/scans') && places.rows.includes('scan_'), 'the run left nothing')
    assert.ok([201, 502].includes(answers[0]?.status ?? 0), 'the confirmation was not used')
    assert.ok(
      simulator
        .requests({ platform: 'reddit', credential: settings['REDDIT_CLIENT_SECRET'] ?? '' })
        .some(({ path, status }) => path.endsWith(REDDIT_TOKEN_PATH) && status === 200),
    )
    const secrets = {
      key,
      shown,
      cookie,
      code: person.code,
      link,
      used,
      unused,
      // With the number that each has behind it.
      tokenOfReddit: 'simulated-token-',
      databasePassword: new URL(service.connectionString).password,
      secretOfMeta: given['META_APP_SECRET'] ?? '',
      riding: 'kept-to-itself',
    }
    for (const [place, text] of Object.entries(places)) {
      for (const [name, secret] of Object.entries(secrets)) {
        assert.ok(secret !== '' && !text.includes(secret), `${name} stands in the ${place}`)
      }
    }
  })
}

test('a start that fails says nothing of the password of its database', async () => {
  const { code, stdout, stderr } = await run('src/main.ts', [], {
    DATABASE_URL: 'postgres://someone:hunter2@127.0.0.1:9/trends',
    DATABASE_TIMEOUT_SECONDS: '1',
  })
  assert.equal(code, 1)
  assert.match(stderr, /^The database does not answer/)
  assert.doesNotMatch(stdout + stderr, /hunter2/)
})
