/** The middle of some numbers, the upper of two. */
export function medianOf(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN
}

/** The median of so many runs one after another, in milliseconds. */
export async function p50Ms(work: () => Promise<unknown>, runs: number): Promise<number> {
  const took: number[] = []
  for (let run = 0; run < runs; run++) {
    const started = performance.now()
    await work()
    took.push(performance.now() - started)
  }
  return medianOf(took)
}
