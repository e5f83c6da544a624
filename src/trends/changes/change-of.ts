import type { changeKinds, TrendStatus } from '../../model/index.ts'
import { MIN_POSTS } from '../types.ts'

/** What became of a topic since a moment; `unchanged` is within chance. */
export type ChangeKind = (typeof changeKinds)[number] | 'unchanged'

export interface ChangeFacts {
  /**
   * What the engine's rule says when the posts that entered the window stand for the recent ones and those that
   * left it for the baseline; see status.ts.
   */
  readonly verdict: { readonly status: TrendStatus; readonly rule: string }
  /** False when no evidence from before the moment is stored at all. */
  readonly hasBefore: boolean
  /** Whether the topic was listed then, or had as many mentions as a topic needs. */
  readonly wasThere: boolean
  /** Posts of the topic in the present window. */
  readonly mentionsNow: number
}

export interface Change {
  readonly kind: ChangeKind
  /** Which rule decided, in words. */
  readonly rule: string
}

/** The engine may take a topic's few faint older posts for outliers: a topic that was there then is not new now. */
export const ONLY_NEAR = 'it was there, but hardly any post from before holds it as clearly as those since'
export const NOTHING_BEFORE =
  'no earlier post is in the history at hand: new to this workspace, perhaps not to the world'

/**
 * What became of a topic. Only what the interval is sure of is a change: `rising` is risen, `fading` is fallen, or
 * gone where fewer than MIN_POSTS are left in the window. Where nothing from before is stored there is nothing to
 * compare with, and every topic is new.
 */
export function changeOf({ verdict, hasBefore, wasThere, mentionsNow }: ChangeFacts): Change {
  if (!hasBefore) return { kind: 'new', rule: NOTHING_BEFORE }
  const { rule } = verdict
  switch (verdict.status) {
    case 'insufficient_data':
      return { kind: 'insufficient_data', rule }
    case 'new':
      return wasThere ? { kind: 'risen', rule: ONLY_NEAR } : { kind: 'new', rule }
    case 'rising':
      return { kind: 'risen', rule }
    case 'fading':
      return { kind: mentionsNow < MIN_POSTS ? 'gone' : 'fallen', rule }
    case 'steady':
      return { kind: 'unchanged', rule }
  }
}
