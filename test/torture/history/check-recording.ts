import type { Reading, Recording, ScanAnswer, Write } from './record.ts'

/**
 * What a recording shows that no service may do, a sentence each: an acknowledged change that a later reading does not
 * show, a thing that is half there, that comes back after its removal or that a later reading has lost again, a second
 * answer for an idempotency key, and scans of a workspace that started within the interval.
 */
export function checkRecording(
  recording: Pick<Recording, 'writes' | 'readings' | 'scans'>,
  intervalMs: number,
): string[] {
  const writes = groupBy(recording.writes, ({ thing }) => thing)
  const readings = groupBy(recording.readings, ({ thing }) => thing)
  return [
    ...[...readings].flatMap(([thing, seen]) => checkThing(thing, writes.get(thing) ?? [], seen)),
    ...checkAnswers(recording.scans),
    ...checkStarts(recording.scans, intervalMs),
  ]
}

/** A thing is absent, then there, then removed, and never goes back: readings are held to what was known when they began. */
function checkThing(thing: string, writes: readonly Write[], readings: readonly Reading[]): string[] {
  const begun = (level: number) =>
    Math.min(...writes.filter((write) => write.level === level).map(({ begunMs }) => begunMs))
  const acknowledged = (level: number) =>
    Math.min(
      ...writes
        .filter((write) => write.level === level)
        .map(({ acknowledgedMs = Infinity }) => acknowledgedMs),
    )
  const known = { there: acknowledged(1), removed: acknowledged(2) }
  const violations: string[] = []
  const violate = (what: string, { begunMs }: Reading) => {
    violations.push(`${thing} ${what}, at ${Math.round(begunMs)} ms`)
  }
  for (const reading of readings.toSorted((one, other) => one.endedMs - other.endedMs)) {
    const { saw, begunMs, endedMs } = reading
    const wasRemoved = known.removed <= begunMs
    const wasThere = known.there <= begunMs
    if (saw === 'some') violate('was half there', reading)
    if (saw === 'all') {
      if (wasRemoved) violate('was seen after its removal', reading)
      if (begun(1) > endedMs) violate('was seen before anybody wrote it', reading)
      known.there = Math.min(known.there, endedMs)
    }
    if (saw === 'none' && wasThere && !wasRemoved) {
      if (begun(2) > endedMs) violate('was acknowledged or seen before and is lost', reading)
      known.removed = Math.min(known.removed, endedMs)
    }
  }
  return violations
}

function checkAnswers(scans: readonly ScanAnswer[]): string[] {
  const ofKeys = groupBy(scans, ({ workspaceId, idempotencyKey }) => `${workspaceId} ${idempotencyKey}`)
  return [...ofKeys]
    .filter(([, answers]) => new Set(answers.map(({ digest }) => digest)).size > 1)
    .map(([key, answers]) => {
      const runs = [...new Set(answers.map(({ runId }) => runId))]
      return `The idempotency key ${key} had more than one answer, of ${runs.join(' and ')}.`
    })
}

function checkStarts(scans: readonly ScanAnswer[], intervalMs: number): string[] {
  return [...groupBy(scans, ({ workspaceId }) => workspaceId)].flatMap(([workspaceId, answers]) => {
    const starts = new Map(answers.map(({ runId, startedAt }) => [runId, Date.parse(startedAt)]))
    const inOrder = [...starts].sort(([, one], [, other]) => one - other)
    return inOrder.flatMap(([runId, at], index) => {
      const [before, previous] = inOrder[index - 1] ?? []
      // Answers have milliseconds: two roundings may take one off.
      const isEarly = previous !== undefined && at - previous < intervalMs - 1
      return isEarly ? [`${runId} of ${workspaceId} started ${at - previous} ms after ${before}.`] : []
    })
  })
}

function groupBy<T>(items: readonly T[], keyOf: (item: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>()
  for (const item of items) {
    const group = groups.get(keyOf(item))
    if (group === undefined) groups.set(keyOf(item), [item])
    else group.push(item)
  }
  return groups
}
