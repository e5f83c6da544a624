import type { IdeaKind, Intent } from '../../model/index.ts'
import { parameters, valuesOf } from '../parameters/index.ts'
import { hasAny } from './intents.ts'

const { minLeadingShare, minShareOfQuestions, minTalkShare } = valuesOf(parameters.leadingKind)

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

const complaints = intentsOfKind.solve_problem

/** What makes a post a poor example of its kind. */
export const intentsBeside = {
  solve_problem: ['praise'],
  grant_wish: complaints,
  compare_with_competitor: [],
  answer_question: complaints,
  share_praise: complaints,
  join_conversation: [],
} as const satisfies Record<IdeaKind, readonly Intent[]>

/**
 * How well a post with these intents shows a kind: 2 where it wants what the kind says and nothing against it, 1 where it
 * wants both, else 0.
 */
export function exampleOf(kind: IdeaKind | undefined, found: readonly Intent[]): 0 | 1 | 2 {
  if (kind === undefined || !hasAny(found, intentsOfKind[kind])) return 0
  return hasAny(found, intentsBeside[kind]) ? 1 : 2
}

/**
 * The kind of idea that the posts of a trend call for, from the intents of each: that which leads, the first of these.
 * - Problems, unless praise is more frequent, wishes and comparisons lead from `minLeadingShare` of the posts on, and from
 *   `minShareOfQuestions` of the questions: they are often put as such, and politely.
 * - Of questions and praise the more frequent leads from `minTalkShare` on: both stand in many posts by the way.
 * - Where half of the posts want nothing, people are joined.
 * Else undefined: posts want different things.
 */
export function leadingKind(posts: readonly (readonly Intent[])[]): IdeaKind | undefined {
  const count = (holds: (found: readonly Intent[]) => boolean): number => posts.filter(holds).length
  const shareOf = (kind: IdeaKind): number =>
    count((found) => hasAny(found, intentsOfKind[kind])) / Math.max(1, posts.length)
  const [asked, praised] = [shareOf('answer_question'), shareOf('share_praise')]
  const least = Math.max(minLeadingShare, minShareOfQuestions * asked)
  const problems = shareOf('solve_problem')
  if (problems >= least && problems >= praised) return 'solve_problem'
  if (shareOf('grant_wish') >= least) return 'grant_wish'
  if (shareOf('compare_with_competitor') >= least) return 'compare_with_competitor'
  if (Math.max(asked, praised) >= minTalkShare) return asked >= praised ? 'answer_question' : 'share_praise'
  return count((found) => found.length === 0) >= MOST * posts.length ? 'join_conversation' : undefined
}
