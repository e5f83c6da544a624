import { isCore } from './clustering/assign.ts'
import { groupBesideFlood } from './clustering/prolific-authors.ts'
import { arrange } from './corpus/mentions.ts'
import { MIN_POSTS, type RankPost } from './types.ts'

/** Longer than any history: nothing is before the window. */
const ALL_DAYS = 100_000

/**
 * For each post the number of the topic that it is at the core of; undefined for strays, for posts whose topic has fewer
 * than MIN_POSTS, and for those of the future. The same grouping as a ranking's, without measuring anything.
 */
export function groupPosts(posts: readonly RankPost[], now: Date): (number | undefined)[] {
  const { mentions, texts, textDays, keptOut } = arrange({ posts, windowDays: ALL_DAYS, now })
  const { topic, strength } = groupBesideFlood(texts, textDays, keptOut)
  const sizes = new Map<number, number>()
  const groups = new Map<RankPost, number>()
  for (const { post, text } of mentions) {
    const group = topic[text]
    if (group === undefined || !isCore(strength[text] ?? 0)) continue
    groups.set(post, group)
    sizes.set(group, (sizes.get(group) ?? 0) + 1)
  }
  return posts.map((post) => {
    const group = groups.get(post)
    return group !== undefined && (sizes.get(group) ?? 0) >= MIN_POSTS ? group : undefined
  })
}
