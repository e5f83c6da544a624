import type { ColumnRef, Node } from 'libpg-query'

/** A table, a CTE, a subquery or a function in a `from`, under the name by which a statement refers to it. */
export interface Relation {
  readonly name: string
  readonly columns: readonly string[]
  /** Those whose value is a parameter of the statement in every row. */
  readonly bound: Set<string>
  /** Where it is a table itself. */
  readonly table?: string
}

/** A column of a query's result. */
export interface OutputColumn {
  readonly name: string
  readonly isBound: boolean
}

/** The relations that one query sees, and those of the queries around it. */
export interface Scope {
  readonly relations: Relation[]
  readonly parent: Scope | undefined
  readonly ctes: ReadonlyMap<string, readonly OutputColumn[]>
  /** `table.column`: a row found by it is found as lawfully as by its workspace, and so is what it leads to. */
  readonly doors: ReadonlySet<string>
}

export interface FoundColumn {
  readonly relation: Relation
  readonly column: string
  /** Of this very query, and not of one around it. */
  readonly isLocal: boolean
}

/** What a statement has that the analysis does not know: to be taught, or to be written in another way. */
export class NotUnderstood extends Error {}

/** Where a reference leads. Undefined where no known relation has such a column. */
export function findColumn(reference: ColumnRef, scope: Scope): FoundColumn | undefined {
  const names = namesOf(reference.fields)
  const column = names.at(-1)
  if (column === undefined || names.length > 2) {
    throw new NotUnderstood(`a column named by ${names.length} parts`)
  }
  const [table] = names.length === 2 ? names : []
  for (let at: Scope | undefined = scope; at !== undefined; at = at.parent) {
    // PostgreSQL refuses a name that two relations have, but for a column that joins them: the first one's counts.
    const relation = at.relations.find(({ name, columns }) =>
      table === undefined ? columns.includes(column) : name === table,
    )
    if (relation !== undefined) return { relation, column, isLocal: at === scope }
  }
  return undefined
}

export function namesOf(fields: readonly Node[] | undefined): string[] {
  return (fields ?? []).map((field) => {
    if ('String' in field) return field.String.sval ?? ''
    if ('A_Star' in field) return '*'
    throw new NotUnderstood(`a name with ${Object.keys(field).join()}`)
  })
}

export function relationOf(
  name: string,
  output: readonly OutputColumn[],
  renamed: readonly string[],
): Relation {
  const named = output.map(({ name: own, isBound }, index) => ({ name: renamed[index] ?? own, isBound }))
  return {
    name,
    columns: named.map((column) => column.name),
    bound: new Set(named.filter(({ isBound }) => isBound).map((column) => column.name)),
  }
}

export function columnOf(relation: string, column: string): Node {
  return { ColumnRef: { fields: [{ String: { sval: relation } }, { String: { sval: column } }] } }
}

/** What two queries give one below the other. */
export function both(
  above: readonly OutputColumn[],
  below: readonly OutputColumn[],
): readonly OutputColumn[] {
  return above.map((column, index) => ({
    name: column.name,
    isBound: column.isBound && below[index]?.isBound === true,
  }))
}
