import type {
  Dataset,
  FacebookPost,
  InstagramMedia,
  RedditPost,
  XPost,
  YouTubeVideo,
} from '../../simulator/dataset/dataset.ts'
import { NOW } from './support.ts'

/**
 * What the simulated platforms hold in these tests: few posts, each there for one rule, and one long listing a
 * platform to page through. Lists are newest first.
 */
export function buildSmallWorld(): Dataset {
  return {
    anchor: NOW,
    reddit: {
      subreddits: [
        { name: 'lamps', access: 'public', subscribers: 1 },
        { name: 'plants', access: 'public', subscribers: 1 },
        { name: 'secret', access: 'private', subscribers: 1 },
      ],
      posts: newestFirst([
        ...hourly(350, (hour) =>
          redditPost(hour, { id: `l${hour}`, subreddit: 'lamps', title: `Lamp no ${hour}` }),
        ),
        redditPost(2000, { id: 'pin', subreddit: 'lamps', title: 'Rules', stickied: true }),
        redditPost(3, {
          id: 'p1',
          subreddit: 'plants',
          title: 'Is the Fernlight any good?',
          author: 'brand',
        }),
        redditPost(4, { id: 'p2', subreddit: 'plants', title: 'Many fernlights' }),
        redditPost(5, {
          id: 'p3',
          subreddit: 'plants',
          title: 'A test',
          link: 'https://sunbar.example/test',
        }),
        redditPost(6, { id: 'p4', subreddit: 'plants', title: 'Gone', removedBy: 'moderator' }),
        redditPost(200, { id: 'p5', subreddit: 'plants', title: 'Old fernlight' }),
      ]),
      comments: [],
    },
    x: {
      accounts: ['ann', 'brand'].map((username, index) => ({
        id: String(100 + index),
        username,
        name: username,
        verified: false,
        state: 'public',
        followers: 1,
        createdAt: hoursAgo(9000),
      })),
      posts: newestFirst([
        ...hourly(160, (hour) => xPost(hour, { text: `My lamp ${hour}` })),
        xPost(2.5, { author: 'brand', text: 'Fernlight & friends <3' }),
        xPost(200, { text: 'An old fernlight' }),
      ]),
    },
    youtube: {
      channels: [
        {
          id: 'UCsunbar00000000000000001',
          handle: '@sunbar',
          title: 'Sunbar',
          description: '',
          subscribers: 1,
        },
        { id: 'UCbusy0000000000000000003', handle: '@busy', title: 'Busy', description: '', subscribers: 1 },
        { id: 'UCquiet000000000000000002', handle: null, title: 'Quiet', description: '', subscribers: 1 },
      ],
      videos: newestFirst([
        ...hourly(170, (count) =>
          video(count * 2, `busy${String(count).padStart(7, '0')}`, {
            channelId: 'UCbusy0000000000000000003',
          }),
        ),
        video(1, 'sunbar00001', { likes: null, comments: null }),
        video(20, 'sunbar00002'),
        video(400, 'sunbar00003'),
        video(2, 'quiet000001', { channelId: 'UCquiet000000000000000002', title: 'The Fernlight, tested' }),
        video(3, 'quiet000002', { channelId: 'UCquiet000000000000000002', title: 'Many fernlights' }),
        video(4, 'quiet000003', {
          channelId: 'UCquiet000000000000000002',
          title: 'Fernlight live',
          live: 'upcoming',
        }),
      ]),
    },
    facebook: {
      pages: [{ id: '900100', username: 'fernlight', name: 'Fernlight', followers: 1 }],
      posts: newestFirst([
        ...hourly(60, (hour) => facebookPost(hour, { message: `News ${hour}` })),
        facebookPost(300, { message: 'Old news' }),
        facebookPost(2.5, { message: 'From a visitor', visitor: { id: '7', name: 'Vera' } }),
      ]),
    },
    instagram: {
      accounts: [
        { id: '17841400000000777', username: 'fernlight', name: 'Fernlight', followers: 1 },
        { id: '17841400000000778', username: 'busy', name: 'Busy', followers: 1 },
      ],
      media: newestFirst([
        ...hourly(170, (count) =>
          medium(count * 3, { account: 'busy', caption: 'Another one', code: `B${count}` }),
        ),
        medium(1, { account: 'fernlight', caption: 'New #growlight', likes: null }),
        medium(2, { caption: 'At home #growlight', likes: 5 }),
        medium(30, { caption: 'Yesterday #growlight' }),
        medium(40, { account: 'fernlight', caption: null }),
        medium(400, { account: 'fernlight', caption: 'Long ago' }),
      ]),
    },
  }
}

function hoursAgo(hours: number): Date {
  return new Date(NOW.getTime() - hours * 3_600_000)
}

/** One for every hour before now, from two hours ago on. */
function hourly<T>(count: number, make: (hour: number) => T): T[] {
  return Array.from({ length: count }, (_, index) => make(index + 2))
}

function newestFirst<T extends { readonly publishedAt: Date }>(posts: readonly T[]): T[] {
  return posts.toSorted((one, other) => other.publishedAt.getTime() - one.publishedAt.getTime())
}

function redditPost(hours: number, changes: Partial<RedditPost>): RedditPost {
  return {
    id: 'a',
    title: 'A lamp',
    body: '',
    author: 'ann',
    subreddit: 'plants',
    publishedAt: hoursAgo(hours),
    editedAt: null,
    score: 1,
    upvoteRatio: 1,
    comments: 0,
    crossposts: 0,
    removedBy: null,
    stickied: false,
    adult: false,
    promoted: false,
    link: null,
    crosspostOf: null,
    ...changes,
  }
}

function xPost(hours: number, changes: Partial<XPost>): XPost {
  return {
    id: String(2_100_000_000_000_000_000n - BigInt(Math.round(hours * 10))),
    author: 'ann',
    text: '',
    language: 'en',
    publishedAt: hoursAgo(hours),
    likes: 1,
    reposts: 0,
    replies: 0,
    quotes: 0,
    bookmarks: 0,
    views: 9,
    metricsMissing: false,
    reference: null,
    ...changes,
  }
}

function video(hours: number, id: string, changes: Partial<YouTubeVideo> = {}): YouTubeVideo {
  return {
    id,
    channelId: 'UCsunbar00000000000000001',
    title: 'Our new bar',
    description: '',
    publishedAt: hoursAgo(hours),
    uploadedAt: hoursAgo(hours),
    views: 10,
    likes: 2,
    comments: 3,
    live: 'none',
    privacy: 'public',
    durationSeconds: 60,
    language: 'en',
    ...changes,
  }
}

function facebookPost(hours: number, changes: Partial<FacebookPost>): FacebookPost {
  return {
    id: `900100_${Math.round(hours * 10)}`,
    pageId: '900100',
    visitor: null,
    message: null,
    publishedAt: hoursAgo(hours),
    media: null,
    reactions: 1,
    comments: 0,
    shares: null,
    ...changes,
  }
}

function medium(hours: number, changes: Partial<InstagramMedia>): InstagramMedia {
  return {
    id: `1800000000000${hours}`,
    account: null,
    caption: '',
    publishedAt: hoursAgo(hours),
    kind: 'IMAGE',
    code: `Code${hours}`,
    likes: 1,
    comments: 0,
    views: null,
    ...changes,
  }
}
