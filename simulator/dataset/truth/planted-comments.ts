import type { Dataset } from '../dataset.ts'
import { plantedOnFacebook, plantedOnInstagram } from './meta.ts'
import { type CommentFate, type PlantedComment, verdicts } from './planted-comment.ts'
import { plantedOnYouTube } from './youtube.ts'

/** The simulator's truth: every comment written by `now`, with its fate then. */
export function plantedComments(dataset: Dataset, now: Date): PlantedComment[] {
  return [
    ...plantedOnYouTube(dataset, now),
    ...plantedOnFacebook(dataset, now),
    ...plantedOnInstagram(dataset, now),
  ]
}

/** Those that a strict reader may store, as a customer's voice or as context. */
export function storable(comments: readonly PlantedComment[]): PlantedComment[] {
  return comments.filter(({ fate }) => verdicts[fate] !== 'never')
}

/** Those that must never be stored. */
export function forbidden(comments: readonly PlantedComment[]): PlantedComment[] {
  return comments.filter(({ fate }) => verdicts[fate] === 'never')
}

/** How many there are of each fate, by platform: `youtube customer`. */
export function countFates(comments: readonly PlantedComment[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>()
  for (const { platform, fate } of comments) {
    const key: `${PlantedComment['platform']} ${CommentFate}` = `${platform} ${fate}`
    counts.set(key, (counts.get(key) ?? 0) + 1)
  }
  return counts
}
