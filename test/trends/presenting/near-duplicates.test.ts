import assert from 'node:assert/strict'
import { test } from 'node:test'
import { areNearDuplicates } from '../../../src/trends/presenting/near-duplicates.ts'

const said = 'The solar kettle stopped after two days and nobody answers'
const pairs: [string, string, boolean][] = [
  [said, `so sad ${said} #kettle`, true],
  [said, said.replace('two ', ''), true],
  ['the red kettle is great', 'the blue kettle is great', false],
  [said, 'The solar kettle is loud', false],
  ['湯沸かしがすぐに壊れた', 'ねえ湯沸かしがすぐに壊れた', true],
  ['🙂', '🙂', true],
  ['🙂', '🙃', false],
]
for (const [one, other, expected] of pairs) {
  test(`${expected ? 'takes' : 'does not take'} ${JSON.stringify(other)} for ${JSON.stringify(one)} again`, () => {
    assert.equal(areNearDuplicates(one, other), expected)
    assert.equal(areNearDuplicates(other, one), expected)
  })
}
