import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Intent } from '../../../src/model/index.ts'
import { leadingKind } from '../../../src/trends/presenting/leading-kind.ts'

/** Posts by what they want; the others want nothing. */
function posts(total: number, ...wanting: [count: number, ...intents: Intent[]][]): Intent[][] {
  const having = wanting.flatMap(([count, ...intents]) => Array.from({ length: count }, () => intents))
  return [...having, ...Array.from({ length: total - having.length }, () => [])]
}

const kinds: [rule: string, posts: Intent[][], kind: string | undefined][] = [
  ['problems are solved', posts(12, [3, 'problem']), 'solve_problem'],
  ['who tells of danger or leaves has a problem', posts(12, [2, 'hazard'], [1, 'leaving']), 'solve_problem'],
  ['questions are answered', posts(10, [6, 'question'], [1, 'problem']), 'answer_question'],
  ['wishes are granted', posts(12, [3, 'wish']), 'grant_wish'],
  ['who compares is shown how', posts(12, [3, 'comparison']), 'compare_with_competitor'],
  ['praise is shared', posts(10, [5, 'praise'], [1, 'question']), 'share_praise'],
  [
    'problems that are few beside questions do not lead',
    posts(20, [5, 'problem'], [14, 'question']),
    'answer_question',
  ],
  ['praise comes before problems that are less', posts(10, [3, 'praise'], [2, 'problem']), 'share_praise'],
  [
    'of praise and questions the more frequent counts',
    posts(10, [4, 'question'], [3, 'praise']),
    'answer_question',
  ],
  ['a few questions are small talk', posts(10, [2, 'question']), 'join_conversation'],
  [
    'a problem put as a question is a problem',
    posts(10, [4, 'problem', 'question'], [4, 'question']),
    'solve_problem',
  ],
  [
    'where most want nothing people are joined',
    posts(10, [1, 'problem'], [1, 'praise']),
    'join_conversation',
  ],
  [
    'no kind leads where most want something, and few the same',
    posts(12, [2, 'problem'], [2, 'praise'], [2, 'question'], [2, 'wish']),
    undefined,
  ],
]
for (const [rule, read, kind] of kinds) {
  test(rule, () => assert.equal(leadingKind(read), kind))
}
