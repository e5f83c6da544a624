import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { generate } from '../../src/cli/bench/citations/generate.ts'
import { isDecidable } from '../../src/cli/bench/citations/kinds.ts'
import { fifth } from '../../src/cli/bench/citations/languages/fifth/index.ts'
import { fourth } from '../../src/cli/bench/citations/languages/fourth/index.ts'
import { languages } from '../../src/cli/bench/citations/languages/index.ts'
import { reread } from '../../src/cli/bench/citations/languages/reread/index.ts'
import { third } from '../../src/cli/bench/citations/languages/third/index.ts'
import { type Judged, measure, totalsOf } from '../../src/cli/bench/citations/measure.ts'
import { thresholds } from '../../src/cli/bench/citations/thresholds.ts'
import { NOW, storeWorld, worlds } from '../../src/cli/bench/citations/worlds.ts'
import { impatientClock, startTestService, type TestService } from '../support/service.ts'

const SHOWN = 30
const sets = { known: languages, reread, third, fourth, fifth } as const

let service: TestService
let all: readonly Judged[]
before(async () => {
  service = await startTestService({}, { ...impatientClock(), now: () => NOW })
  const { key, evidence } = await storeWorld(service, worlds.lamps)
  const sentences = Object.entries(sets).flatMap(([set, phrasings]) =>
    Object.entries(phrasings).flatMap(([name, language]) => generate(set, name, language, evidence, 1)),
  )
  all = await measure({ url: service.url, key }, sentences)
})
after(() => service.close())

/** The share that was measured, and a sentence that missed of each kind and language. */
function shown(share: number | null, misses: readonly Judged[]): string {
  const first = new Map(misses.map((miss) => [`${miss.kind} ${miss.language}`, miss]))
  const lines = [...first].map(([name, { outcome, text }]) => `${name}, ${outcome}: ${text}`)
  return [`${share}; ${misses.length} missed, such as`, ...lines.slice(0, SHOWN)].join('\n')
}

for (const set of Object.keys(sets)) {
  describe(`of ${set} sentences in five languages, each with one thing wrong or none`, () => {
    test('hardly a false one is verified', () => {
      const judged = all.filter((each) => each.set === set)
      const { falseVerified } = totalsOf(judged)
      const misses = judged.filter(({ isTrue, outcome }) => !isTrue && outcome === 'verified')
      assert.ok(falseVerified !== null)
      assert.ok(falseVerified <= thresholds.falseVerified.most, shown(falseVerified, misses))
    })

    test('nearly every true literal one is verified', () => {
      const judged = all.filter((each) => each.set === set)
      const { trueVerified } = totalsOf(judged)
      const misses = judged.filter(({ isTrue, outcome }) => isTrue && outcome !== 'verified')
      assert.ok(trueVerified !== null)
      assert.ok(trueVerified >= thresholds.trueVerified.least, shown(trueVerified, misses))
    })

    test('nearly every false one that stored data decides is contradicted', () => {
      const judged = all.filter((each) => each.set === set)
      const { decidableContradicted } = totalsOf(judged)
      const misses = judged.filter(
        ({ isTrue, kind, outcome }) => !isTrue && isDecidable[kind] && outcome !== 'contradicted',
      )
      assert.ok(decidableContradicted !== null)
      assert.ok(
        decidableContradicted >= thresholds.decidableContradicted.least,
        shown(decidableContradicted, misses),
      )
    })
  })
}
