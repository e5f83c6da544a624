import { audienceOf, daysBefore, newestFirst } from './build-parts.ts'
import type { XPost } from './dataset.ts'
import { hashOf } from './random.ts'
import type { ToldComment } from './texts/comments/told-comment.ts'
import { xAnswers, xMentions, xQuotes } from './texts/comments/x.ts'

/** The first millisecond of X's time-ordered ids. */
const ID_EPOCH_MS = 1_288_834_974_657

/** What people answer, quote and say to the companies; none of it holds a word of the demo's list. */
export function buildXVoices(posts: readonly XPost[], anchor: Date): XPost[] {
  const answers = xAnswers.flatMap(([beginning, told]) => {
    const root = postOf(posts, beginning)
    return told.flatMap((one) => answersOf(one, root, anchor))
  })
  const mentions = xMentions.map(([age, author, text]) =>
    voiceOf({ age, by: author, text }, { reference: null }, anchor),
  )
  const quotes = xQuotes.map(([age, author, text, beginning, withLink]) => {
    const quoted = postOf(posts, beginning)
    const link = withLink ? ` https://x.com/${quoted.author}/status/${quoted.id}` : ''
    const reference = { type: 'quoted', id: quoted.id } as const
    return voiceOf({ age, by: author, text: `${text}${link}` }, { reference }, anchor)
  })
  return newestFirst([...answers, ...mentions, ...quotes])
}

/** An answer and the answers to it; everybody in the chain but its author is carried along. */
function answersOf(told: ToldComment, target: XPost, anchor: Date): XPost[] {
  const chain = [target.author, ...(target.carried ?? [])]
  const carried = [...new Set(chain)].filter((name) => name !== told.by || name === target.author)
  const answer = voiceOf(told, { reference: { type: 'replied_to', id: target.id }, carried }, anchor)
  return [answer, ...(told.replies ?? []).flatMap((reply) => answersOf(reply, answer, anchor))]
}

function voiceOf(told: ToldComment, relation: Pick<XPost, 'reference' | 'carried'>, anchor: Date): XPost {
  const publishedAt = daysBefore(anchor, told.age)
  const audience = audienceOf(told.text, publishedAt, anchor)
  return {
    id: xIdOf(publishedAt, `${told.by} ${told.text}`),
    author: told.by ?? '',
    text: told.text,
    language: languageOf(told.text),
    publishedAt,
    likes: told.likes ?? hashOf(told.text) % 3,
    reposts: 0,
    replies: told.replies?.length ?? 0,
    quotes: 0,
    bookmarks: 0,
    views: audience.count(300),
    metricsMissing: false,
    ...(told.removedAt === undefined ? {} : { removedAt: daysBefore(anchor, told.removedAt) }),
    ...relation,
  }
}

/** 64-bit ids that order by time, as X's do. */
export function xIdOf(publishedAt: Date, seed: string): string {
  const time = BigInt(publishedAt.getTime() - ID_EPOCH_MS)
  return String((time << 22n) | BigInt(hashOf(seed) % 4_194_304))
}

function languageOf(text: string): string {
  if (/[\p{sc=Han}\p{sc=Hiragana}]/u.test(text)) return 'ja'
  if (/\b(?:bei|auch|ist)\b/i.test(text)) return 'de'
  return /[¿¡]|\bpara\b/.test(text) ? 'es' : 'en'
}

function postOf(posts: readonly XPost[], beginning: string): XPost {
  const post = posts.find(({ text }) => text.startsWith(beginning))
  if (post === undefined) throw new Error(`answers stand beneath "${beginning}", which nobody posted`)
  return post
}
