import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sentencesOf } from '../../src/text/sentences.ts'
import { assertLinear } from '../support/linear.ts'

const cases: [string, string[]][] = [
  ['Is 2.14.1 out?? Good', ['Is 2.14.1 out??', ' Good']],
  ['Will Dr. Lumo stay at St. Zor? We hope', ['Will Dr. Lumo stay at St. Zor?', ' We hope']],
  ['See https://example.org/a.html?b=c now! Bye', ['See https://example.org/a.html?b=c now!', ' Bye']],
  ['He asked “why?” Then he left…', ['He asked “why?”', ' Then he left…']],
  ['He said ‘no!’ Then *it broke.* Bad', ['He said ‘no!’', ' Then *it broke.*', ' Bad']],
  ['i love it. but it died. 3 days. #fail', ['i love it.', ' but it died.', ' 3 days.', ' #fail']],
  ['یہ اچھا ہے۔ بہت', ['یہ اچھا ہے۔', ' بہت']],
  ['ﾗｲﾄが壊れた｡困る', ['ﾗｲﾄが壊れた｡', '困る']],
  ['静かですか？はい。', ['静かですか？', 'はい。']],
  ['one line\nanother', ['one line', 'another']],
]
for (const [text, expected] of cases) {
  test(`tells the sentences of ${JSON.stringify(text)}`, () => {
    const sentences = sentencesOf(text)
    assert.deepEqual(
      sentences.map((sentence) => sentence.text),
      expected,
    )
    for (const { text: part, index } of sentences) assert.ok(text.startsWith(part, index))
  })
}

for (const part of ['It broke. ', '静かですか。', '.', '?!', 'A. ', '*_'])
  test(`reads ${JSON.stringify(part)} again and again in linear time`, () => assertLinear(sentencesOf, part))
