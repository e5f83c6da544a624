import type { Db } from '../../../db/database.ts'
import {
  findKeptRanking,
  findTexts,
  KEPT_DAYS,
  type KeptFilter,
  type KeptRanking,
  listKeptMoments,
  listUnstored,
} from '../../../db/kept-rankings.ts'
import type { PostKey } from '../../../db/post-key.ts'
import { invalidInput } from '../../lib/errors.ts'
import { iterateYielding } from '../../lib/event-loop.ts'
import { type KeptTrend, Platform, type Trend, type TrendFigures } from '../../model/index.ts'
import { displayText } from '../../text/display-text.ts'
import { currentAt } from './current-at.ts'
import { idOf, nameOf, type RestoredTrend, removedOf, restoreTrend, type StoredNow } from './restore-trend.ts'

/** A trend of an earlier ranking by its name and figures alone. */
export type NamedTrend = TrendFigures &
  Pick<RestoredTrend, 'topic' | 'postIds'> &
  Pick<Trend, 'removedPosts' | 'removedPostIds'>

/** An earlier ranking. Its words are read from the posts that are stored when a method is called. */
export interface RankingAsOf extends Omit<KeptRanking, 'trends'> {
  /** How many trends it lists, parts aside. */
  readonly total: number
  /** The trends of its list from one place to another, in full. */
  slice(begin: number, end: number): Promise<RestoredTrend[]>
  /** The trend with this id, listed or a part, else the best ranked that goes on from it; in full. */
  find(id: string): Promise<RestoredTrend | undefined>
  /** All trends with their parts, by names and figures. */
  named(): Promise<NamedTrend[]>
}

/** One may be pruned between its look-up and its reading: then another is the nearest. */
const ATTEMPTS = 2

/** The ranking that was current at `moment`. Throws `invalid_input` where it is not kept, with the nearest that is. */
export async function rankingAsOf(db: Db, filter: KeptFilter, moment: Date, now: Date): Promise<RankingAsOf> {
  const asked = `asOf was ${moment.toISOString()}`
  if (moment.getTime() > now.getTime()) {
    throw invalidInput(
      `${asked}, which is in the future: it is ${now.toISOString()} now. Leave asOf out for the present ranking.`,
    )
  }
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const found = currentAt(await listKeptMoments(db, filter, now), moment)
    if (found === undefined) break
    if ('nearest' in found) throw notKept(asked, filter, found.nearest)
    const ranking = await findKeptRanking(db, filter, found.current)
    if (ranking !== undefined) return readable(db, filter.workspaceId, ranking)
  }
  throw invalidInput(
    `${asked}, and no ranking of ${filter.windowDays} days is kept. Rankings are kept for up to ${KEPT_DAYS} days from when they are made. Leave asOf out for the present ranking.`,
  )
}

function notKept(asked: string, { windowDays }: KeptFilter, nearest: Date) {
  return invalidInput(
    `${asked}, and the ranking of ${windowDays} days that was current then is not kept. The nearest that is kept is of ${nearest.toISOString()}: call again with asOf ${nearest.toISOString()}.`,
  )
}

function readable(db: Db, workspaceId: string, { trends: all, ...head }: KeptRanking): RankingAsOf {
  const listed = all.filter(({ figures }) => figures.parentId === undefined)
  const byId = new Map(all.map((trend) => [trend.figures.id, trend]))
  const restore = async (wanted: readonly KeptTrend[]): Promise<RestoredTrend[]> => {
    const beside = wanted
      .flatMap(({ parts = [], related }) => [...parts, ...related])
      .flatMap(({ id }) => byId.get(id) ?? [])
    const stored = await readStored(db, workspaceId, [...wanted, ...beside])
    return wanted.map((trend) => restoreTrend(trend, byId, stored))
  }
  return {
    ...head,
    total: listed.length,
    slice: (begin, end) => restore(listed.slice(begin, end)),
    async find(id) {
      const ordered = [...listed, ...all.filter(({ figures }) => figures.parentId !== undefined)]
      const found = byId.get(id) ?? ordered.find(({ figures }) => figures.previousIds.includes(id))
      return found && (await restore([found]))[0]
    },
    async named() {
      const stored = await readStored(db, workspaceId, all.map(nameAlone))
      return all.map((trend) => ({
        ...trend.figures,
        topic: nameOf(trend, stored),
        postIds: trend.posts.map(idOf),
        ...removedOf(trend, stored),
      }))
    },
  }
}

/** With no other posts to read words from than those of its name; which of its posts are stored is asked of all. */
function nameAlone(trend: KeptTrend): KeptTrend {
  const used = new Set(
    trend.name.flat().flatMap((piece) => (typeof piece === 'string' ? [] : piece.map(([at]) => at))),
  )
  const posts = [...trend.posts, ...trend.sources]
  return { ...trend, posts, sources: trend.sources.filter((_, index) => used.has(index)) }
}

/** Reads what is stored of the posts of some trends: the texts of their sources, and which posts are gone. */
async function readStored(db: Db, workspaceId: string, trends: readonly KeptTrend[]): Promise<StoredNow> {
  const sources = distinct(trends.flatMap(({ sources }) => sources))
  const all = distinct([...sources, ...trends.flatMap(({ posts }) => posts)])
  // In this order: a post that is removed meanwhile is told as removed, and its words are not shown.
  const found = await findTexts(db, workspaceId, sources.map(toPostKey))
  const unstored = await listUnstored(db, workspaceId, all.map(toPostKey))
  const texts = new Map<string, string>()
  for await (const post of iterateYielding(found)) texts.set(toKey(post), displayText(post.text))
  const gone = new Set(unstored.map(toKey))
  return {
    textOf: (key) => (gone.has(key) ? undefined : texts.get(key)),
    isRemoved: (key) => gone.has(key),
  }
}

function distinct(keys: readonly string[]): string[] {
  return [...new Set(keys)]
}

function toKey({ platform, id }: PostKey): string {
  return `${platform}:${id}`
}

function toPostKey(key: string): PostKey {
  const end = key.indexOf(':')
  return { platform: Platform.parse(key.slice(0, end)), id: key.slice(end + 1) }
}
