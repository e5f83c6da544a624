import { z } from 'zod'
import { PostLink } from './changes.ts'
import { Platform } from './platform.ts'
import { TrendIntent } from './trend.ts'

const count = () => z.number().int().min(0)
const days = () => z.number().min(0)

/** A share with its 90 % interval; null where nothing can be said. */
const interval = {
  share: z.number().min(0).max(1).nullable(),
  lower: z.number().min(0).max(1).nullable().describe('Of its 90 % interval'),
  upper: z.number().min(0).max(1).nullable(),
}

export const CompanyIssue = z
  .object({
    id: z.string().describe('Of its trend, for get_trend'),
    topic: z.string(),
    posts: count(),
    authors: count(),
    share: z.number().min(0).max(1).describe("Of the company's posts"),
    lower: z.number().min(0).max(1).describe('Of its 90 % interval'),
    upper: z.number().min(0).max(1),
  })
  .strict()
export type CompanyIssue = z.infer<typeof CompanyIssue>

const cited = PostLink.extend({
  quote: z.string().describe('An exact part of its text'),
  contentFlags: z.array(z.string()).optional().describe('What to beware of; absent: nothing found'),
})

export const CompanyVoice = z
  .object({
    name: z.string(),
    names: z.array(z.string()).describe('Posts with one of these are about it; as entries of the word list'),
    posts: count().describe("Customers' posts of the window that name it"),
    independentPosts: count().describe('Of them one an author, discussion and day, copies folded'),
    authors: count().describe('An unknown one counts by itself'),
    platforms: z
      .array(
        z
          .object({
            platform: Platform,
            posts: count().nullable().describe('null: not collected for it, which is not zero'),
            collectedDays: days().describe('That recorded queries which named it reached'),
          })
          .strict(),
      )
      .describe('Coverage: what is stored, and what was looked for'),
    intents: z.array(TrendIntent).describe('What its posts want, the most frequent first'),
    issues: z.array(CompanyIssue).describe('Ranked topics that hold most of its posts'),
    cited: z.array(cited).describe('Posts to cite, of its issues first'),
  })
  .strict()
export type CompanyVoice = z.infer<typeof CompanyVoice>

const compared = {
  ...interval,
  ownPosts: count().describe('Posts that the share is made of: the own ones'),
  posts: count().describe("The competitor's"),
  ownIndependent: count().describe('Of them one an author, discussion and day, copies folded'),
  independent: count(),
  reason: z.string().nullable().describe('Why share is null'),
}

export const ShareOfVoice = z
  .object({
    ...compared,
    ownAuthors: count(),
    authors: count(),
    platforms: z
      .array(
        z.object({ platform: Platform, days: days().describe('Collected for both'), ...compared }).strict(),
      )
      .describe('The same on each platform that holds posts of either, or was collected for one'),
  })
  .strict()
  .describe('ownPosts / (ownPosts + posts), of the time in which queries named both')
export type ShareOfVoice = z.infer<typeof ShareOfVoice>

export const CompetitorVoice = CompanyVoice.extend({
  alsoOwn: count().describe('Of its posts those that name the own product too, and count for both'),
  shareOfVoice: ShareOfVoice,
}).strict()
export type CompetitorVoice = z.infer<typeof CompetitorVoice>

export const CompaniesResponse = z
  .object({
    windowDays: z.number().int().describe('Window'),
    now: z.string().datetime().describe('Its end'),
    own: CompanyVoice.describe('The own product'),
    competitors: z.array(CompetitorVoice).describe('Each with shareOfVoice'),
    notes: z.array(z.string()).describe('Limits of it'),
  })
  .strict()
export type CompaniesResponse = z.infer<typeof CompaniesResponse>
