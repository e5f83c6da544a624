/** One row for each measurement. */
export type Table = readonly Readonly<Record<string, string | number>>[]

/** The result of a benchmark: tables for people, and the object that is printed last with `--json`. */
export interface BenchmarkReport {
  readonly tables: readonly Table[]
  readonly result: Readonly<Record<string, unknown>>
  /** A sentence for each figure that misses its bound; any makes the command fail. */
  readonly failures?: readonly string[]
}

export interface BenchOptions {
  /** A folder with streams of posts, instead of invented ones. */
  readonly streams?: string
  /** Number of invented posts of each run, instead of the benchmark's own sizes. */
  readonly posts?: readonly number[]
  /** A folder of labelled posts to measure in addition to the invented ones. */
  readonly data?: string
  /** Measure only what has this in its name. */
  readonly only?: string
  /** Fail where a figure is worse than its bound: the project's own bounds, or those of a file. */
  readonly gate?: string | true
  /** Measure the engine without each of these rules in turn, in place of every rule; `none`: only whole. */
  readonly without?: readonly string[]
  /** Measure with so many orders in which texts are grouped, and tell means and spreads. */
  readonly orders?: number
}

export interface Benchmark {
  readonly description: string
  /** The options that it accepts. */
  readonly takes: readonly (keyof BenchOptions)[]
  run(options: BenchOptions): Promise<BenchmarkReport>
}

export function roundTo(value: number, digits: number): number {
  return Math.round(value * 10 ** digits) / 10 ** digits
}
