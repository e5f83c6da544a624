import type { Quote, TrendVoices } from '../../model/index.ts'
import type { CompanyPost, Mention } from '../corpus/deduplicate.ts'
import { voiceOf } from '../corpus/voice-of.ts'
import { parameters, valuesOf } from '../parameters/index.ts'
import { areNearDuplicates } from './near-duplicates.ts'
import type { OnTopicFilter } from './on-topic.ts'
import { quoteFrom } from './quote.ts'

const { maxCompanyPosts } = valuesOf(parameters.voices)

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
