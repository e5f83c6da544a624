import { buildFacebook, buildInstagram } from './build-meta.ts'
import { buildReddit } from './build-reddit.ts'
import { buildX } from './build-x.ts'
import { buildYouTube } from './build-youtube.ts'
import type { Dataset } from './dataset.ts'

/**
 * The demo's dataset: some 600 posts of the 60 days before `anchor` and of the day and a half after it. The
 * same anchor gives the same dataset; another one moves the times and leaves texts and counts as they are.
 */
export function buildDataset(anchor: Date): Dataset {
  return {
    anchor,
    reddit: buildReddit(anchor),
    x: buildX(anchor),
    youtube: buildYouTube(anchor),
    facebook: buildFacebook(anchor),
    instagram: buildInstagram(anchor),
  }
}
