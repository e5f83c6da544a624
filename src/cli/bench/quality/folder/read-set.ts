import { z } from 'zod'
import { FilePost, toRankPost } from '../../../file-post.ts'
import type { LabelledSet } from '../cases.ts'
import { readJsonLines } from './read-json.ts'

const Item = FilePost.extend({ label: z.union([z.string(), z.number()]).nullish() })

/** Lines of `{id, text, label}`, a post's other fields where known; no label, null or '' is none. */
export async function readSet(name: string, file: string): Promise<LabelledSet> {
  const items = await readJsonLines(file, Item)
  return {
    part: 'set',
    name,
    posts: items.map(toRankPost),
    labels: new Map(items.map(({ id, label }) => [id, String(label ?? '') || null])),
  }
}
