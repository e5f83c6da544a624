import type { Platform } from '../../model.ts'
import { compareText } from '../text/compare-text.ts'
import { ownWords, skeletonOfWords } from '../text/normalize.ts'
import type { ExclusionReason, RankInput, RankPost } from '../types.ts'

export const DAY_MS = 86_400_000
/** A text this often is no quotation or reshare any more. */
export const MASS_COPIES = 5

/** So many texts of one author and day help to tell topics; more are a flood. */
const MAX_DAILY_TEXTS = 20

/** A dated post of a known platform, up to now: it can count. */
export interface Mention {
  readonly post: RankPost
  readonly platform: Platform
  readonly time: number
  /** Unknown authors are each their own. */
  readonly author: string
  /** The author's number. */
  readonly voice: number
  /** The discussion it belongs to; a post without comments link is its own. */
  readonly thread: string
  /** Number of its distinct text; copies share it. */
  readonly text: number
  /** The earliest of its copies. */
  readonly isOrigin: boolean
}

export interface Arranged {
  /** In total order: time, platform, id, text. */
  readonly mentions: readonly Mention[]
  /** The own words of each distinct text, as its earliest post has them. */
  readonly texts: readonly string[]
  /** The UTC day of each distinct text's earliest post, in days since 1970; undefined without a date. */
  readonly textDays: readonly (number | undefined)[]
  /** The distinct texts that their author began after many others of the same day. */
  readonly flood: ReadonlySet<number>
  /** For every post given, its distinct text. */
  readonly textOf: ReadonlyMap<RankPost, number>
  readonly excluded: Record<ExclusionReason, number>
  /** The posts that are no mentions, by their text. */
  readonly leftOut: readonly { readonly text: number; readonly reason: ExclusionReason }[]
}

/** Says of a mention whether its text speaks to a machine, so that a topic is rather told in others' words. */
export function suspicion({ contentFlagsOf }: RankInput): (mention: Mention) => boolean {
  return ({ post }) => contentFlagsOf?.(post).includes('instruction_like') ?? false
}

/** Sorts the posts into one total order, folds copies, and says which can count. */
export function arrange(input: RankInput): Arranged {
  const nowMs = input.now.getTime()
  const sinceMs = nowMs - input.windowDays * DAY_MS
  const excluded = { no_date: 0, no_platform: 0, in_future: 0, before_window: 0, repeated_id: 0 }
  const numbers = new Map<string, number>()
  const texts: string[] = []
  const skeletons: string[] = []
  const copies: number[] = []
  const textDays: (number | undefined)[] = []
  const flood = new Set<number>()
  const daily = new Map<string, number>()
  const textOf = new Map<RankPost, number>()
  const mentions: Mention[] = []
  const leftOut: { text: number; reason: ExclusionReason }[] = []
  const leaveOut = (text: number, reason: ExclusionReason): void => {
    excluded[reason] += 1
    leftOut.push({ text, reason })
  }
  const seen = new Set<string>()
  const voices = new Map<string, number>()
  const dated = input.posts.map((post) => ({ post, time: Date.parse(post.publishedAt ?? '') }))
  for (const { post, time } of dated.sort(inTotalOrder)) {
    const isFuture = time > nowMs
    // What is excluded must not change the topics of the rest, so a future post only follows its copies.
    const words = ownWords(post.text)
    const skeleton = skeletonOfWords(words) || `\u0000${post.platform ?? ''}\u0000${post.id}`
    const key = `${post.platform ?? ''}\u0000${post.id}`
    const author = `${post.platform}\u0000${post.authorHandle?.toLowerCase() ?? `\u0000${post.id}`}`
    const known = numbers.get(skeleton)
    const text = known ?? texts.length
    if (known === undefined) {
      numbers.set(skeleton, text)
      texts.push(isFuture ? '' : words)
      skeletons.push(skeleton)
      textDays.push(isFuture || Number.isNaN(time) ? undefined : Math.floor(time / DAY_MS))
      const authorDay = `${author}\u0000${Math.floor(time / DAY_MS)}`
      const begun = (daily.get(authorDay) ?? 0) + 1
      daily.set(authorDay, begun)
      if (begun > MAX_DAILY_TEXTS) flood.add(text)
    }
    textOf.set(post, text)
    copies[text] = (copies[text] ?? 0) + 1
    if (seen.has(key)) leaveOut(text, 'repeated_id')
    else if (Number.isNaN(time)) leaveOut(text, 'no_date')
    else if (post.platform === undefined) leaveOut(text, 'no_platform')
    else if (isFuture) leaveOut(text, 'in_future')
    else {
      if (time < sinceMs) excluded.before_window += 1
      const voice = voices.get(author) ?? voices.size
      voices.set(author, voice)
      mentions.push({
        post,
        platform: post.platform,
        time,
        author,
        voice,
        thread: post.commentsUrl ?? key,
        text,
        isOrigin: known === undefined,
      })
    }
    seen.add(key)
  }
  // The hashtags of a mass copy vary at will and may be hijacked: what all copies share says what it is about.
  for (const [text, count] of copies.entries()) if (count >= MASS_COPIES) texts[text] = skeletons[text] ?? ''
  return { mentions, texts, textDays, flood, textOf, excluded, leftOut }
}

interface DatedPost {
  readonly post: RankPost
  /** NaN without a date; those come last. */
  readonly time: number
}

function inTotalOrder(first: DatedPost, second: DatedPost): number {
  if (first.time !== second.time) {
    if (Number.isNaN(first.time)) return Number.isNaN(second.time) ? byName(first.post, second.post) : 1
    if (Number.isNaN(second.time)) return -1
    return first.time - second.time
  }
  return byName(first.post, second.post)
}

function byName(first: RankPost, second: RankPost): number {
  return (
    compareText(first.platform ?? '', second.platform ?? '') ||
    compareText(first.id, second.id) ||
    compareText(first.text, second.text) ||
    compareText(first.authorHandle ?? '', second.authorHandle ?? '')
  )
}
