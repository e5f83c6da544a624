import assert from 'node:assert/strict'
import { test } from 'node:test'
import { intentSpans, intentsIn, intentsOf } from '../../src/intents/index.ts'
import { intents } from '../../src/model/index.ts'
import { sentencesOf } from '../../src/text/sentences.ts'

test('a post has the intents of its sentences, in the order of the model', () => {
  const text = 'I love the light. But it stopped working after a week! How do I return it?'
  assert.deepEqual(intentsOf(text), ['problem', 'question', 'praise', 'leaving'])
  const ofSentences = sentencesOf(text).flatMap((sentence) => intentsIn(sentence.text, text))
  assert.deepEqual(
    intents.filter((intent) => ofSentences.includes(intent)),
    intentsOf(text),
  )
})

test('a span is the sentence that shows the intent', () => {
  const text = 'Bought it in May.\nThe charger caught fire last night. Is that covered?'
  const shown = intentSpans(text).map(({ intent, start, end }) => [intent, text.slice(start, end).trim()])
  assert.deepEqual(shown, [
    ['problem', 'The charger caught fire last night.'],
    ['hazard', 'The charger caught fire last night.'],
    ['question', 'Is that covered?'],
  ])
})

test('a question is found behind a mention or a link, with a mark and without', () => {
  for (const text of [
    '@Brand how do I reset it',
    'https://example.com/a @Brand @Other how do I reset it?',
    '@Brand hi, does anyone know when it ships',
    '@ランプ どうやってリセットしますか',
  ]) {
    assert.deepEqual(intentsOf(text), ['question'], text)
  }
})

test('a problem that is denied is praise, and praise that is denied is a problem', () => {
  const denied = [
    'No problems at all',
    'Keine Probleme',
    'Ningún problema',
    'Não tive nenhum problema',
    'Aucun souci avec',
    '没有任何问题',
  ]
  for (const text of denied) assert.deepEqual(intentsOf(text), ['praise'], text)
  for (const text of [
    'Not happy with it',
    'I was not impressed',
    'Bin nicht zufrieden',
    'No estoy contento',
  ]) {
    assert.deepEqual(intentsOf(text), ['problem'], text)
  }
})

test('a danger that is denied or only a figure of speech is no hazard', () => {
  for (const text of [
    'It is not a fire hazard',
    'Fire sale this weekend',
    'The band was on fire',
    'Killer deal on pans',
    'I was shocked by the price',
    'Heute Abend ist Feuerwerk',
    '今晚港口放烟花',
  ]) {
    assert.ok(!intentsOf(text).includes('hazard'), text)
  }
})

test('a harm that is only threatened is a hazard and no problem', () => {
  for (const text of ['全部召回,有起火隐患', '这种涂层会中毒吗', 'تحذير من خطر حريق في الدفاية']) {
    const found = intentsOf(text)
    assert.ok(found.includes('hazard') && !found.includes('problem'), text)
  }
  assert.deepEqual(intentsOf('昨晚插座起火了'), ['problem', 'hazard'])
})

test('a sentence that shows a problem and praise has the one that more of it says, unless it sets them against each other', () => {
  assert.deepEqual(intentsOf('特别有耐心,从怕数学到追着做题,烂'), ['praise'])
  assert.deepEqual(intentsOf('特别有耐心,但是水壶漏水'), ['problem', 'praise'])
  assert.deepEqual(intentsOf('บริการดี รอคิวสองชั่วโมงแล้วปิดเคาน์เตอร์ใส่หน้า'), ['problem'])
  assert.deepEqual(intentsOf('บริการดี แต่รอคิวสองชั่วโมง'), ['problem', 'praise'])
})

test('what is only supposed is no problem', () => {
  assert.deepEqual(intentsOf('What happens if it breaks?'), ['question'])
})

test('accents, umlauts, apostrophes and drawn out letters may be left out or written otherwise', () => {
  assert.deepEqual(intentsOf('no funcióna nada'), intentsOf('no funciona nada'))
  assert.deepEqual(intentsOf('Waere schoen wenn es einen Timer gaebe'), ['wish'])
  assert.deepEqual(intentsOf('it wont turn on'), ['problem'])
  assert.deepEqual(intentsOf('I looooove it'), ['praise'])
  assert.deepEqual(intentsOf('It won’t turn on'), ['problem'])
})

test('a text without words shows nothing', () => {
  for (const text of ['', '   ', '!?!?', '😡😡', 'https://example.com/why', '@Brand', '12345']) {
    assert.deepEqual(intentsOf(text), [], text)
  }
})

test('an announced danger, or one that only may come about, is a hazard and no problem', () => {
  for (const text of [
    'Product safety notice: hummus withdrawn, possible glass shards',
    'Rappel de produit : lentilles retirées pour présence d’éclats de verre',
    'Rückruf: In einzelnen Packungen können Metallsplitter enthalten sein',
    'Alerta: retirada del mercado por riesgo de incendio en el cableado',
  ]) {
    assert.deepEqual(intentsOf(text), ['hazard'], text)
  }
  assert.deepEqual(intentsOf('Can the charger catch fire?'), ['question', 'hazard'])
  assert.deepEqual(intentsOf('The charger caught fire'), ['problem', 'hazard'])
})

test('what a farewell says in its own words is no problem', () => {
  assert.deepEqual(intentsOf('You just lost a customer'), ['leaving'])
  assert.deepEqual(intentsOf('Ihr habt einen Kunden verloren'), ['leaving'])
})

test('a closing run of hashtags is not read', () => {
  assert.deepEqual(intentsOf('New shelves are up #love #like4like #awesome'), [])
  assert.deepEqual(intentsOf('New shelves are up and I #love them'), ['praise'])
})

test('a move, a transfer or a changed name is neither leaving nor a comparison', () => {
  for (const text of [
    'My last name has changed',
    'We moved to a new house in May',
    'Transfer 200 to my savings',
    'Uninstall the app and install it again',
  ]) {
    const found = intentsOf(text)
    assert.ok(!found.includes('leaving') && !found.includes('comparison'), `${text}: ${found}`)
  }
})
