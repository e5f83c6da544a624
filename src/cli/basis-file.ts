import { readFile } from 'node:fs/promises'
import { z } from 'zod'
import type { RankingBasis } from '../analysis/ranking-basis.ts'
import { Platform, QueryKind } from '../model/index.ts'
import { UsageError } from './usage-error.ts'

const day = z.string().date()
const time = z.string().datetime()

/** A ranking's basis as `evidence export --coverage` writes it: one JSON object. */
const BasisFile = z
  .object({
    windowDays: z.number().int().min(1),
    now: time.transform((text) => new Date(text)),
    coverage: z.array(
      z
        .object({
          platform: Platform,
          kind: QueryKind,
          from: time,
          until: time,
          days: z.array(day),
          partlyDays: z.array(day).optional(),
        })
        .strict(),
    ),
    previous: z.array(
      z
        .object({
          id: z.string(),
          postKeys: z.array(z.string()),
          recent: z.number().int().optional(),
          previousIds: z.array(z.string()),
          isBroad: z.literal(true).optional(),
          isPart: z.literal(true).optional(),
        })
        .strict(),
    ),
    regroups: z.boolean(),
    competitors: z.array(z.string()),
    words: z.array(z.string()),
    youtubeCountsAllowed: z.boolean(),
    // Files of earlier versions have none: those rankings had no bound.
    maxTexts: z.number().int().min(1).optional(),
  } satisfies Record<keyof RankingBasis, z.ZodTypeAny>)
  .strict()

/** The text of the file that `readBasis` reads. */
export function toBasisText(basis: RankingBasis): string {
  return `${JSON.stringify(basis)}\n`
}

/** Reads what a ranking of the service was made from besides its posts. Throws UsageError that names what is wrong. */
export async function readBasis(file: string): Promise<z.output<typeof BasisFile>> {
  const text = await readFile(file, 'utf8')
  const parsed = BasisFile.safeParse(parseJson(text))
  if (parsed.success) return parsed.data
  const [first] = parsed.error.issues
  throw new UsageError(
    `${file} is not what "evidence export --coverage" writes: ${first?.path.join('.') || 'the whole'}: ${first?.message ?? 'invalid'}.`,
  )
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
