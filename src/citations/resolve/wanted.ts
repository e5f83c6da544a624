import { type Platform, platforms } from '../../model/index.ts'
import { trendFigures } from '../parse/metric-words.ts'
import { saysStatus } from '../parse/statuses.ts'
import type { ParsedText, Reference } from '../parse/types.ts'

/** References of one text that are looked up: far more than there are claims in an answer. */
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
  const all = sentences.flatMap(({ references }) => references)
  const isLookalike = (reference: Reference) => reference.kind === 'post' && !reference.certain
  // Words that only look like ids come last: they must not push out what is cited for certain.
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

/** Words beside which a quotation may be the name of a trend. */
const SPEAKS_OF_TRENDS =
  /(?<!\p{L})(?:topics?|trends?|themen?|themas|temas?|tendencias?)(?!\p{L})|話題|トピック|トレンド|موضوع/iu

/** Whether the current ranking is needed: the text gives a trend's figures, status or id, or may quote its name. */
export function namesTrends({ text, sentences }: ParsedText): boolean {
  const hasFigures = sentences.some(
    ({ figures, references }) =>
      figures.some(({ word }) => trendFigures[word] !== undefined) ||
      references.some(({ kind }) => kind === 'trend'),
  )
  return (
    hasFigures ||
    saysStatus(text) ||
    (SPEAKS_OF_TRENDS.test(text) && sentences.some(({ quotes }) => quotes.length > 0))
  )
}
