import type { ParameterTable } from './parameter.ts'

/** Which topic goes on from which. */
export const trackIdentity = {
  minInheritedShare: {
    value: 0.5,
    unit: 'share of what is left of the posts of the earlier topic',
    range: [0, 1],
    kind: 'tuned',
    effect:
      'A topic that holds so many goes on from the earlier one and may take its id. Larger: more new ids.',
  },
  minDescendedShare: {
    value: 0.5,
    unit: 'share of its already known posts',
    range: [0, 1],
    kind: 'tuned',
    effect:
      'A topic also goes on from an earlier one, under an id of its own, where so many of its known posts come from there. Larger: fewer previous ids.',
  },
  minSplinterShare: {
    value: 0.2,
    unit: 'share of what is left of the posts of the earlier topic',
    range: [0, 1],
    kind: 'tuned',
    effect: 'Posts that are a smaller part of the earlier topic are a splinter, and go on from nothing.',
  },
  minSharedPosts: {
    value: 2,
    unit: 'posts',
    range: [1, 1000],
    kind: 'tuned',
    effect:
      'Topics that share fewer do not go on from each other, unless fewer are left: one post of several may have moved, the only one left is all that can go on.',
  },
  maxPreviousIds: {
    value: 10,
    unit: 'ids',
    range: [0, 1000],
    kind: 'display',
    effect: 'Older ancestors are forgotten.',
  },
} as const satisfies ParameterTable
