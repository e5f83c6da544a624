import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { test } from 'node:test'
import { findChromium } from './chromium.ts'

async function run(environment: Record<string, string>): Promise<{ code: unknown; said: string }> {
  const program = join(import.meta.dirname, 'run.ts')
  const child = spawn(process.execPath, ['--import', 'tsx', program, 'no file is called so'], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: environment,
  })
  const [out, error, [code]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'close'),
  ])
  return { code, said: out + error }
}

test('where there is no browser, the run says in one sentence that nothing ran, and is no failure', async () => {
  assert.deepEqual(await run({ PATH: '' }), {
    code: 0,
    said: 'No browser test ran: there is no Chromium on the PATH. Install one, or name it with CHROMIUM_PATH.\n',
  })
})

test('where there is a browser, a run that finds no test fails', async () => {
  const { code, said } = await run({ PATH: '', CHROMIUM_PATH: process.execPath })
  assert.equal(code, 1)
  assert.equal(said, 'No browser test has "no file is called so" in its name.\n')
})

test('a CHROMIUM_PATH that names no program is refused, so that no test is left out in silence', async () => {
  await assert.rejects(findChromium({ CHROMIUM_PATH: '/nowhere/chromium' }), /names \/nowhere\/chromium/)
})
