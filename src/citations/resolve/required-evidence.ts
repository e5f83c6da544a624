import { type Platform, platforms } from '../../model/index.ts'
import type { Reference, Sentence } from '../parse/types.ts'

/** References of one text that are looked up: far more than an answer has claims. */
const MAX_REFERENCES = 500

/** The keys of posts and the URLs, in all variants, that a text refers to. */
export interface RequiredEvidence {
  readonly posts: readonly { readonly platform: Platform; readonly id: string }[]
  readonly urls: readonly string[]
}

/** What has to be looked up in the database to resolve the references of a text. */
export function requiredEvidence({
  sentences,
}: {
  readonly sentences: readonly Pick<Sentence, 'references'>[]
}): RequiredEvidence {
  const posts = new Map<string, { platform: Platform; id: string }>()
  const urls = new Set<string>()
  const links = new Set<string>()
  const ids = new Set<string>()
  const addPost = (platform: Platform, id: string) => {
    if (ids.size < MAX_REFERENCES) posts.set(`${platform}:${id}`, { platform, id })
    ids.add(id)
  }
  const all = sentences.flatMap(({ references }) => references)
  const isLookalike = (reference: Reference) => reference.kind === 'post' && !reference.certain
  // Words that only look like ids come last: they must not displace certain references.
  for (const reference of [...all.filter((each) => !isLookalike(each)), ...all.filter(isLookalike)]) {
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
