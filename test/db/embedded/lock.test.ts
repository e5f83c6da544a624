import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type TestContext, test } from 'node:test'
import { withLock } from '../../../db/embedded/lock.ts'
import { identifyProcess, isAlive } from '../../../db/embedded/process-identity.ts'

test('one holder at a time, everybody in the end, and one file left', async (t) => {
  const folder = await emptyFolder(t)
  let holders = 0
  let most = 0
  const turns = Array.from({ length: 12 }, () =>
    withLock(folder, async () => {
      holders += 1
      most = Math.max(most, holders)
      await writeFile(join(folder, '..', 'work'), 'takes a moment')
      holders -= 1
    }),
  )
  await Promise.all(turns)
  assert.equal(most, 1)
  assert.equal((await readdir(folder)).length, 1)
})

test('work that fails frees the lock', async (t) => {
  const folder = await emptyFolder(t)
  await assert.rejects(
    withLock(folder, async () => {
      throw new Error('no')
    }),
    /no/,
  )
  assert.equal(await withLock(folder, async () => 'free'), 'free')
})

test('processes that find a dead holder take the lock over one after the other', async (t) => {
  const folder = await emptyFolder(t)
  await mkdir(folder)
  await writeFile(join(folder, '7'), await deadProcess())
  const counter = join(folder, '..', 'counter')
  await writeFile(counter, '0')
  const program = `
    import { writeFileSync } from 'node:fs'
    import { readFile } from 'node:fs/promises'
    import { withLock } from ${JSON.stringify(join(import.meta.dirname, '../../../db/embedded/lock.ts'))}
    for (let turn = 0; turn < 20; turn += 1) {
      await withLock(${JSON.stringify(folder)}, async () => {
        const before = Number(await readFile(${JSON.stringify(counter)}, 'utf8'))
        writeFileSync(${JSON.stringify(counter)}, String(before + 1))
      })
    }`
  const codes = await Promise.all([1, 2, 3].map(() => runProgram(program)))
  assert.deepEqual(codes, [0, 0, 0])
  assert.equal(await readFile(counter, 'utf8'), '60')
})

test('a process is not taken for a dead one that had its number', () => {
  const own = identifyProcess(process.pid)
  assert.ok(own !== undefined && isAlive(own))
  assert.equal(isAlive(`${process.pid} long ago`), false)
  assert.equal(isAlive(''), false)
})

async function emptyFolder(t: TestContext): Promise<string> {
  const parent = await mkdtemp(join(tmpdir(), 'lock-'))
  t.after(() => rm(parent, { recursive: true }))
  return join(parent, 'lock')
}

async function deadProcess(): Promise<string> {
  // It waits to be ended: one that ends by itself may be gone before it is looked at.
  const child = spawn(process.execPath, ['--eval', 'process.stdin.resume()'], {
    stdio: ['pipe', 'ignore', 'ignore'],
  })
  const identity = identifyProcess(child.pid ?? 0)
  child.kill('SIGKILL')
  await once(child, 'exit')
  assert.ok(identity !== undefined && !isAlive(identity))
  return identity
}

async function runProgram(source: string): Promise<number | null> {
  const args = ['--import', 'tsx', '--input-type=module', '--eval', source]
  const [code] = await once(spawn(process.execPath, args, { stdio: 'inherit' }), 'exit')
  return code
}
