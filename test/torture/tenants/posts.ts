import type { Random } from '../../../src/cli/bench/citations/random.ts'
import { SYLLABLES } from '../../trends/posts.ts'

/** What a workspace's texts, ids and addresses are told apart by. */
export interface Names {
  /** In every text of this workspace, and in no request. */
  readonly secret: string
  /** In every id and address that others do send. */
  readonly token: string
}

/** Words that the posts of all workspaces share. */
export const openWords = 'the grow light hums all night'

export const drawNames = (random: Random): Names => ({
  secret: `zqs${letters(random)}`,
  token: `zqt${letters(random)}`,
})

const letters = (random: Random): string =>
  Array.from({ length: 8 }, () => String.fromCharCode(97 + random.below(26))).join('')

const TOPIC_POSTS = 12
const DISCUSSION_POSTS = 20
const OWN_WORDS = 6

/**
 * Invented words that only this post holds, of whatever workspace: however the names are drawn, no two posts say so much the
 * same that one counts as the other's copy.
 */
function ownWords(post: number): string[] {
  const [first, second] = [SYLLABLES[post % SYLLABLES.length], SYLLABLES[Math.floor(post / SYLLABLES.length)]]
  return SYLLABLES.slice(0, OWN_WORDS).map((third) => `${third}${second}${first}`)
}

/** Drafts of a topic of twelve authors, a discussion, and one post that has the same id in every workspace. */
export function postsOf({ secret, token }: Names) {
  const ago = (hours: number) => new Date(Date.now() - hours * 3_600_000)
  const common = { authorHandle: `author${token}`, matchedTerms: ['grow light'] }
  const topic = Array.from({ length: TOPIC_POSTS }, (_, index) => ({
    ...common,
    id: `${token}-topic-${index}`,
    platform: index % 2 === 0 ? ('reddit' as const) : ('x' as const),
    authorHandle: `author${token}${index}`,
    text: `${secret}glow ${secret}beam ${openWords} ${ownWords(index).join(' ')}`,
    url: `https://example.com/${token}/topic/${index}`,
    publishedAt: ago(7 * (index + 1)),
  }))
  const discussion = Array.from({ length: DISCUSSION_POSTS }, (_, index) => ({
    ...common,
    id: `${token}-talk-${index}`,
    text: `${secret} what is this? ${ownWords(TOPIC_POSTS + index).join(' ')}`,
    url: `https://example.com/${token}/talk/${index}`,
    publishedAt: ago(90 + index),
    threadId: `${token}-thread`,
    ...(index === 0 ? {} : { kind: 'comment' as const, context: `${secret} said before` }),
  }))
  const shared = {
    ...common,
    id: 'shared-by-all',
    text: `${secret} is what everybody says`,
    url: 'https://example.com/shared-by-all',
    publishedAt: ago(100),
  }
  return [...topic, ...discussion, shared]
}
