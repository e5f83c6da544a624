import { z } from 'zod'
import { IsoTime } from '../../../../model/index.ts'
import { FilePost, toRankPost } from '../../../file-post.ts'
import { kinds, type PlantedStream } from '../cases.ts'
import { readJson, readJsonLines } from './read-json.ts'

const Label = z.object({
  id: z.union([z.string(), z.number()]).transform(String),
  label: z.string().nullish(),
  spam: z.unknown(),
})

const Topic = z.object({
  topicId: z.string(),
  nameGroups: z.array(z.array(z.string())),
  minGroups: z.number(),
  terms: z.array(z.string()),
})

const Window = z.object({
  days: z.number().int().positive(),
  topics: z.array(
    z.object({
      topicId: z.string(),
      status: z.string(),
      statusAccept: z.array(z.string()),
      mentions: z.number(),
      grade: z.number().min(0),
      neutral: z.boolean().nullish(),
    }),
  ),
})

const Truth = z.object({
  end: IsoTime,
  brand: z.string().nullish(),
  rivals: z.array(z.string()).nullish(),
  topics: z.array(Topic),
  windows: z.array(Window),
})

const TopicKinds = z.record(z.enum(kinds))

export interface StreamFiles {
  readonly posts: string
  readonly labels: string
  readonly truth: string
  readonly topicKinds?: string | undefined
}

export async function readStream(name: string, files: StreamFiles): Promise<PlantedStream> {
  const posts = await readJsonLines(files.posts, FilePost)
  const labels = await readJsonLines(files.labels, Label)
  const truth = await readJson(files.truth, Truth)
  const topicKinds = files.topicKinds === undefined ? {} : await readJson(files.topicKinds, TopicKinds)
  return {
    part: 'stream',
    name,
    posts: posts.map(toRankPost),
    now: new Date(truth.end),
    rivals: truth.rivals ?? [],
    brand: truth.brand ?? undefined,
    labels: new Map(
      labels.map(({ id, label, spam }) => [id, { topic: label || null, isSpam: Boolean(spam) }]),
    ),
    names: new Map(
      truth.topics.map(({ topicId, nameGroups, minGroups, terms }) => [
        topicId,
        { groups: nameGroups, minGroups, terms },
      ]),
    ),
    windows: truth.windows.map(({ days, topics }) => ({
      days,
      topics: topics.map(({ topicId, status, statusAccept, mentions, grade, neutral }) => ({
        topic: topicId,
        status,
        acceptedStatuses: statusAccept,
        mentions,
        grade,
        isNeutral: neutral === true,
      })),
    })),
    topicKinds: new Map(Object.entries(topicKinds)),
    broadOf: new Map(),
    listedAs: new Map(),
  }
}
