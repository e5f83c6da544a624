import { type Ledger, type Platform, platforms, type QueryKind } from '../../model/index.ts'
import { perPlatform } from './per-platform.ts'

/**
 * Posts of one platform that the same queries can find. Where scans asked a platform for words and for whole accounts,
 * communities or sites, its posts with a word of the list are a stream of their own, whoever wrote them: the two reach
 * back differently far. Otherwise a platform is one stream.
 */
export type Stream = Platform | `${Platform} words`

export const streams: readonly Stream[] = platforms.flatMap((platform) => [platform, wordStreamOf(platform)])

/** A value for every stream. The cast is sound: the entries are the streams, each once. */
export function perStream<Value>(make: (stream: Stream) => Value): Record<Stream, Value> {
  return Object.fromEntries(streams.map((stream) => [stream, make(stream)])) as Record<Stream, Value>
}

/** What tells a post's stream. */
export interface Findable {
  readonly platform: Platform
  readonly post: { readonly holdsWord?: boolean | undefined }
}

export interface Streams {
  streamOf(post: Findable): Stream
  /** The stream that queries of a kind find on a platform. */
  streamFoundBy(platform: Platform, kind: QueryKind): Stream
}

export function streamsOf(ledger: Ledger): Streams {
  const isSplit = perPlatform((platform) => {
    const kinds = ledger.filter((entry) => entry.platform === platform).map(({ kind }) => kind)
    return kinds.includes('words') && kinds.some((kind) => kind !== 'words')
  })
  const wordStream = perPlatform((platform) => (isSplit[platform] ? wordStreamOf(platform) : platform))
  return {
    streamOf: ({ platform, post }) => (post.holdsWord === true ? wordStream[platform] : platform),
    streamFoundBy: (platform, kind) => (kind === 'words' ? wordStream[platform] : platform),
  }
}

export function ofPlatform(some: readonly Stream[], platform: Platform): Stream[] {
  return some.filter((stream) => stream === platform || stream === wordStreamOf(platform))
}

function wordStreamOf(platform: Platform): `${Platform} words` {
  return `${platform} words`
}
