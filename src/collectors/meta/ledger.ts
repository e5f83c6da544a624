import { DAY_MS } from '../../lib/days.ts'
import type { CollectorDeps } from '../http.ts'
import { toDate, toFilledText, toRecord } from '../json.ts'
import { accountOf } from '../limits.ts'
import type { FacebookPage } from './map.ts'
import type { MetaSettings } from './settings.ts'
import type { Wanted } from './wanted.ts'

export const WEEK_MS = 7 * DAY_MS
const FOR_EVER = new Date(0)
/** Instagram lets an account ask for 30 different tags in seven days; asking again is free. */
export const TAGS_PER_WEEK = 30
/** Some places stay free for tags that are asked for by hand or by other programs. */
export const TAGS_WE_TAKE = TAGS_PER_WEEK - 3

/** What is known before anything is asked. A plan is made from it. */
export interface MetaLedger {
  readonly at: Date
  /** Pages whose profile was read in the last seven days, as they are named in the workspace. */
  readonly knownPages: ReadonlySet<string>
  readonly knownTags: ReadonlySet<string>
  /** Tags whose top media were read in the last seven days. */
  readonly topSeen: ReadonlySet<string>
  /** Tags that count among the 30 now, whoever asked for them. */
  readonly counted: ReadonlySet<string>
  /** How many more count whose names we do not know. */
  readonly unnamed: number
  /** How many of all that count were asked for by other programs. */
  readonly others: number
  /** When places that we took become free, earliest first. */
  readonly freeAt: readonly Date[]
}

/** What Meta said before and need not be asked again, and the tags that count, shared by all processes. */
export interface MetaMemory {
  readLedger(wanted: Wanted): Promise<MetaLedger>
  /** The ids of the tags that count by Instagram's own word. */
  noteAsked(ids: readonly string[]): Promise<void>
  /** Takes the tag's place before it is asked for; false when there is none left for it. */
  takeTag(tag: string, ledger: MetaLedger): Promise<boolean>
  tagId(tag: string): Promise<string | undefined>
  noteTagId(tag: string, id: string): Promise<void>
  noteTopSeen(tag: string): Promise<void>
  page(name: string): Promise<FacebookPage | undefined>
  notePage(name: string, page: FacebookPage): Promise<void>
}

export function createMemory(settings: MetaSettings, { limits, lookups, clock }: CollectorDeps): MetaMemory {
  const reader = accountOf(settings.accessToken)
  const account = settings.igUserId === undefined ? undefined : accountOf(settings.igUserId)
  const now = () => clock.now()
  const weekAgo = () => new Date(now().getTime() - WEEK_MS)
  const ofReader = (name: string) => `${reader} ${name.toLowerCase()}`
  const ofAccount = (name: string) => `${account} ${name}`

  const page = async (name: string): Promise<FacebookPage | undefined> => {
    const held = toRecord(await lookups.recall('facebook page', ofReader(name), weekAgo()))
    const id = toFilledText(held['id'])
    if (id === undefined) return undefined
    return { id, name: toFilledText(held['name']), username: toFilledText(held['username']) }
  }
  const tagId = async (tag: string) =>
    toFilledText(toRecord(await lookups.recall('instagram hashtag', tag, FOR_EVER))['id'])
  const isTopSeen = async (tag: string) =>
    (await lookups.recall('instagram top media', ofAccount(tag), weekAgo())) !== undefined

  async function readTags() {
    if (account === undefined) return { counted: new Set<string>(), unnamed: 0, others: 0, freeAt: [] }
    const own = await limits.hashtagsAsked(account, now())
    const listed = toRecord(await lookups.recall('instagram hashtags asked', account, weekAgo()))['ids']
    const ids = Array.isArray(listed) ? listed.map(String) : []
    const names = await Promise.all(
      ids.map(async (id) =>
        toFilledText(toRecord(await lookups.recall('instagram hashtag id', id, FOR_EVER))['tag']),
      ),
    )
    const times = await Promise.all(
      own.map(async (tag) =>
        toDate(toRecord(await lookups.recall('instagram hashtag asked', ofAccount(tag), weekAgo()))['at']),
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
    async readLedger(wanted) {
      const tags = wanted.tags.map(({ tag }) => tag)
      const [knownPages, knownTags, topSeen, asked] = await Promise.all([
        keep(wanted.pages, async (name) => (await page(name)) !== undefined),
        keep(tags, async (tag) => (await tagId(tag)) !== undefined),
        keep(tags, isTopSeen),
        readTags(),
      ])
      return { at: now(), knownPages, knownTags, topSeen, ...asked }
    },
    noteAsked: async (ids) => {
      if (account !== undefined) await lookups.remember('instagram hashtags asked', account, { ids }, now())
    },
    async takeTag(tag, ledger) {
      if (account === undefined) return false
      const at = now()
      const own = await limits.hashtagsAsked(account, at)
      if (own.includes(tag)) return true
      // What others asked for already costs nothing more.
      const cap = ledger.counted.has(tag) ? TAGS_PER_WEEK : TAGS_WE_TAKE - ledger.others
      const taken = await limits.takeHashtag(account, tag, { cap, at })
      if (taken) await lookups.remember('instagram hashtag asked', ofAccount(tag), { at }, at)
      return taken
    },
    noteTagId: async (tag, id) => {
      await lookups.remember('instagram hashtag', tag, { id }, now())
      await lookups.remember('instagram hashtag id', id, { tag }, now())
    },
    noteTopSeen: (tag) => lookups.remember('instagram top media', ofAccount(tag), {}, now()),
    notePage: (name, known) => lookups.remember('facebook page', ofReader(name), { ...known }, now()),
  }
}

async function keep(
  names: readonly string[],
  holds: (name: string) => Promise<boolean>,
): Promise<ReadonlySet<string>> {
  const held = await Promise.all(names.map(holds))
  return new Set(names.filter((_, index) => held[index]))
}
