import { pathSegments } from '../urls.ts'

/** How a competitor's link names a channel; a video's channel is resolved through the video. */
export interface ChannelRef {
  readonly by: 'id' | 'handle' | 'user' | 'custom' | 'video'
  readonly value: string
}

const NAME = /^[\p{L}\p{N}._·-]{1,40}$/u

/** `/@handle`, `/channel/UC…`, `/user/name`, `/c/name` and links to a video; undefined for anything else. */
export function parseChannelUrl(url: URL): ChannelRef | undefined {
  const [first = '', second = ''] = pathSegments(url)
  const video = videoIdOf(url, first, second)
  if (video !== undefined) return { by: 'video', value: video }
  if (first.startsWith('@') && NAME.test(first.slice(1))) return { by: 'handle', value: first }
  if (first === 'channel' && /^UC[\w-]{10,30}$/.test(second)) return { by: 'id', value: second }
  if (first === 'user' && NAME.test(second)) return { by: 'user', value: second }
  if (first === 'c' && NAME.test(second)) return { by: 'custom', value: second }
  return undefined
}

function videoIdOf(url: URL, first: string, second: string): string | undefined {
  const id =
    url.hostname === 'youtu.be'
      ? first
      : first === 'watch'
        ? url.searchParams.get('v')
        : ['shorts', 'live', 'embed'].includes(first)
          ? second
          : null
  return id !== null && isVideoId(id) ? id : undefined
}

export function isVideoId(text: string): boolean {
  return /^[\w-]{11}$/.test(text)
}

/** Names the channel in messages. */
export function describeChannel({ by, value }: ChannelRef): string {
  return by === 'custom' ? `custom name ${value}, tried as handle @${value}` : `${by} ${value}`
}

/** A key that is equal for links that resolve in the same way. Ids are case-sensitive, names are not. */
export function channelKey({ by, value }: ChannelRef): string {
  switch (by) {
    case 'id':
    case 'video':
      return `${by} ${value}`
    case 'user':
      return `user ${value.toLowerCase()}`
    case 'handle':
    case 'custom':
      return `handle ${handleOf(value).toLowerCase()}`
  }
}

/** No API call resolves `/c/name`; most such names were taken over as handles, so it is tried as one. */
export function handleOf(name: string): string {
  return name.startsWith('@') ? name : `@${name}`
}
