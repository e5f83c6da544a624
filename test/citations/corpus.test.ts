import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { corpus } from './corpus.ts'
import { check, verdictsOf } from './sample-posts.ts'

describe('each sentence of the corpus has its verdicts', () => {
  for (const [text, verdicts] of corpus) {
    test(text, () => assert.equal(verdictsOf(check(text)), verdicts))
  }
})
