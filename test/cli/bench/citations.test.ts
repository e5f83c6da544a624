import assert from 'node:assert/strict'
import { test } from 'node:test'
import { z } from 'zod'
import { linesOf, run } from '../command.ts'

const share = z.number().min(0).max(1).nullable()
const Result = z
  .object({
    totals: z.record(
      z.object({ falseVerified: share, trueVerified: share, decidableContradicted: share }).strict(),
    ),
    sentences: z.array(
      z
        .object({
          set: z.string(),
          language: z.string(),
          kind: z.string(),
          isTrue: z.boolean(),
          text: z.string().min(1),
          outcome: z.enum(['verified', 'contradicted', 'unchecked']),
        })
        .strict(),
    ),
  })
  .strict()

const bench = (only: string) => run('src/cli/bench/main.ts', ['citations', '--only', only, '--json'])

test('citations: judges a true sentence for each false one and prints shares by set, kind and language', async () => {
  const { code, stdout, stderr } = await bench('known invented_id ja')
  assert.equal(code, 0, stderr)
  const { totals, sentences } = Result.parse(JSON.parse(linesOf(stdout).at(-1) ?? ''))
  assert.deepEqual(Object.keys(totals), ['known'])
  assert.equal(sentences.filter(({ isTrue }) => isTrue).length, sentences.length / 2)
  assert.ok(sentences.every(({ kind, language }) => kind === 'invented_id' && language === 'ja'))
  // What nobody stored has never been let pass.
  assert.ok(sentences.every(({ isTrue, outcome }) => isTrue || outcome !== 'verified'))
  assert.match(stdout, /decidable false contradicted/)
})

/**
 * `known` are the phrasings that the check was made with, `reread` those that it was mended by later on, and `blind` those
 * that nobody has tuned it to. Where there are none of a set it is no part.
 */
test('citations: tells the phrasings that the check was mended by from those that it has never met', async () => {
  const { code, stdout, stderr } = await bench('reread invented_id ja')
  assert.equal(code, 0, stderr)
  const { totals, sentences } = Result.parse(JSON.parse(linesOf(stdout).at(-1) ?? ''))
  assert.deepEqual(Object.keys(totals), ['reread'])
  assert.ok(sentences.every(({ set }) => set === 'reread'))
})

test('citations: refuses a part that is no set, kind or language', async () => {
  const { code, stderr } = await bench('klingon')
  assert.equal(code, 2)
  assert.equal(stderr.trim(), 'Nothing to measure has "klingon" in its name.')
})
