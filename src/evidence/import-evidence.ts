import type { Db } from '../../db/database.ts'
import { keyText } from '../../db/post-key.ts'
import { importPosts, type StoreCounts } from '../../db/store-posts.ts'
import { ServiceError } from '../lib/errors.ts'
import type { Post, Workspace } from '../model/index.ts'
import { withMatchedWords } from '../word-list/matching.ts'
import { readLines } from './ndjson.ts'
import { parsePostLine } from './parse-post-line.ts'

const BATCH_SIZE = 500
/**
 * Batches that are stored at once, while the next is read. One statement keeps one core of the server busy for about three times as
 * long as this process needs to read its posts (docs/performance.md).
 */
const STORED_AT_ONCE = 3

export interface ImportSummary {
  /** Lines that were not empty. */
  readonly read: number
  readonly stored: number
  readonly updated: number
  readonly unchanged: number
  readonly rejected: number
}

export interface BadLine {
  readonly number: number
  readonly reason: string
}

interface NumberedPost {
  readonly number: number
  readonly post: Post
}

/**
 * Stores any number of NDJSON posts in batches, a few at once. A bad line is reported with its number and reason, and the
 * others are stored; importing the same stream twice changes nothing, and of a post that comes twice the later line counts.
 * The workspace's words that a text contains are added to the matched terms of its line, as a scan does; a text without any is
 * stored too. Calls `onProgress` after each batch with the number of lines read up to its end. Where the stream or the database
 * fails, what was sent to the database is waited for, and then the error is thrown.
 */
export async function importEvidence(
  db: Db,
  workspace: Pick<Workspace, 'id' | 'words'>,
  stream: AsyncIterable<Buffer | string>,
  onBadLine: (line: BadLine) => void,
  onProgress: (read: number) => void = () => {},
): Promise<ImportSummary> {
  let read = 0
  let rejected = 0
  const totals = { stored: 0, updated: 0 }
  let batch: NumberedPost[] = []
  /** The oldest first. */
  const underWay: StoredBatch[] = []
  /** Bad lines are told once all that was sent before them is stored: who stops there knows how far it came. */
  const untold: { readonly line: BadLine; readonly behind: readonly StoredBatch[] }[] = []
  const tellBadLines = () => {
    while (untold[0]?.behind.every(({ hasEnded }) => hasEnded)) {
      const [told] = untold.splice(0, 1)
      if (told !== undefined) onBadLine(told.line)
    }
  }
  const reject = (number: number, reason: string) => {
    rejected++
    untold.push({ line: { number, reason }, behind: [...underWay] })
    tellBadLines()
  }
  const settleOldest = async () => {
    const [oldest] = underWay
    if (oldest === undefined) return
    // It stays under way until it has ended, so that its failure ends no other.
    const counts = await oldest.counts.finally(() => underWay.shift())
    totals.stored += counts.stored
    totals.updated += counts.updated
    onProgress(oldest.readUntil)
  }
  const flush = async () => {
    const names = new Set(batch.flatMap(({ post }) => namesOf(post)))
    const isBehind = () =>
      underWay.some((other) => batch.some(({ post }) => namesOf(post).some((name) => other.names.has(name))))
    while (underWay.length === STORED_AT_ONCE || isBehind()) await settleOldest()
    const sent: StoredBatch = {
      names,
      readUntil: read,
      counts: storeBatch(db, workspace.id, batch, (number, reason) => {
        rejected++
        onBadLine({ number, reason })
      }),
      hasEnded: false,
    }
    const end = () => {
      sent.hasEnded = true
      tellBadLines()
    }
    // Whoever waits for it hears of its failure later; until then it is no failure that nobody handles.
    sent.counts.then(end, end)
    underWay.push(sent)
    batch = []
  }
  try {
    for await (const line of readLines(stream)) {
      if ('text' in line && line.text.trim() === '') continue
      read++
      const parsed = 'text' in line ? parsePostLine(line.text) : { reason: line.problem }
      if ('reason' in parsed) {
        reject(line.number, parsed.reason)
        continue
      }
      batch.push({ number: line.number, post: withWords(parsed.post, workspace.words) })
      if (batch.length === BATCH_SIZE) await flush()
    }
    if (batch.length > 0) await flush()
    while (underWay.length > 0) await settleOldest()
  } finally {
    await Promise.allSettled(underWay.map(({ counts }) => counts))
  }
  return { read, ...totals, unchanged: read - rejected - totals.stored - totals.updated, rejected }
}

/** A batch that was sent to the database. */
interface StoredBatch {
  readonly names: ReadonlySet<string>
  /** Lines read when it was sent. */
  readonly readUntil: number
  readonly counts: Promise<StoreCounts>
  hasEnded: boolean
}

/** What a post may be known by: batches that share a name are stored one after another. */
function namesOf(post: Post): string[] {
  // Instagram gives one medium several ids, and its link tells that they are one.
  return post.platform === 'instagram' ? [keyText(post), post.url] : [keyText(post)]
}

/** Adds matched words to those of the line, as a scan does to those of its query. */
function withWords(post: Post, words: readonly string[]): Post {
  return { ...post, matchedTerms: withMatchedWords(post.text, post.matchedTerms ?? [], words).terms }
}

/**
 * Halves a batch that the database rejects until the post that it rejects is found; the others are stored.
 */
async function storeBatch(
  db: Db,
  workspaceId: string,
  batch: readonly NumberedPost[],
  reject: (number: number, reason: string) => void,
): Promise<StoreCounts> {
  try {
    const counts = await importPosts(
      db,
      workspaceId,
      batch.map(({ post }) => post),
    )
    const refused = new Set(counts.refused.map(keyText))
    for (const { number, post } of batch) {
      if (refused.has(keyText(post))) reject(number, 'the post was removed or its author is to be forgotten')
    }
    return counts
  } catch (error) {
    if (error instanceof ServiceError) throw error
    const [only] = batch
    if (batch.length === 1 && only !== undefined) {
      reject(only.number, 'the database refused this post')
      return { stored: 0, updated: 0, refused: [] }
    }
    const middle = Math.ceil(batch.length / 2)
    const first = await storeBatch(db, workspaceId, batch.slice(0, middle), reject)
    const second = await storeBatch(db, workspaceId, batch.slice(middle), reject)
    return {
      stored: first.stored + second.stored,
      updated: first.updated + second.updated,
      refused: [...first.refused, ...second.refused],
    }
  }
}
