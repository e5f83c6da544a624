import type { InsertStmt, JoinExpr, Node, RangeVar, SelectStmt, WithClause } from 'libpg-query'
import { parseSync } from 'libpg-query'
import type { Catalogue } from './catalogue.ts'
import { bindAll, type Condition, isBound } from './conditions.ts'
import {
  both,
  columnOf,
  NotUnderstood,
  namesOf,
  type OutputColumn,
  type Relation,
  relationOf,
  type Scope,
} from './scope.ts'

/** One use of a workspace's table in a statement. */
export interface Touch {
  readonly table: string
  /** The columns that are a parameter of the statement in every row that it reads, changes or makes. */
  readonly bound: ReadonlySet<string>
}

/** What a statement may do beyond its workspace; `Exception` says more. */
export interface Allowed {
  readonly doors?: readonly string[]
  readonly everyWorkspace?: readonly string[]
}

type Ctes = Scope['ctes']

/**
 * Every use of a walled table in a statement with numbered parameters. Throws `NotUnderstood` on what it does not know,
 * so that nothing is taken for safe by ignorance. The parser's module must be loaded.
 */
export function touchesOf(text: string, catalogue: Catalogue, allowed: Allowed = {}): Touch[] {
  const walk = new Walk(catalogue, allowed)
  for (const { stmt } of parseSync(text).stmts ?? []) {
    if (stmt !== undefined) walk.query(stmt, undefined, new Map())
  }
  return walk.touches
}

class Walk {
  readonly touches: Touch[] = []
  readonly #catalogue: Catalogue
  readonly #allowed: Allowed
  readonly #doors: ReadonlySet<string>

  constructor(catalogue: Catalogue, allowed: Allowed) {
    this.#catalogue = catalogue
    this.#allowed = allowed
    this.#doors = new Set(allowed.doors)
  }

  query(node: Node, parent: Scope | undefined, ctes: Ctes): readonly OutputColumn[] {
    if ('SelectStmt' in node) return this.#select(node.SelectStmt, parent, ctes)
    if ('InsertStmt' in node) return this.#insert(node.InsertStmt, parent, ctes)
    if ('UpdateStmt' in node) {
      const { relation, fromClause, targetList, ...rest } = node.UpdateStmt
      return this.#change(relation, fromClause ?? [], targetList ?? [], rest, parent, ctes)
    }
    if ('DeleteStmt' in node) {
      const { relation, usingClause, ...rest } = node.DeleteStmt
      return this.#change(relation, usingClause ?? [], [], rest, parent, ctes)
    }
    throw new NotUnderstood(`a ${Object.keys(node).join()}`)
  }

  #select(select: SelectStmt, parent: Scope | undefined, around: Ctes): readonly OutputColumn[] {
    const ctes = this.#with(select.withClause, parent, around)
    if (select.larg !== undefined && select.rarg !== undefined) {
      return both(this.#select(select.larg, parent, ctes), this.#select(select.rarg, parent, ctes))
    }
    const scope: Scope = { relations: [], parent, ctes, doors: this.#doors }
    const rows = (select.valuesLists ?? []).map((list) => {
      this.#subqueries(list, scope)
      const items = 'List' in list ? (list.List.items ?? []) : []
      return items.map((item, index) => ({ name: `column${index + 1}`, isBound: this.#isBound(item, scope) }))
    })
    if (rows.length > 0) return rows.reduce<readonly OutputColumn[]>(both, rows[0] ?? [])
    const { withClause, fromClause, whereClause, ...others } = select
    this.#from(fromClause ?? [], whereClause, scope)
    this.#subqueries(others, scope)
    return this.#outputs(select.targetList, scope)
  }

  #insert(insert: InsertStmt, parent: Scope | undefined, around: Ctes): readonly OutputColumn[] {
    const ctes = this.#with(insert.withClause, parent, around)
    const output = insert.selectStmt === undefined ? [] : this.query(insert.selectStmt, parent, ctes)
    const target = this.#table(insert.relation)
    const given = insert.cols?.map((column) => ('ResTarget' in column ? column.ResTarget.name : undefined))
    ;(given ?? target.columns).forEach((name, index) => {
      if (name !== undefined && output[index]?.isBound) target.bound.add(name)
    })
    const excluded = { name: 'excluded', columns: target.columns, bound: target.bound }
    const scope: Scope = { relations: [target, excluded], parent, ctes, doors: this.#doors }
    const { onConflictClause } = insert
    const key = onConflictClause?.infer?.indexElems?.map((element) =>
      'IndexElem' in element ? element.IndexElem.name : undefined,
    )
    const updatesAnother =
      onConflictClause?.action === 'ONCONFLICT_UPDATE' && key?.includes('workspace_id') !== true
    this.#touch(updatesAnother ? { ...target, bound: new Set() } : target)
    this.#moves(onConflictClause?.targetList ?? [], target, scope)
    this.#subqueries([onConflictClause, insert.returningClause], scope)
    return this.#outputs(insert.returningClause?.exprs, { ...scope, relations: [target] })
  }

  #change(
    relation: RangeVar | undefined,
    from: readonly Node[],
    assignments: readonly Node[],
    clauses: {
      readonly withClause?: WithClause
      readonly whereClause?: Node
      readonly returningClause?: { readonly exprs?: Node[] }
    },
    parent: Scope | undefined,
    around: Ctes,
  ): readonly OutputColumn[] {
    const ctes = this.#with(clauses.withClause, parent, around)
    const target = this.#rows(relation)
    const scope: Scope = { relations: [target], parent, ctes, doors: this.#doors }
    this.#from(from, clauses.whereClause, scope)
    this.#touch(target)
    this.#moves(assignments, target, scope)
    this.#subqueries([assignments, clauses.returningClause], scope)
    return this.#outputs(clauses.returningClause?.exprs, scope)
  }

  /** A row that is given another workspace goes to one that a parameter names. */
  #moves(assignments: readonly Node[], target: Relation, scope: Scope): void {
    for (const assignment of assignments) {
      if (!('ResTarget' in assignment) || assignment.ResTarget.name !== 'workspace_id') continue
      const bound = this.#isBound(assignment.ResTarget.val, scope) ? ['workspace_id'] : []
      this.#touch({ ...target, bound: new Set(bound) })
    }
  }

  #with(clause: WithClause | undefined, parent: Scope | undefined, around: Ctes): Ctes {
    if (clause?.recursive) throw new NotUnderstood('a recursive query')
    const ctes = new Map(around)
    for (const node of clause?.ctes ?? []) {
      if (!('CommonTableExpr' in node)) throw new NotUnderstood('a CTE of another kind')
      const { ctename = '', ctequery, aliascolnames } = node.CommonTableExpr
      const output = ctequery === undefined ? [] : this.query(ctequery, parent, ctes)
      const names = namesOf(aliascolnames)
      ctes.set(
        ctename,
        output.map((column, index) => ({ ...column, name: names[index] ?? column.name })),
      )
    }
    return ctes
  }

  /** Adds the relations of a `from` to the scope, binds what the conditions bind, and notes what was touched. */
  #from(items: readonly Node[], where: Node | undefined, scope: Scope): void {
    const conditions: Condition[] = []
    const laterals: (() => boolean)[] = []
    const before = new Set(scope.relations)
    for (const item of items) this.#item(item, scope, conditions, laterals)
    if (where !== undefined) conditions.push({ node: where, filters: undefined })
    const quiet = new Walk(this.#catalogue, this.#allowed)
    const subquery = (node: Node, at: Scope) => quiet.query(node, at, at.ctes)
    do bindAll(conditions, scope, subquery)
    while (laterals.map((refresh) => refresh()).includes(true))
    for (const relation of scope.relations) if (!before.has(relation)) this.#touch(relation)
    this.#subqueries([items, where], scope)
  }

  #item(item: Node, scope: Scope, conditions: Condition[], laterals: (() => boolean)[]): Relation[] {
    if ('JoinExpr' in item) return this.#join(item.JoinExpr, scope, conditions, laterals)
    if ('RangeVar' in item) {
      const { relname = '', alias } = item.RangeVar
      const cte = scope.ctes.get(relname)
      const relation =
        cte === undefined
          ? this.#rows(item.RangeVar)
          : relationOf(alias?.aliasname ?? relname, cte, namesOf(alias?.colnames))
      scope.relations.push(relation)
      return [relation]
    }
    if ('RangeFunction' in item) {
      const { alias, coldeflist } = item.RangeFunction
      const name = alias?.aliasname ?? ''
      const given = coldeflist?.map((column) =>
        'ColumnDef' in column ? (column.ColumnDef.colname ?? '') : '',
      )
      const named = namesOf(alias?.colnames)
      const relation = {
        name,
        columns: given ?? (named.length > 0 ? named : [name]),
        bound: new Set<string>(),
      }
      scope.relations.push(relation)
      return [relation]
    }
    if ('RangeSubselect' in item && item.RangeSubselect.subquery !== undefined) {
      const { lateral, subquery, alias } = item.RangeSubselect
      const [name, renamed] = [alias?.aliasname ?? '', namesOf(alias?.colnames)]
      const quiet = new Walk(this.#catalogue, this.#allowed)
      const read = () =>
        relationOf(name, quiet.query(subquery, lateral ? scope : scope.parent, scope.ctes), renamed)
      const relation = read()
      if (lateral) {
        laterals.push(() => {
          const added = [...read().bound].filter((column) => !relation.bound.has(column))
          for (const column of added) relation.bound.add(column)
          return added.length > 0
        })
      }
      scope.relations.push(relation)
      return [relation]
    }
    throw new NotUnderstood(`a ${Object.keys(item).join()} in a from`)
  }

  /** What an outer join demands filters the side that may be missing, and no row of the other one. */
  #join(join: JoinExpr, scope: Scope, conditions: Condition[], laterals: (() => boolean)[]): Relation[] {
    const { jointype, larg, rarg, isNatural, usingClause, quals } = join
    const isKnown = jointype === 'JOIN_INNER' || jointype === 'JOIN_LEFT'
    if (!isKnown || isNatural || larg === undefined || rarg === undefined) {
      throw new NotUnderstood(`a ${isNatural ? 'natural' : jointype} join`)
    }
    const left = this.#item(larg, scope, conditions, laterals)
    const right = this.#item(rarg, scope, conditions, laterals)
    const filters = jointype === 'JOIN_LEFT' ? new Set(right) : undefined
    if (quals !== undefined) conditions.push({ node: quals, filters })
    for (const column of namesOf(usingClause)) {
      const sides = [left, right].map((side) => side.find(({ columns }) => columns.includes(column)))
      const [lexpr, rexpr] = sides.map((side) => columnOf(side?.name ?? '', column))
      if (lexpr === undefined || rexpr === undefined) continue
      const name = [{ String: { sval: '=' } }]
      conditions.push({ node: { A_Expr: { kind: 'AEXPR_OP', name, lexpr, rexpr } }, filters })
    }
    return [...left, ...right]
  }

  /** Rows that are there: of every workspace where that is allowed, and each leads on within its own. */
  #rows(range: RangeVar | undefined): Relation {
    const relation = this.#table(range)
    if (this.#allowed.everyWorkspace?.includes(relation.table ?? '')) relation.bound.add('workspace_id')
    return relation
  }

  #table(range: RangeVar | undefined): Relation {
    const { relname: table = '', schemaname, alias } = range ?? {}
    const columns = this.#catalogue.columns.get(table)
    if (schemaname !== undefined) throw new NotUnderstood(`the schema ${schemaname}`)
    if (columns === undefined)
      throw new NotUnderstood(`the table ${table}, which the catalogue does not have`)
    return { name: alias?.aliasname ?? table, table, columns, bound: new Set() }
  }

  #touch({ table, bound }: Relation): void {
    if (table !== undefined && this.#catalogue.walled.has(table)) this.touches.push({ table, bound })
  }

  #isBound(node: Node | undefined, scope: Scope): boolean {
    const quiet = new Walk(this.#catalogue, this.#allowed)
    return isBound(node, scope, (select, at) => quiet.query(select, at, at.ctes))
  }

  #outputs(targets: readonly Node[] | undefined, scope: Scope): readonly OutputColumn[] {
    return (targets ?? []).flatMap((target) => {
      if (!('ResTarget' in target)) return []
      const { name, val } = target.ResTarget
      const names = val !== undefined && 'ColumnRef' in val ? namesOf(val.ColumnRef.fields) : []
      if (names.at(-1) !== '*')
        return [{ name: name ?? names.at(-1) ?? '', isBound: this.#isBound(val, scope) }]
      const relations = scope.relations.filter((relation) => names.length === 1 || relation.name === names[0])
      return relations.flatMap(({ columns, bound }) =>
        columns.map((column) => ({ name: column, isBound: bound.has(column) })),
      )
    })
  }

  /** Walks into every subquery below `value`, each of which sees the relations of `scope`. */
  #subqueries(value: unknown, scope: Scope): void {
    if (typeof value !== 'object' || value === null) return
    if (isSubselect(value)) {
      const { lateral, subquery } = value.RangeSubselect
      if (subquery !== undefined) this.query(subquery, lateral ? scope : scope.parent, scope.ctes)
      return
    }
    if (isQuery(value)) {
      this.query(value, scope, scope.ctes)
      return
    }
    for (const part of Object.values(value)) this.#subqueries(part, scope)
  }
}

function isSubselect(value: object): value is Extract<Node, { RangeSubselect: unknown }> {
  return 'RangeSubselect' in value
}

function isQuery(value: object): value is Extract<Node, { SelectStmt: unknown }> {
  return 'SelectStmt' in value
}
