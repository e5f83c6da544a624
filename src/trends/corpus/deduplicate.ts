import { DAY_MS, dayOf } from '../../lib/days.ts'
import type { ExclusionReason, Platform } from '../../model/index.ts'
import { compareText } from '../../text/compare-text.ts'
import { TextMemory } from '../memory/text-memory.ts'
import { rulesWithout } from '../rules.ts'
import { postKey } from '../tracking/identity.ts'
import type { RankInput, RankPost } from '../types.ts'
import { DistinctTexts } from './distinct-texts.ts'
import { pastedPhrases, type Unpaste } from './pasted-phrases.ts'
import { keyOf, Threads } from './threads.ts'
import { type CompanyVoice, companyVoiceOf } from './voice-of.ts'

/** A customer's dated post of a known platform, up to now: it can count. */
export interface Mention {
  readonly post: RankPost
  /** What tells the post from all others; see identity.ts. */
  readonly key: string
  readonly platform: Platform
  readonly time: number
  /** Unknown authors are each their own. */
  readonly author: string
  /** The author's number. */
  readonly authorNumber: number
  /** The number of the discussion it belongs to (see threads.ts), from 0. */
  readonly thread: number
  /** Number of its distinct text; copies share it. */
  readonly text: number
  /** The earliest mention of its text: what was left out before it originates nothing. */
  readonly isOrigin: boolean
}

/** A dated post of a known platform, up to now, that a company wrote. */
export interface CompanyPost extends Pick<Mention, 'post' | 'time' | 'text'> {
  readonly voice: CompanyVoice
}

/** Some of the distinct texts, one entry a text in each list. */
export interface FittedTexts {
  /** Their numbers among the distinct texts, ascending. */
  readonly numbers: readonly number[]
  /** Their own words (see normalize.ts), without what is pasted on posts of any topic. */
  readonly texts: readonly string[]
  /** The UTC day of each text's earliest post, in days since 1970; undefined without a date. */
  readonly days: readonly (number | undefined)[]
}

/** The posts of one ranking, in one order and with their copies folded. */
export interface Corpus {
  /** In total order: time, platform, id, text, then all else that makes a difference. */
  readonly mentions: readonly Mention[]
  /** The own words of each distinct text, as its earliest post has them, without what is pasted on posts of any topic. */
  readonly texts: readonly string[]
  /** The distinct texts that topics are found in. */
  readonly fitted: FittedTexts
  /** The numbers of the other distinct texts, ascending: they are only assigned to topics; see distinct-texts.ts. */
  readonly heldOut: readonly number[]
  /** Those of them that are only held out because there are too many texts, and others were drawn. */
  readonly unsampled: ReadonlySet<number>
  /** The distinct text of each post, in the order given. */
  readonly textOf: Uint32Array
  readonly excluded: Record<ExclusionReason, number>
  /** The posts that are no mentions, by their text. */
  readonly leftOut: readonly { readonly text: number; readonly reason: ExclusionReason }[]
  /** Those of them that are only left out because a company speaks, in order of time. */
  readonly companyPosts: readonly CompanyPost[]
  /** Takes off a text's own words what is pasted on posts of any topic. */
  readonly unpaste: Unpaste
  /** What has been read of texts, in this ranking and earlier ones. */
  readonly memory: TextMemory
}

/**
 * Tells whether the text of a mention seems to address a machine; such posts label and illustrate a topic only where
 * it has no others.
 */
export function suspicion({ contentFlagsOf }: RankInput): (mention: Mention) => boolean {
  return ({ post }) => contentFlagsOf?.(post).includes('instruction_like') ?? false
}

/** The posts in one total order with their copies folded, and which of them can count. */
export function deduplicate(input: RankInput): Corpus {
  const nowMs = input.now.getTime()
  const sinceMs = nowMs - input.windowDays * DAY_MS
  const excluded = {
    no_date: 0,
    no_platform: 0,
    in_future: 0,
    before_window: 0,
    repeated_id: 0,
    company_voice: 0,
    competitor_voice: 0,
  }
  const { memory = new TextMemory() } = input
  memory.begin(input.posts)
  const isOn = rulesWithout(input.rulesOff)
  const distinct = new DistinctTexts(isOn, memory)
  const textOf = new Uint32Array(input.posts.length)
  const mentions: Mention[] = []
  const leftOut: { text: number; reason: ExclusionReason }[] = []
  const leaveOut = (text: number, reason: ExclusionReason): void => {
    excluded[reason] += 1
    leftOut.push({ text, reason })
  }
  const companyPosts: CompanyPost[] = []
  const seen = new Set<string>()
  const begun = new Set<number>()
  const authorNumbers = new Map<string, number>()
  const threads = new Threads(input.posts)
  const threadNumbers = new Map<string, number>()
  const dated = input.posts.map((post, index) => ({
    post,
    index,
    time: Date.parse(post.publishedAt ?? ''),
    voice: companyVoiceOf(post),
  }))
  for (const { post, index, time, voice } of dated.sort(inTotalOrder)) {
    const key = keyOf(post.platform, post.id)
    const author = `${post.platform}\u0000${post.authorHandle?.toLowerCase() ?? `\u0000${post.id}`}`
    const authorNumber = numberIn(authorNumbers, author)
    const day = Number.isNaN(time) ? undefined : dayOf(time)
    const isRepeated = seen.has(key)
    const text = distinct.add(post, {
      authorNumber,
      day,
      isFuture: time > nowMs,
      isCompany: voice !== undefined,
      isRepeated,
    })
    textOf[index] = text
    const { platform } = post
    if (isRepeated) leaveOut(text, 'repeated_id')
    else if (day === undefined) leaveOut(text, 'no_date')
    else if (platform === undefined) leaveOut(text, 'no_platform')
    else if (time > nowMs) leaveOut(text, 'in_future')
    else if (voice !== undefined) {
      leaveOut(text, `${voice}_voice`)
      companyPosts.push({ post, time, text, voice })
    } else {
      if (time < sinceMs) excluded.before_window += 1
      const thread = numberIn(threadNumbers, threads.of(post))
      mentions.push({
        post,
        key: postKey(platform, post.id),
        platform,
        time,
        author,
        authorNumber,
        thread,
        text,
        isOrigin: !begun.has(text),
      })
      begun.add(text)
    }
    seen.add(key)
  }
  const unsampled = new Set(distinct.holdOutUnsampled(input.maxTexts ?? Number.POSITIVE_INFINITY))
  const words = distinct.words()
  const numbers = [...words.keys()].filter((text) => !distinct.heldOut.has(text))
  const unpaste: Unpaste = isOn('pastedPhrases')
    ? pastedPhrases(numbers.map((text) => words[text] ?? ''))
    : (text) => text
  const texts = words.map(unpaste)
  return {
    mentions,
    texts,
    fitted: {
      numbers,
      texts: numbers.map((text) => texts[text] ?? ''),
      days: numbers.map((text) => distinct.days[text]),
    },
    heldOut: [...texts.keys()].filter((text) => distinct.heldOut.has(text)),
    unsampled,
    textOf,
    excluded,
    leftOut,
    companyPosts,
    unpaste,
    memory,
  }
}

/** The number of a name, the next one where it has none. */
function numberIn(numbers: Map<string, number>, name: string): number {
  const number = numbers.get(name) ?? numbers.size
  if (number === numbers.size) numbers.set(name, number)
  return number
}

interface DatedPost {
  readonly post: RankPost
  /** Its place among the posts given. */
  readonly index: number
  /** NaN without a date; those come last. */
  readonly time: number
  readonly voice: CompanyVoice | undefined
}

/** Customers' posts before those of companies, so that what both say is theirs. */
function inTotalOrder(first: DatedPost, second: DatedPost): number {
  const isCompany = Number(first.voice !== undefined) - Number(second.voice !== undefined)
  if (isCompany !== 0) return isCompany
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
    compareText(first.authorHandle ?? '', second.authorHandle ?? '') ||
    compareText(restOf(first), restOf(second))
  )
}

/** The same post given twice may have been read at different times, and only one of the two counts. */
function restOf({ authorHandle, commentsUrl, threadId, kind, voice, metrics }: RankPost): string {
  return JSON.stringify([authorHandle, commentsUrl, threadId, kind, voice, metrics])
}
