import assert from 'node:assert/strict'

/** Twenty times the text may take a hundred times as long, for the machine's sake; what is quadratic takes four hundred. */
export function assertLinear(run: (text: string) => unknown, part: string): void {
  const short = secondsOf(run, part.repeat(Math.ceil(10_000 / part.length)))
  const long = secondsOf(run, part.repeat(Math.ceil(200_000 / part.length)))
  assert.ok(long < Math.max(0.25, short * 100), `${JSON.stringify(part)}: ${short} s, then ${long} s`)
}

/** Of the processor, so that what else the machine does plays no part. */
function secondsOf(run: (text: string) => unknown, text: string): number {
  run(text)
  const started = process.cpuUsage()
  run(text)
  const { user, system } = process.cpuUsage(started)
  return (user + system) / 1e6
}
