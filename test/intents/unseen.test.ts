import assert from 'node:assert/strict'
import { test } from 'node:test'
import { figuresOf } from '../../src/cli/bench/intents/figures.ts'
import { unseen } from '../../src/cli/bench/intents/sentences/unseen/index.ts'
import { intentsOf } from '../../src/intents/index.ts'
import { intents } from '../../src/model/index.ts'

const LEAST_SENTENCES = 20

for (const [language, sentences] of Object.entries(unseen)) {
  test(`${language}: in others' words every intent is found with precision of .8 and recall of .6`, () => {
    const figures = figuresOf(
      sentences.map(({ text, intents }) => ({ expected: intents, found: intentsOf(text) })),
    )
    for (const intent of intents) {
      const { count, precision, recall } = figures[intent]
      assert.ok(count >= LEAST_SENTENCES, `${intent}: ${count} sentences`)
      assert.ok(precision !== null && precision >= 0.8, `${intent}: precision ${precision}`)
      assert.ok(recall !== null && recall >= 0.6, `${intent}: recall ${recall}`)
    }
  })
}
