import type { CollectorError, CollectRequest } from '../collector.ts'
import { pathSegments, urlsOn } from '../competitor-urls.ts'
import { type Query, queryProblem } from '../query-run.ts'
import { readWordEntry } from '../word-entry.ts'

export interface PageQuery extends Query {
  readonly platform: 'facebook'
  /** Vanity name or id. */
  readonly page: string
}

export interface AccountQuery extends Query {
  readonly platform: 'instagram'
  readonly kind: 'account'
  readonly username: string
}

export interface HashtagQuery extends Query {
  readonly platform: 'instagram'
  readonly kind: 'hashtag'
  readonly tag: string
  /** The words that this tag stands for. */
  readonly words: readonly string[]
}

export type InstagramQuery = AccountQuery | HashtagQuery

export interface MetaPlan {
  readonly facebook: readonly PageQuery[]
  readonly instagram: readonly InstagramQuery[]
  /** Hashtags over the scan's budget, and words that make none. */
  readonly left: readonly { readonly query: Query; readonly note: string }[]
  readonly problems: readonly CollectorError[]
}

/** Instagram lets an account ask for 30 tags in 7 days; asking again is free, so the first ones stay the same. */
const MAX_HASHTAGS = 10
const MAX_TOKENS = 3

/** Facebook has no search by words: it is asked for configured Pages only, and nothing here pretends otherwise. */
export function planMeta(request: Pick<CollectRequest, 'words' | 'handles' | 'competitorUrls'>): MetaPlan {
  const problems: CollectorError[] = []
  const read = (
    platform: 'facebook' | 'instagram',
    parse: (text: string) => string | undefined,
  ): readonly string[] => {
    const urls = urlsOn(platform, request.competitorUrls).map((url) => url.href)
    const names = [...(request.handles[platform] ?? []), ...urls].flatMap((text) => {
      const name = parse(text)
      if (name === undefined) {
        problems.push(
          queryProblem('unreadable_handle', `"${text}" names no ${serviceNames[platform]} account.`),
        )
      }
      return name === undefined ? [] : [name]
    })
    return [...new Map(names.map((name) => [name.toLowerCase(), name])).values()]
  }
  const facebook = read('facebook', parseFacebookPage).map(
    (page): PageQuery => ({ platform: 'facebook', label: `posts of the page ${page}`, page }),
  )
  const accounts = read('instagram', parseInstagramName).map(
    (username): AccountQuery => ({
      platform: 'instagram',
      kind: 'account',
      label: `posts by ${username}`,
      username,
    }),
  )
  const { hashtags, without } = planHashtags(request.words)
  return {
    facebook,
    instagram: [...accounts, ...hashtags.slice(0, MAX_HASHTAGS)],
    left: [
      ...hashtags
        .slice(MAX_HASHTAGS)
        .map((query) => ({ query, note: `Over the budget of ${MAX_HASHTAGS} hashtags a scan.` })),
      ...without.map((word) => ({
        query: { platform: 'instagram' as const, label: word },
        note: 'Makes no hashtag; Instagram can be searched by hashtags only.',
      })),
    ],
    problems,
  }
}

const serviceNames = { facebook: 'Facebook', instagram: 'Instagram' } as const

/** A page's name or id, `@name`, or a link to the page in any of Facebook's forms; undefined for anything else. */
export function parseFacebookPage(text: string): string | undefined {
  const [url] = urlsOn('facebook', [text.trim()])
  if (url === undefined) return pageName(text.trim().replace(/^@/, ''))
  const [first = '', second = '', third = ''] = pathSegments(url)
  if (first === 'profile.php') return pageName(url.searchParams.get('id') ?? '')
  if (first === 'pages' || first === 'pg') return pageName(third === '' ? second : third)
  // facebook.com/p/Some-Name-100064 ends with the id.
  if (first === 'p') return pageName(/(\d{5,})$/.exec(second)?.[1] ?? '')
  return ['groups', 'events', 'watch', 'sharer', 'share', 'story.php'].includes(first)
    ? undefined
    : pageName(first)
}

function pageName(text: string): string | undefined {
  return /^[\w.-]{2,75}$/.test(text) ? text : undefined
}

/** `name`, `@name` or a link to the account; undefined for anything else. */
export function parseInstagramName(text: string): string | undefined {
  const [url] = urlsOn('instagram', [text.trim()])
  const name = url === undefined ? text.trim().replace(/^@/, '') : (pathSegments(url)[0] ?? '')
  return /^[\w.]{1,30}$/.test(name) && !['p', 'reel', 'reels', 'explore', 'stories'].includes(name)
    ? name.toLowerCase()
    : undefined
}

/** One query for each different tag, in the order of the words; `without` are the words that make no tag. */
function planHashtags(words: readonly string[]): {
  readonly hashtags: readonly HashtagQuery[]
  readonly without: readonly string[]
} {
  const byTag = new Map<string, string[]>()
  const without: string[] = []
  for (const { word } of words.map(readWordEntry)) {
    const tag = toHashtag(word)
    if (tag === undefined) without.push(word)
    else byTag.set(tag, [...(byTag.get(tag) ?? []), word])
  }
  const hashtags = [...byTag].map(
    ([tag, meant]): HashtagQuery => ({
      platform: 'instagram',
      kind: 'hashtag',
      label: `#${tag}`,
      tag,
      words: meant,
    }),
  )
  return { hashtags, without }
}

/**
 * The word as people tag it: lower case, without spaces, signs and emoji. Undefined for what nobody would tag:
 * more than three tokens, digits alone, an @mention.
 */
export function toHashtag(word: string): string | undefined {
  const text = word.normalize('NFKC').toLowerCase().trim()
  const tokens = text.split(/[^\p{L}\p{N}\p{M}_]+/u).filter((token) => token !== '')
  const tag = tokens.join('')
  if (text.startsWith('@') || tokens.length > MAX_TOKENS || !/\p{L}/u.test(tag)) return undefined
  return tag
}
