import assert from 'node:assert/strict'
import { after, describe, test } from 'node:test'
import { deflateRawSync } from 'node:zlib'
import { DATA_BYTES, kinds, MAGIC } from '../../src/backup/format.ts'
import { checkBackup } from '../../src/backup/restore-backup.ts'
import { backUp, forged, frameEndsOf, framesOf, piecesOf } from '../support/backups.ts'
import { fill, openWorld } from './world.ts'

const world = await openWorld({ after })
await fill(world)
const backup = await backUp(world.connectionString)
const check = (bytes: Buffer) => checkBackup(piecesOf(bytes, 1009))
const frames = framesOf(backup)
const DAMAGED = /^ServiceError: The backup is damaged at byte \d+ or before: nothing of it is used\.$/

test('a backup that nobody touched is sound, in pieces of any length', async () => {
  for (const pieceBytes of [1, 37, backup.length]) {
    const { rows, tables, schemaVersion } = await checkBackup(piecesOf(backup, pieceBytes))
    assert.ok(rows > 40 && tables > 20 && schemaVersion > 17)
  }
  assert.deepEqual(forged(frames), backup, 'the test knows the format')
})

test('a backup that was cut is told, wherever: at each frame, within each, and before its last byte', async () => {
  const ends = frameEndsOf(backup)
  const cuts = ends.slice(0, -1).flatMap((end) => [end - 1, end, end + 1, end + 6])
  for (const cut of [0, 1, ...cuts, backup.length - 1]) {
    await assert.rejects(
      check(backup.subarray(0, cut)),
      /^ServiceError: The backup (ends after|is cut off)/,
      `${cut}`,
    )
  }
})

test('one bit that was turned is told, wherever', async () => {
  for (let at = 0; at < backup.length; at += at < 400 ? 1 : 11) {
    const turned = Buffer.from(backup)
    turned.writeUInt8(turned.readUInt8(at) ^ (1 << (at % 8)), at)
    await assert.rejects(check(turned), /^ServiceError: (The|This)/, `byte ${at}`)
  }
})

test('what is no backup, and one of another format, is called so', async () => {
  await assert.rejects(check(Buffer.from('PGDMP and more than the first line')), /This is no backup/)
  const later = Buffer.concat([Buffer.from('trend-research backup 2\n'), backup.subarray(MAGIC.length)])
  await assert.rejects(check(later), /format that another version of this program reads/)
})

describe('a file that was made to harm is refused, though its checksums are right', () => {
  const first = frames[0] ?? assert.fail()
  const last = frames.at(-1) ?? assert.fail()
  const json = (kind: number, value: unknown) => ({ kind, body: Buffer.from(JSON.stringify(value)) })
  const data = { kind: kinds.data, body: deflateRawSync(Buffer.from('a\tb\n')) }
  const hostile: Readonly<Record<string, Buffer>> = {
    'frames in another order': forged([first, ...frames.slice(1, -1).reverse(), last]),
    'a frame twice': forged([first, first, ...frames.slice(1)]),
    'a table left out': forged([first, ...frames.slice(1).filter((_, index) => index !== 0)]),
    'rows that no table end counts': forged([first, data, ...frames.slice(1)]),
    'something behind its end': forged([...frames, last]),
    'a bomb that unpacks to a gigabyte': forged([
      first,
      { kind: kinds.data, body: deflateRawSync(Buffer.alloc(64 * DATA_BYTES)) },
      ...frames.slice(1),
    ]),
    'a frame longer than any': forged([
      { kind: kinds.header, body: Buffer.alloc(2 * DATA_BYTES, 32) },
      ...frames,
    ]),
    'a kind of frame that is none': forged([{ kind: 88, body: first.body }, ...frames.slice(1)]),
    'a header that is no JSON': forged([{ kind: kinds.header, body: Buffer.from('{') }, ...frames.slice(1)]),
    'a header with more than it has': forged([
      json(kinds.header, { ...JSON.parse(first.body.toString()), more: 1 }),
      ...frames.slice(1),
    ]),
    'an end that counts other rows': forged([
      ...frames.slice(0, -1),
      json(kinds.end, { ...JSON.parse(last.body.toString()), rows: 1 }),
    ]),
    'a number that is none': forged([
      ...frames.slice(0, -1),
      json(kinds.end, { rows: 0, nextNumbers: [{ table: 'a', column: 'b', next: '1); drop table posts' }] }),
    ]),
  }
  for (const [name, bytes] of Object.entries(hostile)) {
    test(name, () => assert.rejects(check(bytes), DAMAGED))
  }

  test('a length of four gigabytes takes no memory', async () => {
    const long = Buffer.concat([MAGIC, Buffer.from([kinds.header, 255, 255, 255, 255])])
    await assert.rejects(check(Buffer.concat([long, Buffer.alloc(100)])), DAMAGED)
  })
})
