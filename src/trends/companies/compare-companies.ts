import { DAY_MS } from '../../lib/days.ts'
import { round } from '../../lib/round.ts'
import { type Platform, platforms } from '../../model/index.ts'
import { deduplicate, type Mention } from '../corpus/deduplicate.ts'
import { voiceOf } from '../corpus/voice-of.ts'
import { IntentReader, trendIntents } from '../presenting/intents.ts'
import { citedOf } from './cited.ts'
import { independentCount } from './independent.ts'
import { issuesOf, type TopicOfPost, topicFinder } from './issues.ts'
import { shareOfVoice } from './share-of-voice.ts'
import type { CompaniesCompared, CompaniesInput, CompanyFigures, NamedPost } from './types.ts'

/** What all companies of one comparison are measured with. */
export interface Comparison {
  readonly input: CompaniesInput
  /** The mentions that name each company, in order of time. */
  readonly mentionsOf: readonly (readonly Mention[])[]
  readonly namedOf: (mention: Mention) => NamedPost
  readonly topicsOf: TopicOfPost
  /** Those that any company has posts on or was collected on. */
  readonly used: readonly Platform[]
  readonly reader: IntentReader
}

/**
 * How much customers speak of the own product and of each competitor, and of what. Pure: the same posts in any order give the
 * same figures. Only posts of customers, and of nobody known, count; one that names several companies counts for each. For
 * the formulas see docs/trends.md, "Companies compared".
 */
export function compareCompanies(input: CompaniesInput): CompaniesCompared {
  const { companies, posts } = input
  const byPost = new Map(posts.map((named) => [named.post, named]))
  const corpus = deduplicate({ ...input, posts: posts.map(({ post }) => post) })
  const fromMs = input.now.getTime() - input.windowDays * DAY_MS
  const mentions = corpus.mentions.filter(({ time }) => time >= fromMs)
  const namedOf = ({ post }: Mention): NamedPost => byPost.get(post) ?? unnamed(post)
  const mentionsOf = companies.map((_, company) =>
    mentions.filter((mention) => namedOf(mention).named.includes(company)),
  )
  const comparison: Comparison = {
    input,
    mentionsOf,
    namedOf,
    topicsOf: topicFinder(input.topics),
    used: platforms.filter(
      (platform) =>
        mentions.some((mention) => mention.platform === platform) ||
        companies.some((_, company) => input.sharedDays(platform, [company]) > 0),
    ),
    reader: new IntentReader(),
  }
  return {
    own: figuresOf(0, comparison),
    competitors: companies.slice(1).map((_, index) => {
      const company = index + 1
      return {
        ...figuresOf(company, comparison),
        alsoOwn: (mentionsOf[company] ?? []).filter((mention) => namedOf(mention).named.includes(0)).length,
        shareOfVoice: shareOfVoice(company, comparison),
      }
    }),
    unshared: mentions.filter((mention) => !isShared(namedOf(mention))).length,
    byCompanies: corpus.excluded.company_voice + corpus.excluded.competitor_voice,
    withoutAuthor: mentions.filter(({ post }) => voiceOf(post) === 'unknown').length,
  }
}

function figuresOf(company: number, comparison: Comparison): CompanyFigures {
  const { input, mentionsOf, used, reader } = comparison
  const mentions = mentionsOf[company] ?? []
  const independent = independentCount(mentions)
  const issues = issuesOf(mentions, independent, comparison)
  return {
    posts: mentions.length,
    independentPosts: independent,
    authors: new Set(mentions.map(({ author }) => author)).size,
    platforms: used.map((platform) => {
      const posts = mentions.filter((mention) => mention.platform === platform).length
      const collectedDays = round(input.sharedDays(platform, [company]))
      return { platform, posts: posts === 0 && collectedDays === 0 ? null : posts, collectedDays }
    }),
    intents: trendIntents(mentions, independent, reader),
    issues,
    cited: citedOf(company, issues, comparison),
  }
}

/** Whether a post is part of a share: a company that it was asked for, and that with another was collected then. */
function isShared({ asked, collected }: NamedPost): boolean {
  return asked.some((company) =>
    company === 0 ? collected.some((other) => other !== 0) : collected.includes(0),
  )
}

function unnamed(post: Mention['post']): NamedPost {
  return { post, named: [], asked: [], collected: [] }
}
