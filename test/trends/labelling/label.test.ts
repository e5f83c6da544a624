import assert from 'node:assert/strict'
import { test } from 'node:test'
import { labelOf } from '../../../src/trends/labelling/label.ts'
import { labelWordFilter } from '../../../src/trends/labelling/label-words.ts'
import { rulesWithout } from '../../../src/trends/rules.ts'

const isOn = rulesWithout()
const allRules = { isOn, mayLabel: labelWordFilter(isOn) }

/** A topic of texts by different authors, among a thousand texts of which `common` words are in many. */
function name(
  texts: readonly string[],
  weights: Readonly<Record<string, number>> = {},
  common: Readonly<Record<string, number>> = {},
  earlier: readonly string[] = [],
) {
  const named = [...texts, ...earlier].map((text, index) => ({
    text,
    author: `author-${index}`,
    isEarlier: index >= texts.length,
  }))
  return labelOf(named, {
    texts: 1000,
    weightOf: (term) => weights[term] ?? 0.1,
    documentFrequencyOf: (term) => common[term] ?? 0,
    ...allRules,
  })
}

test('names a topic by the longest phrase that most of its texts hold, as written', () => {
  const texts = [
    'I love Quiet Charger so much',
    'Quiet Charger is late',
    'where is my Quiet Charger',
    'Charger broke',
  ]
  assert.equal(name(texts, { charger: 3 }).topic, 'Quiet Charger')
})

test('joins a word that is tied to a single one, in the order people write them', () => {
  const texts = ['Zorvex has a leak', 'zorvex with another leak', 'Zorvex and the leak', 'Zorvex only']
  assert.equal(name(texts, { zorvex: 3, leak: 2 }, { zorvex: 4, leak: 5 }).topic, 'Zorvex leak')
})

test('joins no word that stands in many other texts as well', () => {
  const texts = ['Zorvex for the girl', 'zorvex and a girl', 'Zorvex, said the girl', 'Zorvex', 'zorvex too']
  assert.equal(name(texts, { zorvex: 3, girl: 2 }, { zorvex: 5, girl: 300 }).topic, 'Zorvex')
})

test('joins no word that the texts with the name do not hold', () => {
  const texts = ['Zorvex now', 'zorvex later', 'Zorvex again', 'a leak', 'the leak', 'one leak']
  assert.equal(name(texts, { zorvex: 3, leak: 2 }).topic, 'Zorvex')
})

test('takes the order in which the words stand side by side', () => {
  const texts = [
    'flood: the Almere ferry left',
    'no Almere ferry today',
    'Almere, where is the ferry',
    'ferry at Almere',
    'ferry to Almere',
    'ferry from Almere',
  ]
  assert.equal(name(texts, { ferry: 3, almere: 2 }).topic, 'Almere ferry')
})

test('neither begins nor ends a name with a function word', () => {
  const texts = Array.from({ length: 5 }, () => 'it is the lamp of the harbour and')
  const { topic } = name(texts, { harbour: 3 }, { it: 500, is: 500, the: 700, of: 600, and: 600 })
  assert.equal(topic, 'lamp of the harbour')
})

test('keeps a function word of another language where it stands in the name alone', () => {
  const texts = ['I saw Ed Malvo and it rained', 'Ed Malvo and a band', 'it was Ed Malvo']
  assert.equal(name(texts, { ed: 3, malvo: 4 }).topic, 'Ed Malvo')
})

test('does not begin a name with a function word that most texts write in lower case', () => {
  const texts = ['Posted by Ulmo Malvo', 'a film by Ulmo Malvo', 'by Ulmo Malvo']
  assert.equal(name(texts, { ulmo: 3, malvo: 4 }, { by: 40 }).topic, 'Ulmo Malvo')
})

test('counts an author who says a thing often only once', () => {
  const texts = ['the lamp', 'my lamp', 'that lamp', 'a wardrobe', 'some wardrobe']
  const authors = ['loud', 'loud', 'loud', 'first', 'second']
  const named = texts.map((text, index) => ({ text, author: authors[index] ?? '', isEarlier: false }))
  const even = { texts: 1000, weightOf: () => 1, documentFrequencyOf: () => 3, ...allRules }
  assert.equal(labelOf(named, even).topic, 'wardrobe')
})

test('takes no phrase that one author alone writes', () => {
  const texts = ['lamp of the Zorvex', 'lamp of the Zorvex, again', 'Zorvex']
  const named = texts.map((text, index) => ({ text, author: index < 2 ? 'loud' : 'other', isEarlier: false }))
  const even = {
    texts: 1000,
    weightOf: (term: string) => (term === 'zorvex' ? 3 : 1),
    documentFrequencyOf: () => 3,
    ...allRules,
  }
  assert.equal(labelOf(named, even).topic, 'Zorvex')
  const shared = named.map((text, index) => ({ ...text, author: `author-${index}` }))
  assert.equal(labelOf(shared, even).topic, 'lamp of the Zorvex')
})

test('does not rename a topic for what a few posts of the window say beside it', () => {
  const earlier = Array.from({ length: 40 }, (_, index) => `Zorvex place${index}`)
  const texts = ['Zorvex on the balcony', 'balcony and Zorvex', 'the balcony']
  assert.equal(name(texts, { zorvex: 2, balcony: 3 }, { zorvex: 43, balcony: 60 }, earlier).topic, 'Zorvex')
})

test('says nothing in a name or keyword that nobody says any more', () => {
  const earlier = Array.from({ length: 30 }, (_, index) => `Zorvex Lantern place${index}`)
  const texts = ['Zorvex Balcony', 'the Zorvex Balcony', 'Zorvex on my lamp']
  const { topic, keywords } = name(texts, { zorvex: 3, lantern: 3, balcony: 1 }, {}, earlier)
  assert.ok(
    !`${topic} ${keywords.join(' ')}`.toLowerCase().includes('lantern'),
    `${topic}: ${keywords.join(' ')}`,
  )
  assert.ok(topic.includes('Zorvex'), topic)
  assert.equal(name([], { zorvex: 3, lantern: 3 }, {}, earlier).topic, 'Zorvex Lantern')
})

test('extends a name by no phrase that earlier posts alone have', () => {
  const earlier = Array.from({ length: 30 }, () => 'Lantern Zorvex')
  const texts = ['Zorvex with a lantern', 'my Zorvex', 'lantern of the Zorvex']
  const { topic } = name(texts, { zorvex: 3 }, { lantern: 9000 }, earlier)
  assert.ok(!topic.includes('Lantern Zorvex'), topic)
})

test('names a topic by its words rather than by a hashtag that runs them together', () => {
  const texts = ['#quietchargerleak', '#quietchargerleak quiet charger', '#quietchargerleak the charger leak']
  const { topic } = name(texts, { quietchargerleak: 5, charger: 3, leak: 3, quiet: 3 })
  assert.ok(!topic.includes('quietchargerleak'), topic)
})

test('reads a hashtag as the phrase that other texts write out', () => {
  const texts = ['#quietcharger', 'my #quietcharger', 'so #quietcharger', 'a Quiet Charger', 'Quiet Charger!']
  assert.deepEqual(name(texts, { quietcharger: 5, charger: 3, quiet: 2 }), {
    topic: 'Quiet Charger',
    keywords: ['charger', 'quiet'],
  })
})

test('writes the underscores of a hashtag as spaces', () => {
  const texts = ['#quiet_charger', 'so #quiet_charger', '#quiet_charger ?']
  assert.equal(name(texts).topic, 'quiet charger')
})

test('keeps hyphens, ampersands and abbreviations within a name', () => {
  const beside = (written: string): string[] => ['see', 'buy', 'find'].map((word) => `${word} ${written} !`)
  assert.equal(name(beside('Nord-Alva'), { alva: 3 }).topic, 'Nord-Alva')
  assert.equal(name(beside('Alva & Brim'), { alva: 3 }).topic, 'Alva & Brim')
  assert.equal(name(beside('Mt. Alva'), { alva: 3 }).topic, 'Mt. Alva')
})

test('does not shout a name that some write without shouting, but keeps acronyms', () => {
  const shouted = ['QUIET CHARGER', 'QUIET CHARGER now', 'Quiet Charger']
  assert.equal(name(shouted, { charger: 3 }).topic, 'Quiet Charger')
  assert.equal(name(['ZVX here', 'ZVX there', 'zvx'], { zvx: 3 }).topic, 'ZVX')
})

test('takes no weekday, number, inflection or other spelling for a keyword', () => {
  const texts = ['Zorvex leaking on Friday 42', 'zorvex leak friday 42', 'Zorvéx leaked Friday 42']
  const { keywords } = name(texts, { zorvex: 5, zorvéx: 4, leak: 3, leaked: 2, friday: 4, '42': 4 })
  assert.deepEqual(keywords, ['zorvex', 'leak'])
})

test('writes Japanese compounds without spaces and sets Latin words off', () => {
  const cars = ['電気自動車が好き', '電気自動車を買う', '電気自動車は高い']
  assert.equal(name(cars, { 電気: 1, 自動車: 1, 自動: 1 }).topic, '電気自動車')
  const phones = ['Zorvexスマートフォンを買う', 'Zorvexスマートフォンは高い', 'Zorvexスマートフォンが来た']
  assert.equal(name(phones, { zorvex: 3, スマートフォン: 2 }).topic, 'Zorvex スマートフォン')
})

test('takes no exclamation for a keyword', () => {
  const texts = ['omg the Zorvex', 'omg a Zorvex', 'omg Zorvex', 'اللهم Zorvex']
  const weights = { omg: 6, اللهم: 5, zorvex: 1 }
  assert.deepEqual(name(texts, weights), { topic: 'Zorvex', keywords: ['zorvex'] })
})

test('joins no word that goes with a part of the name alone', () => {
  const harrow = ['Anna Harrow', 'by Anna Harrow', 'for Anna Harrow', 'so Anna Harrow', 'Anna Harrow!']
  const ossen = ['Anna, Ossen', 'Anna: Ossen', 'Anna? Ossen', 'Anna; Ossen']
  const weights = { anna: 3, harrow: 2, ossen: 2 }
  assert.equal(name([...harrow, ...ossen], weights).topic, 'Anna Harrow')
})

test('takes a third word that most posts with the name hold, even where other posts hold it as well', () => {
  const beside = ['Almere, again', 'in Almere too', 'Almere', 'nowhere']
  const texts = beside.map((words, index) => `${words}: place${index}, Quiet Charger`)
  const weights = { charger: 5, quiet: 2, almere: 1 }
  const known = { charger: 4, quiet: 4, almere: 18 }
  assert.equal(name(texts, weights, known).topic, 'Almere Quiet Charger')
  assert.equal(name(texts, weights, { ...known, almere: 40 }).topic, 'Quiet Charger')
  assert.equal(
    name([...texts, 'Quiet Charger', 'Quiet Charger!', 'a Quiet Charger'], weights, known).topic,
    'Quiet Charger',
  )
})

test('ends no name within a version', () => {
  const texts = Array.from({ length: 12 }, (_, index) => `place${index}: Zorvex 4.0, again`)
  assert.equal(name(texts, { zorvex: 3 }).topic, 'Zorvex 4.0')
})

test('falls back to the text where there is no word', () => {
  assert.deepEqual(name(['🔥🔥']), { topic: '🔥🔥', keywords: [] })
})

test('reads a word with capitals within as what more posts write out', () => {
  const texts = [
    'Nor. Vexa is down',
    'is Nor. Vexa gone',
    'NorVexa lost it',
    'all gone at NorVexa',
    'why Nor. Vexa',
  ]
  assert.equal(name(texts, { vexa: 3, norvexa: 3 }).topic, 'Nor. Vexa')
})

test('leaves a word with capitals within as it is where few posts write it out', () => {
  const texts = ['ZorTube is down', 'is ZorTube gone', 'ZorTube lost it', 'my Zor Tube', 'the Zor Tube']
  assert.equal(name(texts, { zortube: 3, zor: 0, tube: 0 }).topic, 'ZorTube')
})

test('has no work beyond their length with posts that are nothing but words run together', () => {
  const letters = 'abcdefghijklmnopqrstuvwxyz'
  const tag = (index: number): string =>
    `a${letters[index % 26]?.toUpperCase()}${letters[((index / 26) % 26) | 0]}${letters[(index / 676) | 0]}`
  const flood = Array.from({ length: 100 }, () =>
    Array.from({ length: 6000 }, (_, index) => tag(index)).join(' '),
  )
  assert.notEqual(name([...flood, 'Zorvex now']).topic, '')
})
