import { createHash } from 'node:crypto'
import type { Post } from '../model/index.ts'
import { displayText } from '../text/display-text.ts'
import { rememberByText } from '../text/memoize.ts'
import { contentFlagsOf } from './content-flags/content-flags.ts'

const factsOf = rememberByText((text) => ({
  shown: displayText(text),
  contentHash: createHash('sha256').update(text).digest('hex'),
}))
const flagsOf = rememberByText(contentFlagsOf)

/**
 * A stored post as every surface shows it: display copies of its text, author and matched terms, `contentHash`, which
 * is the SHA-256, in hex, of the text as it is stored, and `contentFlags` for what any of them holds, where they hold
 * something. An author or term of which nothing is left is left out. Its id and links are identifiers and stay.
 */
export function showPost(post: Post): Post {
  const { authorHandle, matchedTerms } = post
  const { shown: text, contentHash } = factsOf(post.text)
  const flags = flagsOf([post.text, authorHandle ?? '', ...(matchedTerms ?? [])].join('\n'))
  const shown: Post = {
    ...post,
    text,
    contentHash,
    ...(flags.length === 0 ? {} : { contentFlags: [...flags] }),
  }
  if (matchedTerms !== undefined) shown.matchedTerms = matchedTerms.map(displayText).filter(Boolean)
  if (authorHandle !== undefined) shown.authorHandle = displayText(authorHandle)
  if (shown.authorHandle === '') delete shown.authorHandle
  return shown
}
