/**
 * What a number of the engine is: `tuned` ones decide what is a topic, a change or a name, and were chosen by measurement
 * on example data; a `work bound` limits time or memory and hardly moves a result; `display` is how much is shown; a
 * `definition` is what a word means here.
 */
export const parameterKinds = ['tuned', 'work bound', 'display', 'definition'] as const

export interface Parameter {
  /** One number, or a list of them where several bounds belong together. */
  readonly value: number | readonly number[]
  /** Of the value, in words. */
  readonly unit: string
  /** The lowest and the highest value that makes sense, both included. */
  readonly range: readonly [lowest: number, highest: number]
  readonly kind: (typeof parameterKinds)[number]
  /** What the number does, and what a larger or smaller one would do. */
  readonly effect: string
}

/** The parameters of one step by name. */
export type ParameterTable = Readonly<Record<string, Parameter>>

/** The bare values of a table, as numbers or lists of numbers. */
export type Values<Table extends ParameterTable> = {
  readonly [Name in keyof Table]: Table[Name]['value'] extends number ? number : readonly number[]
}

/** The values of a table. The cast is sound: each name keeps its own value. Call it once, where a module is loaded. */
export function valuesOf<Table extends ParameterTable>(table: Table): Values<Table> {
  const entries = Object.entries(table).map(([name, { value }]) => [name, value])
  return Object.fromEntries(entries) as Values<Table>
}
