import type { Platform, Post } from '../../src/model/index.ts'
import { getPosts } from '../../tools/get-posts.ts'
import type { PageRequest } from '../page.ts'

/** Posts that one call of get_posts takes. */
const MAX_IDS = 50

export type Originals = ReadonlyMap<string, Post>

/** The stored posts of these ids, by `originalKey`. What is not stored any more is not among them. */
export async function findOriginals(
  { callTool }: Pick<PageRequest, 'callTool'>,
  ids: readonly string[],
): Promise<Originals> {
  const wanted = [...new Set(ids)]
  const found = new Map<string, Post>()
  for (let start = 0; start < wanted.length; start += MAX_IDS) {
    const { output } = await callTool(getPosts, { ids: wanted.slice(start, start + MAX_IDS), maxChars: 0 })
    for (const post of output.posts) found.set(originalKey(post), post)
  }
  return found
}

export function originalKey({ platform, id }: { readonly platform: Platform | string; readonly id: string }) {
  return `${platform} ${id}`
}
