import { audienceOf, authorOf, daysBefore, newestFirst, scheduled, themes } from './build-parts.ts'
import { buildXVoices, xIdOf } from './build-x-voices.ts'
import type { XAccount, XPost, XWorld } from './dataset.ts'
import { digitsOf, hashOf, randomOf } from './random.ts'
import { spam } from './texts/background.ts'
import { brands } from './texts/brands.ts'
import { people, protectedPerson, reshareOpeners, suspendedPerson } from './texts/people.ts'

const HOUR_MS = 3_600_000

/** Short posts of all themes, the brands' own, answers to them, quotes and pure reposts. */
export function buildX(anchor: Date): XWorld {
  const own = brands.flatMap((brand) =>
    brand.onX.map(([age, text]) => {
      const publishedAt = daysBefore(anchor, age)
      return postOf({ text, publishedAt, author: brand.x, language: 'en', reference: null }, anchor)
    }),
  )
  const told = themes.flatMap((theme) =>
    scheduled(theme.x ?? [], (text) => text, theme.timing, anchor).map(({ text, publishedAt }) => {
      const author = authorOf(text, theme).slice(0, 15)
      const language = theme.language ?? 'en'
      return postOf(
        { text, publishedAt, author, language, reference: answered(text, publishedAt, own) },
        anchor,
      )
    }),
  )
  const repeated = [...quotesOf(told, anchor), ...repostsOf(told, anchor)]
  const posts = newestFirst([...own, ...told, ...repeated, ...oddities(anchor)])
  return { accounts: accountsOf(), posts, voices: buildXVoices(posts, anchor) }
}

interface Draft {
  readonly text: string
  readonly publishedAt: Date
  readonly author: string
  readonly language: string
  readonly reference: XPost['reference']
}

function postOf(draft: Draft, anchor: Date): XPost {
  const audience = audienceOf(draft.text, draft.publishedAt, anchor)
  const isRepost = draft.reference?.type === 'retweeted'
  return {
    id: xIdOf(draft.publishedAt, draft.text),
    ...draft,
    likes: isRepost ? 0 : audience.count(18),
    reposts: audience.count(2.5),
    replies: audience.count(2),
    quotes: audience.count(0.6),
    bookmarks: audience.count(2),
    views: isRepost ? 0 : audience.count(1400),
    metricsMissing: false,
  }
}

/** A text that begins with a brand's name replies to the brand's previous post. */
function answered(text: string, publishedAt: Date, brandPosts: readonly XPost[]): XPost['reference'] {
  const name = /^@(\w+)/.exec(text)?.[1]
  const target = newestFirst(brandPosts).find(
    (post) => post.author === name && post.publishedAt < publishedAt,
  )
  return target === undefined ? null : { type: 'replied_to', id: target.id }
}

/** Near-duplicates: every tenth post is quoted in full by somebody a few hours later. */
function quotesOf(posts: readonly XPost[], anchor: Date): XPost[] {
  const copied = posts.filter((post) => hashOf(`quoted ${post.text}`) % 10 === 0 && !isSpam(post))
  return copied.map((post) => {
    const random = randomOf(`quote ${post.text}`)
    const opener = reshareOpeners[Math.floor(random() * reshareOpeners.length)] ?? ''
    const author = (people[Math.floor(random() * people.length)] ?? '').slice(0, 15)
    const publishedAt = new Date(post.publishedAt.getTime() + Math.ceil(random() * 20) * HOUR_MS)
    const draft = { text: `${opener}${post.text}`, publishedAt, author, language: post.language }
    return postOf({ ...draft, reference: { type: 'quoted', id: post.id } }, anchor)
  })
}

/** Pure reposts are only in timelines. */
function repostsOf(posts: readonly XPost[], anchor: Date): XPost[] {
  const repeated = posts.filter((post) => hashOf(`reposted ${post.text}`) % 25 === 0 && !isSpam(post))
  return repeated.map((post, index) => {
    const text = `RT @${post.author}: ${post.text}`
    const author = brands[index % brands.length]?.x ?? ''
    const publishedAt = new Date(post.publishedAt.getTime() + 3 * HOUR_MS)
    const reference = { type: 'retweeted', id: post.id } as const
    return postOf({ text, publishedAt, author, language: post.language, reference }, anchor)
  })
}

/** A deleted author, a protected one, and a post whose counts X cannot load. */
function oddities(anchor: Date): XPost[] {
  const draft = (hours: number, author: string, text: string): XPost => {
    const publishedAt = daysBefore(anchor, hours / 24)
    return postOf({ text, publishedAt, author, language: 'en', reference: null }, anchor)
  }
  return [
    draft(31, suspendedPerson, 'Selling three buzzing Fernlight Pro 2, earplugs included'),
    draft(45, protectedPerson, 'Only friends may know how much I paid for this grow light'),
    {
      ...draft(22, 'quietflat42', 'Fernlight in the hallway, door closed, finally quiet'),
      metricsMissing: true,
    },
  ]
}

function isSpam(post: XPost): boolean {
  return spam.authors?.includes(post.author) ?? false
}

function accountsOf(): XAccount[] {
  const companies = brands.map((brand, index) => ({
    ...accountOf(brand.x, brand.name, true, brand.followers),
    ...(index === 0 ? { owned: true as const } : {}),
  }))
  const persons = [...people, ...(spam.authors ?? [])].map((name) => {
    const username = name.slice(0, 15)
    const words = username.split('_').filter((word) => word !== '')
    const display = words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join(' ')
    return accountOf(username, display, false, 20 + (hashOf(name) % 3000))
  })
  return [...companies, ...persons]
}

function accountOf(username: string, name: string, verified: boolean, followers: number): XAccount {
  const state =
    username === protectedPerson ? 'protected' : username === suspendedPerson ? 'suspended' : 'public'
  const createdAt = new Date(Date.UTC(2012 + (hashOf(username) % 11), hashOf(name) % 12, 14, 9))
  return { id: `1${digitsOf(`x ${username}`, 18)}`, username, name, verified, state, followers, createdAt }
}
