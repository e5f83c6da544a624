import assert from 'node:assert/strict'
import { test } from 'node:test'
import { buildTermMatrix } from '../../../src/trends/corpus/build-term-matrix.ts'
import { vectorView } from '../../../src/trends/graph/views.ts'
import { textVectors } from '../../../src/trends/graph/word-vectors.ts'
import { rulesWithout } from '../../../src/trends/rules.ts'

const parcels = ['parcel', 'courier', 'doorstep', 'address']
const lamps = ['lamp', 'bulb', 'socket', 'dimmer']

/** Each word of a circle beside each other one, twice; "arrive" and "deliver" stand beside the same and never together. */
const texts = [parcels, lamps].flatMap((circle) =>
  circle.flatMap((one) => circle.filter((other) => other !== one).map((other) => `${one} ${other}`)),
)
for (const word of parcels) texts.push(`${word} arrive`, `${word} deliver`)
for (const word of lamps) texts.push(`${word} flicker`)
for (const word of parcels) texts.push(`${word} بالبطاقات`)
for (const word of lamps) texts.push(`${word} مفتاح`)
const ask = (text: string): number => texts.push(text) - 1
const [arrive, deliver, flicker, unknown] = [ask('arrive'), ask('deliver'), ask('flicker'), ask('xylophone')]
const card = ask('البطاقة')

const view = vectorView(textVectors(buildTermMatrix({ texts }, rulesWithout())))
const cosine = (one: number, other: number): number => {
  view.lookFrom(one)
  return view.cosineTo(other)
}

test('words that stand beside the same others are near, though no text holds both', () => {
  assert.ok(cosine(arrive, deliver) > 0.8, String(cosine(arrive, deliver)))
})

test('Arabic forms of one word are one, whatever is written to them', () => {
  assert.ok(cosine(card, arrive) > 0.8, String(cosine(card, arrive)))
})

test('words that share no company are far', () => {
  assert.ok(cosine(arrive, flicker) < 0.2, String(cosine(arrive, flicker)))
})

test('a text of words that stand beside nothing is near to none', () => {
  assert.equal(cosine(unknown, arrive), 0)
  assert.equal(cosine(unknown, unknown), 0)
})

test('the same texts have the same vectors', () => {
  const once = textVectors(buildTermMatrix({ texts }, rulesWithout()))
  const again = textVectors(buildTermMatrix({ texts }, rulesWithout()))
  assert.deepEqual(once.values, again.values)
})
