import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { after, describe, test } from 'node:test'
import { deflateRawSync, inflateRawSync } from 'node:zlib'
import { dropSchema, SCHEMA_VERSION } from '../../db/migrate.ts'
import { kinds } from '../../src/backup/format.ts'
import { backUp, type ForgedFrame, forged, frameEndsOf, framesOf } from '../support/backups.ts'
import { fill, keptRowsBefore, onceConnected, openWorld, restore } from './world.ts'

const first = await openWorld({ after })
await fill(first)
const backup = await backUp(first.connectionString)
const kept = await keptRowsBefore(first.connectionString)
const nothing = await keptRowsBefore((await openWorld({ after })).connectionString)

describe('a restore that fails leaves the database as it was', () => {
  test('cut at each frame', async (t) => {
    const second = await openWorld(t)
    for (const end of frameEndsOf(backup).slice(0, -1)) {
      await assert.rejects(
        restore(second, backup.subarray(0, end)),
        /^ServiceError: The backup (ends|is cut off)/,
      )
    }
    // What any of them had left, the next would have been refused for.
    assert.deepEqual(await keptRowsBefore(second.connectionString), nothing)
    await restore(second, backup)
    assert.deepEqual(await keptRowsBefore(second.connectionString), kept)
  })

  test('damaged in the middle of its rows, without a schema before', async (t) => {
    const second = await openWorld(t)
    await onceConnected(second, dropSchema)
    const turned = Buffer.from(backup)
    const middle = Math.floor(backup.length * 0.8)
    turned.writeUInt8(turned.readUInt8(middle) ^ 16, middle)
    await assert.rejects(restore(second, turned), /damaged at byte/)
    await onceConnected(second, async (sql) => {
      assert.deepEqual(
        [...(await sql`select table_name from information_schema.tables where table_schema = 'public'`)],
        [],
      )
    })
  })

  const hostile: Readonly<Record<string, readonly [backup: () => Buffer, sentence: RegExp]>> = {
    'a column that is SQL': [
      () => withHeader((header) => withColumn(header, 'name") from stdin; drop table posts; --')),
      /other tables, columns or sequences than its schema version has/,
    ],
    'a column that is there no more': [
      () => withHeader((header) => withColumn(header, 'label')),
      /other tables, columns/,
    ],
    'a table of PostgreSQL’s own': [
      () =>
        withHeader((header) => ({
          ...header,
          tables: [...header.tables, { name: 'pg_authid', columns: ['rolname'] }],
        })),
      /other tables, columns/,
    ],
    'a table that a backup leaves out': [
      () =>
        withHeader((header) => ({
          ...header,
          tables: header.tables.map((table) =>
            table.name === 'lookups' ? { ...table, name: 'sessions' } : table,
          ),
        })),
      /other tables, columns/,
    ],
    'a table fewer': [
      () => withHeader((header) => ({ ...header, tables: header.tables.slice(1) })),
      /other tables, columns/,
    ],
    'a sequence that is not there': [
      () => withEnd((end) => ({ ...end, nextNumbers: [{ table: 'posts', column: 'post_id', next: '1' }] })),
      /other tables, columns or sequences/,
    ],
    'rows that are there twice': [
      () => withRows('users', (rows) => Buffer.concat([rows, rows])),
      /^ServiceError: PostgreSQL refuses rows of the backup \(code 23505\), so nothing was restored\.$/,
    ],
    'rows whose workspace is not there': [
      () => withRows('workspaces', () => Buffer.alloc(0)),
      /PostgreSQL refuses rows of the backup \(code 23503\)/,
    ],
    'rows that are none': [
      () => withRows('users', () => Buffer.from('a line\n')),
      /PostgreSQL refuses rows of the backup \(code 22P04\)/,
    ],
    'rows that end before their end': [
      () => withRows('users', (rows) => Buffer.concat([Buffer.from('\\.\n'), rows])),
      /PostgreSQL refuses rows|The backup says 2 rows of users, and has 0/,
    ],
  }
  for (const [name, [made, sentence]] of Object.entries(hostile)) {
    test(name, async (t) => {
      const second = await openWorld(t)
      await assert.rejects(restore(second, made()), sentence)
      assert.deepEqual(await keptRowsBefore(second.connectionString), nothing)
    })
  }
})

test('a backup of a later version is refused with a sentence that says so', async (t) => {
  const second = await openWorld(t)
  const later = withHeader((header) => ({ ...header, schemaVersion: SCHEMA_VERSION + 1 }))
  await assert.rejects(
    restore(second, later),
    /schema version \d+, this program knows up to \d+: restore it with a newer/,
  )
})

interface AnyHeader {
  readonly schemaVersion: number
  readonly tables: readonly { readonly name: string; readonly columns: readonly string[] }[]
}

function withHeader(change: (header: AnyHeader) => AnyHeader): Buffer {
  const [head, ...frames] = framesOf(backup)
  assert.ok(head !== undefined)
  return forged([{ ...head, body: changed(head.body, change) }, ...frames])
}

function withEnd(change: (end: Record<string, unknown>) => Record<string, unknown>): Buffer {
  const frames = framesOf(backup)
  const end = frames.at(-1)
  assert.ok(end !== undefined)
  return forged([...frames.slice(0, -1), { ...end, body: changed(end.body, change) }])
}

/** A backup with other rows of a table, whose sums are right. */
function withRows(table: string, change: (rows: Buffer) => Buffer): Buffer {
  const frames: ForgedFrame[] = []
  let own: ForgedFrame[] = []
  let all = 0
  for (const frame of framesOf(backup)) {
    if (frame.kind === kinds.data) own.push(frame)
    else if (frame.kind === kinds.tableEnd) {
      const end = JSON.parse(frame.body.toString())
      const isChanged = end.table === table
      const rows = change(Buffer.concat(own.map(({ body }) => inflateRawSync(body))))
      const sums = {
        rows: rows.toString('latin1').split('\n').length - 1,
        bytes: rows.length,
        sha256: createHash('sha256').update(rows).digest('hex'),
      }
      frames.push(...(isChanged ? [{ kind: kinds.data, body: deflateRawSync(rows) }] : own))
      const told = isChanged ? { ...end, ...sums } : end
      all += told.rows
      frames.push({ kind: kinds.tableEnd, body: Buffer.from(JSON.stringify(told)) })
      own = []
    } else if (frame.kind === kinds.end)
      frames.push({ ...frame, body: changed(frame.body, (end: object) => ({ ...end, rows: all })) })
    else frames.push(frame)
  }
  return forged(frames)
}

function changed<T>(body: Buffer, change: (value: T) => T): Buffer {
  return Buffer.from(JSON.stringify(change(JSON.parse(body.toString()))))
}

function withColumn(header: AnyHeader, column: string): AnyHeader {
  const tables = header.tables.map((table) =>
    table.name === 'workspaces' ? { ...table, columns: [column, ...table.columns.slice(1)] } : table,
  )
  return { ...header, tables }
}
