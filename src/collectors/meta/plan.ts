import { DAY_MS } from '../../lib/days.ts'
import type { PlannedStep } from '../../model/index.ts'
import type { CollectorError } from '../collector.ts'
import { type Query, queryProblem } from '../query-run.ts'
import { MAX_OWN_TAGS_PER_WEEK, type MetaLedger, WEEK_MS } from './ledger.ts'
import type { MetaSettings } from './settings.ts'
import type { MetaTargets, TargetTag } from './targets.ts'

export const MAX_FACEBOOK_PAGES = 3
export const MAX_ACCOUNT_PAGES = 3
export const MAX_HASHTAG_PAGES = 2
/** How far back recent_media reaches. */
export const HASHTAG_REACH_MS = DAY_MS

const NO_INSTAGRAM = 'Instagram is not covered: no professional account is configured.'
const NO_FACEBOOK = 'Facebook is not covered: the settings leave it out.'
const NO_TAG = 'Makes no hashtag; Instagram can be searched by hashtags only.'

/** A query with the most calls that it can take. */
interface PlannedQuery extends Query {
  readonly calls: number
}

export interface PageQuery extends PlannedQuery {
  readonly platform: 'facebook'
  /** Vanity name or id. */
  readonly page: string
}

export interface AccountQuery extends PlannedQuery {
  readonly platform: 'instagram'
  readonly username: string
}

export interface HashtagQuery extends PlannedQuery, TargetTag {
  readonly platform: 'instagram'
  /** Whether its top media of all time are due; they are read once a week. */
  readonly wantsTop: boolean
}

/** A query that is not run, and the reason. */
export interface Unasked {
  readonly query: Query
  readonly why: string
}

export interface MetaPlan {
  readonly pages: readonly PageQuery[]
  readonly accounts: readonly AccountQuery[]
  readonly hashtags: readonly HashtagQuery[]
  /** Hashtags beyond the weekly limit. */
  readonly waiting: readonly (Unasked & { readonly query: HashtagQuery })[]
  readonly unasked: readonly Unasked[]
  readonly problems: readonly CollectorError[]
}

/** The call that reads which tags count in this week. */
export const askedTagsStep: PlannedStep = {
  platform: 'instagram',
  label: 'hashtags that count in these seven days',
  calls: 1,
}

/** Plans a scan. On Facebook only named Pages can be read. */
export function planMeta(
  targets: MetaTargets,
  ledger: MetaLedger,
  { igUserId, pageEdge }: Pick<MetaSettings, 'igUserId' | 'pageEdge'>,
): MetaPlan {
  const pages = targets.pages.map((page) => toPageQuery(page, ledger))
  const accounts = targets.accounts.map(toAccountQuery)
  const { hashtags, waiting } = planHashtags(targets.tags, ledger)
  const withoutTag = targets.wordsWithoutTag.map((label) => ({
    query: { platform: 'instagram' as const, label, kinds: ['words' as const], words: [label] },
    why: NO_TAG,
  }))
  const readsFacebook = pageEdge !== 'none'
  const readsInstagram = igUserId !== undefined
  const tags = [...hashtags, ...waiting.map(({ query }) => query)]
  const facebookLost = readsFacebook ? [] : unaskedBecause(pages, NO_FACEBOOK)
  const instagramLost = readsInstagram ? [] : unaskedBecause([...accounts, ...tags], NO_INSTAGRAM)
  return {
    pages: readsFacebook ? pages : [],
    accounts: readsInstagram ? accounts : [],
    hashtags: readsInstagram ? hashtags : [],
    waiting: readsInstagram ? waiting : [],
    unasked: [...facebookLost, ...instagramLost, ...withoutTag],
    problems: [
      ...targets.unreadable.map(({ platform, text }) =>
        queryProblem('unreadable_handle', unreadableHandle(platform, text)),
      ),
      ...(facebookLost.length > 0 ? [queryProblem('facebook_not_configured', NO_FACEBOOK)] : []),
      ...(instagramLost.length > 0 ? [queryProblem('instagram_not_configured', NO_INSTAGRAM)] : []),
    ],
  }
}

function unaskedBecause(queries: readonly Query[], why: string): readonly Unasked[] {
  return queries.map((query) => ({ query, why }))
}

const serviceNames = { facebook: 'Facebook', instagram: 'Instagram' } as const

export function unreadableHandle(platform: 'facebook' | 'instagram', text: string): string {
  return `"${text}" names no ${serviceNames[platform]} account.`
}

function toPageQuery(page: string, ledger: MetaLedger): PageQuery {
  const calls = MAX_FACEBOOK_PAGES + (ledger.knownPages.has(page) ? 0 : 1)
  const label = `posts of the page ${page}`
  return { platform: 'facebook', label, kinds: ['account'], words: [], page, calls }
}

function toAccountQuery(username: string): AccountQuery {
  const label = `posts by ${username}`
  return { platform: 'instagram', label, kinds: ['account'], words: [], username, calls: MAX_ACCOUNT_PAGES }
}

function toHashtagQuery(target: TargetTag, ledger: MetaLedger): HashtagQuery {
  const wantsTop = !ledger.topRead.has(target.tag)
  const search = ledger.knownTags.has(target.tag) ? 0 : 1
  const calls = search + MAX_HASHTAG_PAGES + (wantsTop ? 1 : 0)
  return { platform: 'instagram', label: `#${target.tag}`, kinds: ['words'], ...target, wantsTop, calls }
}

/** Tags that already count are free and come first; then new ones up to the weekly limit. */
function planHashtags(
  tags: readonly TargetTag[],
  ledger: MetaLedger,
): Pick<MetaPlan, 'hashtags' | 'waiting'> {
  const queries = tags.map((tag) => toHashtagQuery(tag, ledger))
  const isCounted = ({ tag }: HashtagQuery) => ledger.counted.has(tag)
  const fresh = queries.filter((query) => !isCounted(query))
  const taken = fresh.slice(0, Math.max(0, MAX_OWN_TAGS_PER_WEEK - countedTags(ledger)))
  const why = overBudgetSentence(ledger, taken.length)
  return {
    hashtags: [...queries.filter(isCounted), ...taken],
    waiting: fresh.slice(taken.length).map((query) => ({ query, why })),
  }
}

/** How many of the 30 tags are used now. */
export function countedTags({ counted, unnamed }: MetaLedger): number {
  return counted.size + unnamed
}

/**
 * The sentence for a tag beyond the limit, with the day on which this service's own tags make room for it.
 */
function overBudgetSentence(ledger: MetaLedger, taken: number): string {
  const over = countedTags(ledger) + taken - MAX_OWN_TAGS_PER_WEEK
  const takenNow = Array.from({ length: taken }, () => new Date(ledger.at.getTime() + WEEK_MS))
  const free = [...ledger.freeAt, ...takenNow][over]
  const day = free === undefined ? '' : `; a place is free by ${free.toISOString().slice(0, 10)}`
  return `Over the budget of ${MAX_OWN_TAGS_PER_WEEK} different hashtags in seven days${day}.`
}

/** The steps of a scan, in order. */
export function stepsOf({ pages, accounts, hashtags, waiting }: MetaPlan): readonly PlannedStep[] {
  const asksTags = hashtags.length + waiting.length > 0
  return [...pages, ...accounts, ...(asksTags ? [askedTagsStep] : []), ...hashtags].map(
    ({ platform, label, calls }) => ({ platform, label, calls }),
  )
}

/** The most calls that a scan takes, without retries. */
export function callsOf(plan: MetaPlan): number {
  return stepsOf(plan).reduce((sum, { calls }) => sum + calls, 0)
}
