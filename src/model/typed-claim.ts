import { z } from 'zod'
import { Platform } from './platform.ts'
import { TrendStatus } from './trend.ts'

const reference = () => z.string().min(1).max(2048)
const MAX_PARTS = 10

/** A claim in parts, in place of prose: each part is judged by itself. Short on purpose: agents read it in every list of tools. */
export const TypedClaim = z
  .object({
    statement: z.string().min(1).max(1000),
    posts: z.array(reference()).max(MAX_PARTS).optional().describe('Ids or URLs'),
    quotes: z
      .array(z.object({ post: reference(), exact: z.string().min(1).max(2000) }).strict())
      .max(MAX_PARTS)
      .optional(),
    figures: z
      .array(
        z
          .object({
            of: reference().describe('Post or trend'),
            name: z.string().min(1).max(40).describe('As stored: comments, mentions'),
            is: z.union([
              z.number(),
              z
                .object({ atLeast: z.number().optional(), atMost: z.number().optional() })
                .strict()
                .refine(({ atLeast, atMost }) => atLeast !== undefined || atMost !== undefined, {
                  message: 'an object with atLeast, atMost or both',
                }),
            ]),
          })
          .strict(),
      )
      .max(MAX_PARTS)
      .optional(),
    status: TrendStatus.optional(),
    platform: Platform.optional(),
    author: z.string().min(1).max(100).optional(),
    publishedOn: z.string().date().optional(),
  })
  .strict()
export type TypedClaim = z.infer<typeof TypedClaim>
