import type { Idea, IdeaKind, RankedTrend } from '../../../../model/index.ts'
import type { Kind } from '../cases.ts'
import { mostOf } from './matching.ts'

/** Fewer judged posts say nothing of a trend's kind. */
const MIN_POSTS = 5

/** What an idea of the engine takes its trend to be. */
const kindOfIdea = {
  solve_problem: 'problem',
  answer_question: 'question',
  grant_wish: 'request',
  compare_with_competitor: 'comparison',
  share_praise: 'praise',
  join_conversation: 'other',
} as const satisfies Record<IdeaKind, Kind>

type TrendWithIdea = Pick<RankedTrend, 'postIds'> & { readonly idea?: Pick<Idea, 'kind'> | undefined }

export interface KindFigures {
  /** How many trends can be judged: half of their judged posts, and 5 of these or more, are of one kind. */
  readonly judged: number
  /** Share of the judged trends whose idea is of that kind; a trend without an idea is wrong. Null: none is judged. */
  readonly rightOfJudged: number | null
}

export function kindFigures(
  trends: readonly TrendWithIdea[],
  kindOf: (postId: string) => Kind | undefined,
): KindFigures {
  let judged = 0
  let right = 0
  for (const { postIds, idea } of trends) {
    const known = postIds.flatMap((id) => kindOf(id) ?? [])
    const [most, count] = mostOf(known)
    if (known.length < MIN_POSTS || count < known.length / 2) continue
    judged++
    if (idea !== undefined && kindOfIdea[idea.kind] === most) right++
  }
  return { judged, rightOfJudged: judged === 0 ? null : right / judged }
}
