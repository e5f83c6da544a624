import { CollectorError } from '../../collector.ts'
import { closedCodes } from '../refusals.ts'
import { MAX_REPLY_CALLS } from './reader.ts'
import { type Walker, walkThreads } from './walk.ts'

/** The videos with most comments, of which people have read most. */
export const MOST_LIKED_VIDEOS = 5
/** Fewer comments are all on the first page of the newest. */
export const MOST_LIKED_MIN_COMMENTS = 5
/** What is liked most changes slowly. */
export const MOST_LIKED_DAYS = 7

/**
 * Reads one page of what YouTube holds for the most relevant beneath each of these videos, which is what others have liked:
 * beneath a crowded video it has long left the newest pages. Resolves to the videos that were read.
 */
export async function readMostLiked(
  ids: readonly string[],
  since: Date,
  walker: Walker,
): Promise<readonly string[]> {
  const read: string[] = []
  for (const id of ids) {
    try {
      const walk = {
        filter: { videoId: id },
        order: 'relevance',
        maxPages: 1,
        reserve: MAX_REPLY_CALLS,
      } as const
      const { end } = await walkThreads({ ...walk, since }, walker)
      if (end === 'units') break
      read.push(id)
    } catch (error) {
      // The newest threads of the same video tell what is to be told of this.
      if (!(error instanceof CollectorError) || !isOfVideo(error)) throw error
    }
  }
  return read
}

function isOfVideo({ code }: CollectorError): boolean {
  return closedCodes.has(code) || code === 'processing_failure'
}
