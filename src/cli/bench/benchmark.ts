/** One line for each thing that was measured. */
export type Table = readonly Readonly<Record<string, string | number>>[]

/** What a benchmark found: tables for people, and the one object that is printed last with `--json`. */
export interface Finding {
  readonly tables: readonly Table[]
  readonly result: Readonly<Record<string, unknown>>
  /** What fell short of what is asked of it, a sentence each: the command then fails. */
  readonly failures?: readonly string[]
}

export interface BenchOptions {
  /** A folder with streams of posts in place of invented ones. */
  readonly streams?: string
  /** How many invented posts each run has, in place of the benchmark's own sizes. */
  readonly posts?: readonly number[]
  /** A folder of labelled posts to measure beside the invented ones. */
  readonly data?: string
  /** Measure only what has this in its name. */
  readonly only?: string
  /** Fail where a figure is worse than its bound: the project's own bounds, or those of a file. */
  readonly gate?: string | true
  /** Measure the engine without each of these rules in turn, in place of every rule; `none`: only whole. */
  readonly without?: readonly string[]
}

export interface Benchmark {
  readonly description: string
  /** The options it has a use for. */
  readonly takes: readonly (keyof BenchOptions)[]
  run(options: BenchOptions): Promise<Finding>
}

export function roundTo(value: number, digits: number): number {
  return Math.round(value * 10 ** digits) / 10 ** digits
}
