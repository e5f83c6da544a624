import type { ParameterTable } from './parameter.ts'

/** What is told of a company beside its shares. */
export const companies = {
  maxIssues: {
    value: 5,
    unit: 'topics',
    range: [1, 50],
    kind: 'display',
    effect: 'So many of its largest issues are told of a company.',
  },
  minIssuePosts: {
    value: 2,
    unit: 'posts, and authors',
    range: [1, 50],
    kind: 'display',
    effect: 'A topic with fewer posts of a company, or authors, is no issue of it.',
  },
  maxCited: {
    value: 5,
    unit: 'posts',
    range: [1, 50],
    kind: 'display',
    effect: 'So many posts of a company are there to cite.',
  },
} as const satisfies ParameterTable
