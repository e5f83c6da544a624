import assert from 'node:assert/strict'
import { test } from 'node:test'
import { figuresOf } from '../../src/cli/bench/intents/figures.ts'
import { written } from '../../src/cli/bench/intents/sentences/written/index.ts'
import { intentsOf } from '../../src/intents/index.ts'
import { intents } from '../../src/model/index.ts'

const LEAST_SENTENCES = 20
const LEAST_NEUTRAL = 30

for (const [language, sentences] of Object.entries(written)) {
  test(`${language}: every intent is found with precision of .85 and recall of .7`, () => {
    const figures = figuresOf(
      sentences.map(({ text, intents }) => ({ expected: intents, found: intentsOf(text) })),
    )
    for (const intent of intents) {
      const { count, precision, recall } = figures[intent]
      assert.ok(count >= LEAST_SENTENCES, `${intent}: ${count} sentences`)
      assert.ok(precision !== null && precision >= 0.85, `${intent}: precision ${precision}`)
      assert.ok(recall !== null && recall >= 0.7, `${intent}: recall ${recall}`)
    }
    const neutral = sentences.filter(({ intents }) => intents.length === 0)
    assert.ok(neutral.length >= LEAST_NEUTRAL)
  })
}
