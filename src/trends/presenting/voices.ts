import type { Quote, TrendVoices } from '../../model/index.ts'
import { isMember } from '../clustering/assign.ts'
import type { CompanyPost, Corpus, Mention } from '../corpus/deduplicate.ts'
import { voiceOf } from '../corpus/voice-of.ts'
import { parameters, valuesOf } from '../parameters/index.ts'
import { areNearDuplicates } from './near-duplicates.ts'
import type { OnTopicFilter } from './on-topic.ts'
import { quoteFrom } from './quote.ts'

const { maxCompanyPosts } = valuesOf(parameters.voices)

/** What companies say, by the number of the topic that it belongs to, in order of time. */
export type CompanyPosts = ReadonlyMap<number, readonly CompanyPost[]>

/**
 * The posts of companies in the window, by topic; `topic` and `membership` have one value a distinct text. A broad issue
 * has those of its parts.
 */
export function companyPostsByTopic(
  { companyPosts }: Pick<Corpus, 'companyPosts'>,
  { topic, membership }: { readonly topic: Uint32Array; readonly membership: Float64Array },
  issues: readonly { readonly group: number; readonly partGroups: readonly number[] }[],
  windowFromMs: number,
): CompanyPosts {
  const byTopic = new Map<number, CompanyPost[]>()
  for (const post of companyPosts) {
    const group = topic[post.text]
    if (group === undefined || post.time < windowFromMs || !isMember(membership[post.text] ?? 0)) continue
    const others = byTopic.get(group)
    if (others === undefined) byTopic.set(group, [post])
    else others.push(post)
  }
  for (const { group, partGroups } of issues) {
    const ofParts = partGroups.flatMap((part) => byTopic.get(part) ?? [])
    if (ofParts.length > 0) byTopic.set(group, ofParts)
  }
  return byTopic
}

/**
 * Who speaks in a trend: its posts in the window by voice, and up to three of the company's own, those that speak most
 * clearly of the topic first, then the newest. Texts are exact parts of the posts, each in other words.
 */
export function voicesOf(
  mentions: readonly Mention[],
  companyPosts: readonly CompanyPost[],
  onTopic: OnTopicFilter,
): TrendVoices {
  const unknown = mentions.filter(({ post }) => voiceOf(post) === 'unknown').length
  const own = companyPosts.filter(({ voice }) => voice === 'company')
  return {
    customer: mentions.length - unknown,
    company: own.length,
    competitor: companyPosts.length - own.length,
    unknown,
    companyPosts: quotesOf(own, onTopic),
  }
}

function quotesOf(posts: readonly CompanyPost[], onTopic: OnTopicFilter): Quote[] {
  const quotes: Quote[] = []
  const ordered = posts
    .map(({ post, time }) => ({ post, time, clarity: onTopic.clarityOf(post.text) }))
    .sort((first, second) => second.clarity - first.clarity || second.time - first.time)
  for (const { post } of ordered) {
    if (quotes.length === maxCompanyPosts) break
    const text = quoteFrom(post.text, onTopic.named)
    if (text === '' || quotes.some((quote) => areNearDuplicates(quote.text, text))) continue
    quotes.push({ postId: post.id, text })
  }
  return quotes
}
