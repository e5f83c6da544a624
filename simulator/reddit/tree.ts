import type { RedditComment } from '../dataset/comment-types.ts'
import type { RedditWorld } from '../dataset/dataset.ts'
import { commentThing, stateOf } from './comment-shapes.ts'
import type { Thing } from './shapes.ts'

/** Reddit cuts larger limits to this. */
export const MAX_COMMENTS = 500
export const DEFAULT_COMMENTS = 200
/** Without a depth, or with one beyond it. */
export const MAX_LEVELS = 10
export const orders = ['confidence', 'top', 'new', 'old', 'controversial', 'qa', 'random'] as const

/** The comments of one thread as its tree shows them: those that are gone only where something stands below them. */
export interface Branches {
  /** Below a comment, or, for undefined, below the post; in the order that was asked for, notices first. */
  below(parentId: string | undefined): readonly RedditComment[]
  /** How many stand below a comment, itself included. */
  sizeOf(comment: RedditComment): number
}

export function branchesOf(comments: readonly RedditComment[], sort: string, now: Date): Branches {
  const ids = new Set(comments.map(({ id }) => id))
  const byParent = new Map<string | undefined, RedditComment[]>()
  for (const comment of comments) {
    const parent = comment.parentId !== undefined && ids.has(comment.parentId) ? comment.parentId : undefined
    byParent.set(parent, [...(byParent.get(parent) ?? []), comment])
  }
  const shown = new Map<string | undefined, readonly RedditComment[]>()
  const below = (parentId: string | undefined): readonly RedditComment[] => {
    const known = shown.get(parentId)
    if (known !== undefined) return known
    const kept = (byParent.get(parentId) ?? [])
      // What its author deleted vanishes with its last answer; what moderators removed leaves a mark.
      .filter((comment) => stateOf(comment, now) !== 'deleted' || below(comment.id).length > 0)
      .toSorted(comparisonOf(sort))
    shown.set(parentId, kept)
    return kept
  }
  const sizeOf = (comment: RedditComment): number =>
    1 + below(comment.id).reduce((sum, answer) => sum + sizeOf(answer), 0)
  return { below, sizeOf }
}

function comparisonOf(sort: string) {
  return (one: RedditComment, other: RedditComment): number => {
    const notices = Number(other.isNotice ?? false) - Number(one.isNotice ?? false)
    const times = other.publishedAt.getTime() - one.publishedAt.getTime()
    if (notices !== 0 || sort === 'new') return notices || times
    return sort === 'old' ? -times : other.score - one.score || times
  }
}

export interface TreeRequest {
  readonly sort: string
  /** Comments, not those of the first level alone. */
  readonly limit: number
  readonly levels: number
  readonly showsMore: boolean
}

/**
 * The things of a thread's tree below a comment or, for undefined, the post: the best candidate is picked, its answers
 * become candidates, until the limit is reached. What was not picked is named by a stub, and so is what lies too deep.
 */
export function treeThings(
  roots: readonly RedditComment[],
  branches: Branches,
  request: TreeRequest,
  world: RedditWorld,
  now: Date,
  parentName: string,
): Thing[] {
  const picked = pick(roots, branches, request)

  function thingsOf(comments: readonly RedditComment[], depth: number, parent: string): Thing[] {
    const shown = comments.filter(({ id }) => picked.has(id))
    const things = shown.map((comment) => {
      const answers = branches.below(comment.id)
      const isTooDeep = depth + 1 >= request.levels && answers.length > 0
      const children = isTooDeep
        ? continuation(comment, depth + 1, request)
        : thingsOf(answers, depth + 1, `t1_${comment.id}`)
      const replies = children.length === 0 ? '' : innerListing(children)
      return commentThing(comment, world, now, { in: 'tree', depth, replies })
    })
    const hidden = comments.filter(({ id }) => !picked.has(id))
    return [...things, ...stubOf(hidden, branches, { depth, parent, showsMore: request.showsMore })]
  }

  return thingsOf(roots, 0, parentName)
}

function pick(
  roots: readonly RedditComment[],
  branches: Branches,
  { sort, limit, levels }: TreeRequest,
): ReadonlySet<string> {
  const better = comparisonOf(sort)
  let candidates = roots.map((comment) => ({ comment, depth: 0 }))
  const picked = new Set<string>()
  while (candidates.length > 0 && picked.size < limit) {
    const [best, ...others] = candidates.toSorted((one, other) => better(one.comment, other.comment))
    if (best === undefined) break
    picked.add(best.comment.id)
    const answers = best.depth + 1 < levels ? branches.below(best.comment.id) : []
    candidates = [...others, ...answers.map((comment) => ({ comment, depth: best.depth + 1 }))]
  }
  return picked
}

/** "Continue this thread". */
function continuation(parent: RedditComment, depth: number, { showsMore }: TreeRequest): Thing[] {
  if (!showsMore) return []
  const data = { count: 0, name: 't1__', id: '_', parent_id: `t1_${parent.id}`, depth, children: [] }
  return [{ kind: 'more', data }]
}

/** `count` counts all that is hidden, `children` only names what hangs directly below the parent. */
export function stubOf(
  hidden: readonly RedditComment[],
  branches: Pick<Branches, 'sizeOf'>,
  { depth, parent, showsMore }: { depth: number; parent: string; showsMore: boolean },
): Thing[] {
  const [first] = hidden
  if (first === undefined || !showsMore) return []
  const data = {
    count: hidden.reduce((sum, comment) => sum + branches.sizeOf(comment), 0),
    name: `t1_${first.id}`,
    id: first.id,
    parent_id: parent,
    depth,
    children: hidden.map(({ id }) => id),
  }
  return [{ kind: 'more', data }]
}

/** A Listing inside a tree leaves open how many it holds. */
function innerListing(children: readonly Thing[]): Record<string, unknown> {
  return {
    kind: 'Listing',
    data: { after: null, dist: null, modhash: null, geo_filter: '', children, before: null },
  }
}
