import { createHash } from 'node:crypto'

/**
 * Ids of our own for what Facebook gives none: `fbc:{post}:{digest}` for a comment below a foreign Page's post,
 * `fbr:{page}:{digest}` for a review. The digest is the first 16 hex digits of the SHA-256 of the time, a line feed and the
 * text, as the platform wrote them: the same comment has the same id in every scan, and two of a thread share one only where
 * they say the same in the same second (see `numbered`). An edited text is another comment, and the old one is gone.
 */
export function commentKey(postId: string, createdTime: string, message: string): string {
  return `fbc:${postId}:${digestOf(createdTime, message)}`
}

export function reviewKey(pageId: string, createdTime: string, text: string): string {
  return `fbr:${pageId}:${digestOf(createdTime, text)}`
}

/** Keys of one answer, each once: what is said twice in the same second is told apart as `-2`, `-3`. */
export function numbered(keys: readonly (string | undefined)[]): readonly (string | undefined)[] {
  const counts = new Map<string, number>()
  return keys.map((key) => {
    if (key === undefined) return undefined
    const count = (counts.get(key) ?? 0) + 1
    counts.set(key, count)
    return count === 1 ? key : `${key}-${count}`
  })
}

/** Whether a stored id is one of these keys and not the platform's own. */
export function isOwnKey(id: string): boolean {
  return /^fb[cr]:/.test(id)
}

function digestOf(time: string, text: string): string {
  return createHash('sha256').update(`${time}\n${text}`).digest('hex').slice(0, 16)
}
