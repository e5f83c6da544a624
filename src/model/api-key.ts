import { z } from 'zod'

/** Where a key may be used. */
export const keySurfaces = ['rest', 'mcp'] as const
export const KeySurface = z.enum(keySurfaces)
export type KeySurface = z.infer<typeof KeySurface>

/** A key as a list shows it, never the key itself. Times are ISO 8601. */
export const ApiKey = z
  .object({
    keyId: z.string(),
    label: z.string(),
    lastFour: z.string().nullable().describe('Its last characters; null: it was made before they were kept'),
    createdAt: z.string().datetime(),
    createdBy: z.string().nullable().describe('A user; null: the operator'),
    revokedAt: z.string().datetime().nullable(),
    firstUsedAt: z.string().datetime().nullable(),
    lastUsed: z
      .object({
        at: z.string().datetime().describe('To within ten minutes'),
        surface: KeySurface,
        client: z.string().nullable().describe('As it names itself'),
      })
      .strict()
      .nullable(),
  })
  .strict()
export type ApiKey = z.infer<typeof ApiKey>
