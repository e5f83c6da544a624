import { z } from 'zod'

const claimKinds = [
  ...(['post', 'url', 'quote', 'metric', 'date', 'trend_figure'] as const),
  ...(['platform', 'author', 'day', 'company', 'rank', 'direction', 'comparison', 'share'] as const),
] as const
export type ClaimKind = (typeof claimKinds)[number]

export const verdicts = [
  'verified',
  'refuted',
  'not_found',
  'unsupported',
  'outside_window',
  'unknown',
  'not_checked',
] as const
export type Verdict = (typeof verdicts)[number]

/** Short on purpose: agents read this schema in every list of tools. */
export const CitationClaim = z
  .object({
    claim: z.number().int().optional(),
    kind: z.enum(claimKinds),
    verdict: z.enum(verdicts),
    text: z.string().describe('At most 160 characters of it'),
    start: z.number().int(),
    end: z.number().int(),
    posts: z
      .array(z.object({ platform: z.string(), id: z.string(), url: z.string() }).strict())
      .describe('Checked against'),
    trendId: z.string().optional(),
    stored: z.string().optional().describe('What is stored instead'),
    elsewhere: z.string().optional().describe('URL of a post not cited that has the quote'),
    reason: z.string(),
  })
  .strict()
export type CitationClaim = z.infer<typeof CitationClaim>

export const sentenceVerdicts = ['verified', 'contradicted', 'unchecked'] as const
export type SentenceVerdict = (typeof sentenceVerdicts)[number]

const spans = () => z.array(z.array(z.number().int()))

export const CitationSentence = z
  .object({
    claim: z.number().int().optional().describe('Index of the typed claim'),
    start: z.number().int(),
    end: z.number().int(),
    verdict: z.enum(sentenceVerdicts),
    text: z.string().optional().describe('Unless verified, at most 160 characters of it'),
    borneOut: spans(),
    contradicted: spans(),
    unchecked: spans().describe('Words not checked'),
    uncheckedWords: z.array(z.string()).optional().describe('At most 160 characters of each'),
    posts: z
      .array(z.object({ platform: z.string(), id: z.string(), text: z.string() }).strict())
      .optional()
      .describe('Cited, to read them against'),
  })
  .strict()
export type CitationSentence = z.infer<typeof CitationSentence>

export const CitationsResponse = z
  .object({
    windowDays: z.number().int().describe('0: all'),
    since: z.string().nullable().describe('Window from'),
    until: z.string().describe('Window to'),
    allVerified: z.boolean().describe('All verified, cited, checked'),
    nothingContradicted: z.boolean().describe('The weaker flag'),
    counts: z.record(z.number().int()).describe('Claims by verdict; shortQuotes: lone words'),
    sentenceCounts: z.record(z.number().int()).describe('By verdict'),
    claims: z.array(CitationClaim).describe('With verdict, place, posts, reason'),
    sentences: z.array(CitationSentence).describe('Those that claim something'),
    uncited: z.array(z.array(z.number().int())).describe('Statements without a reference'),
    checkedTo: z.number().int().describe('Send the rest again from here'),
    asOf: z
      .object({
        rankedAt: z.string().datetime(),
        removed: z.array(
          z
            .object({ id: z.string(), removedPosts: z.number().int(), removedPostIds: z.array(z.string()) })
            .strict(),
        ),
      })
      .strict()
      .optional()
      .describe('removed: trends with posts removed since'),
  })
  .strict()
export type CitationsResponse = z.infer<typeof CitationsResponse>
