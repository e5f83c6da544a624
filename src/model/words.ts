import { z } from 'zod'
import { Platform } from './platform.ts'
import { PostKind } from './post.ts'

const PostRef = z.object({ platform: Platform, id: z.string() }).strict()

const ExamplePost = PostRef.extend({
  text: z.string().describe('Its beginning'),
  looksLikeCustomer: z.boolean().describe('By what it wants'),
  kind: PostKind.optional().describe('Absent: post'),
  threadId: z.string().optional(),
  contentFlags: z.array(z.string()).optional().describe('What to beware of; absent: nothing found'),
})

const TriedPosts = z
  .object({ count: z.number().int(), customers: z.number().int(), posts: z.array(ExamplePost) })
  .strict()

const wordStates = ['active', 'dead', 'not_collected'] as const

export const WordReport = z
  .object({
    entry: z.string().describe('As in the word list'),
    word: z.string().describe('Without its options'),
    state: z.enum(wordStates).describe('dead: asked for, no post; not_collected: nobody was asked for it'),
    posts: z.number().int(),
    read: z.number().int().describe('Of them read and judged: fewer only where notes say so'),
    throughThreads: z
      .number()
      .int()
      .describe('Comments besides that do not hold it themselves: their thread does'),
    authors: z.number().int(),
    platforms: z.array(z.object({ platform: Platform, posts: z.number().int() }).strict()),
    asked: z
      .array(
        z.object({ platform: Platform, from: z.string().datetime(), until: z.string().datetime() }).strict(),
      )
      .describe('How far queries that name it reached in the window'),
    firstPostAt: z.string().datetime().nullable(),
    lastPostAt: z.string().datetime().nullable(),
    onTopic: z.number().int(),
    offTopic: z.number().int(),
    undecided: z.number().int(),
    offTopicShare: z.number().nullable().describe('Of all posts, those found; null: too few judged'),
    offTopicInterval: z
      .object({ low: z.number(), high: z.number() })
      .strict()
      .nullable()
      .describe('Its share of all posts, 95 %: from those found to those not shown to be on topic'),
    verdict: z.enum(['judged', 'not_judged']).describe('not_judged: nothing tells its posts from others'),
    help: z.string().nullable().describe('What would let it be judged'),
    offTopicExamples: z.array(ExamplePost).describe('Posts to check the judgement by'),
    undecidedExamples: z.array(ExamplePost).describe('Least like those on topic'),
    telling: z
      .array(
        z
          .object({
            word: z.string(),
            offTopicAuthors: z.number().int(),
            onTopicAuthors: z.number().int(),
            logOdds: z.number(),
            z: z.number().describe('Log-odds in standard errors'),
            posts: z.array(PostRef),
          })
          .strict(),
      )
      .describe('Words that tell its off-topic posts'),
    suggestions: z.array(
      z
        .object({
          entry: z.string(),
          dropsOffTopic: z.number().int(),
          dropsUndecided: z.number().int(),
          losesOnTopic: z.number().int(),
          customers: z.number().int().describe("Of the dropped, those that look like customers'"),
          posts: z.array(ExamplePost).describe('Up to five that it would drop'),
        })
        .strict(),
    ),
    overlaps: z
      .array(z.object({ word: z.string(), posts: z.number().int(), share: z.number() }).strict())
      .describe('Words that half or more of its posts hold too'),
    sameAs: z.string().nullable().describe('An earlier entry with the same word'),
  })
  .strict()
export type WordReport = z.infer<typeof WordReport>

export const WordsResponse = z
  .object({
    windowDays: z.number().int().describe('0: all'),
    now: z.string().datetime().describe('End of the window'),
    total: z.number().int().describe('Entries in the list'),
    words: z.array(WordReport).describe("In the list's order"),
    additions: z
      .array(
        z
          .object({
            entry: z.string(),
            kind: z.enum(['spelling', 'hashtag', 'name']),
            of: z.string().describe('The word or name that it is a form of'),
            posts: z.number().int(),
            authors: z.number().int(),
            customers: z.number().int(),
            unfound: z.number().int().describe('Posts that no entry finds'),
            examples: z.array(ExamplePost),
          })
          .strict(),
      )
      .describe('What the list lacks'),
    tried: z
      .object({
        entry: z.string(),
        word: z.string(),
        replaces: z.string().nullable().describe('Entry with the same word; null: a new one'),
        keeps: TriedPosts,
        drops: TriedPosts,
        adds: TriedPosts,
        stays: z.number().int().describe('Of the dropped, those that other entries still find'),
        known: z.number().int().describe('Of the added, those that other entries find already'),
      })
      .strict()
      .optional()
      .describe('What `try` would change'),
    notes: z.array(z.string()).describe('Limits of it'),
  })
  .strict()
export type WordsResponse = z.infer<typeof WordsResponse>
