import { isCommentQuery, type Ledger, type Platform, platforms, type QueryKind } from '../../model/index.ts'
import { type HowFound, isComment } from '../corpus/said-underneath.ts'
import { perPlatform } from './per-platform.ts'

/**
 * Posts of one platform that the same queries can find. Where scans asked a platform for words and for whole accounts,
 * communities or sites, its posts with a word of the list are a stream of their own, whoever wrote them: the two reach
 * back differently far. Where scans asked for comments, what is said underneath posts is a stream of its own as well.
 * Otherwise a platform is one stream.
 */
export type Stream = Platform | `${Platform} words` | `${Platform} comments`

export const streams: readonly Stream[] = platforms.flatMap((platform) => [
  platform,
  wordStreamOf(platform),
  commentStreamOf(platform),
])

/** A value for every stream. The cast is sound: the entries are the streams, each once. */
export function perStream<Value>(make: (stream: Stream) => Value): Record<Stream, Value> {
  return Object.fromEntries(streams.map((stream) => [stream, make(stream)])) as Record<Stream, Value>
}

/** What tells a post's stream. */
export interface Findable {
  readonly platform: Platform
  readonly post: HowFound
}

export interface Streams {
  streamOf(post: Findable): Stream
  /** The stream that queries of a kind find on a platform. */
  streamFoundBy(platform: Platform, kind: QueryKind): Stream
}

export function streamsOf(ledger: Ledger): Streams {
  const asked = perPlatform((platform) =>
    ledger.filter((entry) => entry.platform === platform).map(({ kind }) => kind),
  )
  const wordStream = perPlatform((platform) => {
    const forPosts = asked[platform].filter((kind) => !isCommentQuery(kind))
    const isSplit = forPosts.includes('words') && forPosts.some((kind) => kind !== 'words')
    return isSplit ? wordStreamOf(platform) : platform
  })
  const hasComments = perPlatform((platform) => asked[platform].some(isCommentQuery))
  const isOneStream = perPlatform((platform) => !hasComments[platform] && wordStream[platform] === platform)
  return {
    streamOf: ({ platform, post }) => {
      if (isOneStream[platform]) return platform
      const isFoundByWord = post.holdsWord === true
      const isFoundBelow = isComment(post) && !(isFoundByWord && searchFindsComments[platform])
      if (hasComments[platform] && isFoundBelow) return commentStreamOf(platform)
      return isFoundByWord ? wordStream[platform] : platform
    },
    streamFoundBy: (platform, kind) => {
      if (isCommentQuery(kind)) return commentStreamOf(platform)
      return kind === 'words' ? wordStream[platform] : platform
    },
  }
}

/** On X an answer is a post like any other, and a search for words finds both. */
const searchFindsComments = {
  reddit: false,
  facebook: false,
  instagram: false,
  x: true,
  youtube: false,
} as const satisfies Record<Platform, boolean>

/** Those of a platform's streams that hold posts; its comments are kept apart. */
export function ofPlatform(some: readonly Stream[], platform: Platform): Stream[] {
  return some.filter((stream) => stream === platform || stream === wordStreamOf(platform))
}

function wordStreamOf(platform: Platform): `${Platform} words` {
  return `${platform} words`
}

export function commentStreamOf(platform: Platform): `${Platform} comments` {
  return `${platform} comments`
}
