import { credentials } from '../../../simulator/credentials.ts'
import type { FacebookComment, InstagramComment } from '../../../simulator/dataset/comment-types.ts'
import type { Dataset, FacebookPost, InstagramMedia } from '../../../simulator/dataset/dataset.ts'
import { facebookRemark, instagramRemark } from '../../support/meta-remarks.ts'
import { buildSmallWorld } from '../small-world.ts'
import { NOW } from '../support.ts'

export const own = '900100'
export const foreign = '900200'
export const hoursAgo = (hours: number) => new Date(NOW.getTime() - hours * 3_600_000)

interface Counts {
  readonly [postId: string]: number | null
}

/** A Page and an account of ours, a stranger's Page, and posts with these announced numbers of comments. */
export function worldOf({
  posts = {},
  media = {},
  comments = [],
  mediaComments = [],
}: {
  posts?: Counts
  media?: Counts
  comments?: FacebookComment[]
  mediaComments?: InstagramComment[]
}): Dataset {
  const small = buildSmallWorld()
  const page = (id: string, username: string, name: string) => ({ id, username, name, followers: 1 })
  const facebookPosts = Object.entries(posts).map(
    ([id, count]): FacebookPost => ({
      id,
      pageId: id.split('_')[0] ?? '',
      visitor: null,
      message: `News ${id}`,
      publishedAt: hoursAgo(100),
      media: null,
      reactions: 1,
      comments: count,
      shares: null,
    }),
  )
  const ownMedia = Object.entries(media).map(
    ([id, count]): InstagramMedia => ({
      id,
      account: 'fernlight',
      caption: `Fernlight ${id}`,
      publishedAt: hoursAgo(100),
      kind: 'IMAGE',
      code: `code${id.slice(-3)}`,
      likes: 1,
      comments: count ?? 0,
      views: null,
    }),
  )
  return {
    ...small,
    facebook: {
      pages: [
        { ...page(own, 'fernlight', 'Fernlight Lamps'), owned: true },
        page(foreign, 'sunbar', 'Sunbar'),
      ],
      posts: facebookPosts,
      comments: comments.toSorted((one, other) => other.publishedAt.getTime() - one.publishedAt.getTime()),
      tags: [],
      ratings: [],
    },
    instagram: {
      accounts: [
        {
          id: credentials.meta.igUserId,
          username: 'fernlight',
          name: 'Fernlight',
          followers: 1,
          owned: true,
        },
        { id: '17841400000000778', username: 'busy', name: 'Busy', followers: 1 },
      ],
      media: [...ownMedia, ...small.instagram.media.filter(({ account }) => account === 'busy').slice(0, 2)],
      comments: mediaComments.toSorted(
        (one, other) => other.publishedAt.getTime() - one.publishedAt.getTime(),
      ),
      tags: [],
    },
  }
}

export function said(hours: number, number: number, changes: Partial<FacebookComment> = {}): FacebookComment {
  const place = { id: `1_7000${number}`, postId: `${own}_1`, publishedAt: hoursAgo(hours) }
  return facebookRemark(number, { ...place, likes: number % 7, ...changes })
}

export const medium = '18000000000000001'
export function saidBelowMedium(
  hours: number,
  number: number,
  changes: Partial<InstagramComment> = {},
): InstagramComment {
  const id = `181${String(number).padStart(14, '0')}`
  return instagramRemark(number, { id, mediaId: medium, publishedAt: hoursAgo(hours), ...changes })
}

export const facebook = {
  words: ['fernlight'],
  handles: { facebook: ['fernlight', 'sunbar'] },
  competitorUrls: ['https://www.facebook.com/sunbar'],
}
export const instagram = { words: [], handles: { instagram: ['fernlight'] }, competitorUrls: [] }
