import assert from 'node:assert/strict'
import { randomBytes } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, describe, test } from 'node:test'
import { connect } from '../../db/connect.ts'
import { secretSettings } from '../../src/config/secret-files.ts'
import { describeError, errorText } from '../../src/process/describe-error.ts'
import { built, type Ended, run } from '../cli/command.ts'
import { freshDatabase, listenOnTcp } from '../support/database.ts'

// So that the password is one.
listenOnTcp()
const { connectionString, drop } = await freshDatabase()
after(drop)
const folder = await mkdtemp(join(tmpdir(), 'trend-research-secrets-'))
after(() => rm(folder, { recursive: true }))

const made = () => randomBytes(18).toString('base64url')
const readUrl = new URL(connectionString)
readUrl.password = made()
const given: Readonly<Record<(typeof secretSettings)[number], string>> = {
  DATABASE_URL: connectionString,
  DATABASE_READ_URL: readUrl.toString(),
  REDDIT_CLIENT_SECRET: made(),
  X_BEARER_TOKEN: made(),
  YOUTUBE_API_KEY: made(),
  META_ACCESS_TOKEN: made(),
  META_APP_SECRET: made(),
}
/** What must not be seen: of a URL its password, which is all that is secret in it. */
const secrets = Object.entries(given).map(
  ([name, value]) => [name, name.endsWith('_URL') ? new URL(value).password : value] as const,
)

const settings: Record<string, string> = {
  ...{ PORT: '0', REDDIT_CLIENT_ID: 'id', REDDIT_USER_AGENT: 'test:crash:1 (by /u/nobody)' },
}
for (const name of secretSettings) {
  settings[`${name}_FILE`] = join(folder, name)
  await writeFile(join(folder, name), given[name], { mode: 0o600 })
}

/** Fails, in one way or the other, at the first line that the program prints, with an error that holds every secret. */
function failing(way: 'rejection' | 'exception'): Record<string, string> {
  const program = `
    import { readFileSync } from 'node:fs'
    const read = (name) => readFileSync(process.env[name + '_FILE'], 'utf8')
    const secrets = ${JSON.stringify(secretSettings)}.map(read)
    const write = process.stdout.write
    process.stdout.write = function (...given) {
      process.stdout.write = write
      const error = Object.assign(new Error('the row was refused by ' + read('DATABASE_URL')), {
        name: 'PostgresError',
        code: '23514',
        detail: 'Failing row contains (' + secrets.join(', ') + ').',
        where: 'PL/pgSQL function ' + secrets.join(),
        query: "insert into posts values ('" + secrets.join() + "')",
        parameters: secrets,
        cause: Object.assign(new TypeError('Invalid URL: ' + read('DATABASE_READ_URL')), {
          input: read('DATABASE_READ_URL'),
        }),
      })
      if ('${way}' === 'rejection') Promise.reject(error)
      else setImmediate(() => { throw error })
      return write.apply(this, given)
    }`
  return { NODE_OPTIONS: `--import data:text/javascript,${encodeURIComponent(program)}` }
}

function assertKeptSecret({ stdout, stderr }: Ended): void {
  for (const [name, secret] of secrets)
    assert.ok(!(stdout + stderr).includes(secret), `${name} was printed: ${stdout}${stderr}`)
}

const service = built('src/main.ts')
const admin = built('src/cli/admin/main.ts')

for (const way of ['rejection', 'exception'] as const) {
  test(`an uncaught ${way} ends the service with 1 and one line of the log, without a secret`, async () => {
    // Told at any level.
    const ended = await run(service, [], { ...settings, LOG_LEVEL: 'silent', ...failing(way) })
    assertKeptSecret(ended)
    assert.equal(ended.code, 1, ended.stderr)
    assert.match(ended.stdout, /listens on/)
    const { msg, err } = JSON.parse(ended.stderr)
    assert.equal(msg, 'an unexpected error ended the service')
    const { type, code, message, stack, cause } = err
    assert.deepEqual([type, code], ['PostgresError', '23514'])
    assert.match(message, /^the row was refused by postgres:\/\/postgres:\*\*\*@127\.0\.0\.1:\d+\/test_/)
    assert.match(stack, /\n +at /)
    assert.match(cause.message, /^Invalid URL: postgres:\/\/postgres:\*\*\*@/)
  })

  test(`an uncaught ${way} ends an admin command with 1 and what an operator needs`, async () => {
    const ended = await run(admin, ['workspace', 'list'], { ...settings, ...failing(way) })
    assertKeptSecret(ended)
    assert.equal(ended.code, 1, ended.stderr)
    assert.match(ended.stderr, /the row was refused by postgres:\/\/postgres:\*\*\*@127\.0\.0\.1:\d+\/test_/)
    assert.match(ended.stderr, /\n +at .*\n +code: 23514\nCaused by TypeError: Invalid URL: /s)
  })
}

test('neither a start nor an admin command prints the row that PostgreSQL refused', async (t) => {
  const { connectionString, drop } = await freshDatabase()
  t.after(drop)
  const sql = connect(connectionString)
  const row = `Failing row contains (${secrets.map(([, secret]) => secret).join(', ')}).`
  await sql.unsafe(`
    create function refuse() returns boolean language plpgsql as $$
      begin raise exception 'the row was refused' using detail = '${row}', errcode = '23514'; end $$;
    alter table users rename to misplaced;
    create view users as select * from misplaced where refuse() union all
      select (jsonb_populate_record(null::misplaced, '{}')).* where refuse()`)
  await sql.end()
  const own = { ...settings, DATABASE_URL_FILE: join(folder, 'refusing') }
  await writeFile(own.DATABASE_URL_FILE, connectionString)

  const started = await run(service, [], own)
  assertKeptSecret(started)
  assert.equal(started.code, 1, started.stderr)
  const { msg, err } = JSON.parse(started.stderr.trim().split('\n').at(-1) ?? '')
  assert.deepEqual(
    [msg, err.code, err.message],
    ['an unexpected error ended the service', '23514', 'the row was refused'],
  )

  const asked = await run(admin, ['user', 'list'], own)
  assertKeptSecret(asked)
  assert.equal(asked.code, 1)
  assert.match(asked.stderr, /the row was refused\n(.|\n)*code: 23514/)
})

describe('what is told of an error', () => {
  const told = (message: string) => describeError(new Error(message))?.message

  test('no password of a URL, whatever signs it has', () => {
    assert.equal(told('to postgres://a:b@c/d failed'), 'to postgres://a:***@c/d failed')
    assert.equal(told('postgres://a@b:c@d#e/:f@g'), 'postgres://a@b:***@g')
    assert.equal(told('redis://:b@c'), 'redis://:***@c')
    assert.equal(describeError('postgres://a:b@c')?.message, 'postgres://a:***@c')
  })

  test('all that is no password', () => {
    for (const message of [
      'http://a:80/b failed for c@d.example',
      'http://127.0.0.1:8080/users/@me',
      'https://a.example/b:c@d',
      'file:///a/@b/c:1:2',
      'postgres://a@b/c',
    ])
      assert.equal(told(message), message)
  })

  test('passwords of several URLs in one word', () => {
    assert.equal(
      told('http://h/x,postgres://a:b@c,redis://:d@e'),
      'http://h/x,postgres://a:***@c,redis://:***@e',
    )
  })

  test('an error in a circle of causes, several in one, and what cannot be made a text', () => {
    const error = new Error('outer', { cause: new Error('inner') })
    if (error.cause instanceof Error) error.cause.cause = error
    assert.match(errorText(error), /outer(.|\n)*Caused by Error: inner/)
    assert.match(
      errorText(new AggregateError([new Error('one'), new Error('two')], 'both')),
      /both(.|\n)*one(.|\n)*two/,
    )
    assert.equal(describeError(Object.create(null))?.message, 'object')
  })
})
