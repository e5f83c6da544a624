import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import type { Evidence } from '../../src/cli/bench/citations/evidence.ts'
import { generate } from '../../src/cli/bench/citations/generate.ts'
import { kinds, literalKinds } from '../../src/cli/bench/citations/kinds.ts'
import { blind } from '../../src/cli/bench/citations/languages/blind/index.ts'
import { fifth } from '../../src/cli/bench/citations/languages/fifth/index.ts'
import { fourth } from '../../src/cli/bench/citations/languages/fourth/index.ts'
import { languages } from '../../src/cli/bench/citations/languages/index.ts'
import { reread } from '../../src/cli/bench/citations/languages/reread/index.ts'
import { seventh } from '../../src/cli/bench/citations/languages/seventh/index.ts'
import { sixth } from '../../src/cli/bench/citations/languages/sixth/index.ts'
import { third } from '../../src/cli/bench/citations/languages/third/index.ts'
import { NOW, storeWorld, worlds } from '../../src/cli/bench/citations/worlds.ts'
import { impatientClock, startTestService, type TestService } from '../support/service.ts'

const sets = { known: languages, reread, third, fourth, fifth, sixth, seventh, blind } as const
const MIN_PHRASINGS = {
  known: 8,
  reread: 4,
  third: 4,
  fourth: 4,
  fifth: 4,
  sixth: 4,
  // Plain sentences: those that other sets have, too, were left out.
  seventh: 2,
  blind: 4,
} as const satisfies Record<keyof typeof sets, number>

let service: TestService
let lamps: Evidence
let bicycles: Evidence
before(async () => {
  service = await startTestService({}, { ...impatientClock(), now: () => NOW })
  lamps = (await storeWorld(service, worlds.lamps)).evidence
  bicycles = (await storeWorld(service, worlds.bicycles)).evidence
})
after(() => service.close())

const all = (['known', 'reread', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'blind'] as const).flatMap(
  (set) => Object.entries(sets[set]).map(([name, language]) => ({ set, name, language })),
)

for (const { set, name, language } of all) {
  const least = MIN_PHRASINGS[set]
  describe(`${set} sentences in ${name}`, () => {
    test(`are made of every kind, in at least ${least} phrasings`, () => {
      for (const kind of kinds) {
        assert.ok(language.templates[kind].length >= least, `${kind}: too few phrasings`)
        assert.equal(new Set(language.templates[kind]).size, language.templates[kind].length, kind)
      }
      for (const evidence of [lamps, bicycles]) {
        const sentences = generate(set, name, language, evidence, 1)
        for (const kind of kinds) {
          const made = sentences.filter((sentence) => sentence.kind === kind && sentence.isTrue)
          assert.equal(made.length, language.templates[kind].length, `${kind}: a phrasing makes no sentence`)
        }
      }
    })

    test('have no slot left, and false ones differ from their true twins', () => {
      const sentences = generate(set, name, language, lamps, 2)
      for (const [index, { text, isTrue, kind }] of sentences.entries()) {
        assert.doesNotMatch(text, /[{}<>]|undefined|NaN| {2}/, text)
        const twin = sentences[index - 1]
        if (isTrue) continue
        assert.ok(twin?.isTrue && twin.kind === kind && twin.text !== text, text)
        assert.ok(!literalKinds.some((literal) => literal === kind))
      }
    })

    test('are no phrasings of another set', () => {
      const others = Object.entries(sets).flatMap(([name, own]) => (name === set ? [] : Object.values(own)))
      const phrasings = others.flatMap(({ templates }) => Object.values(templates).flat())
      for (const template of Object.values(language.templates).flat()) {
        assert.ok(!phrasings.includes(template), template)
      }
    })

    test('are the same for the same evidence', () => {
      assert.deepEqual(generate(set, name, language, lamps, 1), generate(set, name, language, lamps, 1))
    })
  })
}
