import type { Dataset, XAccount, XPost } from '../../../simulator/dataset/dataset.ts'

const HOUR_MS = 3_600_000

/** Accounts in every state, and the posts of a test; the other platforms hold nothing. */
export function xDataset(
  anchor: Date,
  posts: readonly (Partial<XPost> & { readonly hours: number })[],
): Dataset {
  return {
    anchor,
    reddit: { subreddits: [], posts: [], comments: [] },
    x: {
      accounts: [
        accountOf('ann', 'public', 1),
        accountOf('brand', 'public', 2),
        accountOf('shy', 'protected', 3),
        accountOf('gone', 'suspended', 4),
      ],
      posts: posts
        .map(({ hours, ...given }) => postOf(anchor, hours, given))
        .toSorted((one, other) => other.publishedAt.getTime() - one.publishedAt.getTime()),
    },
    youtube: { channels: [], videos: [] },
    facebook: { pages: [], posts: [] },
    instagram: { accounts: [], media: [] },
  }
}

/** The id of the post of so many hours ago: beyond what a number can hold. */
export function idOf(hours: number): string {
  return String(2_123_417_387_398_070_373n - BigInt(Math.round(hours * 1000)))
}

function postOf(anchor: Date, hours: number, given: Partial<XPost>): XPost {
  return {
    id: idOf(hours),
    author: 'ann',
    text: `My lamp of ${hours} hours ago`,
    language: 'en',
    publishedAt: new Date(anchor.getTime() - hours * HOUR_MS),
    likes: 1,
    reposts: 2,
    replies: 3,
    quotes: 4,
    bookmarks: 5,
    views: 6,
    metricsMissing: false,
    reference: null,
    ...given,
  }
}

function accountOf(username: string, state: XAccount['state'], index: number): XAccount {
  const createdAt = new Date('2020-01-01T00:00:00Z')
  return {
    id: `159002118830100000${index}`,
    username,
    name: username,
    verified: false,
    state,
    followers: 1,
    createdAt,
  }
}
