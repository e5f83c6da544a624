import { credentials } from '../credentials.ts'
import {
  buildFacebookComments,
  buildFacebookRatings,
  buildFacebookTags,
  buildInstagramComments,
  buildInstagramMentions,
  buildInstagramTags,
} from './build-meta-comments.ts'
import { audienceOf, daysBefore, newestFirst, scheduled, themes } from './build-parts.ts'
import type {
  FacebookPage,
  FacebookPost,
  FacebookWorld,
  InstagramAccount,
  InstagramMedia,
  InstagramWorld,
} from './dataset.ts'
import { codeOf, digitsOf } from './random.ts'
import { type Brand, brands } from './texts/brands.ts'

/** The brands' pages and what they posted; visitors' posts are only in `/feed`. */
export function buildFacebook(anchor: Date): FacebookWorld {
  const told = brands.flatMap((brand) =>
    brand.onFacebook.map(([age, text]) => postOf(brand, text, daysBefore(anchor, age), anchor)),
  )
  const [first] = brands
  const odd = first === undefined ? [] : oddities(first, anchor)
  const pages = brands.map(pageOf)
  const own = pages.filter(({ owned }) => owned)
  const posts = newestFirst([...told, ...odd])
  return {
    pages,
    posts,
    comments: buildFacebookComments({ pages, posts }, anchor),
    tags: own.flatMap((page) => buildFacebookTags(page, anchor)),
    ratings: own.flatMap((page) => buildFacebookRatings(page, anchor)),
  }
}

/** The first brand is the company whose customers the dataset quotes. */
function pageOf(brand: Brand, index: number): FacebookPage {
  const { page: username, name, followers } = brand
  return { id: pageIdOf(brand), username, name, followers, ...(index === 0 ? { owned: true } : {}) }
}

function postOf(brand: Brand, message: string, publishedAt: Date, anchor: Date): FacebookPost {
  const audience = audienceOf(message, publishedAt, anchor)
  const chance = audience.chance()
  const shares = audience.count(3)
  return {
    id: `${pageIdOf(brand)}_9${digitsOf(`facebook ${message}`, 14)}`,
    pageId: pageIdOf(brand),
    visitor: null,
    message,
    publishedAt,
    media: chance < 0.5 ? 'photo' : chance < 0.65 ? 'video' : null,
    reactions: audience.count(55),
    comments: audience.chance() < 0.08 ? null : audience.count(8),
    // The platform omits the field if nobody has shared the post.
    shares: shares === 0 ? null : shares,
  }
}

function oddities(brand: Brand, anchor: Date): FacebookPost[] {
  const at = (hours: number) => daysBefore(anchor, hours / 24)
  const silent = postOf(brand, 'a video without a word', at(66), anchor)
  const visitor = postOf(brand, 'My Pro 2 buzzes, who do I write to?', at(9), anchor)
  const author = { id: '100077001122334', name: 'Nora Night' }
  return [
    { ...silent, message: null, media: 'video', shares: null },
    { ...visitor, visitor: author, media: null },
  ]
}

/** People's tagged media and the brands' own. */
export function buildInstagram(anchor: Date): InstagramWorld {
  const told = themes.flatMap((theme) =>
    scheduled(theme.instagram ?? [], (text) => text, theme.timing, anchor).map(({ text, publishedAt }) =>
      mediaOf(text, publishedAt, null, anchor),
    ),
  )
  const own = brands.flatMap((brand) =>
    brand.onInstagram.map(([age, text]) => mediaOf(text, daysBefore(anchor, age), brand.instagram, anchor)),
  )
  const wordless: InstagramMedia = {
    ...mediaOf('an album without a word', daysBefore(anchor, 2.1), 'plantlab', anchor),
    caption: null,
    kind: 'CAROUSEL_ALBUM',
  }
  const media = newestFirst([...told, ...own, wordless])
  return {
    accounts: brands.map(
      (brand, index): InstagramAccount => ({
        // Instagram is read through the company's own account.
        id: index === 0 ? credentials.meta.igUserId : `1784${digitsOf(`instagram ${brand.instagram}`, 13)}`,
        username: brand.instagram,
        name: brand.name,
        followers: brand.followers * 2,
        ...(index === 0 ? { owned: true } : {}),
      }),
    ),
    media,
    comments: buildInstagramComments(media, anchor),
    tags: buildInstagramTags(anchor),
    mentions: buildInstagramMentions(anchor),
  }
}

function mediaOf(caption: string, publishedAt: Date, account: string | null, anchor: Date): InstagramMedia {
  const audience = audienceOf(caption, publishedAt, anchor)
  const chance = audience.chance()
  const kind = chance < 0.6 ? 'IMAGE' : chance < 0.85 ? 'VIDEO' : 'CAROUSEL_ALBUM'
  return {
    id: `180${digitsOf(`media ${caption}`, 14)}`,
    account,
    caption,
    publishedAt,
    kind,
    code: `D${codeOf(`media ${caption}`, 10)}`,
    likes: audience.chance() < 0.15 ? null : audience.count(85),
    comments: audience.count(5),
    views: kind === 'VIDEO' ? audience.count(1800) : null,
  }
}

function pageIdOf(brand: Brand): string {
  return `10${digitsOf(`page ${brand.page}`, 13)}`
}
