import { z } from 'zod'
import { FilePost, toRankPost } from '../../../file-post.ts'
import type { LabelledSet } from '../cases.ts'
import { evenly } from './evenly.ts'
import { readJsonLines } from './read-json.ts'

const Item = FilePost.extend({ label: z.union([z.string(), z.number()]).nullish() })

/**
 * Lines of `{id, text, label}`, a post's other fields where known; no label, null or '' is none. Of more than `most` so
 * many, evenly spread over the file.
 */
export async function readSet(
  name: string,
  file: string,
  most = Number.POSITIVE_INFINITY,
): Promise<LabelledSet> {
  const items = evenly(await readJsonLines(file, Item), most)
  return {
    part: 'set',
    name,
    posts: items.map(toRankPost),
    labels: new Map(items.map(({ id, label }) => [id, String(label ?? '') || null])),
  }
}
