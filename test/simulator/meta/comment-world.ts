import type { FacebookComment, InstagramComment } from '../../../simulator/dataset/comment-types.ts'
import type { Dataset } from '../../../simulator/dataset/dataset.ts'
import { facebookRemark, instagramRemark } from '../../support/meta-remarks.ts'
import { noon } from '../support.ts'

export const ownPage = '900100000000001'
export const strangersPage = '900100000000002'
export const ownPost = `${ownPage}_9000000000000001`
export const strangersPost = `${strangersPage}_9000000000000002`
export const ownMedia = '18000000000000001'
export const strangersMedia = '18000000000000002'

export function hoursAgo(hours: number): Date {
  return new Date(noon.getTime() - hours * 3_600_000)
}

/** The id of a comment beneath the post that the own Page wrote. */
export function idOf(number: number, post = ownPost): string {
  return `${post.split('_')[1]}_700000000000${String(number).padStart(3, '0')}`
}

export function facebookComment(
  hours: number,
  number: number,
  { postId = ownPost, ...changes }: Partial<FacebookComment> = {},
): FacebookComment {
  const place = { id: idOf(number, postId), postId, publishedAt: hoursAgo(hours) }
  return facebookRemark(number, { ...place, ...changes })
}

export function instagramComment(
  hours: number,
  number: number,
  changes: Partial<InstagramComment> = {},
): InstagramComment {
  const id = `18100000000000${String(number).padStart(3, '0')}`
  return instagramRemark(number, { id, mediaId: ownMedia, publishedAt: hoursAgo(hours), ...changes })
}

interface Voices {
  readonly facebook?: Partial<Dataset['facebook']>
  readonly instagram?: Partial<Dataset['instagram']>
}

/** Our Page and account and a stranger's, with one post and one medium each; the other platforms hold nothing. */
export function metaWorld({ facebook = {}, instagram = {} }: Voices): Dataset {
  const page = (id: string, username: string) => ({ id, username, name: username, followers: 1 })
  const post = (id: string, pageId: string) => ({
    id,
    pageId,
    visitor: null,
    message: 'A post',
    publishedAt: hoursAgo(100),
    media: null,
    reactions: 1,
    comments: 20,
    shares: null,
  })
  const medium = (id: string, account: string) => ({
    id,
    account,
    caption: 'A medium',
    publishedAt: hoursAgo(100),
    kind: 'IMAGE' as const,
    code: `code${id.slice(-2)}`,
    likes: 1,
    comments: 20,
    views: null,
  })
  return {
    anchor: noon,
    reddit: { subreddits: [], posts: [], comments: [] },
    x: { accounts: [], posts: [] },
    youtube: { channels: [], videos: [] },
    facebook: {
      pages: [{ ...page(ownPage, 'lamps'), owned: true }, page(strangersPage, 'others')],
      posts: [post(ownPost, ownPage), post(strangersPost, strangersPage)],
      ...facebook,
    },
    instagram: {
      accounts: [{ ...page('17840000000000001', 'lamps'), owned: true }, page('17840000000000002', 'others')],
      media: [medium(ownMedia, 'lamps'), medium(strangersMedia, 'others')],
      ...instagram,
    },
  }
}
