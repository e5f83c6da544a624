import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { migrate } from '../../db/migrate.ts'
import { ServiceError } from '../../src/lib/errors.ts'
import { built, run } from '../cli/command.ts'
import { startRefusing } from '../support/refusing-server.ts'

/** PostgreSQL's code, the words beside it, and the sentence that the operator reads. */
const refusals: readonly (readonly [code: string, words: string, sentence: string])[] = [
  [
    '08P01',
    'no such database: somewhere',
    'The pooler in front of PostgreSQL has no database of this name (it says "no such database: somewhere"): check DATABASE_URL and the pooler’s list of databases.',
  ],
  [
    '08P01',
    'bouncer config error',
    'The pooler in front of PostgreSQL has no database of this name (it says "bouncer config error"): check DATABASE_URL and the pooler’s list of databases.',
  ],
  [
    '08P01',
    'unsupported startup parameter: search_path',
    'The pooler in front of PostgreSQL takes no such setting at the start of a session (it says "unsupported startup parameter: search_path"): take it out of DATABASE_URL, or have the pooler ignore it.',
  ],
  [
    '08P01',
    'SASL authentication failed',
    'The pooler in front of PostgreSQL refuses this user or password, or PostgreSQL refuses its own (it says "SASL authentication failed"): check DATABASE_URL and the pooler’s list of users.',
  ],
  [
    '08P01',
    'no more connections allowed (max_client_conn)',
    'The pooler in front of PostgreSQL takes no more connections (it says "no more connections allowed (max_client_conn)"): raise its max_client_conn, or lower DATABASE_POOL_SIZE.',
  ],
  [
    '08P01',
    'whatever else it minds',
    'The pooler in front of PostgreSQL refuses the connection (it says "whatever else it minds"): check DATABASE_URL.',
  ],
  [
    '28P01',
    'password authentication failed for user "somebody"',
    'PostgreSQL refuses this user or password: check DATABASE_URL.',
  ],
  [
    '3D000',
    'database "somewhere" does not exist',
    'PostgreSQL has no database of this name: check DATABASE_URL.',
  ],
  [
    '53300',
    'sorry, too many clients already',
    'PostgreSQL takes no more connections: raise its max_connections, or lower DATABASE_POOL_SIZE.',
  ],
]

describe('a first connection that is refused is told in one sentence that says what to do', () => {
  for (const [code, words, sentence] of refusals) {
    test(`${code} ${words}`, async (t) => {
      const url = await startRefusing(t, code, words)
      await assert.rejects(migrate(url), (error) => {
        assert.ok(error instanceof ServiceError && error.fault.kind === 'unavailable')
        assert.equal(error.message, sentence)
        return true
      })
    })
  }
})

test('what passes by itself is no refusal', async (t) => {
  const url = await startRefusing(t, '57P03', 'the database system is starting up')
  await assert.rejects(migrate(url), /ServiceError: The database does not answer at the moment\. Try again/)
})

test('the service ends with that sentence alone and exit code 1, and so does a command', async (t) => {
  const [[code, words, sentence] = ['', '', '']] = refusals
  const settings = { DATABASE_URL: await startRefusing(t, code, words), PORT: '0' }
  const [service, command] = await Promise.all([
    run(built('src/main.ts'), [], settings),
    run(built('src/cli/admin/main.ts'), ['audit'], settings),
  ])
  assert.deepEqual(service, { code: 1, stdout: '', stderr: `${sentence}\n` })
  assert.equal(command.stderr.trim().split('\n').at(-1), sentence)
  assert.equal(command.code, 1)
})
