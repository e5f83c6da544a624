import type { XPost, XWorld } from '../dataset/dataset.ts'
import type { Caller } from '../exchange.ts'

/**
 * The platform as it is now: what people said among the posts, without what is deleted. The announced number of
 * answers follows those that came and went since the anchor.
 */
export function currentX<T extends Pick<Caller, 'dataset' | 'now'>>(caller: T): T {
  const { dataset, now } = caller
  const { voices = [] } = dataset.x
  const all = [...dataset.x.posts, ...voices]
    .filter(({ removedAt }) => removedAt === undefined || removedAt > now)
    .toSorted((one, other) => other.publishedAt.getTime() - one.publishedAt.getTime())
  const moved = movedSince(dataset.anchor, voices, now)
  const posts = all.map((post) => {
    const by = moved.get(post.id)
    return by === undefined ? post : { ...post, replies: post.replies + by }
  })
  const x: XWorld = { accounts: dataset.x.accounts, posts }
  return { ...caller, dataset: { ...dataset, x } }
}

function movedSince(anchor: Date, voices: readonly XPost[], now: Date): Map<string, number> {
  const moved = new Map<string, number>()
  for (const { reference, publishedAt, removedAt } of voices) {
    if (reference?.type !== 'replied_to') continue
    const since = (time: Date | undefined) => time !== undefined && time > anchor && time <= now
    const by = Number(since(publishedAt)) - Number(since(removedAt))
    if (by !== 0) moved.set(reference.id, (moved.get(reference.id) ?? 0) + by)
  }
  return moved
}
