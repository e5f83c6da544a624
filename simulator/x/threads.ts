import type { XPost, XWorld } from '../dataset/dataset.ts'

/** The text as X shows it: the names that a reply carries along stand before it. */
export function shownText({ text, carried = [] }: XPost): string {
  return [...carried.map((name) => `@${name}`), text].join(' ')
}

/** How much of a reply's shown text only says whom it answers, in UTF-16 code units. */
export function carriedLength(post: XPost): number {
  if (post.reference?.type !== 'replied_to') return 0
  return /^(?:@\w{1,15}\s+)*/.exec(shownText(post))?.[0].length ?? 0
}

/** The names in the shown text, lower case, those carried along included. */
export function mentionsOf(post: XPost): string[] {
  return namesIn(shownText(post))
}

/** The names in a text, lower case. */
export function namesIn(text: string): string[] {
  return [...text.matchAll(/(?<![\w@])@(\w{1,15})/g)].map((match) => (match[1] ?? '').toLowerCase())
}

/** The id of the post that the thread began with, also where that post or one between is gone. */
export function conversationOf(post: XPost, { posts }: XWorld): string {
  let first = post
  const seen = new Set<string>()
  while (first.reference?.type === 'replied_to' && !seen.has(first.id)) {
    seen.add(first.id)
    const { id } = first.reference
    const parent = posts.find((one) => one.id === id)
    if (parent === undefined) return id
    first = parent
  }
  return first.id
}

/** The name of whom a reply answers, also if that post is gone. */
export function answeredBy({ reference, carried = [] }: XPost, { posts }: XWorld): string | undefined {
  if (reference?.type !== 'replied_to') return undefined
  return posts.find(({ id }) => id === reference.id)?.author ?? carried[0]
}

/** Whether a post quotes the one of this id; a quote cannot be looked for by a quote. */
export function quotes(post: XPost, id: string, { posts }: XWorld): boolean {
  const isQuoted = (post.reference?.type === 'quoted' && post.reference.id === id) || post.alsoQuotes === id
  return isQuoted && posts.find((one) => one.id === id)?.reference?.type !== 'quoted'
}
