import { randomBytes } from 'node:crypto'
import type { Derivations, RankedPost } from '../../db/analysis-posts.ts'
import type { Db } from '../../db/database.ts'
import { PAGE_POSTS } from '../../db/posts.ts'
import {
  type HourSpan,
  hourOf,
  listRankedHours,
  type RankedHour,
  type ReadHour,
  readRankedHours,
} from '../../db/ranked-hours.ts'
import { derivationsBy } from '../derivation/identity.ts'
import { aheadByOne } from '../lib/ahead-by-one.ts'
import { TextMemory } from '../trends/index.ts'
import type { VoiceIdentity } from '../workspace/voice.ts'
import { createSanitizingReader, type SanitizingReader } from './sanitizing-reader.ts'

interface KeptHour {
  readonly fingerprint: string
  /** As the ranking reads them. */
  readonly posts: readonly RankedPost[]
  /** When a ranking last asked for it. */
  askedMs: number
}

/**
 * What the ranking thread keeps of one workspace from one ranking to the next: its posts by the hour of their publication, and
 * what has been read of their texts. Hours of which the database tells another fingerprint are read again, all others are
 * as they were; so what it gives is what reading all would give, and a ranking that ends half way leaves only hours that
 * were read as a whole.
 */
export class WorkspaceMemory {
  readonly texts = new TextMemory()
  readonly #workspaceId: string
  readonly #derivations: Derivations
  readonly #reader: SanitizingReader = createSanitizingReader()
  readonly #seed = String(randomBytes(8).readBigInt64LE())
  readonly #hours = new Map<number, KeptHour>()

  /** Of a workspace in which an identity says whose voice a post is. */
  constructor(workspaceId: string, identity: VoiceIdentity) {
    this.#workspaceId = workspaceId
    this.#derivations = derivationsBy(identity)
  }

  /** How many posts it keeps. */
  get size(): number {
    let posts = 0
    for (const hour of this.#hours.values()) posts += hour.posts.length
    return posts
  }

  get contentFlagsOf(): SanitizingReader['contentFlagsOf'] {
    return this.#reader.contentFlagsOf
  }

  /** The posts since a moment as a ranking reads them, newest first. `tell` hears after each page how many were read. */
  async load(
    db: Db,
    since: Date,
    nowMs: number,
    tell: (posts: number) => void = () => {},
  ): Promise<RankedPost[]> {
    const filter = { workspaceId: this.#workspaceId, since, seed: this.#seed }
    const listed = await listRankedHours(db, filter)
    this.#forgetRemoved(hourOf(since), listed)
    const isChanged = ({ hour, fingerprint }: RankedHour): boolean =>
      this.#hours.get(hour)?.fingerprint !== fingerprint
    let read = 0
    for await (const hours of aheadByOne(pagesOf(listed, isChanged), (page) => this.#read(db, page))) {
      for (const { hour, fingerprint, posts } of hours) {
        this.#hours.set(hour, { fingerprint, posts: posts.map(this.#reader.read), askedMs: nowMs })
        read += posts.length
      }
      tell(read)
    }
    return listed.flatMap(({ hour }) => {
      const kept = this.#hours.get(hour)
      if (kept === undefined) return []
      kept.askedMs = nowMs
      return hour > hourOf(since)
        ? kept.posts
        : kept.posts.filter(({ publishedAt }) => Date.parse(publishedAt) >= since.getTime())
    })
  }

  /** Forgets the hours that no ranking has asked for since a moment. */
  forgetUnasked(sinceMs: number): void {
    for (const [hour, { askedMs }] of this.#hours) if (askedMs < sinceMs) this.#hours.delete(hour)
  }

  async #read(db: Db, { hours, spans }: Page): Promise<readonly ReadHour[]> {
    for (const hour of hours) this.#hours.delete(hour)
    const filter = { workspaceId: this.#workspaceId, spans, seed: this.#seed }
    return await readRankedHours(db, filter, this.#derivations)
  }

  #forgetRemoved(from: number, listed: readonly RankedHour[]): void {
    const there = new Set(listed.map(({ hour }) => hour))
    for (const hour of this.#hours.keys()) if (hour >= from && !there.has(hour)) this.#hours.delete(hour)
  }
}

/** Changed hours that are read together. */
interface Page {
  readonly hours: readonly number[]
  readonly spans: readonly HourSpan[]
}

/**
 * The changed ones of the hours in pages of about as many posts as a page has, or of one hour. Hours with nothing between them
 * are one span, so that a first reading asks for a few, whatever the planner knows of a new workspace.
 */
function pagesOf(listed: readonly RankedHour[], isChanged: (hour: RankedHour) => boolean): Page[] {
  const pages: { hours: number[]; spans: HourSpan[] }[] = []
  let page: (typeof pages)[number] | undefined
  let filled = 0
  let isOpen = false
  for (const entry of listed) {
    const { hour, posts } = entry
    if (!isChanged(entry)) {
      isOpen = false
      continue
    }
    if (page === undefined || filled + posts > PAGE_POSTS) {
      page = { hours: [], spans: [] }
      pages.push(page)
      filled = 0
      isOpen = false
    }
    const last = isOpen ? page.spans.pop()?.last : undefined
    page.spans.push({ first: hour, last: last ?? hour })
    page.hours.push(hour)
    filled += posts
    isOpen = true
  }
  return pages
}
