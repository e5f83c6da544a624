import { createHash } from 'node:crypto'
import type { Post } from '../model.ts'
import { contentFlagsOf } from '../text/content-flags.ts'
import { displayText } from '../text/display-text.ts'

/**
 * A stored post as every surface shows it: display copies of its text, author and matched terms, `contentHash`, which
 * is the SHA-256, in hex, of the text as it is stored, and `contentFlags` for what any of them holds, where they hold
 * something. An author or term of which nothing is left is left out. Its id and links are identifiers and stay.
 */
export function showPost(post: Post): Post {
  const { text, authorHandle, matchedTerms } = post
  const flags = contentFlagsOf([text, authorHandle ?? '', ...(matchedTerms ?? [])].join('\n'))
  const shown: Post = {
    ...post,
    text: displayText(text),
    contentHash: createHash('sha256').update(text).digest('hex'),
    ...(flags.length === 0 ? {} : { contentFlags: flags }),
  }
  if (matchedTerms !== undefined) shown.matchedTerms = matchedTerms.map(displayText).filter(Boolean)
  if (authorHandle !== undefined) shown.authorHandle = displayText(authorHandle)
  if (shown.authorHandle === '') delete shown.authorHandle
  return shown
}
