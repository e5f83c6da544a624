import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { test } from 'node:test'

test('a run that finds no test file fails and says so', async () => {
  const program = join(import.meta.dirname, 'run.ts')
  const child = spawn(process.execPath, ['--import', 'tsx', program, 'no file is called so'], {
    stdio: ['ignore', 'inherit', 'pipe'],
  })
  let said = ''
  child.stderr.on('data', (chunk) => {
    said += String(chunk)
  })
  const [code] = await once(child, 'close')
  assert.equal(code, 1)
  assert.equal(said, 'No test file under test/ has "no file is called so" in its path.\n')
})
