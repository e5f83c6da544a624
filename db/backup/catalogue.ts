import type postgres from 'postgres'
import { contentOf } from './contents.ts'

export interface BackedTable {
  readonly name: string
  /** In the database's order. */
  readonly columns: readonly string[]
}

/** A sequence that numbers a column. */
export interface NumberedColumn {
  readonly table: string
  readonly column: string
  /** As SQL names it. */
  readonly sequence: string
}

/** What a database has of ours, as its own catalogue says. */
export interface Catalogue {
  /** The version of the last migration; 0: none has run. */
  readonly schemaVersion: number
  /** The tables that a backup has; one comes after those that its rows refer to. */
  readonly kept: readonly BackedTable[]
  readonly leftOut: readonly string[]
  readonly numbered: readonly NumberedColumn[]
}

/**
 * Reads what there is of our schema; a database without it has no tables and the version 0. Nothing is prepared: a pooler
 * that shares sessions would not know it in the next transaction.
 */
export async function readCatalogue(sql: postgres.Sql): Promise<Catalogue> {
  const tables = await sql.unsafe<BackedTable[]>(`
    select relname as name, array_agg(attname::text order by attnum) as columns
    from pg_class join pg_attribute on attrelid = pg_class.oid
    where relkind = 'r' and pg_table_is_visible(pg_class.oid) and attnum > 0 and not attisdropped and attgenerated = ''
    group by relname`)
  const references = await sql.unsafe<{ child: string; parent: string }[]>(`
    select child.relname as child, parent.relname as parent
    from pg_constraint join pg_class child on child.oid = conrelid join pg_class parent on parent.oid = confrelid
    where contype = 'f' and pg_table_is_visible(child.oid)`)
  const numbered = await sql.unsafe<NumberedColumn[]>(`
    select relname as table, attname as column, objid::regclass::text as sequence
    from pg_depend join pg_class on pg_class.oid = refobjid
    join pg_attribute on attrelid = refobjid and attnum = refobjsubid
    where classid = 'pg_class'::regclass and refclassid = 'pg_class'::regclass and deptype in ('a', 'i')
      and pg_table_is_visible(pg_class.oid) and (select relkind from pg_class where oid = objid) = 'S'`)
  const ours = tables.filter(({ name }) => contentOf(name) !== undefined)
  const kept = ours.filter(({ name }) => contentOf(name) === 'kept')
  return {
    schemaVersion: await readSchemaVersion(sql),
    kept: parentsFirst(kept, references),
    leftOut: ours.map(({ name }) => name).filter((name) => contentOf(name) === 'left out'),
    numbered: numbered.filter(({ table }) => contentOf(table) === 'kept'),
  }
}

async function readSchemaVersion(sql: postgres.Sql): Promise<number> {
  const [found] = await sql.unsafe(`select where to_regclass('schema_migrations') is not null`)
  if (found === undefined) return 0
  const [row] = await sql.unsafe<{ latest: number }[]>(`
    select coalesce(max(version), 0)::int as latest from schema_migrations`)
  return row?.latest ?? 0
}

function parentsFirst(
  tables: readonly BackedTable[],
  references: readonly { readonly child: string; readonly parent: string }[],
): BackedTable[] {
  const ordered = new Set<BackedTable>()
  const place = (table: BackedTable) => {
    if (ordered.has(table)) return
    for (const { child, parent } of references) {
      const before = tables.find(({ name }) => name === parent)
      if (child === table.name && before !== undefined && before !== table) place(before)
    }
    ordered.add(table)
  }
  for (const table of tables.toSorted((one, other) => (one.name < other.name ? -1 : 1))) place(table)
  return [...ordered]
}
