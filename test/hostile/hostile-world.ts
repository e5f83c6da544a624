import { buildDataset } from '../../simulator/dataset/build.ts'
import type { Dataset } from '../../simulator/dataset/dataset.ts'
import type { Platform } from '../../src/model/index.ts'
import { corpus } from './corpus.ts'
import { markerOf } from './reading.ts'

/** The demo's platforms, but what people wrote there ends in a hostile text, each in another. */
export function buildHostileWorld(anchor: Date): Dataset {
  const world = buildDataset(anchor)
  let used = 0
  const poisoned = (text: string): string => {
    const index = used % corpus.length
    used += 1
    // Some texts are longer than any platform takes.
    return `${text} ${markerOf(index)} ${(corpus[index] ?? '').slice(0, 1500)}`
  }
  return {
    ...world,
    reddit: {
      ...world.reddit,
      posts: world.reddit.posts.map((post) => ({
        ...post,
        title: poisoned(post.title).slice(0, 300),
        body: poisoned(post.body),
      })),
      comments: world.reddit.comments.map((comment) => ({ ...comment, body: poisoned(comment.body) })),
    },
    x: {
      accounts: world.x.accounts.map((account) => ({
        ...account,
        name: poisoned(account.name).slice(0, 50),
      })),
      posts: world.x.posts.map((post) => ({ ...post, text: poisoned(post.text) })),
    },
    youtube: {
      channels: world.youtube.channels.map((channel) => ({ ...channel, title: poisoned(channel.title) })),
      videos: world.youtube.videos.map((video) => ({
        ...video,
        title: poisoned(video.title),
        description: poisoned(video.description),
      })),
    },
    facebook: {
      ...world.facebook,
      posts: world.facebook.posts.map((post) => ({
        ...post,
        message: post.message === null ? null : poisoned(post.message),
      })),
    },
    instagram: {
      ...world.instagram,
      media: world.instagram.media.map((media) => ({
        ...media,
        caption: media.caption === null ? null : poisoned(media.caption),
      })),
    },
  }
}

export const platforms: readonly Platform[] = ['reddit', 'x', 'youtube', 'facebook', 'instagram']

/** Each hostile text as a post's text, as its author's name and as its matched term, as lines of an import. */
export function hostileLines(now: Date): string[] {
  return corpus.map((text, index) =>
    JSON.stringify({
      platform: platforms[index % platforms.length],
      id: `hostile-${index}`,
      authorHandle: `${markerOf(index)}${text.slice(0, 80)}`,
      text: `grow light ${markerOf(index)} ${text}`,
      url: `https://example.com/${index}`,
      publishedAt: new Date(now.getTime() - (index + 1) * 3_600_000).toISOString(),
      matchedTerms: [`${markerOf(index)} ${text.slice(0, 80)}`, text.slice(0, 40)],
      metrics: { __proto__: 1, likes: 3 },
    }),
  )
}

/** A topic that one hostile text makes alone: nine authors write it, with words of its own, and nobody writes anything else of it. */
export function hostileTopic(name: string, marker: string, text: string, now: Date): string[] {
  return Array.from({ length: 9 }, (_, index) =>
    JSON.stringify({
      platform: platforms[index % 2],
      id: `${name}-${index}`,
      authorHandle: `${name}-author-${index}`,
      text: `${marker} ${marker}glow ${marker}beam ${text} ${'abcdefghi'[index]}${'klmnopqrs'[index]} ${'tuvwxyzab'[index]}lamp`,
      url: `https://example.com/${name}/${index}`,
      publishedAt: new Date(now.getTime() - (index + 1) * 7_200_000).toISOString(),
    }),
  )
}
