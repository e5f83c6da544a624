import type { RedditPost } from '../dataset/dataset.ts'
import { parseQuery, QueryError, type Searchable } from '../query.ts'
import { badRequest } from './replies.ts'

const searchFields = ['author', 'subreddit', 'title', 'selftext', 'site', 'url', 'flair', 'self', 'nsfw']

/** What `q` asks for, as a test of posts. The feeds search by it too. */
export function redditSearch(q: string): (post: RedditPost) => boolean {
  const matches = parsed(q)
  return (post) => matches(searchable(post))
}

function parsed(q: string) {
  try {
    return parseQuery(q, { or: 'OR', fields: new Set(searchFields), stems: true, strict: false })
  } catch (error) {
    if (error instanceof QueryError) throw badRequest(`q: ${error.message}`)
    throw error
  }
}

function searchable(post: RedditPost): Searchable {
  return {
    text: `${post.title}\n${post.body}`,
    field(name, value) {
      if (name === 'author') return post.author !== null && sameName(post.author, value)
      if (name === 'subreddit') return sameName(post.subreddit, value)
      if (name === 'title') return post.title.toLowerCase().includes(value.toLowerCase())
      if (name === 'selftext') return post.body.toLowerCase().includes(value.toLowerCase())
      if (name === 'site') return linksTo(post, value)
      if (name === 'url') return (post.link ?? '').includes(value)
      if (name === 'self') return (post.link === null) === ['yes', '1', 'true'].includes(value)
      if (name === 'nsfw') return post.adult === ['yes', '1', 'true'].includes(value)
      return false
    },
  }
}

export function linksTo(post: RedditPost, domain: string): boolean {
  if (post.link === null) return false
  const host = new URL(post.link).hostname
  return host === domain.toLowerCase() || host.endsWith(`.${domain.toLowerCase()}`)
}

export function sameName(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase()
}
