import { createHash } from 'node:crypto'
import type { Post } from '../model/index.ts'
import { displayText } from '../text/display-text.ts'
import { rememberByText } from '../text/memoize.ts'
import { contentFlagsOf } from './content-flags/content-flags.ts'

const textFactsOf = rememberByText((text) => ({
  display: displayText(text),
  contentHash: createHash('sha256').update(text).digest('hex'),
}))
const flagsOf = rememberByText(contentFlagsOf)

/**
 * The public view of a stored post, as REST and MCP show it: sanitized display copies of text, author and
 * matched terms; `contentHash`, the hex SHA-256 of the stored text; and `contentFlags`, if any apply. An
 * author or term that is empty after sanitizing is left out. Id and links are identifiers and stay unchanged.
 */
export function toPublicPost(post: Post): Post {
  const { authorHandle, matchedTerms } = post
  const { display: text, contentHash } = textFactsOf(post.text)
  const flags = flagsOf([post.text, authorHandle ?? '', ...(matchedTerms ?? [])].join('\n'))
  const view: Post = {
    ...post,
    text,
    contentHash,
    ...(flags.length === 0 ? {} : { contentFlags: [...flags] }),
  }
  if (matchedTerms !== undefined) view.matchedTerms = matchedTerms.map(displayText).filter(Boolean)
  if (authorHandle !== undefined) view.authorHandle = displayText(authorHandle)
  if (view.authorHandle === '') delete view.authorHandle
  return view
}
