import type postgres from 'postgres'

/**
 * Everything in the database's public schema, by PostgreSQL's catalog and in an order of its own: what two databases
 * that were made alike have alike. Constraints `not null` stand with their columns: only newer servers name them.
 */
export async function schemaOf(sql: postgres.Sql): Promise<Record<string, object[]>> {
  return {
    relations: [
      ...(await sql`
        select relname as name, relkind::text as kind, relpersistence::text as persistence, reloptions as options
        from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'v', 'm', 'S')
        order by relname collate "C"`),
    ],
    columns: [
      ...(await sql`
        select relname as "table", attname as name, format_type(atttypid, atttypmod) as type,
          attnotnull as "notNull", pg_get_expr(adbin, adrelid) as "default",
          attidentity::text as identity, attgenerated::text as generated
        from pg_attribute
        join pg_class on pg_class.oid = attrelid
        left join pg_attrdef on adrelid = attrelid and adnum = attnum
        where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'v', 'm')
          and attnum > 0 and not attisdropped
        order by relname collate "C", attnum`),
    ],
    constraints: [
      ...(await sql`
        select conrelid::regclass::text as "table", conname as name, pg_get_constraintdef(oid) as definition
        from pg_constraint where connamespace = 'public'::regnamespace and contype <> 'n'
        order by conrelid::regclass::text collate "C", conname collate "C"`),
    ],
    indexes: [
      ...(await sql`
        select indexname as name, indexdef as definition from pg_indexes where schemaname = 'public'
        order by indexname collate "C"`),
    ],
    functions: [
      ...(await sql`
        select proname as name, pg_get_function_arguments(pg_proc.oid) as arguments,
          pg_get_function_result(pg_proc.oid) as result, lanname as language, provolatile::text as volatility,
          encode(sha256(convert_to(coalesce(pg_get_function_sqlbody(pg_proc.oid), prosrc), 'UTF8')), 'hex')
            as "bodySha256"
        from pg_proc join pg_language on pg_language.oid = prolang
        where pronamespace = 'public'::regnamespace
        order by proname collate "C", pg_get_function_identity_arguments(pg_proc.oid) collate "C"`),
    ],
    triggers: [
      ...(await sql`
        select tgrelid::regclass::text as "table", tgname as name, pg_get_triggerdef(pg_trigger.oid) as definition
        from pg_trigger join pg_class on pg_class.oid = tgrelid
        where relnamespace = 'public'::regnamespace and not tgisinternal
        order by tgrelid::regclass::text collate "C", tgname collate "C"`),
    ],
    types: [
      ...(await sql`
        select typname as name, typtype::text as kind, array(
            select enumlabel::text from pg_enum where enumtypid = pg_type.oid order by enumsortorder) as labels
        from pg_type where typnamespace = 'public'::regnamespace and typtype in ('e', 'd', 'r')
        order by typname collate "C"`),
    ],
    extensions: [
      ...(await sql`select extname as name from pg_extension where extname <> 'plpgsql' order by extname collate "C"`),
    ],
  }
}
