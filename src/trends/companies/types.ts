import type { CompanyIssue, ContentFlag, Platform, TrendIntent } from '../../model/index.ts'
import type { Finder } from '../../text/finder.ts'
import type { RankPost } from '../types.ts'

/** A post with the companies that its text names, by their places in the list; the own one is 0. */
export interface NamedPost {
  readonly post: RankPost
  readonly named: readonly number[]
  /** Of those the ones that a query which reached this moment asked for by a name that the post holds. */
  readonly asked: readonly number[]
  /** The companies that queries which reached this moment named, whether the post does or not. */
  readonly collected: readonly number[]
}

/** A ranked topic, as far as it tells what posts are about. */
export interface ComparedTopic {
  readonly id: string
  readonly topic: string
  readonly postIds: readonly string[]
  readonly platforms: readonly Platform[]
}

export interface CompaniesInput {
  /** What the companies are called in sentences, the own one first. */
  readonly companies: readonly string[]
  /** Posts of the window that name a company, whoever wrote them. */
  readonly posts: readonly NamedPost[]
  readonly windowDays: number
  readonly now: Date
  /** Ranked topics of the same window, best first. */
  readonly topics: readonly ComparedTopic[]
  /** Days on which queries named each of these companies on a platform; parts of a day count as such. */
  readonly sharedDays: (platform: Platform, companies: readonly number[]) => number
  /** Finds the names of a company, so that quotations hold one. */
  readonly finderOf: (company: number) => Finder
  readonly contentFlagsOf: (post: RankPost) => readonly ContentFlag[]
}

/** A post to cite. */
export interface CitedPost {
  readonly platform: Platform
  readonly id: string
  /** An exact part of its text; may be empty. */
  readonly quote: string
  readonly contentFlags: readonly ContentFlag[]
}

export interface CompanyFigures {
  readonly posts: number
  /** Of them those that are independent: what the intervals are made of. */
  readonly independentPosts: number
  readonly authors: number
  readonly platforms: readonly {
    readonly platform: Platform
    readonly posts: number | null
    readonly collectedDays: number
  }[]
  readonly intents: TrendIntent[]
  readonly issues: CompanyIssue[]
  readonly cited: readonly CitedPost[]
}

/** The own product's share of the posts of both, or why there is none. */
export interface Share {
  readonly share: number | null
  readonly lower: number | null
  readonly upper: number | null
  readonly ownPosts: number
  readonly posts: number
  /** Of them those that are independent: what the interval is made of. */
  readonly ownIndependent: number
  readonly independent: number
  readonly reason: string | null
}

export interface SharedVoice extends Share {
  readonly ownAuthors: number
  readonly authors: number
  readonly platforms: readonly (Share & { readonly platform: Platform; readonly days: number })[]
}

export interface CompetitorFigures extends CompanyFigures {
  /** Of its posts those that name the own product as well. */
  readonly alsoOwn: number
  readonly shareOfVoice: SharedVoice
}

export interface CompaniesCompared {
  readonly own: CompanyFigures
  /** In the order of the input. */
  readonly competitors: readonly CompetitorFigures[]
  /** Customers' posts that no share is made of, because no query is recorded that named both when they were published. */
  readonly unshared: number
  /** Posts that name a company and that companies wrote themselves: they count nowhere. */
  readonly byCompanies: number
  /** Customers' posts without a known author. */
  readonly withoutAuthor: number
}
