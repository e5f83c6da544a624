import assert from 'node:assert/strict'

/** So many times as long in relation to the text, for the machine's sake; what is quadratic takes far longer. */
const LENIENCE = 5

/** What happens by chance beside one of the runs, such as to collect garbage, does not happen each time. */
const TRIES = 3

/** Repeats a part of a text to both lengths, in characters. */
export function assertLinear(
  run: (text: string) => unknown,
  part: string,
  { shortLength = 10_000, longLength = 200_000 } = {},
): void {
  for (let tries = 1; ; tries++) {
    const short = secondsOf(run, part.repeat(Math.ceil(shortLength / part.length)))
    const long = secondsOf(run, part.repeat(Math.ceil(longLength / part.length)))
    const most = (LENIENCE * short * longLength) / shortLength
    if (long < Math.max(0.25, most)) return
    assert.ok(tries < TRIES, `${JSON.stringify(part)}: ${short} s, then ${long} s`)
  }
}

/** Of the processor, so that what else the machine does plays no part. */
function secondsOf(run: (text: string) => unknown, text: string): number {
  run(text)
  const started = process.cpuUsage()
  run(text)
  const { user, system } = process.cpuUsage(started)
  return (user + system) / 1e6
}
