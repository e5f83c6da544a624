import { audienceOf, authorOf, daysBefore, newestFirst, scheduled, themes } from './build-parts.ts'
import type { RedditComment } from './comment-types.ts'
import type { RedditPost, RedditWorld } from './dataset.ts'
import { codeOf, hashOf } from './random.ts'
import { officialComments, officialPosts } from './texts/brands.ts'
import { people, subreddits } from './texts/people.ts'

const HOUR_MS = 3_600_000
const base36 = '0123456789abcdefghijklmnopqrstuvwxyz'
const official = 'FernlightOfficial'

/** Discussions of all themes, the company's own posts and the odd cases a collector must survive. */
export function buildReddit(anchor: Date): RedditWorld {
  const told = themes.flatMap((theme) =>
    scheduled(theme.reddit ?? [], ([, title]) => title, theme.timing, anchor).map(({ text, publishedAt }) => {
      const [subreddit, title, body] = text
      return postOf({ subreddit, title, body, author: authorOf(title, theme), publishedAt }, anchor)
    }),
  )
  const own = officialPosts.map(([age, title, body]) => {
    const publishedAt = daysBefore(anchor, age)
    const draft = { subreddit: `u_${official}`, title, body, author: official, publishedAt }
    return { ...postOf(draft, anchor), editedAt: new Date(publishedAt.getTime() + 2 * HOUR_MS) }
  })
  const posts = newestFirst([...told, ...own, ...crossposts(told, anchor), ...oddities(anchor)])
  return {
    subreddits: [
      ...subreddits.map(([name, subscribers]) => ({ name, subscribers, access: 'public' as const })),
      { name: 'SunbarInsiders', subscribers: 310, access: 'private' },
      { name: 'growlightdeals', subscribers: 0, access: 'banned' },
      { name: 'lampconspiracy', subscribers: 44, access: 'quarantined' },
      { name: 'growlounge', subscribers: 9, access: 'gold_only' },
      { name: 'lampleaks', subscribers: 120, access: 'withheld' },
    ],
    posts,
    comments: commentsOf(told),
  }
}

interface Draft {
  readonly subreddit: string
  readonly title: string
  readonly body: string
  readonly author: string | null
  readonly publishedAt: Date
}

function postOf(draft: Draft, anchor: Date): RedditPost {
  const isLink = /^https?:\/\/\S+$/.test(draft.body)
  const audience = audienceOf(draft.title, draft.publishedAt, anchor)
  return {
    id: `1y${codeOf(`reddit ${draft.subreddit} ${draft.title}`, 5, base36)}`,
    title: draft.title,
    body: isLink ? '' : draft.body,
    author: draft.author,
    subreddit: draft.subreddit,
    publishedAt: draft.publishedAt,
    editedAt: null,
    score: audience.count(24),
    upvoteRatio: Math.round((0.62 + 0.37 * audience.chance()) * 100) / 100,
    comments: audience.count(11),
    crossposts: audience.chance() < 0.06 ? 1 : 0,
    removedBy: null,
    stickied: false,
    adult: false,
    promoted: false,
    link: isLink ? draft.body : null,
    crosspostOf: null,
  }
}

/** Some discussions are crossposted to another subreddit a few hours later. */
function crossposts(posts: readonly RedditPost[], anchor: Date): RedditPost[] {
  return posts
    .filter((post) => post.crossposts > 0)
    .map((post) => {
      const author = people[hashOf(`crosspost ${post.id}`) % people.length] ?? null
      const subreddit = post.subreddit === 'IndoorGarden' ? 'shelfplants' : 'IndoorGarden'
      const publishedAt = new Date(post.publishedAt.getTime() + 5 * HOUR_MS)
      const copy = postOf({ subreddit, title: post.title, body: '', author, publishedAt }, anchor)
      const link = `https://www.reddit.com/r/${post.subreddit}/comments/${post.id}/`
      return { ...copy, crosspostOf: post.id, link, crossposts: 0 }
    })
}

function oddities(anchor: Date): RedditPost[] {
  const draft = (hours: number, subreddit: string, title: string, body: string): RedditPost => {
    const publishedAt = daysBefore(anchor, hours / 24)
    const author = people[hashOf(`author ${title}`) % people.length] ?? null
    return postOf({ subreddit, title, body, author, publishedAt }, anchor)
  }
  const thread = 'Ask anything about grow lights here. Please read the wiki first.'
  return [
    {
      ...draft(700, 'IndoorGarden', 'Weekly questions thread', thread),
      stickied: true,
      author: 'AutoModerator',
    },
    {
      ...draft(650, 'fernlight', 'Welcome! Read this before you post', thread),
      stickied: true,
      author: 'AutoModerator',
    },
    {
      ...draft(40, 'IndoorGarden', 'Is the Fernlight sale real?', 'Looks like a fake shop.'),
      removedBy: 'moderator',
    },
    {
      ...draft(75, 'fernlight', 'Pro 2 serial list of buzzing units', 'Work in progress.'),
      removedBy: 'deleted',
    },
    {
      ...draft(
        52,
        'fernlight',
        'Leaving the forum, here are my Fernlight notes',
        'If it buzzes: dim to 50, never to 30.',
      ),
      author: null,
    },
    {
      ...draft(30, 'LEDgrowers', 'Grow light tent tour (not safe for work)', 'You know which plant.'),
      adult: true,
    },
    {
      ...draft(20, 'IndoorGarden', 'Meet the grow light of tomorrow', 'https://luxgarden.example/ad'),
      promoted: true,
    },
    draft(
      28,
      'LEDgrowers',
      'Halo driver noise measured by its maker',
      'https://plantlab.example/blog/driver-noise',
    ),
    draft(100, 'IndoorGarden', 'Nine grow lights, one meter', 'https://plantlab.example/blog/nine-lamps'),
    draft(26, 'BuyItOnceClub', 'Sunbar Plus: what the subscription costs', 'https://sunbar.example/plus'),
    draft(
      1,
      'fernlight',
      'New Pro 2 just arrived, and yes, it buzzes',
      'Fernlight F2-2649, 40% is the worst.',
    ),
    {
      ...draft(14, 'LEDgrowers', 'Buzzing is a feature & you <all> whine', 'Fernlight fan here.'),
      score: -7,
      upvoteRatio: 0.21,
    },
  ]
}

/** The company's replies, an hour after the question. */
function commentsOf(posts: readonly RedditPost[]): RedditComment[] {
  const answers = officialComments.flatMap(([title, body], index) => {
    const post = posts.find((one) => one.title === title)
    if (post === undefined) return []
    const publishedAt = new Date(post.publishedAt.getTime() + HOUR_MS)
    const id = `n${codeOf(body, 6, base36)}`
    return [
      {
        id,
        body,
        author: official,
        postId: post.id,
        publishedAt,
        score: 3 + index,
        scoreHidden: index === 0,
      },
    ]
  })
  return newestFirst(answers)
}
