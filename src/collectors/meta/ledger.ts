import { DAY_MS } from '../../lib/days.ts'
import type { CollectorDeps } from '../http.ts'
import { toDate, toFilledText, toRecord } from '../json.ts'
import { accountOf } from '../limits.ts'
import type { FacebookPage } from './map.ts'
import type { MetaSettings } from './settings.ts'
import type { MetaTargets } from './targets.ts'

export const WEEK_MS = 7 * DAY_MS
const NO_EXPIRY = new Date(0)
/** Instagram lets an account search 30 different tags in seven days; repeated searches are free. */
export const MAX_TAGS_PER_WEEK = 30
/** Some are left for tags that are searched by hand or by other programs. */
export const MAX_OWN_TAGS_PER_WEEK = MAX_TAGS_PER_WEEK - 3

/** The stored state that a scan is planned from. */
export interface MetaLedger {
  readonly at: Date
  /** Pages whose profile was read in the last seven days, by their names in the workspace. */
  readonly knownPages: ReadonlySet<string>
  readonly knownTags: ReadonlySet<string>
  /** Tags whose top media were read in the last seven days. */
  readonly topRead: ReadonlySet<string>
  /** Tags that count among the 30 now, whoever searched them. */
  readonly counted: ReadonlySet<string>
  /** The number of further tags that count but whose names are unknown. */
  readonly unnamed: number
  /** The number of counting tags that other programs searched. */
  readonly others: number
  /** When the tags that this service searched stop counting, earliest first. */
  readonly freeAt: readonly Date[]
}

/** Cached responses of Meta and the tags that count, shared by all processes. */
export interface MetaMemory {
  readLedger(targets: MetaTargets): Promise<MetaLedger>
  /** Stores the ids of the tags that count according to Instagram. */
  noteAsked(ids: readonly string[]): Promise<void>
  /** Reserves one of the 30 tags before it is searched; false if none is left. */
  takeTag(tag: string, ledger: MetaLedger): Promise<boolean>
  tagId(tag: string): Promise<string | undefined>
  noteTagId(tag: string, id: string): Promise<void>
  noteTopRead(tag: string): Promise<void>
  page(name: string): Promise<FacebookPage | undefined>
  notePage(name: string, page: FacebookPage): Promise<void>
}

export function createMetaMemory(
  settings: MetaSettings,
  { limits, lookups, clock }: CollectorDeps,
): MetaMemory {
  const reader = accountOf(settings.accessToken)
  const account = settings.igUserId === undefined ? undefined : accountOf(settings.igUserId)
  const now = () => clock.now()
  const weekAgo = () => new Date(now().getTime() - WEEK_MS)
  const tokenKey = (name: string) => `${reader} ${name.toLowerCase()}`
  const accountKey = (name: string) => `${account} ${name}`

  const page = async (name: string): Promise<FacebookPage | undefined> => {
    const held = toRecord(await lookups.get('facebook page', tokenKey(name), weekAgo()))
    const id = toFilledText(held['id'])
    if (id === undefined) return undefined
    return { id, name: toFilledText(held['name']), username: toFilledText(held['username']) }
  }
  const tagId = async (tag: string) =>
    toFilledText(toRecord(await lookups.get('instagram hashtag', tag, NO_EXPIRY))['id'])
  const isTopRead = async (tag: string) =>
    (await lookups.get('instagram top media', accountKey(tag), weekAgo())) !== undefined

  async function readTags() {
    if (account === undefined) return { counted: new Set<string>(), unnamed: 0, others: 0, freeAt: [] }
    const own = await limits.hashtagsAsked(account, now())
    const listed = toRecord(await lookups.get('instagram hashtags asked', account, weekAgo()))['ids']
    const ids = Array.isArray(listed) ? listed.map(String) : []
    const names = await Promise.all(
      ids.map(async (id) =>
        toFilledText(toRecord(await lookups.get('instagram hashtag id', id, NO_EXPIRY))['tag']),
      ),
    )
    const times = await Promise.all(
      own.map(async (tag) =>
        toDate(toRecord(await lookups.get('instagram hashtag asked', accountKey(tag), weekAgo()))['at']),
      ),
    )
    const named = names.filter((name) => name !== undefined)
    const unnamed = names.length - named.length
    return {
      counted: new Set([...own, ...named]),
      unnamed,
      others: unnamed + named.filter((name) => !own.includes(name)).length,
      freeAt: times
        .filter((time) => time !== undefined)
        .map((time) => new Date(time.getTime() + WEEK_MS))
        .toSorted((one, other) => one.getTime() - other.getTime()),
    }
  }

  return {
    page,
    tagId,
    async readLedger(targets) {
      const tags = targets.tags.map(({ tag }) => tag)
      const [knownPages, knownTags, topRead, asked] = await Promise.all([
        filterNames(targets.pages, async (name) => (await page(name)) !== undefined),
        filterNames(tags, async (tag) => (await tagId(tag)) !== undefined),
        filterNames(tags, isTopRead),
        readTags(),
      ])
      return { at: now(), knownPages, knownTags, topRead, ...asked }
    },
    noteAsked: async (ids) => {
      if (account !== undefined) await lookups.set('instagram hashtags asked', account, { ids }, now())
    },
    async takeTag(tag, ledger) {
      if (account === undefined) return false
      const at = now()
      const own = await limits.hashtagsAsked(account, at)
      if (own.includes(tag)) return true
      // A tag that others have searched already counts anyway.
      const cap = ledger.counted.has(tag) ? MAX_TAGS_PER_WEEK : MAX_OWN_TAGS_PER_WEEK - ledger.others
      const taken = await limits.takeHashtag(account, tag, { cap, at })
      if (taken) await lookups.set('instagram hashtag asked', accountKey(tag), { at }, at)
      return taken
    },
    noteTagId: async (tag, id) => {
      await lookups.set('instagram hashtag', tag, { id }, now())
      await lookups.set('instagram hashtag id', id, { tag }, now())
    },
    noteTopRead: (tag) => lookups.set('instagram top media', accountKey(tag), {}, now()),
    notePage: (name, known) => lookups.set('facebook page', tokenKey(name), { ...known }, now()),
  }
}

async function filterNames(
  names: readonly string[],
  holds: (name: string) => Promise<boolean>,
): Promise<ReadonlySet<string>> {
  const held = await Promise.all(names.map(holds))
  return new Set(names.filter((_, index) => held[index]))
}
