import { daysBefore, newestFirst } from './build-parts.ts'
import type {
  FacebookComment,
  FacebookRating,
  FacebookTag,
  InstagramComment,
  InstagramMention,
  InstagramTag,
} from './comment-types.ts'
import type { FacebookPage, FacebookPost, InstagramMedia } from './dataset.ts'
import { codeOf, digitsOf, hashOf } from './random.ts'
import { editedTo, facebookComments, facebookRatings, facebookTags } from './texts/comments/facebook.ts'
import { instagramComments, instagramMentions, instagramTags } from './texts/comments/instagram.ts'
import type { ToldComment } from './texts/comments/told-comment.ts'

/** The threads beneath the Pages' and visitors' posts. */
export function buildFacebookComments(
  { pages, posts }: { readonly pages: readonly FacebookPage[]; readonly posts: readonly FacebookPost[] },
  anchor: Date,
): FacebookComment[] {
  const comments = facebookComments.flatMap(([beginning, told]) => {
    const post = found(posts, ({ message }) => message?.startsWith(beginning) ?? false, beginning)
    return told.flatMap((one) => {
      const first = facebookComment(one, post, null, pages, anchor)
      const replies = one.replies ?? []
      return [first, ...replies.map((reply) => facebookComment(reply, post, first.id, pages, anchor))]
    })
  })
  return newestFirst(comments)
}

function facebookComment(
  told: ToldComment,
  post: FacebookPost,
  parentId: string | null,
  pages: readonly FacebookPage[],
  anchor: Date,
): FacebookComment {
  const name = told.by ?? ''
  const page = pages.find((one) => one.name === name)
  const edited = editedTo.find(([beginning]) => told.text.startsWith(beginning))
  return {
    id: `${post.id.split('_')[1]}_7${digitsOf(`facebook comment ${seedOf(told)}`, 14)}`,
    postId: post.id,
    parentId,
    author: { id: page?.id ?? personIdOf(name), name },
    message: told.text,
    publishedAt: daysBefore(anchor, told.age),
    editedTo:
      told.editedAt === undefined || edited === undefined
        ? null
        : { at: daysBefore(anchor, told.editedAt), message: edited[1] },
    removedAt: timeOf(told.removedAt, anchor),
    hidden: told.hidden ?? false,
    isPrivate: told.privately ?? false,
    likes: likesOf(told),
  }
}

/** Posts of people and Pages that tag the company's Page. */
export function buildFacebookTags(page: FacebookPage, anchor: Date): FacebookTag[] {
  const tags = facebookTags.map(([age, name, isPage, message]) => {
    const author = { id: isPage ? `10${digitsOf(`page ${name}`, 13)}` : personIdOf(name), name, isPage }
    const id = `${author.id}_6${digitsOf(`tag ${message}`, 14)}`
    return { id, pageId: page.id, author, message, publishedAt: daysBefore(anchor, age) }
  })
  return newestFirst(tags)
}

export function buildFacebookRatings(page: FacebookPage, anchor: Date): FacebookRating[] {
  const ratings = facebookRatings.map(([age, recommends, stars, text, hasStory]) => ({
    pageId: page.id,
    publishedAt: daysBefore(anchor, age),
    recommends,
    stars,
    text,
    storyId: hasStory ? `33${digitsOf(`story ${age}`, 14)}` : null,
  }))
  return newestFirst(ratings)
}

/** The threads beneath the accounts' media. */
export function buildInstagramComments(media: readonly InstagramMedia[], anchor: Date): InstagramComment[] {
  const comments = instagramComments.flatMap(([beginning, told]) => {
    const medium = found(media, ({ caption }) => caption?.startsWith(beginning) ?? false, beginning)
    return told.flatMap((one) => {
      const first = instagramComment(one, medium.id, null, anchor)
      const replies = one.replies ?? []
      return [first, ...replies.map((reply) => instagramComment(reply, medium.id, first.id, anchor))]
    })
  })
  return newestFirst(comments)
}

function instagramComment(
  told: ToldComment,
  mediaId: string,
  parentId: string | null,
  anchor: Date,
): InstagramComment {
  return {
    id: commentIdOf(seedOf(told)),
    mediaId,
    parentId,
    username: told.by ?? '',
    text: told.text,
    publishedAt: daysBefore(anchor, told.age),
    removedAt: timeOf(told.removedAt, anchor),
    hidden: told.hidden ?? false,
    restricted: told.held !== undefined,
    likes: likesOf(told),
  }
}

export function buildInstagramTags(anchor: Date): InstagramTag[] {
  const tags = instagramTags.map(([age, username, caption, isPrivate, withoutPicture]): InstagramTag => {
    const seed = `tagged by ${username} ${age}`
    return {
      id: `180${digitsOf(seed, 14)}`,
      username,
      caption,
      publishedAt: daysBefore(anchor, age),
      kind: withoutPicture ? 'VIDEO' : 'IMAGE',
      code: `D${codeOf(seed, 10)}`,
      likes: withoutPicture ? null : hashOf(seed) % 120,
      comments: hashOf(seed) % 9,
      isPrivate,
      withoutPicture,
    }
  })
  return newestFirst(tags)
}

export function buildInstagramMentions(anchor: Date): InstagramMention[] {
  const mentions = instagramMentions.map(([age, username, text, inComment, commentsOff, removedAge]) => ({
    mediaId: `180${digitsOf(`mention ${text}`, 14)}`,
    commentId: inComment ? commentIdOf(`mention ${text}`) : null,
    username,
    text,
    publishedAt: daysBefore(anchor, age),
    removedAt: timeOf(removedAge ?? undefined, anchor),
    commentsOff,
    likes: hashOf(text) % 7,
  }))
  return newestFirst(mentions)
}

function found<T>(all: readonly T[], wanted: (one: T) => boolean, beginning: string): T {
  const one = all.find(wanted)
  if (one === undefined) throw new Error(`comments stand beneath "${beginning}", which nobody posted`)
  return one
}

function commentIdOf(seed: string): string {
  return `181${digitsOf(`instagram comment ${seed}`, 14)}`
}

function personIdOf(name: string): string {
  return `7${digitsOf(`person ${name}`, 15)}`
}

function timeOf(age: number | undefined, anchor: Date): Date | null {
  return age === undefined ? null : daysBefore(anchor, age)
}

function likesOf(told: ToldComment): number {
  return told.likes ?? hashOf(seedOf(told)) % 3
}

function seedOf({ by, text, age }: ToldComment): string {
  return `${by} ${text === '' ? age : text}`
}
