import { DAY_MS } from '../../lib/days.ts'
import type { CollectorError, PlannedStep } from '../collector.ts'
import { type Query, queryProblem } from '../query-run.ts'
import { type MetaLedger, TAGS_WE_TAKE, WEEK_MS } from './ledger.ts'
import type { MetaSettings } from './settings.ts'
import type { Wanted, WantedTag } from './wanted.ts'

export const MAX_FACEBOOK_PAGES = 3
export const MAX_ACCOUNT_PAGES = 3
export const MAX_HASHTAG_PAGES = 2
/** All that recent_media reaches back. */
export const HASHTAG_REACH_MS = DAY_MS

const NO_INSTAGRAM = 'Instagram is not covered: no professional account is configured.'
const NO_FACEBOOK = 'Facebook is not covered: the settings leave it out.'
const NO_TAG = 'Makes no hashtag; Instagram can be searched by hashtags only.'

/** A query and how many calls it takes at most. */
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

export interface HashtagQuery extends PlannedQuery, WantedTag {
  readonly platform: 'instagram'
  /** Its best of all times are looked through once a week. */
  readonly wantsTop: boolean
}

/** Something that the workspace names and that is not asked for. */
export interface Unasked {
  readonly query: Query
  readonly why: string
}

export interface MetaPlan {
  readonly pages: readonly PageQuery[]
  readonly accounts: readonly AccountQuery[]
  readonly hashtags: readonly HashtagQuery[]
  /** Hashtags for which no place is left in the week. */
  readonly waiting: readonly (Unasked & { readonly query: HashtagQuery })[]
  readonly unasked: readonly Unasked[]
  readonly problems: readonly CollectorError[]
}

/** The call that reads which tags count now. */
export const askedTagsStep: PlannedStep = {
  platform: 'instagram',
  label: 'hashtags that count in these seven days',
  calls: 1,
}

/** What a scan asks. Facebook is asked for named Pages only, and nothing here pretends otherwise. */
export function planMeta(
  wanted: Wanted,
  ledger: MetaLedger,
  { igUserId, pageEdge }: Pick<MetaSettings, 'igUserId' | 'pageEdge'>,
): MetaPlan {
  const pages = wanted.pages.map((page) => toPageQuery(page, ledger))
  const accounts = wanted.accounts.map(toAccountQuery)
  const { hashtags, waiting } = planHashtags(wanted.tags, ledger)
  const withoutTag = wanted.wordsWithoutTag.map((label) => ({
    query: { platform: 'instagram' as const, label, kinds: ['words' as const], words: [label] },
    why: NO_TAG,
  }))
  const readsFacebook = pageEdge !== 'none'
  const readsInstagram = igUserId !== undefined
  const tags = [...hashtags, ...waiting.map(({ query }) => query)]
  const facebookLost = readsFacebook ? [] : leftOut(pages, NO_FACEBOOK)
  const instagramLost = readsInstagram ? [] : leftOut([...accounts, ...tags], NO_INSTAGRAM)
  return {
    pages: readsFacebook ? pages : [],
    accounts: readsInstagram ? accounts : [],
    hashtags: readsInstagram ? hashtags : [],
    waiting: readsInstagram ? waiting : [],
    unasked: [...facebookLost, ...instagramLost, ...withoutTag],
    problems: [
      ...wanted.unreadable.map(({ platform, text }) =>
        queryProblem('unreadable_handle', unreadableHandle(platform, text)),
      ),
      ...(facebookLost.length > 0 ? [queryProblem('facebook_not_configured', NO_FACEBOOK)] : []),
      ...(instagramLost.length > 0 ? [queryProblem('instagram_not_configured', NO_INSTAGRAM)] : []),
    ],
  }
}

function leftOut(queries: readonly Query[], why: string): readonly Unasked[] {
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

function toHashtagQuery(wanted: WantedTag, ledger: MetaLedger): HashtagQuery {
  const wantsTop = !ledger.topSeen.has(wanted.tag)
  const search = ledger.knownTags.has(wanted.tag) ? 0 : 1
  const calls = search + MAX_HASHTAG_PAGES + (wantsTop ? 1 : 0)
  return { platform: 'instagram', label: `#${wanted.tag}`, kinds: ['words'], ...wanted, wantsTop, calls }
}

/** Tags that count already are free and come first; then new ones while the week has room. */
function planHashtags(
  tags: readonly WantedTag[],
  ledger: MetaLedger,
): Pick<MetaPlan, 'hashtags' | 'waiting'> {
  const queries = tags.map((tag) => toHashtagQuery(tag, ledger))
  const isCounted = ({ tag }: HashtagQuery) => ledger.counted.has(tag)
  const fresh = queries.filter((query) => !isCounted(query))
  const taken = fresh.slice(0, Math.max(0, TAGS_WE_TAKE - countedTags(ledger)))
  const why = noPlace(ledger, taken.length)
  return {
    hashtags: [...queries.filter(isCounted), ...taken],
    waiting: fresh.slice(taken.length).map((query) => ({ query, why })),
  }
}

/** How many of the 30 places are taken now. */
export function countedTags({ counted, unnamed }: MetaLedger): number {
  return counted.size + unnamed
}

/** By when the week has room for one more tag, as far as we took the places ourselves. */
function noPlace(ledger: MetaLedger, taken: number): string {
  const over = countedTags(ledger) + taken - TAGS_WE_TAKE
  const takenNow = Array.from({ length: taken }, () => new Date(ledger.at.getTime() + WEEK_MS))
  const free = [...ledger.freeAt, ...takenNow][over]
  const day = free === undefined ? '' : `; a place is free by ${free.toISOString().slice(0, 10)}`
  return `Over the budget of ${TAGS_WE_TAKE} different hashtags in seven days${day}.`
}

/** What a scan asks, in its order. */
export function stepsOf({ pages, accounts, hashtags, waiting }: MetaPlan): readonly PlannedStep[] {
  const asksTags = hashtags.length + waiting.length > 0
  return [...pages, ...accounts, ...(asksTags ? [askedTagsStep] : []), ...hashtags].map(
    ({ platform, label, calls }) => ({ platform, label, calls }),
  )
}

/** At most. */
export function callsOf(plan: MetaPlan): number {
  return stepsOf(plan).reduce((sum, { calls }) => sum + calls, 0)
}
