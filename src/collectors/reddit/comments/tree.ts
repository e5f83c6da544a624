import { type JsonRecord, toFilledText, toNumber, toRecord, toRecords } from '../../json.ts'
import { nameOf, readListing } from '../map.ts'

/** What an answer shows of a thread, flat, and what it only names. */
export interface Branches {
  readonly comments: readonly JsonRecord[]
  /** Ids (without `t1_`) of comments that a stub names, those of the first level first. */
  readonly more: readonly string[]
  /** How many comments all such stubs stand for. */
  readonly moreCount: number
  /** Names (`t1_…`) of the comments below which the tree was cut for its depth. */
  readonly deep: readonly string[]
}

export interface Tree extends Branches {
  /** The thread's first post. */
  readonly post: JsonRecord
}

/** A thread as `/comments/{article}` answers: two listings, the post and the tree. Undefined for anything else. */
export function readTree(body: unknown): Tree | undefined {
  if (!Array.isArray(body)) return undefined
  const [first, second] = body.map(readListing)
  const post = first?.children[0]
  if (post === undefined || second === undefined) return undefined
  return { post, ...branchesIn(second.children) }
}

/** The flat list that `/api/morechildren` answers; undefined for anything else. */
export function readMoreChildren(body: unknown): Branches | undefined {
  const { things } = toRecord(toRecord(toRecord(body)['json'])['data'])
  return Array.isArray(things) ? branchesIn(toRecords(things)) : undefined
}

/** Walks level by level, without recursion: an answer may be nested as deep as it likes. */
function branchesIn(roots: readonly JsonRecord[]): Branches {
  const comments: JsonRecord[] = []
  const more: string[] = []
  const deep: string[] = []
  let moreCount = 0
  for (let level = roots; level.length > 0; ) {
    const below: JsonRecord[] = []
    for (const thing of level) {
      const data = toRecord(thing['data'])
      if (thing['kind'] === 't1') {
        comments.push(thing)
        below.push(...(readListing(data['replies'])?.children ?? []))
      } else if (thing['kind'] === 'more') {
        const children = Array.isArray(data['children']) ? data['children'].filter(isId) : []
        const parent = toFilledText(data['parent_id'])
        more.push(...children)
        moreCount += children.length === 0 ? 0 : Math.max(children.length, toNumber(data['count']) ?? 0)
        if (children.length === 0 && parent !== undefined && isCommentName(parent)) deep.push(parent)
      }
    }
    level = below
  }
  return { comments, more, moreCount, deep }
}

/** Ids become parts of paths and of requests. */
export function isId(value: unknown): value is string {
  return typeof value === 'string' && /^[a-z0-9]{1,16}$/.test(value)
}

/** `t1_…`. */
export function isCommentName(name: string): boolean {
  return name.startsWith('t1_') && isId(name.slice(3))
}

/** The newest of some comments; undefined without any. */
export function newestOf(comments: readonly JsonRecord[]): string | undefined {
  const secondsOf = (comment: JsonRecord) => toNumber(toRecord(comment['data'])['created_utc']) ?? 0
  const newest = comments.reduce<JsonRecord | undefined>(
    (best, comment) => (best === undefined || secondsOf(comment) > secondsOf(best) ? comment : best),
    undefined,
  )
  return newest === undefined ? undefined : nameOf(newest)
}
