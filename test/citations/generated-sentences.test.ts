import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { demoWorkspace } from '../../simulator/dataset/demo-workspace.ts'
import { storeDemoPosts } from '../../src/cli/bench/citations/demo-evidence.ts'
import { type Evidence, readEvidence } from '../../src/cli/bench/citations/evidence.ts'
import { generate } from '../../src/cli/bench/citations/generate.ts'
import { kinds, literalKinds } from '../../src/cli/bench/citations/kinds.ts'
import { blind } from '../../src/cli/bench/citations/languages/blind/index.ts'
import { languages } from '../../src/cli/bench/citations/languages/index.ts'
import { Workspace } from '../../src/model/index.ts'
import { impatientClock, mintCaller, startTestService, type TestService } from '../support/service.ts'

const NOW = new Date('2026-11-22T12:00:00.000Z')
const MIN_PHRASINGS = { known: 8, blind: 4 } as const

let service: TestService
let evidence: Evidence
before(async () => {
  service = await startTestService({}, { ...impatientClock(), now: () => NOW })
  const { workspace, key } = await mintCaller(
    service.db,
    Workspace.parse({ id: 'ws_cited', ...demoWorkspace }),
  )
  await storeDemoPosts(service.db, workspace, NOW)
  evidence = await readEvidence({ url: service.url, key }, NOW)
})
after(() => service.close())

const all = Object.entries({ known: languages, blind }).flatMap(([set, own]) =>
  Object.entries(own).map(([name, language]) => ({ set, name, language })),
)

for (const { set, name, language } of all) {
  const least = set === 'known' ? MIN_PHRASINGS.known : MIN_PHRASINGS.blind
  describe(`${set} sentences in ${name}`, () => {
    test(`are made of every kind, in at least ${least} phrasings`, () => {
      const sentences = generate(set, name, language, evidence, 1)
      for (const kind of kinds) {
        assert.ok(language.templates[kind].length >= least, `${kind}: too few phrasings`)
        assert.equal(new Set(language.templates[kind]).size, language.templates[kind].length, kind)
        const made = sentences.filter((sentence) => sentence.kind === kind && sentence.isTrue)
        assert.equal(made.length, language.templates[kind].length, `${kind}: a phrasing makes no sentence`)
      }
    })

    test('have no slot left, and false ones differ from their true twins', () => {
      const sentences = generate(set, name, language, evidence, 2)
      for (const [index, { text, isTrue, kind }] of sentences.entries()) {
        assert.doesNotMatch(text, /[{}<>]|undefined|NaN| {2}/, text)
        const twin = sentences[index - 1]
        if (isTrue) continue
        assert.ok(twin?.isTrue && twin.kind === kind && twin.text !== text, text)
        assert.ok(!literalKinds.some((literal) => literal === kind))
      }
    })

    test('are no phrasings of the other set', () => {
      const other = set === 'known' ? blind : languages
      const phrasings = Object.values(other).flatMap(({ templates }) => Object.values(templates).flat())
      for (const template of Object.values(language.templates).flat()) {
        assert.ok(!phrasings.includes(template), template)
      }
    })

    test('are the same for the same evidence', () => {
      assert.deepEqual(generate(set, name, language, evidence, 1), generate(set, name, language, evidence, 1))
    })
  })
}
