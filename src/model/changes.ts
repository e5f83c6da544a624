import { z } from 'zod'
import { Uri } from './formats.ts'
import { Platform } from './platform.ts'
import { TrendStatus } from './trend.ts'

/** What it takes to cite a post. */
export const PostLink = z
  .object({ platform: Platform, id: z.string(), url: Uri, publishedAt: z.string().datetime() })
  .strict()
export type PostLink = z.infer<typeof PostLink>

/** Days in a row on which a platform was not collected. */
export const UncollectedDays = z
  .object({
    platform: Platform,
    from: z.string(),
    to: z.string(),
    partial: z.literal(true).optional().describe('Some kinds of queries reached them'),
  })
  .strict()
  .describe('UTC days in a row, both included')

/** What became of a topic, but for those within chance: they are counted, not listed. */
export const changeKinds = ['new', 'risen', 'fallen', 'gone', 'insufficient_data'] as const

const TopicState = z
  .object({
    rank: z.number().int().nullable().describe('null: not listed'),
    score: z.number(),
    status: TrendStatus,
    mentions: z.number().int(),
    independentMentions: z.number().int(),
    uniqueAuthors: z.number().int(),
  })
  .strict()

export const TopicChange = z
  .object({
    id: z.string().describe('As in get_trends'),
    topic: z.string(),
    change: z.enum(changeKinds),
    rule: z.string().describe('What decided'),
    previousIds: z.array(z.string()).describe('Past topics that joined it or that it split from'),
    before: TopicState.nullable().describe('null: no such topic then'),
    now: TopicState.nullable().describe('null: no such topic now'),
    interval: z
      .object({
        entered: z.number().describe('Independent mentions since'),
        left: z.number().describe('Those they are compared with'),
        expected: z.number().describe('Had nothing changed'),
        ratio: z.number().nullable(),
        lower: z.number().nullable().describe('Of a 90 % interval'),
        upper: z.number().nullable(),
      })
      .strict(),
    posts: z.array(PostLink).describe('To cite'),
  })
  .strict()
export type TopicChange = z.infer<typeof TopicChange>

/** What entered is compared with what left, with all collected before, or with nothing. */
export const comparisons = ['entered_with_left', 'since_with_before', 'nothing_before', 'none'] as const

const Stretch = z.object({ from: z.string().datetime(), to: z.string().datetime() }).strict()

export const ChangesResponse = z
  .object({
    windowDays: z.number().int().describe('Window'),
    period: z
      .object({
        since: z.string().datetime().nullable().describe('null: no previous ranking is known'),
        now: z.string().datetime().describe('Of the present ranking'),
        basis: z.enum(['date', 'previous_ranking', 'none']).describe('What since comes from'),
        previousRankedAt: z.string().datetime().nullable().describe('When that ranking was made'),
        comparison: z.enum(comparisons),
        entered: Stretch.nullable().describe('The stretch whose posts entered'),
        left: Stretch.nullable().describe('The stretch they are compared with'),
      })
      .strict()
      .describe('What is compared'),
    totals: z
      .object({
        new: z.number().int(),
        risen: z.number().int(),
        fallen: z.number().int(),
        gone: z.number().int(),
        insufficient_data: z.number().int(),
        unchanged: z.number().int().describe('Within chance'),
        regrouped: z.number().int().describe('Listed then, their posts in other topics now'),
      })
      .strict()
      .nullable()
      .describe('By kind'),
    changes: z.array(TopicChange).describe('Best ranked first'),
    uncollected: z.array(UncollectedDays).describe('Unknown days'),
    notes: z.array(z.string()).describe('Limits of it'),
  })
  .strict()
export type ChangesResponse = z.infer<typeof ChangesResponse>
