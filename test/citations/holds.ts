import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import type { CheckedAgainst } from '../../src/citations/candidates/candidate.ts'
import { checkText } from '../../src/citations/check.ts'
import { parseText } from '../../src/citations/parse/parse.ts'

/** Texts by the verdict that their last sentence has to have. */
export type Sentences = Readonly<Record<string, readonly string[]>>

/** Makes what describes a rule by sentences that are checked against one workspace. */
export function sentencesAgainst(against: CheckedAgainst): (name: string, sentences: Sentences) => void {
  const verdictOf = (text: string) => checkText(parseText(text), against, 150).sentences.at(-1)?.verdict
  return (name, sentences) => {
    describe(name, () => {
      for (const [verdict, texts] of Object.entries(sentences))
        for (const text of texts) test(`${verdict}: ${text}`, () => assert.equal(verdictOf(text), verdict))
    })
  }
}
