import type { Node, SubLink } from 'libpg-query'
import { findColumn, namesOf, type OutputColumn, type Relation, type Scope } from './scope.ts'

/** The columns that a subquery gives, where it stands. */
export type Subquery = (select: Node, scope: Scope) => readonly OutputColumn[]

/** A condition that rows meet, and the relations that it filters; undefined: all of its query. */
export interface Condition {
  readonly node: Node
  readonly filters: ReadonlySet<Relation> | undefined
}

/** Marks every column that the conditions bind to a parameter, also by a chain of equalities. */
export function bindAll(conditions: readonly Condition[], scope: Scope, subquery: Subquery): boolean {
  let hasBound = false
  for (;;) {
    const isNew = conditions.map((condition) => bind(condition, scope, subquery)).includes(true)
    if (!isNew) return hasBound
    hasBound = true
  }
}

/** Whether an expression has one value in every row, and a parameter gives it. */
export function isBound(node: Node | undefined, scope: Scope, subquery: Subquery): boolean {
  if (node === undefined) return false
  if ('ParamRef' in node) return true
  if ('TypeCast' in node) return isBound(node.TypeCast.arg, scope, subquery)
  if ('CoalesceExpr' in node) {
    return (node.CoalesceExpr.args ?? []).every((argument) => isBound(argument, scope, subquery))
  }
  if ('ColumnRef' in node) {
    const found = findColumn(node.ColumnRef, scope)
    return found?.relation.bound.has(found.column) === true
  }
  if ('SubLink' in node && node.SubLink.subLinkType === 'EXPR_SUBLINK') {
    return outputOf(node.SubLink, scope, subquery)[0]?.isBound === true
  }
  return false
}

/** True where a column was bound that was not before. */
function bind(condition: Condition, scope: Scope, subquery: Subquery): boolean {
  const { node, filters } = condition
  if ('BoolExpr' in node) {
    const args = (node.BoolExpr.args ?? []).map((arg) => ({ node: arg, filters }))
    if (node.BoolExpr.boolop === 'AND_EXPR')
      return args.map((arg) => bind(arg, scope, subquery)).includes(true)
    return node.BoolExpr.boolop === 'OR_EXPR' ? bindEither(args, scope, subquery) : false
  }
  if ('A_Expr' in node && node.A_Expr.kind === 'AEXPR_OP' && namesOf(node.A_Expr.name).at(-1) === '=') {
    const [left, right] = [partsOf(node.A_Expr.lexpr), partsOf(node.A_Expr.rexpr)]
    if (left.length !== right.length) return false
    return left
      .flatMap((part, index) => [
        isBound(right[index], scope, subquery) && mark(part, filters, scope),
        isBound(part, scope, subquery) && mark(right[index], filters, scope),
      ])
      .includes(true)
  }
  if ('SubLink' in node && node.SubLink.subLinkType === 'ANY_SUBLINK' && isEquality(node.SubLink)) {
    const output = outputOf(node.SubLink, scope, subquery)
    return partsOf(node.SubLink.testexpr)
      .map((part, index) => output[index]?.isBound === true && mark(part, filters, scope))
      .includes(true)
  }
  return false
}

/** Of alternatives only what each of them binds. */
function bindEither(alternatives: readonly Condition[], scope: Scope, subquery: Subquery): boolean {
  const outcomes = alternatives.map((alternative) => {
    const before = scope.relations.map(({ bound }) => new Set(bound))
    bindAll([alternative], scope, subquery)
    return scope.relations.map(({ bound }, index) => {
      const after = [...bound]
      bound.clear()
      for (const column of before[index] ?? []) bound.add(column)
      return after
    })
  })
  return scope.relations
    .flatMap(({ bound }, index) => {
      const [first = [], ...others] = outcomes.map((outcome) => outcome[index] ?? [])
      return first
        .filter((column) => !bound.has(column) && others.every((other) => other.includes(column)))
        .map((column) => bound.add(column))
    })
    .some(() => true)
}

function mark(node: Node | undefined, filters: ReadonlySet<Relation> | undefined, scope: Scope): boolean {
  if (node === undefined) return false
  if ('TypeCast' in node) return mark(node.TypeCast.arg, filters, scope)
  if (!('ColumnRef' in node)) return false
  const found = findColumn(node.ColumnRef, scope)
  // What a subquery demands of the row around it filters the subquery alone.
  if (found === undefined || !found.isLocal || filters?.has(found.relation) === false) return false
  if (found.relation.bound.has(found.column)) return false
  const { relation, column } = found
  const isDoor = relation.table !== undefined && scope.doors.has(`${relation.table}.${column}`)
  for (const known of isDoor ? relation.columns : [column]) relation.bound.add(known)
  return true
}

function partsOf(node: Node | undefined): readonly Node[] {
  if (node === undefined) return []
  return 'RowExpr' in node ? (node.RowExpr.args ?? []) : [node]
}

/** `in (select …)` has no operator's name, `= any (select …)` its own. */
function isEquality({ operName }: SubLink): boolean {
  return operName === undefined || namesOf(operName).at(-1) === '='
}

function outputOf({ subselect }: SubLink, scope: Scope, subquery: Subquery): readonly OutputColumn[] {
  return subselect === undefined ? [] : subquery(subselect, scope)
}
