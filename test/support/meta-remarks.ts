import type { FacebookComment, InstagramComment } from '../../simulator/dataset/comment-types.ts'

type Dated = Pick<FacebookComment, 'id' | 'publishedAt'>
type Placed<Comment extends Dated, Place extends keyof Comment> = Partial<Comment> &
  Pick<Comment, keyof Dated | Place>

/** A comment of a numbered person on the simulator's Facebook; what a test cares about, it gives. */
export function facebookRemark(number: number, comment: Placed<FacebookComment, 'postId'>): FacebookComment {
  return {
    parentId: null,
    author: { id: `7${number}`, name: `Person ${number}` },
    message: `Remark ${number}`,
    editedTo: null,
    removedAt: null,
    hidden: false,
    isPrivate: false,
    likes: 0,
    ...comment,
  }
}

/** The same on the simulator's Instagram. */
export function instagramRemark(
  number: number,
  comment: Placed<InstagramComment, 'mediaId'>,
): InstagramComment {
  return {
    parentId: null,
    username: `person_${number}`,
    text: `Remark ${number}`,
    removedAt: null,
    hidden: false,
    restricted: false,
    likes: 0,
    ...comment,
  }
}
