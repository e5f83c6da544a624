import type { IdeaKind, Intent } from '../../model/index.ts'
import { parameters, valuesOf } from '../parameters/index.ts'
import { hasAny } from './intents.ts'

const { minLeadingShare } = valuesOf(parameters.leadingKind)

const MOST = 1 / 2

/** What the posts of a kind want: who leaves, or tells of danger, has a problem. */
export const intentsOfKind = {
  solve_problem: ['problem', 'hazard', 'leaving'],
  grant_wish: ['wish'],
  compare_with_competitor: ['comparison'],
  answer_question: ['question'],
  share_praise: ['praise'],
  join_conversation: [],
} as const satisfies Record<IdeaKind, readonly Intent[]>

/** Where several lead, the first does: problems, wishes and comparisons are often put as questions, and politely. */
const byUrgency = [
  'solve_problem',
  'grant_wish',
  'compare_with_competitor',
  'answer_question',
  'share_praise',
] as const satisfies readonly IdeaKind[]

/**
 * The kind of idea that the posts of a trend call for, from the intents of each: that which leads, because
 * `minLeadingShare` of the posts want what it says; to join in where none does and half of them want nothing; else
 * undefined.
 */
export function leadingKind(posts: readonly (readonly Intent[])[]): IdeaKind | undefined {
  const shareOf = (holds: (found: readonly Intent[]) => boolean): number =>
    posts.filter(holds).length / Math.max(1, posts.length)
  const leading = byUrgency.find(
    (kind) => shareOf((found) => hasAny(found, intentsOfKind[kind])) >= minLeadingShare,
  )
  if (leading !== undefined) return leading
  return shareOf((found) => found.length === 0) >= MOST ? 'join_conversation' : undefined
}
