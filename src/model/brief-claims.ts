import { z } from 'zod'
import { Platform } from './platform.ts'
import { TypedClaim } from './typed-claim.ts'

/**
 * claims.json of a brief: what its brief.html says, as claims that check_citations takes as they are. docs/brief.md says it
 * for readers. No text of a post stands in it but the quoted parts.
 */

const BriefPost = z
  .object({
    ref: z.string().describe('How claims refer to it'),
    platform: Platform,
    id: z.string(),
    url: z.string().describe('The original'),
    publishedAt: z.string().datetime(),
    contentHash: z.string().describe('SHA-256 of its whole text as it was stored, which is not here'),
  })
  .strict()
export type BriefPost = z.infer<typeof BriefPost>

const BriefQuotation = z
  .object({
    trendId: z.string().describe('Id of the article of brief.html in which it stands'),
    claim: TypedClaim,
  })
  .strict()
  .describe('A post that a topic cites, with the quoted part where any is quoted')
export type BriefQuotation = z.infer<typeof BriefQuotation>

const BriefFigures = z
  .object({
    trendId: z.string(),
    shown: z
      .array(
        z
          .object({
            says: z.string().describe('Words of the article, white space aside'),
            printed: z.string().describe('The figure in them, perhaps rounded'),
          })
          .strict(),
      )
      .describe("One for each of the claim's figures, in their order"),
    claim: TypedClaim,
  })
  .strict()
export type BriefFigures = z.infer<typeof BriefFigures>

export const BriefClaims = z
  .object({
    format: z.literal('trend-research-brief'),
    version: z.literal(1),
    service: z.string().describe('Base address of the service that made it'),
    workspaceId: z.string(),
    windowDays: z.number().int().describe('days of check_citations'),
    asOf: z.string().datetime().describe('asOf of check_citations: the moment of the ranking'),
    methodVersion: z.string(),
    posts: z.array(BriefPost),
    quotations: z.array(BriefQuotation),
    figures: z.array(BriefFigures),
  })
  .strict()
export type BriefClaims = z.infer<typeof BriefClaims>
