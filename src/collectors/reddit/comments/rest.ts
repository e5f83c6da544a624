import type { DueThread } from '../../../model/index.ts'
import { toRecord } from '../../json.ts'
import type { Thread } from './map.ts'
import { isId } from './tree.ts'

/** A thread that is being read, with what its answers have only named so far. */
export interface OpenThread {
  readonly id: string
  /** The id without `t3_`. */
  readonly article: string
  /** As announced when it was read. */
  readonly comments: number
  readonly thread: Thread
  readonly newestId: string | undefined
  /** Ids of comments to ask for. */
  more: readonly string[]
  /** How many comments these stand for at most. */
  moreCount: number
  /** Names of comments below which the tree was cut. */
  deep: readonly string[]
}

/** What is kept of a rest: enough for many scans, and never a burden. */
const MAX_MORE = 1000
const MAX_DEEP = 50

/** What is left of a thread, for the ledger; undefined where nothing is. */
export function restText({ more, deep, thread }: OpenThread): string | undefined {
  if (more.length + deep.length === 0) return undefined
  return JSON.stringify({
    more: more.slice(0, MAX_MORE),
    deep: deep.slice(0, MAX_DEEP),
    isPromoted: thread.isPromoted,
  })
}

/** The thread where its last visit left off; undefined where nothing was left, or nothing that can be read. */
export function restOf(due: DueThread): OpenThread | undefined {
  const article = due.id.replace(/^t3_/, '')
  if (due.rest === undefined || !isId(article)) return undefined
  const rest = toRecord(parsed(due.rest))
  const list = (value: unknown): unknown[] => (Array.isArray(value) ? value : [])
  const more = list(rest['more']).filter(isId)
  const names = list(rest['deep']).filter((name) => typeof name === 'string')
  const deep = names.filter((name) => name.startsWith('t1_') && isId(name.slice(3)))
  if (more.length + deep.length === 0) return undefined
  const [title = ''] = due.text.split('\n\n')
  return {
    id: due.id,
    article,
    comments: due.comments,
    thread: { title, author: due.authorHandle, under: due.text, isPromoted: rest['isPromoted'] === true },
    newestId: due.newestId,
    more,
    moreCount: more.length,
    deep,
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
