import assert from 'node:assert/strict'
import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { writeNewFile } from '../../src/backup/new-file.ts'
import { piecesOf } from '../support/backups.ts'

const folder = await mkdtemp(join(tmpdir(), 'new-file-'))
after(() => rm(folder, { recursive: true }))
const bytes = Buffer.from('0123456789'.repeat(1000))

test('a file has its name once it is whole, and its owner alone reads it', async () => {
  const file = join(folder, 'whole')
  let partial = ''
  await writeNewFile(file, piecesOf(bytes, 77), (name) => {
    partial = name
  })
  assert.equal(partial, `${file}.partial`)
  assert.deepEqual(await readFile(file), bytes)
  assert.equal((await stat(file)).mode & 0o777, 0o600)
  assert.deepEqual(await readdir(folder), ['whole'])
})

test('a file that is there is left alone, also where another writes it or it comes meanwhile', async () => {
  const file = join(folder, 'taken')
  await writeFile(`${file}.partial`, 'of another')
  await assert.rejects(
    writeNewFile(file, piecesOf(bytes)),
    /taken\.partial is there already: another backup writes it/,
  )
  assert.equal(await readFile(`${file}.partial`, 'utf8'), 'of another')
  await rm(`${file}.partial`)
  async function* whileItComes() {
    yield bytes
    await writeFile(file, 'mine')
  }
  await assert.rejects(writeNewFile(file, whileItComes()), /taken is there already and is not written over/)
  await assert.rejects(writeNewFile(file, piecesOf(bytes)), /taken is there already and is not written over/)
  assert.equal(await readFile(file, 'utf8'), 'mine')
})

test('what fails leaves nothing behind', async () => {
  async function* failing() {
    yield bytes
    throw new Error('no more')
  }
  await assert.rejects(writeNewFile(join(folder, 'failed'), failing()), /^Error: no more$/)
  await assert.rejects(
    writeNewFile(join(folder, 'none', 'file'), piecesOf(bytes)),
    /cannot be written \(ENOENT\)/,
  )
  assert.deepEqual(
    (await readdir(folder)).filter((name) => name.startsWith('failed')),
    [],
  )
})
