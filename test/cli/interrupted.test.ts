import assert from 'node:assert/strict'
import { constants } from 'node:os'
import { test } from 'node:test'
import { identifyProcess } from '../../db/embedded/process-identity.ts'
import { dataFolder } from '../support/embedded.ts'
import { serverPid } from '../support/embedded-files.ts'
import { built, run, startUntil } from './command.ts'

const program = built('src/cli/admin/main.ts')
const line = (id: string) =>
  `{"platform":"x","id":"${id}","text":"a","url":"https://example.com/a","publishedAt":"2026-02-03"}\n`
const product = ['--name', 'A', '--product-name', 'B', '--product-url', 'https://b.example']

test('a command that is interrupted leaves no database server behind, and what it stored is there', async (t) => {
  const settings = { DATA_DIR: await dataFolder(t) }
  const made = await run(program, ['workspace', 'create', '--id', 'ws_a', ...product], settings)
  assert.equal(made.code, 0, made.stderr)
  const batch = Array.from({ length: 500 }, (_, n) => line(`p${n}`)).join('')
  for (const signal of ['SIGINT', 'SIGHUP'] as const) {
    const args = ['evidence', 'import', '-', '--workspace', 'ws_a']
    const { child, ended } = await startUntil(t, /^line 501/, program, args, settings, `${batch}no post\n`)
    const pid = await serverPid(settings.DATA_DIR)
    child.kill(signal)
    assert.deepEqual(await ended, {
      code: 128 + constants.signals[signal],
      stdout: '',
      stderr: 'line 501: not JSON\n',
    })
    assert.equal(identifyProcess(pid), undefined)
  }
  const { stdout } = await run(program, ['evidence', 'export', '--workspace', 'ws_a'], settings)
  assert.equal(stdout.split('\n').length, 501)
})
