import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { answerText } from '../../src/citations/answer.ts'
import { check, window } from './sample-posts.ts'

const frame = { windowDays: 30, window, problemsOnly: false, elsewhere: new Map() }

describe('all is verified', () => {
  const cases: readonly (readonly [rule: string, text: string, maxClaims: number, expected: boolean])[] = [
    ['where each claim is and each statement is cited', 'It has 34 comments (t3_abc12).', 150, true],
    ['not where nothing is claimed', 'Hello there!', 150, false],
    ['not where one of many claims is refuted', 'It has 34 comments and 5 upvotes (t3_abc12).', 150, false],
    [
      'not where a statement is cited by nothing',
      'It has 34 comments (t3_abc12).\n\nEverybody hates the new lamp of this company.',
      150,
      false,
    ],
    [
      'not where a part of the text was not checked',
      'It has 34 comments (t3_abc12).\n\nIt has 1,204 upvotes (t3_abc12).',
      2,
      false,
    ],
  ]
  for (const [rule, text, maxClaims, expected] of cases) {
    test(rule, () => assert.equal(answerText(text, check(text, maxClaims), frame).allVerified, expected))
  }
})

test('counts all statements without a reference, and places the first fifty without the space around them', () => {
  const statement = 'Everybody hates the new lamp of this company.'
  const text = Array.from({ length: 60 }, () => `  ${statement}  `).join('\n\n')
  const { counts, uncited } = answerText(text, check(text), frame)
  assert.equal(counts['uncited'], 60)
  assert.equal(uncited.length, 50)
  for (const [start, end] of uncited) assert.equal(text.slice(start, end), statement)
})

test('gives the words of each sentence that is not verified, and those that are unchecked, beside their offsets', () => {
  const text =
    '  My lamp is dim, and it has 34 comments (t3_abc12).  Everybody hates the new lamp of this company. '
  const { sentences, uncited } = answerText(text, check(text), frame)
  assert.equal(sentences.length, 2)
  for (const { start, end, text: words, unchecked, uncheckedWords } of sentences) {
    assert.equal(words, text.slice(start, end))
    assert.deepEqual(
      uncheckedWords,
      unchecked.map(([from, to]) => text.slice(from, to)),
    )
    assert.ok(unchecked.length > 0)
  }
  for (const [start] of uncited) assert.ok(sentences.some((sentence) => sentence.start === start))
})

test('gives at most 160 characters of a sentence', () => {
  const text = `The lamp ${'very '.repeat(90)}often hums at night (t3_abc12).`
  const [sentence] = answerText(text, check(text), frame).sentences
  assert.deepEqual([sentence?.end, sentence?.text?.length], [text.length, 160])
})
