import { z } from 'zod'
import { Platform } from './platform.ts'

const PostRef = z.object({ platform: Platform, id: z.string() }).strict()

const wordStates = ['active', 'dead', 'not_collected'] as const

export const WordReport = z
  .object({
    entry: z.string().describe('As in the word list'),
    word: z.string().describe('Without its options'),
    state: z.enum(wordStates).describe('dead: asked for, no post; not_collected: nobody was asked for it'),
    posts: z.number().int(),
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
    offTopicShare: z.number().nullable().describe('Of the judged posts; null: too few'),
    offTopicExamples: z.array(PostRef).describe('Posts to check the judgement by'),
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
    notes: z.array(z.string()).describe('Limits of it'),
  })
  .strict()
export type WordsResponse = z.infer<typeof WordsResponse>
