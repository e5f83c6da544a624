import { z } from 'zod'
import { Uri } from './formats.ts'
import { Intent } from './intent.ts'
import { Metrics, Platform } from './platform.ts'
import { Voice } from './voice.ts'

const sourceMethods = ['api', 'feed', 'import'] as const
export const SourceMethod = z.enum(sourceMethods)
export type SourceMethod = z.infer<typeof SourceMethod>

/** What may be said against a post's text; an open list for clients. src/posts/content-flags/content-flags.ts has the rules. */
export const contentFlags = [
  'instruction_like',
  'hidden_characters',
  'shortened_link',
  'markup',
  'lookalike_letters',
  'cut_text',
] as const
export type ContentFlag = (typeof contentFlags)[number]

/** What a post is on its platform; absent means `post`. */
export const postKinds = ['post', 'comment', 'reply', 'mention', 'quote', 'review'] as const
export const PostKind = z.enum(postKinds)
export type PostKind = z.infer<typeof PostKind>

/** In UTF-16 code units. */
export const MAX_CONTEXT_LENGTH = 1000

export const Post = z
  .object({
    platform: Platform,
    id: z.string(),
    authorHandle: z.string().optional(),
    text: z.string(),
    url: Uri.describe('Original source link'),
    commentsUrl: Uri.optional(),
    publishedAt: z.string().datetime(),
    matchedTerms: z.array(z.string()).optional(),
    metrics: Metrics.optional().describe(
      'null: withheld by the platform; absent: never given; never zero by default',
    ),
    kind: PostKind.optional().describe('Absent: post'),
    parentId: z.string().optional().describe('Id of the post that it answers'),
    threadId: z.string().optional().describe("Id of its thread's first post or video"),
    threadMatched: z
      .boolean()
      .optional()
      .describe('true: a word of the list stands in what it answers, not in its own text'),
    context: z
      .string()
      .max(MAX_CONTEXT_LENGTH)
      .optional()
      .describe(
        'What it answers, in short: words of another (a title, the post above it), never to quote as its own',
      ),
    threadOwner: z
      .string()
      .optional()
      .describe('Account of the thread or channel; only where the platform marks the author as its owner'),
    voice: Voice.optional().describe("Who speaks, by the workspace's configuration"),
    intents: z.array(Intent).optional().describe('What it is written for, by patterns of its language'),
    firstSeenAt: z.string().datetime().optional(),
    lastSeenAt: z.string().datetime().optional(),
    sourceMethod: SourceMethod.optional(),
    scanId: z.string().optional().describe('The scan that read it last'),
    metricsObservedAt: z.string().datetime().optional().describe('When the platform gave these metrics'),
    contentHash: z
      .string()
      .regex(/^[0-9a-f]{64}$/)
      .optional()
      .describe('SHA-256 of the text as it is stored; text is a display copy without hidden characters'),
    contentFlags: z
      .array(z.string())
      .optional()
      .describe(`What to beware of: ${contentFlags.join(', ')}, …; absent: nothing found`),
  })
  .passthrough()
export type Post = z.infer<typeof Post>
