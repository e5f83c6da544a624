import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import type postgres from 'postgres'
import { connect } from '../../db/connect.ts'
import { type FreshDatabase, freshDatabase } from '../support/database.ts'

/**
 * Tables with a column `workspace_id` whose rows are not one workspace's, and would stay together on one server where the
 * others are distributed by it.
 */
const together: Readonly<Record<string, string>> = {
  audit_events:
    'one list with events of no workspace and with attempts to sign in, whose numbers are of one sequence',
  sessions:
    'a session is its person’s, who may be a member of several workspaces; the workspace is what they chose',
  sign_in_links:
    'a code is looked up before anybody knows a workspace, and a link of the operator’s has none',
}

interface UniqueKey {
  readonly table: string
  readonly name: string
  readonly columns: readonly string[]
}

interface ForeignKey {
  readonly table: string
  readonly columns: readonly string[]
  readonly to: string
  readonly toColumns: readonly string[]
}

let database: FreshDatabase
let sql: postgres.Sql
before(async () => {
  database = await freshDatabase()
  sql = connect(database.connectionString)
})
after(async () => {
  await sql.end()
  await database.drop()
})

/** Tables whose rows are each of one workspace, and of those nothing else. */
async function distributed(): Promise<Set<string>> {
  const rows = await sql<{ name: string }[]>`
    select relname as name from pg_attribute join pg_class on pg_class.oid = attrelid
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and attname = 'workspace_id'`
  return new Set(rows.map(({ name }) => name).filter((name) => !(name in together)))
}

async function uniqueKeys(): Promise<UniqueKey[]> {
  return await sql<UniqueKey[]>`
    select tables.relname as table, keys.relname as name,
      array(select attname::text from pg_attribute where attrelid = keys.oid and attnum <= indnkeyatts order by attnum) as columns
    from pg_index join pg_class tables on tables.oid = indrelid join pg_class keys on keys.oid = indexrelid
    where indisunique and tables.relnamespace = 'public'::regnamespace`
}

async function foreignKeys(): Promise<ForeignKey[]> {
  const named = (
    table: postgres.PendingQuery<postgres.Row[]>,
    numbers: postgres.PendingQuery<postgres.Row[]>,
  ) => sql`
    array(select attname::text from unnest(${numbers}) with ordinality as given (number, place)
      join pg_attribute on attrelid = ${table} and attnum = number order by place)`
  return await sql<ForeignKey[]>`
    select tables.relname as table, ${named(sql`conrelid`, sql`conkey`)} as columns,
      others.relname as to, ${named(sql`confrelid`, sql`confkey`)} as "toColumns"
    from pg_constraint join pg_class tables on tables.oid = conrelid join pg_class others on others.oid = confrelid
    where contype = 'f' and connamespace = 'public'::regnamespace`
}

const lacksWorkspace = ({ columns }: UniqueKey) => !columns.includes('workspace_id')

/** Whether a row can only refer to one of the same workspace. */
const crosses = ({ columns, toColumns }: ForeignKey) =>
  !columns.some((column, place) => column === 'workspace_id' && toColumns[place] === 'workspace_id')

test('every row of a workspace says whose it is', async () => {
  const tables = await distributed()
  const optional = await sql<{ name: string }[]>`
    select relname as name from pg_attribute join pg_class on pg_class.oid = attrelid
    where relkind in ('r', 'p') and attname = 'workspace_id' and not attnotnull`
  assert.ok(tables.size > 15)
  assert.deepEqual(
    optional.filter(({ name }) => tables.has(name)),
    [],
  )
})

test('every unique key of a workspace’s table has the workspace in it', async () => {
  const tables = await distributed()
  const keys = (await uniqueKeys()).filter(({ table }) => tables.has(table))
  assert.deepEqual(
    [...tables].filter((table) => !keys.some((key) => key.table === table)),
    [],
  )
  assert.deepEqual(keys.filter(lacksWorkspace), [])
})

test('every foreign key between workspaces’ tables has the workspace on both sides, in one place', async () => {
  const tables = await distributed()
  const keys = (await foreignKeys()).filter(({ table, to }) => tables.has(table) && tables.has(to))
  assert.ok(keys.length > 10)
  assert.deepEqual(keys.filter(crosses), [])
})

test('a table that holds a workspace’s rows refers to no other but such and those of people', async () => {
  const tables = await distributed()
  const others = (await foreignKeys()).filter(({ table, to }) => tables.has(table) && !tables.has(to))
  assert.deepEqual([...new Set(others.map(({ to }) => to))], ['users'])
})

test('each exception is needed, and a key that forgets the workspace would be told', async () => {
  const keys = await uniqueKeys()
  for (const table of Object.keys(together)) {
    assert.ok(
      keys.some((key) => key.table === table && lacksWorkspace(key)),
      table,
    )
  }
  assert.ok(lacksWorkspace({ table: 'posts', name: 'posts_url', columns: ['url'] }))
  assert.ok(crosses({ table: 'posts', columns: ['scan_id'], to: 'scans', toColumns: ['scan_id'] }))
})
