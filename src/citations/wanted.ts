import { type Platform, platforms } from '../model.ts'
import { trendFigures } from './metric-words.ts'
import type { ParsedText } from './types.ts'

/** References of one text that are looked up; what is beyond is found nowhere and so never verified. */
const MAX_REFERENCES = 500

export interface WantedKeys {
  readonly posts: readonly { readonly platform: Platform; readonly id: string }[]
  readonly urls: readonly string[]
}

/** What has to be looked up to tell which stored posts a text cites. */
export function wantedKeys({ sentences }: ParsedText): WantedKeys {
  const posts = new Map<string, { platform: Platform; id: string }>()
  const urls = new Set<string>()
  const links = new Set<string>()
  const ids = new Set<string>()
  const addPost = (platform: Platform, id: string) => {
    if (ids.size < MAX_REFERENCES) posts.set(`${platform}:${id}`, { platform, id })
    ids.add(id)
  }
  for (const reference of sentences.flatMap(({ references }) => references)) {
    if (reference.kind === 'post') {
      for (const platform of reference.platform === undefined ? platforms : [reference.platform]) {
        addPost(platform, reference.id)
      }
    }
    if (reference.kind !== 'url' || links.size >= MAX_REFERENCES) continue
    links.add(reference.link.key)
    for (const variant of reference.link.variants) urls.add(variant)
    if (reference.link.post !== undefined) addPost(reference.link.post.platform, reference.link.post.id)
  }
  return { posts: [...posts.values()], urls: [...urls] }
}

/** Whether the current ranking is needed: the text gives a trend's figures or its id. */
export function namesTrends({ sentences }: ParsedText): boolean {
  return sentences.some(
    ({ figures, references }) =>
      figures.some(({ word }) => trendFigures[word] !== undefined) ||
      references.some(({ kind }) => kind === 'trend'),
  )
}
