import type { CollectorPlan, PlannedStep } from '../../../model/index.ts'
import { describeWaiting } from '../../threads.ts'
import { type AnyProduct, type CommentPlan, voiceCallsOf } from './plan-comments.ts'

/** The part of a plan that is about comments. */
export type CommentSteps = Pick<CollectorPlan, 'steps' | 'notCovered'> & { readonly calls: number }

export const noCommentSteps: CommentSteps = { steps: [], notCovered: [], calls: 0 }

const EXPECTS = {
  tagged: 'up to 100 posts a call, once a day',
  ratings: 'up to 100 reviews a call, once a day',
  tags: 'up to 50 media a call, once a day',
} as const

/** What a scan would ask for comments, at most, and what that may bring as far as the stored posts tell. */
export function describeComments({ facebook, instagram }: CommentPlan): CommentSteps {
  const steps = [...stepsOf(facebook), ...stepsOf(instagram)]
  return {
    steps,
    calls: steps.reduce((sum, { calls }) => sum + calls, 0),
    notCovered: [
      ...[...facebook.refused, ...instagram.refused].map(({ query, why }) => ({
        platform: query.platform,
        what: query.label,
        why,
      })),
      ...(facebook.calls === 0
        ? []
        : [
            {
              platform: 'facebook' as const,
              what: "authors and replies below others' posts, and what Pages hide",
              why: "Facebook gives comments of others' Pages without ids, authors and parents.",
            },
          ]),
      ...(instagram.calls === 0
        ? []
        : [
            {
              platform: 'instagram' as const,
              what: "comments below others' media, and mentions of an account there",
              why: 'Instagram shows comments of our own media only; mentions come by notification, which is not read.',
            },
          ]),
    ],
  }
}

function stepsOf(product: AnyProduct): readonly PlannedStep[] {
  const { calls, voices, threads, due } = product
  const forVoices = voiceCallsOf(product)
  const waiting = describeWaiting(product, Math.min(due.length, calls - forVoices), 'posts')
  return [
    ...voices.slice(0, forVoices).map((query) => ({
      platform: query.platform,
      label: query.label,
      calls: 1,
      expects: 'voice' in query ? EXPECTS[query.voice] : EXPECTS.tags,
    })),
    ...(threads === undefined
      ? []
      : [
          {
            platform: threads.platform,
            label: threads.label,
            calls: calls - forVoices,
            expects: `${waiting}; posts that the scan finds add theirs`,
          },
        ]),
  ]
}
