import type { XAccount, XPost, XWorld } from '../dataset/dataset.ts'
import { codeOf } from '../dataset/random.ts'
import { escapeHtml } from '../parameters.ts'
import { notFound } from './replies.ts'
import { answeredBy, carriedLength, conversationOf, shownText } from './threads.ts'

/** X has two vocabularies and answers in that of the request. */
export type Vocabulary = 'tweet' | 'post'

export const postFields = [
  'article',
  'attachments',
  'author_id',
  'context_annotations',
  'conversation_id',
  'created_at',
  'display_text_range',
  'edit_controls',
  'edit_history_tweet_ids',
  'entities',
  'geo',
  'id',
  'in_reply_to_user_id',
  'lang',
  'note_tweet',
  'possibly_sensitive',
  'public_metrics',
  'referenced_tweets',
  'reply_settings',
  'source',
  'text',
  'withheld',
]
export const postFieldsNew = postFields
  .map((field) =>
    field.replace('note_tweet', 'note_post').replace('_tweets', '_posts').replace('_tweet_', '_post_'),
  )
  .concat('username')
export const userFields = [
  'created_at',
  'description',
  'id',
  'location',
  'name',
  'profile_image_url',
  'protected',
  'public_metrics',
  'url',
  'username',
  'verified',
  'verified_type',
  'withheld',
]

export interface Asked {
  readonly vocabulary: Vocabulary
  readonly postFields: ReadonlySet<string>
  readonly userFields: ReadonlySet<string>
  readonly expansions: ReadonlySet<string>
}

type Body = Record<string, unknown>

/**
 * `data`, `includes` and partial `errors` for these posts: only requested fields, no `data` key without a
 * post, an author that is suspended only as an error.
 */
export function answerPosts(posts: readonly XPost[], asked: Asked, world: XWorld): Body {
  const errors: object[] = []
  const data = posts.map((post) => postBody(post, asked, world, errors))
  const includes: Body = {}
  if (asked.expansions.has('author_id') && posts.length > 0) {
    const names = new Set(posts.map((post) => post.author))
    const authors = world.accounts.filter((account) => names.has(account.username))
    errors.push(...authors.filter((one) => one.state === 'suspended').map(suspendedAuthor))
    includes['users'] = authors
      .filter((one) => one.state !== 'suspended')
      .map((one) => userBody(one, asked.userFields, asked.vocabulary))
  }
  const word = asked.vocabulary
  if (asked.expansions.has(`referenced_${word}s.id`)) {
    const ids = new Set(posts.map((post) => post.reference?.id))
    const referenced = world.posts.filter((post) => ids.has(post.id))
    if (referenced.length > 0) {
      includes[`${word}s`] = referenced.map((post) => postBody(post, asked, world, []))
    }
  }
  return {
    ...(data.length === 0 ? {} : { data }),
    ...(Object.keys(includes).length === 0 ? {} : { includes }),
    ...(errors.length === 0 ? {} : { errors }),
  }
}

function postBody(post: XPost, asked: Asked, world: XWorld, errors: object[]): Body {
  const word = asked.vocabulary
  const author = world.accounts.find((account) => account.username === post.author)
  const target = world.posts.find((other) => other.id === post.reference?.id)
  const { text, entities: urls } = withShortLinks(shownText(post))
  const long = [...text].length > 280
  const wants = (field: string) => asked.postFields.has(field)
  const body: Body = { id: post.id, [`edit_history_${word}_ids`]: [post.id] }
  // The newer vocabulary has no author_id field: it comes with the expansion.
  const byExpansion = word === 'post' && asked.expansions.has('author_id')
  if (wants('author_id') || byExpansion) body['author_id'] = author?.id
  if (wants('username')) body['username'] = post.author
  if (wants('created_at')) body['created_at'] = post.publishedAt.toISOString()
  if (wants('conversation_id')) {
    body['conversation_id'] = conversationOf(post, world)
  }
  if (wants('in_reply_to_user_id') && post.reference?.type === 'replied_to') {
    const answered = answeredBy(post, world)
    body['in_reply_to_user_id'] = world.accounts.find((one) => one.username === answered)?.id
  }
  if (wants('lang')) body['lang'] = post.language
  body['text'] = escapeHtml(long ? `${[...text].slice(0, 270).join('')}… ${shortLink(post.id)}` : text)
  if (long && word === 'tweet' && wants('note_tweet')) body['note_tweet'] = { text: escapeHtml(text) }
  const mentions = mentionEntities(escapeHtml(text), world)
  if (wants('entities') && urls.length + mentions.length > 0 && !long) {
    body['entities'] = { ...(mentions.length > 0 ? { mentions } : {}), ...(urls.length > 0 ? { urls } : {}) }
  }
  if (wants('display_text_range') && !long) {
    body['display_text_range'] = [carriedLength(post), [...escapeHtml(text)].length]
  }
  if (wants('reply_settings')) body['reply_settings'] = post.replySettings ?? 'everyone'
  if (wants(`referenced_${word}s`) && post.reference !== null) {
    const quoted = post.alsoQuotes === undefined ? [] : [{ type: 'quoted', id: post.alsoQuotes }]
    body[`referenced_${word}s`] = [post.reference, ...quoted]
    if (target === undefined && post.reference.type !== 'retweeted') {
      errors.push(notFound(`referenced_${word}s.id`, post.reference.id, word))
    }
  }
  if (wants('public_metrics') && !post.metricsMissing) {
    body['public_metrics'] = {
      [word === 'tweet' ? 'retweet_count' : 'repost_count']: post.reposts,
      reply_count: post.replies,
      like_count: post.likes,
      quote_count: post.quotes,
      bookmark_count: post.bookmarks,
      impression_count: post.views,
    }
  }
  if (wants('public_metrics') && post.metricsMissing) errors.push(unloadedMetrics(post, word))
  if (wants('withheld') && post.withheld !== undefined) {
    const { copyright, countries } = post.withheld
    body['withheld'] = { copyright, country_codes: countries, scope: word }
  }
  if (wants('possibly_sensitive')) body['possibly_sensitive'] = false
  return body
}

/** The names in the escaped text; an account that X does not know has no id. */
function mentionEntities(text: string, { accounts }: XWorld): Body[] {
  return [...text.matchAll(/(?<![\w@])@(\w{1,15})/g)].map((match) => {
    const username = match[1] ?? ''
    const start = [...text.slice(0, match.index)].length
    const id = accounts.find((one) => one.username.toLowerCase() === username.toLowerCase())?.id
    return { start, end: start + username.length + 1, username, ...(id === undefined ? {} : { id }) }
  })
}

/** Links become t.co and are spelled out in `entities`. */
export function withShortLinks(text: string): { text: string; entities: Body[] } {
  const entities: Body[] = []
  let shorter = text
  for (const match of text.matchAll(/https?:\/\/\S+/g)) {
    const link = match[0]
    const start = [...escapeHtml(shorter.slice(0, shorter.indexOf(link)))].length
    const url = shortLink(link)
    shorter = shorter.replace(link, url)
    entities.push({
      start,
      end: start + url.length,
      url,
      expanded_url: link,
      display_url: link.replace(/^https?:\/\//, ''),
    })
  }
  return { text: shorter, entities }
}

function shortLink(seed: string): string {
  return `https://t.co/${codeOf(seed, 10, 'ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz23456789')}`
}

export function userBody(account: XAccount, fields: ReadonlySet<string>, vocabulary: Vocabulary): Body {
  return {
    id: account.id,
    name: account.name,
    username: account.username,
    ...(fields.has('verified') ? { verified: account.verified } : {}),
    ...(fields.has('protected') ? { protected: account.state === 'protected' } : {}),
    ...(fields.has('created_at') ? { created_at: account.createdAt.toISOString() } : {}),
    ...(fields.has('public_metrics')
      ? {
          public_metrics: {
            followers_count: account.followers,
            following_count: 210,
            [`${vocabulary}_count`]: 640,
            listed_count: 12,
            like_count: 99,
            media_count: 88,
          },
        }
      : {}),
  }
}

function suspendedAuthor(account: XAccount): Body {
  return {
    resource_type: 'user',
    resource_id: account.id,
    parameter: 'author_id',
    value: account.id,
    section: 'includes',
    title: 'Forbidden',
    detail: `User has been suspended: [${account.id}].`,
    type: 'https://api.twitter.com/2/problems/resource-not-found',
  }
}

function unloadedMetrics(post: XPost, vocabulary: Vocabulary): Body {
  return {
    resource_type: vocabulary,
    field: 'public_metrics',
    resource_id: post.id,
    section: 'data',
    title: 'Field Hydration Failure',
    detail: 'The field could not be loaded.',
    type: 'https://api.x.com/2/problems/field-hydration-failure',
  }
}
