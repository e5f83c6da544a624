import { z } from 'zod'
import { readLines } from '../evidence/ndjson.ts'
import { openFile } from './open-file.ts'
import { UsageError } from './usage-error.ts'

/** Models give a few hundred; more than this is a mistake. */
const MAX_DIMENSIONS = 10_000

const Line = z.object({
  id: z.union([z.string().min(1), z.number()]).transform(String),
  vector: z.array(z.number().finite()).min(2).max(MAX_DIMENSIONS),
})

/**
 * The vectors of a file with one `{id, vector}` a line, perhaps gzipped, by the ids of `ids`; those of other posts are
 * left out. Throws UsageError with the file, the line and what is wrong: no JSON, no list of 2 to 10,000 numbers, another
 * length than the first one's, an id that was given before, or no vector for any of `ids`.
 */
export async function readVectors(
  file: string,
  ids: ReadonlySet<string>,
): Promise<ReadonlyMap<string, Float32Array>> {
  const vectors = new Map<string, Float32Array>()
  const seen = new Set<string>()
  let dimensions: number | undefined
  for await (const line of readLines(openFile(file))) {
    const wrong = (reason: string): UsageError => new UsageError(`${file}, line ${line.number}: ${reason}.`)
    if ('problem' in line) throw wrong(line.problem)
    if (line.text.trim() === '') continue
    const { id, vector } = parse(line.text, wrong)
    dimensions ??= vector.length
    if (vector.length !== dimensions)
      throw wrong(
        `the vector has ${vector.length} numbers, the first one ${dimensions}; all must have as many`,
      )
    if (vector.every((value) => value === 0)) throw wrong('the vector is all zeros and points nowhere')
    if (seen.has(id)) throw wrong(`a second vector for "${id}"; each post has one`)
    seen.add(id)
    if (ids.has(id)) vectors.set(id, Float32Array.from(vector))
  }
  if (vectors.size === 0)
    throw new UsageError(`${file} has no vector for any of the posts; its ids must be those of the posts.`)
  return vectors
}

function parse(text: string, wrong: (reason: string) => UsageError): z.output<typeof Line> {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    throw wrong('not JSON; a line is {"id": "...", "vector": [0.1, ...]}')
  }
  const parsed = Line.safeParse(value)
  if (parsed.success) return parsed.data
  const [first] = parsed.error.issues
  throw wrong(`${first?.path.join('.') || 'line'}: ${first?.message ?? 'not {id, vector}'}`)
}
