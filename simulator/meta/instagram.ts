import {
  hashtagsOf,
  type InstagramAccount,
  type InstagramMedia,
  instagramUrl,
  upTo,
} from '../dataset/dataset.ts'
import { digitsOf } from '../dataset/random.ts'
import { type ApiReply, type ApiRequest, type Caller, json, perKey } from '../exchange.ts'
import { offsetOf, pageToken } from '../parameters.ts'
import { announcedOnMedia } from './comment-counts.ts'
import { checkParameters, fieldsOf, graphTime, limitOf, nextUrl, select } from './fields.ts'
import type { GraphField } from './graph-fields.ts'
import { answerInstagramComments, isAboutComments, ownId } from './instagram-comments.ts'
import { mentionedComment, mentionedMedia } from './instagram-mentions.ts'
import { badParameter, type Feature, noSuchHashtag, noSuchInstagramUser, tooManyHashtags } from './replies.ts'

const DAY_MS = 86_400_000
const TAGS_PER_WEEK = 30

/** Hashtags and business discovery, both read through a professional account of ours. */
export function createInstagram() {
  const ledgerOf = perKey(() => new Map<string, number>())

  /** Tags that count against the 30 of the rolling week. Asking again does not restart the clock. */
  function spend(tagId: string, account: string, caller: Caller): void {
    const ledger = ledgerOf(`${caller.credential} ${account}`)
    forget(ledger, caller)
    if (ledger.has(tagId)) return
    if (ledger.size >= TAGS_PER_WEEK) throw tooManyHashtags()
    ledger.set(tagId, caller.now.getTime())
  }

  function answerTagSearch(request: ApiRequest, caller: Caller): ApiReply {
    checkParameters(request.query, ['user_id', 'q', 'fields'])
    const account = accountOf(request)
    const q = request.query.get('q') ?? ''
    if (!/^[\p{L}\p{M}\p{N}_]+$/u.test(q) || q !== q.toLowerCase()) {
      throw badParameter('q must be a hashtag in lower case, without # and blanks')
    }
    // A tag does not go away with its posts.
    if (!tagsOf(caller).has(q) && caller.scenario.name !== 'empty') throw noSuchHashtag()
    spend(tagIdOf(q), account, caller)
    return json(200, { data: [{ id: tagIdOf(q) }] })
  }

  function answerTagMedia(request: ApiRequest, caller: Caller, tagId: string, edge: string): ApiReply {
    const { query } = request
    checkParameters(query, ['user_id', 'fields', 'limit', 'after'])
    const account = accountOf(request)
    const fields = fieldsOf(query, ['id'])
    const limit = limitOf(query, { max: 50, fallback: 25 })
    const tag = [...tagsOf(caller)].find((one) => tagIdOf(one) === tagId)
    if (tag === undefined && caller.scenario.name !== 'empty') throw noSuchHashtag()
    spend(tagId, account, caller)
    const tagged = mediaOf(caller).filter((one) => tag !== undefined && hashtagsOf(one).includes(tag))
    const found =
      edge === 'recent_media'
        ? tagged.filter((one) => caller.now.getTime() - one.publishedAt.getTime() < DAY_MS)
        : tagged.toSorted((one, other) => (other.likes ?? 0) - (one.likes ?? 0))
    const after = query.get('after')
    const start = after === null ? 0 : offsetOf(tagId, after)
    if (start === null) throw badParameter('Invalid cursor')
    const shown = found.slice(start, start + limit)
    if (shown.length === 0) return json(200, { data: [] })
    const cursor = pageToken(tagId, start + shown.length)
    const more = start + shown.length < found.length
    return json(200, {
      data: shown.map((one) => select(hashtagValues(one, caller), fields, 'Media')),
      paging: { cursors: { after: cursor }, ...(more ? { next: nextUrl(request, cursor) } : {}) },
    })
  }

  function answerLedger(request: ApiRequest, caller: Caller, account: string): ApiReply {
    checkParameters(request.query, ['limit', 'fields', 'after'])
    const limit = limitOf(request.query, { max: 30, fallback: 25 })
    const ledger = ledgerOf(`${caller.credential} ${account}`)
    forget(ledger, caller)
    const ids = [...ledger.keys()].slice(0, limit)
    return json(200, { data: ids.map((id) => ({ id })) })
  }

  const tagMedia = /^\/(\d+)\/(recent_media|top_media)$/
  return {
    /** The Instagram object that the path names; null for Facebook's. */
    featureOf({ path, query }: ApiRequest, caller: Caller): Feature | null {
      if (caller.dataset.facebook.pages.some((page) => path.startsWith(`/${page.id}/`))) return null
      const [, object = '', edge] = path.split('/')
      if (object === 'ig_hashtag_search' || tagMedia.test(path)) return 'hashtags'
      if (isAboutComments(path)) return 'comments'
      if (!ownId.test(object)) return null
      if (/\bmentioned_/.test(query.get('fields') ?? '')) return 'comments'
      return edge === 'recently_searched_hashtags' ? 'hashtags' : 'discovery'
    },
    answer(request: ApiRequest, caller: Caller): ApiReply {
      if (request.path === '/ig_hashtag_search') return answerTagSearch(request, caller)
      if (isAboutComments(request.path)) return answerInstagramComments(request, caller)
      const media = tagMedia.exec(request.path)
      if (media !== null) return answerTagMedia(request, caller, media[1] ?? '', media[2] ?? '')
      const [, account = '', edge] = request.path.split('/')
      if (edge === 'recently_searched_hashtags') return answerLedger(request, caller, account)
      if (edge === undefined) return answerOwnAccount(request, caller, account)
      throw badParameter(`Tried accessing nonexisting field (${request.path}) on node type (IGUser)`)
    },
  }
}

function forget(ledger: Map<string, number>, caller: Caller): void {
  for (const [id, time] of ledger) if (caller.now.getTime() - time >= 7 * DAY_MS) ledger.delete(id)
}

function accountOf(request: ApiRequest): string {
  const id = request.query.get('user_id') ?? ''
  if (!ownId.test(id)) throw badParameter('user_id must be our own Instagram account')
  return id
}

/** `/{our id}?fields=business_discovery.username(x){…}` */
function answerOwnAccount(request: ApiRequest, caller: Caller, id: string): ApiReply {
  checkParameters(request.query, ['fields'])
  const fields = fieldsOf(request.query, ['id'])
  const answered = (name: string, answer: (field: GraphField, caller: Caller) => unknown) => {
    const field = fields.find((one) => one.name === name)
    return field === undefined ? undefined : answer(field, caller)
  }
  const values = {
    business_discovery: answered('business_discovery', discover),
    mentioned_comment: answered('mentioned_comment', mentionedComment),
    mentioned_media: answered('mentioned_media', mentionedMedia),
    username: 'simulated_operator',
    id,
  }
  return json(200, select(values, fields, 'IGUser'))
}

function discover(field: GraphField, caller: Caller): Record<string, unknown> {
  const username = field.modifiers.get('username')
  if (username === undefined) throw badParameter('business_discovery needs .username(…)')
  const account = caller.dataset.instagram.accounts.find((one) => one.username === username.toLowerCase())
  if (account === undefined) throw noSuchInstagramUser(username)
  const media = mediaOf(caller)
    .filter((one) => one.account === account.username)
    .toSorted((one, other) => Number(other.pinned ?? false) - Number(one.pinned ?? false))
  const wanted = field.fields.find((one) => one.name === 'media')
  const values = {
    username: account.username,
    name: account.name,
    followers_count: account.followers,
    media_count: media.length,
    media: wanted === undefined ? undefined : discoveredMedia(wanted, account, media, caller),
    biography: undefined,
    website: undefined,
    id: account.id,
  }
  return select(values, field.fields, 'IGUser')
}

/** Pages through the braces: there is a cursor and never a `next`. */
function discoveredMedia(
  field: GraphField,
  account: InstagramAccount,
  media: readonly InstagramMedia[],
  caller: Caller,
) {
  const limit = Number(field.modifiers.get('limit') ?? 25)
  if (!Number.isInteger(limit) || limit < 1 || limit > 100) throw badParameter('media.limit must be 1 to 100')
  const after = field.modifiers.get('after')
  const start = after === undefined ? 0 : offsetOf(account.id, after)
  if (start === null) throw badParameter('Invalid cursor')
  const shown = media.slice(start, start + limit)
  const end = start + shown.length
  const cursors = {
    ...(start > 0 ? { before: pageToken(account.id, start) } : {}),
    ...(end < media.length ? { after: pageToken(account.id, end) } : {}),
  }
  return {
    data: shown.map((one) =>
      select({ ...mediaValues(one, caller), ...discoveredValues(one, account) }, field.fields, 'Media'),
    ),
    ...(Object.keys(cursors).length === 0 ? {} : { paging: { cursors } }),
  }
}

function discoveredValues(media: InstagramMedia, account: InstagramAccount) {
  return {
    media_product_type: media.kind === 'VIDEO' ? 'REELS' : 'FEED',
    view_count: media.views ?? undefined,
    username: account.username,
  }
}

/** Absent: a hidden like count, an empty caption. There is no author. */
function mediaValues(media: InstagramMedia, caller: Caller) {
  return {
    id: media.id,
    caption: media.caption ?? undefined,
    comments_count: announcedOnMedia(media, caller),
    like_count: media.likes ?? undefined,
    media_type: media.kind,
    media_url:
      media.kind === 'CAROUSEL_ALBUM' || media.likes === null
        ? undefined
        : `https://scontent.cdninstagram.com/v/${media.code}.jpg`,
    permalink: instagramUrl(media),
    timestamp: graphTime(media.publishedAt),
  }
}

function hashtagValues(media: InstagramMedia, caller: Caller) {
  const children = { data: [1, 2].map((index) => ({ id: digitsOf(`${media.id} ${index}`, 17) })) }
  // Media that business discovery shows too have another id there.
  const id = media.account === null ? media.id : `179${digitsOf(`tagged ${media.id}`, 14)}`
  return {
    ...mediaValues(media, caller),
    id,
    children: media.kind === 'CAROUSEL_ALBUM' ? children : undefined,
  }
}

function mediaOf(caller: Caller): InstagramMedia[] {
  return upTo(caller.dataset.instagram.media, caller.now)
}

/** Every tag that anybody has used. */
function tagsOf(caller: Caller): ReadonlySet<string> {
  return new Set(mediaOf(caller).flatMap(hashtagsOf))
}

/** Ids of hashtags are global and never change. */
export function tagIdOf(tag: string): string {
  return `178${digitsOf(`#${tag}`, 14)}`
}
