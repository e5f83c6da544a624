import type { Timing } from '../../../../../simulator/dataset/texts/theme.ts'
import type { Intent } from '../../../../model/index.ts'
import type { Kind } from '../cases.ts'
import { courses } from './courses.ts'

/** A part that a topic has in a maker's world: how much is written, when, and what for. */
export interface Role {
  readonly intent: Intent
  readonly posts: number
  readonly course: Timing
  readonly broad?: BroadRole
  /** ISO 639-1, English when absent. */
  readonly language?: string
}

/** Issues that have others as parts: whether these move together, so that a list tells them as one. */
export const broadRoles = {
  /** All parts rise at once. */
  together: { isListedWhole: true },
  /** All parts rise slowly. */
  slow: { isListedWhole: true },
  /** One part is new, the others are steady. */
  split: { isListedWhole: false },
} as const satisfies Record<string, { readonly isListedWhole: boolean }>
export type BroadRole = keyof typeof broadRoles

/** Every maker's world has a topic for each of these, so that the worlds are equally hard but for their words. */
export const roles = {
  togetherFirst: { intent: 'problem', posts: 52, course: courses.step, broad: 'together' },
  togetherSecond: { intent: 'problem', posts: 42, course: courses.step, broad: 'together' },
  togetherThird: { intent: 'problem', posts: 36, course: courses.step, broad: 'together' },
  slowFirst: { intent: 'problem', posts: 46, course: courses.ramp, broad: 'slow' },
  slowSecond: { intent: 'problem', posts: 38, course: courses.ramp, broad: 'slow' },
  slowThird: { intent: 'problem', posts: 32, course: courses.ramp, broad: 'slow' },
  splitMoving: { intent: 'problem', posts: 44, course: courses.fresh, broad: 'split' },
  splitFirst: { intent: 'problem', posts: 50, course: courses.steady, broad: 'split' },
  splitSecond: { intent: 'problem', posts: 44, course: courses.steady, broad: 'split' },
  steadyProblem: { intent: 'problem', posts: 56, course: courses.steady },
  burstProblem: { intent: 'problem', posts: 34, course: courses.burst },
  weakProblem: { intent: 'problem', posts: 66, course: courses.weakRise },
  fadingProblem: { intent: 'problem', posts: 60, course: courses.fading },
  rareProblem: { intent: 'problem', posts: 5, course: courses.fresh },
  steadyQuestion: { intent: 'question', posts: 56, course: courses.steady },
  otherQuestion: { intent: 'question', posts: 50, course: courses.steady },
  risingQuestion: { intent: 'question', posts: 36, course: courses.ramp },
  freshQuestion: { intent: 'question', posts: 26, course: courses.fresh },
  risingWish: { intent: 'wish', posts: 48, course: courses.step },
  steadyWish: { intent: 'wish', posts: 46, course: courses.steady },
  returningWish: { intent: 'wish', posts: 40, course: courses.comeback },
  fadingWish: { intent: 'wish', posts: 50, course: courses.fading },
  steadyPraise: { intent: 'praise', posts: 54, course: courses.steady },
  otherPraise: { intent: 'praise', posts: 36, course: courses.steady },
  burstPraise: { intent: 'praise', posts: 34, course: courses.burst },
  risingComparison: { intent: 'comparison', posts: 44, course: courses.step },
  steadyComparison: { intent: 'comparison', posts: 44, course: courses.steady },
  risingLeaving: { intent: 'leaving', posts: 38, course: courses.step },
  germanProblem: { intent: 'problem', posts: 30, course: courses.step, language: 'de' },
  spanishProblem: { intent: 'problem', posts: 26, course: courses.steady, language: 'es' },
  japaneseProblem: { intent: 'problem', posts: 24, course: courses.fresh, language: 'ja' },
} as const satisfies Record<string, Role>
export type RoleName = keyof typeof roles

/** What an idea about posts of the intent should be; null: it is told beside the idea. */
export const kindOfIntent = {
  problem: 'problem',
  question: 'question',
  wish: 'request',
  praise: 'praise',
  comparison: 'comparison',
  leaving: null,
  hazard: null,
} as const satisfies Record<Intent, Kind | null>
