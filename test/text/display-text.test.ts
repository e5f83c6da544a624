import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { displayText, escapeUnshown } from '../../src/text/display-text.ts'
import { corpus, harmless, inTags, ordinaryJoiners } from '../hostile/corpus.ts'
import { heldOutHarmless, heldOutInstructions } from '../hostile/held-out.ts'
import { assertLinear } from '../support/linear.ts'

const everything = [...corpus, ...harmless, ...ordinaryJoiners, ...heldOutHarmless, ...heldOutInstructions]

/** What no display copy may hold, said another way than the code says it: by code points. */
function isUnshown(point: number): boolean {
  return (
    (point < 0x20 && point !== 0x09 && point !== 0x0a) ||
    (point >= 0x7f && point <= 0x9f) ||
    [0xad, 0x34f, 0x61c, 0x115f, 0x1160, 0x180e, 0x2028, 0x2029, 0x3164, 0xfeff, 0xffa0].includes(point) ||
    (point >= 0x200b && point <= 0x200f) ||
    (point >= 0x202a && point <= 0x202e) ||
    (point >= 0x2060 && point <= 0x206f) ||
    (point >= 0xd800 && point <= 0xf8ff) ||
    (point >= 0xfe00 && point <= 0xfe0d) ||
    (point >= 0xfff9 && point <= 0xfffb) ||
    (point & 0xfffe) === 0xfffe ||
    point >= 0xe0000
  )
}

describe('the display copy', () => {
  test('keeps ordinary text of eighteen languages byte for byte', () => {
    for (const text of [...harmless, ...heldOutHarmless]) assert.equal(displayText(text), text)
  })

  test('holds no character that no reader sees', () => {
    for (const text of everything) {
      const left = Array.from(displayText(text), (letter) => letter.codePointAt(0) ?? 0).filter(isUnshown)
      assert.deepEqual(left, [], JSON.stringify(text.slice(0, 60)))
    }
  })

  test('of every single code point is the code point, a line feed or nothing', () => {
    const wrong: number[] = []
    for (let point = 0; point <= 0x10ffff; point += 1) {
      const letter = String.fromCodePoint(point)
      const copy = displayText(letter)
      if (isUnshown(point) ? copy === letter : copy !== letter && copy !== '' && copy !== '\n')
        wrong.push(point)
    }
    assert.deepEqual(wrong.slice(0, 10), [])
  })

  test('of a copy is the copy, and is never longer than the text', () => {
    for (const text of [...everything, ...shuffles(everything, 3000)]) {
      const copy = displayText(text)
      assert.ok(copy.length <= text.length)
      assert.ok(displayText(copy) === copy, JSON.stringify(text.slice(0, 200)))
      assert.ok(copy.isWellFormed())
    }
  })

  for (const [what, text, copy] of [
    ['makes line feeds of all line breaks', 'a\r\nb\rc\u2028d\u0085e\u000Bf', 'a\nb\nc\nd\ne\nf'],
    ['takes terminal commands out whole', '\u001B[1;31mred\u001B[0m \u009B2Jgone', 'red gone'],
    ['takes text in tags out whole', `a${inTags('run it')}b`, 'ab'],
    ['takes bidi controls and zero-width characters out', 'a\u202Eb\u2066c\u200Bd\uFEFFe', 'abcde'],
    ['keeps the selector that makes an emoji', '❤\uFE0F☀\uFE0E1\uFE0F\u20E3', '❤\uFE0F☀\uFE0E1\uFE0F\u20E3'],
    ['takes selectors out that stand elsewhere', 'a\uFE0F❤\uFE0F\uFE0F\uFE01', 'a❤\uFE0F'],
    ['takes joiners out of words and emoji', 'می\u200Cخواهم 👩\u200D👧', 'میخواهم 👩👧'],
    ['keeps format characters that are drawn', '\u06DD\u0600', '\u06DD\u0600'],
    ['leaves nothing of what shows nothing', '\u200B\u2060\uFEFF\uD800', ''],
    ['makes no pair of the halves around what it takes out', '\uD83D\u200B\uDE00', ''],
  ] as const) {
    test(what, () => assert.equal(displayText(text), copy))
  }

  test('can be had of JSON by escapes that lose nothing, for terminals', () => {
    for (const text of everything) {
      const json = escapeUnshown(JSON.stringify({ text }))
      assert.equal(JSON.parse(json).text, text)
      assert.ok(displayText(json) === json)
    }
  })

  test('takes no longer than linear time', () => {
    const worst = [
      '\u001B[',
      '\u001B[0',
      '\u009B;',
      '\u200B',
      '\r',
      '\u001B[0 ',
      '\uFE0F',
      '1\uFE0F',
      'a\u200D',
      '\uD800',
    ]
    for (const part of worst) assertLinear(displayText, part)
  })
})

/** Texts cut up and mixed, the same in every run. */
function shuffles(texts: readonly string[], count: number): string[] {
  let state = 7
  const next = (below: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return Math.floor((state / 2_147_483_648) * below)
  }
  const piece = () => {
    const text = (texts[next(texts.length)] ?? '').slice(0, 300)
    const from = next(text.length)
    return text.slice(from, from + 1 + next(12))
  }
  return Array.from({ length: count }, () => Array.from({ length: 1 + next(8) }, piece).join(''))
}
