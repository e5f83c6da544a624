import { createHash } from 'node:crypto'
import type { Post } from '../model/index.ts'
import { displayText } from '../text/display-text.ts'
import { rememberByText } from '../text/memoize.ts'
import { cutFlag, textFlagsOf } from './content-flags/content-flags.ts'

const textFactsOf = rememberByText((text) => ({
  display: displayText(text),
  contentHash: createHash('sha256').update(text).digest('hex'),
}))
const flagsOf = rememberByText(textFlagsOf)

/** What a post says itself, and what is looked at for its flags. */
interface Written {
  readonly platform: Post['platform']
  readonly text: string
  readonly authorHandle?: string | undefined
  readonly matchedTerms?: readonly string[] | undefined
  readonly context?: string | undefined
  readonly threadOwner?: string | undefined
}

function flagsOfPost({
  text,
  authorHandle,
  matchedTerms,
  context,
  threadOwner,
  platform,
}: Written): string[] {
  const written = [text, authorHandle ?? '', ...(matchedTerms ?? []), context, threadOwner]
  const flags = flagsOf(written.filter((each) => each !== undefined).join('\n'))
  return [...flags, ...cutFlag({ platform, text })]
}

/** Whether `toPublicPost` shows every field as it is stored, and no flag. */
export function isShownAsStored(post: Written): boolean {
  const { text, authorHandle, matchedTerms = [], context, threadOwner } = post
  const optional = [authorHandle, context, threadOwner].filter((each) => each !== undefined)
  return (
    flagsOfPost(post).length === 0 &&
    displayText(text) === text &&
    [...optional, ...matchedTerms].every((each) => each !== '' && displayText(each) === each)
  )
}

/**
 * The public view of a stored post, as REST and MCP show it: sanitized display copies of text, context, names and
 * matched terms; `contentHash`, the hex SHA-256 of the stored text; and `contentFlags`, if any apply. A
 * name, context or term that is empty after sanitizing is left out. Ids and links are identifiers and stay unchanged.
 */
export function toPublicPost(post: Post): Post {
  const { authorHandle, matchedTerms, context, threadOwner } = post
  const { display: text, contentHash } = textFactsOf(post.text)
  const flags = flagsOfPost(post)
  const view: Post = {
    ...post,
    text,
    contentHash,
    ...(flags.length === 0 ? {} : { contentFlags: flags }),
  }
  if (matchedTerms !== undefined) view.matchedTerms = matchedTerms.map(displayText).filter(Boolean)
  for (const [field, value] of Object.entries({ authorHandle, context, threadOwner })) {
    if (value === undefined) continue
    const shown = displayText(value)
    if (shown === '') delete view[field]
    else view[field] = shown
  }
  return view
}
