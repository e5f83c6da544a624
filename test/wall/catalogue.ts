import type postgres from 'postgres'
import { connect } from '../../db/connect.ts'
import { freshDatabase } from '../support/database.ts'

/** What a migrated database says of its tables. */
export interface Catalogue {
  /** The columns of each table, in their order. */
  readonly columns: ReadonlyMap<string, readonly string[]>
  /** Tables whose rows belong to a workspace: with a column `workspace_id`, `workspaces` itself among them. */
  readonly walled: ReadonlySet<string>
  /** Tables that refer to a walled one and have no `workspace_id` themselves. */
  readonly unwalledChildren: readonly string[]
  /** The source text of each function, by its name. */
  readonly functions: ReadonlyMap<string, string>
  /** The functions of triggers, each with the names that it has the rows under that fired it. */
  readonly triggers: ReadonlyMap<string, readonly string[]>
}

/** What the migrations make. */
export async function readMigratedCatalogue(): Promise<Catalogue> {
  const { connectionString, drop } = await freshDatabase()
  const sql = connect(connectionString)
  try {
    return await readCatalogue(sql)
  } finally {
    await sql.end()
    await drop()
  }
}

async function readCatalogue(sql: postgres.Sql): Promise<Catalogue> {
  const tables = await sql<{ name: string; columns: string[] }[]>`
    select table_name as name, array_agg(column_name::text order by ordinal_position) as columns
    from information_schema.columns where table_schema = 'public' group by table_name order by table_name`
  const references = await sql<{ child: string; parent: string }[]>`
    select child.relname as child, parent.relname as parent from pg_constraint
    join pg_class child on child.oid = conrelid join pg_class parent on parent.oid = confrelid
    where contype = 'f' order by child.relname`
  const functions = await sql<{ name: string; source: string }[]>`
    select proname as name, prosrc as source from pg_proc where pronamespace = 'public'::regnamespace`
  const triggers = await sql<{ name: string; rows: string[] }[]>`
    select proname as name, array_remove(array[tgoldtable::text, tgnewtable::text], null) as rows
    from pg_trigger join pg_proc on pg_proc.oid = tgfoid where not tgisinternal`
  const walled = new Set(
    tables.filter(({ columns }) => columns.includes('workspace_id')).map(({ name }) => name),
  )
  const children = references
    .filter(({ child, parent }) => walled.has(parent) && !walled.has(child))
    .map(({ child }) => child)
  return {
    columns: new Map(tables.map(({ name, columns }) => [name, columns])),
    walled,
    unwalledChildren: [...new Set(children)],
    triggers: new Map(triggers.map(({ name, rows }) => [name, rows])),
    functions: new Map(functions.map(({ name, source }) => [name, source])),
  }
}
