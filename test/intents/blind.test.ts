import assert from 'node:assert/strict'
import { test } from 'node:test'
import { figuresOf } from '../../src/cli/bench/intents/figures.ts'
import { blind } from '../../src/cli/bench/intents/sentences/blind/index.ts'
import { intentsOf } from '../../src/intents/index.ts'
import { intents } from '../../src/model/index.ts'

const mean = (shares: readonly (number | null)[]): number =>
  shares.reduce<number>((sum, share) => sum + (share ?? 0), 0) / shares.length

// At first sight every language reached .85 and .68 or more; single intents are in docs/intents.md.
for (const [language, sentences] of Object.entries(blind)) {
  test(`${language}: in sentences that no pattern was written for intents have a mean precision of .84 and recall of .66`, () => {
    const figures = figuresOf(
      sentences.map(({ text, intents }) => ({ expected: intents, found: intentsOf(text) })),
    )
    const precision = mean(intents.map((intent) => figures[intent].precision))
    const recall = mean(intents.map((intent) => figures[intent].recall))
    assert.ok(precision >= 0.84 && recall >= 0.66, `precision ${precision}, recall ${recall}`)
  })
}
