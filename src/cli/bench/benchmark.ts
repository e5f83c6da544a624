/** What a benchmark found: lines for people, and the one object that is printed last with `--json`. */
export interface Finding {
  readonly table: readonly Readonly<Record<string, string | number>>[]
  readonly result: Readonly<Record<string, unknown>>
}

export interface BenchOptions {
  /** A folder with streams of posts in place of invented ones. */
  readonly streams?: string
  /** How many invented posts each run has, in place of the benchmark's own sizes. */
  readonly posts?: readonly number[]
}

export interface Benchmark {
  readonly description: string
  run(options: BenchOptions): Promise<Finding>
}

export function roundTo(value: number, digits: number): number {
  return Math.round(value * 10 ** digits) / 10 ** digits
}
