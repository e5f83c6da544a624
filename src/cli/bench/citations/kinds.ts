/** How sentences about posts can be wrong. */
export const postKinds = [
  'altered_quotation',
  'misplaced_quotation',
  'invented_id',
  'wrong_platform',
  'wrong_author',
  'wrong_date',
  'wrong_metric',
  'wrong_number_word',
  'wrong_company',
  'negation',
  'opposite',
  'quantifier',
  'superlative',
  'cause',
  'opinion',
] as const
export type PostKind = (typeof postKinds)[number]

/** How sentences about trends can be wrong. */
export const trendKinds = [
  'wrong_score',
  'wrong_figure',
  'wrong_status',
  'wrong_direction',
  'wrong_rank',
  'wrong_trend_platform',
  'wrong_comparison',
  'wrong_trend_number_word',
  'wrong_day',
  'wrong_share',
  'wrong_intent',
] as const
export type TrendKind = (typeof trendKinds)[number]

/** Sentences of these are only ever true: what is stored, said in the usual orders and words. */
export const literalKinds = ['post_literal', 'trend_literal'] as const

export const kinds = [...literalKinds, ...postKinds, ...trendKinds] as const
export type Kind = (typeof kinds)[number]

/**
 * Whether what is stored decides a false sentence of the kind: then it has to come back contradicted. Of the others
 * nothing more is asked than that they are not verified.
 */
export const isDecidable = {
  post_literal: false,
  trend_literal: false,
  altered_quotation: true,
  misplaced_quotation: true,
  invented_id: true,
  wrong_platform: true,
  wrong_author: true,
  wrong_date: true,
  wrong_metric: true,
  wrong_number_word: true,
  wrong_company: true,
  negation: false,
  opposite: false,
  quantifier: false,
  superlative: false,
  cause: false,
  opinion: false,
  wrong_score: true,
  wrong_figure: true,
  wrong_status: true,
  wrong_direction: true,
  wrong_rank: true,
  wrong_trend_platform: true,
  wrong_comparison: true,
  wrong_trend_number_word: true,
  wrong_day: true,
  wrong_share: true,
  wrong_intent: true,
} as const satisfies Record<Kind, boolean>
