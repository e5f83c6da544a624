import { buffer } from 'node:stream/consumers'
import type { z } from 'zod'
import { readLines } from '../../../../evidence/ndjson.ts'
import { openFile } from '../../../open-file.ts'
import { UsageError } from '../../../usage-error.ts'

/** A file of one JSON value, perhaps gzipped; throws UsageError with the file's name and what is wrong in it. */
export async function readJson<Schema extends z.ZodTypeAny>(
  file: string,
  schema: Schema,
): Promise<z.output<Schema>> {
  const bytes = await buffer(openFile(file)).catch((cause: unknown) => {
    throw new UsageError(`${file} cannot be read.`, { cause })
  })
  return parse(file, bytes.toString('utf8'), schema)
}

/** The same of a file with one JSON value a line; blank lines do not count. */
export async function readJsonLines<Schema extends z.ZodTypeAny>(
  file: string,
  schema: Schema,
): Promise<z.output<Schema>[]> {
  const values: z.output<Schema>[] = []
  for await (const line of readLines(openFile(file))) {
    if ('problem' in line) throw new UsageError(`${file}, line ${line.number}: ${line.problem}.`)
    if (line.text.trim() !== '') values.push(parse(`${file}, line ${line.number}`, line.text, schema))
  }
  return values
}

function parse<Schema extends z.ZodTypeAny>(place: string, text: string, schema: Schema): z.output<Schema> {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    throw new UsageError(`${place}: not JSON.`)
  }
  const parsed = schema.safeParse(value)
  if (parsed.success) return parsed.data
  const [first] = parsed.error.issues
  throw new UsageError(
    `${place}: ${first?.path.join('.') || 'value'}: ${first?.message ?? 'not as expected'}.`,
  )
}
