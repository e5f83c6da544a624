import assert from 'node:assert/strict'
import { test } from 'node:test'
import { termsOf } from '../../../src/text/tokens.ts'
import { numberTerms, toTermMatrix } from '../../../src/trends/corpus/term-matrix.ts'
import { backgroundOf } from '../../../src/trends/labelling/background.ts'
import { labelOf } from '../../../src/trends/labelling/label.ts'
import { type RuleName, rulesWithout } from '../../../src/trends/rules.ts'

/** What the other posts of a workspace say. */
const elsewhere = Array.from(
  { length: 300 },
  (_, index) => `the sofa${index} and a chair${index % 7} for my room`,
)

interface Given {
  /** By one author each where none is given. */
  readonly authors?: readonly string[]
  readonly earlier?: readonly string[]
  readonly others?: readonly string[]
  /** What posts were collected by. */
  readonly sought?: readonly string[]
  readonly without?: readonly RuleName[]
  /** The word of a broad issue. */
  readonly anchor?: string
}

/** A topic of texts among other texts. */
function label(
  texts: readonly string[],
  { authors, earlier = [], others = elsewhere, sought = [], without = [], anchor }: Given = {},
) {
  const own = [...texts, ...earlier]
  const { vocabulary, ...documents } = numberTerms([...own, ...others].map(termsOf))
  const background = backgroundOf(
    { matrix: toTermMatrix(documents, vocabulary) },
    sought,
    rulesWithout(new Set(without)),
  )
  const said = own.map((text, index) => ({
    text,
    author: authors?.[index] ?? `author-${index}`,
    isEarlier: index >= texts.length,
  }))
  return labelOf(said, background, anchor === undefined ? [] : termsOf(anchor))
}

function name(texts: readonly string[], given: Given = {}): string {
  return label(texts, given).topic
}

/** The same beginning and end of a text in others' words. */
function amid(said: string, count = 6): string[] {
  const words = [
    'garden',
    'window',
    'basket',
    'hammer',
    'bottle',
    'pillow',
    'mirror',
    'candle',
    'ladder',
    'carpet',
  ]
  return Array.from(
    { length: count },
    (_, index) => `${words[index % 10]} ${index}: ${said}, ${words[(index + 3) % 10]}`,
  )
}

test('names a topic by the words that its authors say together, as they write them', () => {
  const texts = [
    'I love the Quiet Charger so much',
    'Quiet Charger is late',
    'where is my Quiet Charger',
    'Charger broke',
  ]
  assert.equal(name(texts), 'Quiet Charger')
})

test('writes the words between them as posts have them', () => {
  const texts = [
    'my delivery to Canada slipped again',
    'when comes the delivery to Canada',
    'delivery to Canada, third week',
    'no delivery in Canada',
  ]
  assert.equal(name(texts), 'delivery to Canada')
})

test('prefers words that tell the topic together to one that is rare elsewhere', () => {
  const others = [
    ...Array.from({ length: 100 }, (_, index) => `my card does this${index}`),
    ...Array.from({ length: 100 }, (_, index) => `card and that${index}`),
  ]
  const texts = [
    'I lost my card today',
    'lost my card abroad',
    'help, lost a card',
    'card lost in Zorvia',
    'Zorvia',
  ]
  assert.equal(name(texts, { others }), 'lost my card')
})

test('counts all forms of a word as one and writes the commonest', () => {
  const texts = [
    'parcel delayed again',
    'parcels delayed by snow',
    'my parcel is delayed',
    'the delay of a parcel',
    'parcel delays',
  ]
  assert.match(name(texts), /^parcel (?:is )?delayed$/)
})

test('takes no words together that stand on two lines', () => {
  const texts = amid('after the update\nschedules lost').map((text) => text.replace('lost', 'lost again'))
  assert.match(name(texts), /^schedules lost/)
})

test('takes the order in which most have the words', () => {
  const texts = ['no Almere ferry today', 'Almere ferry left', 'the Almere ferry', 'ferry at Almere']
  assert.equal(name(texts), 'Almere ferry')
})

test('keeps a negation that most write, and only then', () => {
  const texts = [
    'the kettle does not heat',
    'kettle not heating at all',
    'kettle not heating',
    'why kettle not heating',
  ]
  assert.equal(name(texts), 'kettle not heating')
  const most = ['kettle heating fine', 'my kettle heating', 'kettle heating now', 'kettle not heating']
  assert.equal(name(most), 'kettle heating')
})

test('takes along the word that most write directly beside its name', () => {
  const texts = [
    'a disposable virtual card please',
    'disposable virtual card here',
    'one disposable virtual card',
  ]
  assert.equal(name(texts), 'disposable virtual card')
})

test('takes along a function word that belongs to a word of the name', () => {
  const texts = [
    'auto top up failed',
    'set auto top up',
    'auto top up again',
    'stop auto top up',
    'my auto top up',
  ]
  const others = elsewhere.slice(0, 200)
  assert.match(name(texts, { others }), /^auto top up/)
  assert.equal(name(texts, { others, without: ['completeEdges'] }), 'auto top')
})

test('takes along a function word before a word that hardly stands without it', () => {
  const texts = [
    'an hour on hold',
    'still on hold, nobody there',
    'they put me on hold again',
    'left on hold all day',
    'I was on hold',
  ]
  assert.equal(name(texts), 'on hold')
})

test('ends no name with a function word that leads on', () => {
  const texts = amid('strange activity on my card')
  assert.doesNotMatch(name(texts), / on$/)
})

test('writes of two ways that are as common the one with fewer capitals', () => {
  const texts = ['waiting at the Gate today', 'I was waiting at the gate', 'gate closed', 'waiting']
  assert.equal(name(texts), 'waiting at the gate')
})

test('takes along the number that belongs to a name', () => {
  const texts = [
    'the Quiet Charger 2 hums',
    'Quiet Charger 2?',
    'my Quiet Charger 2',
    'Quiet Charger 2 again',
  ]
  assert.equal(name(texts), 'Quiet Charger 2')
})

test('neither begins nor ends a name with a function word', () => {
  const texts = amid('it is the lamp of the harbour and')
  assert.equal(name(texts), 'lamp of the harbour')
})

test('keeps a function word of another language where it stands in the name alone', () => {
  const texts = ['I saw Ed Malvo and it rained', 'Ed Malvo and a band', 'it was Ed Malvo']
  assert.equal(name(texts), 'Ed Malvo')
})

test('knows the function words of the language that the posts are in, not those of others', () => {
  const texts = [
    'my car battery is dead',
    'the car battery of this one',
    'is it the car battery',
    'a car battery for you',
  ]
  assert.equal(name(texts), 'car battery')
})

test('counts an author who says a thing often only once', () => {
  const texts = ['red lamp', 'red lamp here', 'my red lamp', 'a tall wardrobe', 'some tall wardrobe']
  assert.equal(name(texts, { authors: ['loud', 'loud', 'loud', 'first', 'second'] }), 'tall wardrobe')
})

test('takes no words that one author alone says together', () => {
  const texts = [
    'lamp of the Zorvex',
    'lamp of the Zorvex, again',
    'Zorvex of the garden',
    'Zorvex in the garden',
  ]
  assert.ok(!name(texts, { authors: ['loud', 'loud', 'one', 'two'] }).includes('lamp'))
})

test('does not rename a topic for what a few posts of the window say beside it', () => {
  const earlier = Array.from({ length: 40 }, (_, index) => `Zorvex kettle place${index}`)
  const texts = ['Zorvex kettle on the balcony', 'balcony kettle Zorvex', 'Zorvex balcony']
  assert.equal(name(texts, { earlier }), 'Zorvex kettle')
})

test('says nothing in a name or keyword that nobody says any more', () => {
  const earlier = Array.from({ length: 30 }, (_, index) => `Zorvex Lantern place${index}`)
  const texts = ['Zorvex Balcony', 'the Zorvex Balcony', 'Zorvex Balcony on my lamp']
  const { topic, keywords } = label(texts, { earlier })
  assert.match(topic, /^Zorvex/)
  assert.ok(!topic.includes('Lantern'), topic)
  assert.ok(!keywords.includes('lantern'), keywords.join(' '))
  assert.equal(name([], { earlier }), 'Zorvex Lantern')
})

test('writes no wording that earlier posts alone have', () => {
  const earlier = Array.from({ length: 30 }, () => 'Lantern Zorvex')
  assert.equal(
    name(['Zorvex with a lantern', 'Zorvex with a lantern!'], { earlier }),
    'Zorvex with a lantern',
  )
})

test('names a topic by its words rather than by a hashtag that runs them together', () => {
  const texts = [
    '#quietchargerleak',
    '#quietchargerleak quiet charger',
    '#quietchargerleak the charger leak',
    'quiet charger leak',
    'a quiet charger leak',
  ]
  assert.ok(!name(texts).includes('quietchargerleak'), name(texts))
})

test('reads a hashtag as the phrase that other texts write out', () => {
  const texts = ['#quietcharger', 'my #quietcharger', 'so #quietcharger', 'a Quiet Charger', 'Quiet Charger!']
  const { topic, keywords } = label(texts)
  assert.equal(topic, 'Quiet Charger')
  assert.deepEqual(keywords.toSorted(), ['charger', 'quiet'])
})

test('writes the underscores of a hashtag as spaces', () => {
  assert.equal(name(['#quiet_charger', 'so #quiet_charger', '#quiet_charger ?']), 'quiet charger')
})

test('keeps hyphens, ampersands and abbreviations within a name', () => {
  const beside = (written: string): string[] => ['see', 'buy', 'find'].map((word) => `${word} ${written} !`)
  assert.equal(name(beside('Nord-Alva')), 'Nord-Alva')
  assert.equal(name(beside('Alva & Brim')), 'Alva & Brim')
  assert.equal(name(beside('Mt. Alva')), 'Mt. Alva')
})

test('does not shout a name that some write without shouting, but keeps acronyms', () => {
  assert.equal(name(['QUIET CHARGER', 'QUIET CHARGER now', 'Quiet Charger']), 'Quiet Charger')
  assert.equal(name(['ZVX here', 'ZVX there', 'zvx']), 'ZVX')
})

test('takes no weekday, number, inflection or other spelling for a keyword', () => {
  const texts = ['Zorvex leaking on Friday 42', 'zorvex leak friday 42', 'Zorvéx leaked Friday 42']
  assert.deepEqual(label(texts).keywords.toSorted(), ['leak', 'zorvex'])
})

test('takes no exclamation for a keyword', () => {
  const texts = ['omg the Zorvex', 'omg a Zorvex', 'omg Zorvex', 'اللهم Zorvex']
  const { topic, keywords } = label(texts)
  assert.equal(topic, 'Zorvex')
  assert.deepEqual(keywords, ['zorvex'])
})

test('ends no name within a version', () => {
  const texts = amid('the Zorvex 4.0 update')
  assert.equal(name(texts), 'Zorvex 4.0 update')
})

test('names topics in languages that write no spaces, and sets Latin words off', () => {
  const cars = ['電気自動車が好き', '電気自動車を買う', '電気自動車は高い']
  assert.equal(name(cars), '電気自動車')
  const phones = ['Zorvexスマートフォンを買う', 'Zorvexスマートフォンは高い', 'Zorvexスマートフォンが来た']
  assert.equal(name(phones), 'Zorvex スマートフォン')
  const refunds = ['我要申请退款', '怎么申请退款', '申请退款很久了', '已经申请退款']
  assert.equal(name(refunds), '申请退款')
})

test('names topics in Arabic and Korean by words that stand together', () => {
  assert.equal(name(['تأخير الرحلة اليوم', 'عندي تأخير الرحلة', 'لماذا تأخير الرحلة']), 'تأخير الرحلة')
  assert.equal(name(['배송 지연 너무', '또 배송 지연', '배송 지연 언제']), '배송 지연')
})

test('says by its clearest sentence what no words name', () => {
  const texts = [
    'They seated my children rows apart from me. Sad.',
    'Our toddler sat alone in front',
    'Families split all over that plane',
    'Had to swap with strangers',
    'A kid without parents beside him',
  ]
  const topic = name(texts)
  assert.match(topic, /^“.+”$/)
  const said = topic.slice(1, -1)
  assert.ok(
    texts.some((text) => text.includes(said)),
    topic,
  )
})

test('makes no name of words alone that posts were collected by', () => {
  const texts = [
    'my desk lamp flickers in the evening',
    'the desk lamp flickers',
    'desk lamp again',
    'a desk lamp for two',
    'desk lamp',
  ]
  assert.equal(name(texts), 'desk lamp')
  assert.equal(name(texts, { sought: ['Desk lamps', 'desk lamp'] }), 'desk lamp flickers')
})

test('leads from one phrase to another in no name', () => {
  const texts = [
    'left Orlo because of the monthly bill',
    'leaving Orlo because of the monthly price',
    'no Orlo because of the monthly cost',
    'sold Orlo because of the monthly fee',
  ]
  assert.match(name(texts), /^“.+”$/)
})

test('takes along no shouted function word before a name', () => {
  const texts = [
    '40% OFF premium garden chairs',
    '20% OFF premium garden chairs now',
    '30% OFF premium garden chairs',
    '10% OFF premium garden chairs here',
  ]
  assert.equal(name(texts), 'premium garden chairs')
})

test('takes no single word for a name that half of the posts do not hold', () => {
  const texts = [
    'follow the river',
    'follow my sister',
    'a green pencil',
    'some yellow bucket',
    'broken drawer',
    'old violin',
  ]
  assert.match(name(texts), /^“.+”$/)
})

test('quotes a sentence without the account that it speaks to and the hashtags behind it', () => {
  const texts = [
    '@Zorvex never again with your silver teapot #fail #teapots',
    'a purple bicycle',
    'some yellow bucket',
  ]
  const silver = [
    'silver teapot here',
    'another silver teapot',
    'old silver spoon',
    'green teapot',
    'wide river',
  ]
  assert.equal(
    name([...texts, 'silver sofa', 'tall teapot', 'broken drawer', ...silver.slice(2)]),
    '“never again with your silver teapot”',
  )
})

test('gives other names for the same topic', () => {
  const texts = [
    'improve my credit score',
    'how to improve a credit score',
    'raise my credit score',
    'raise the credit score',
    'credit score',
  ]
  const { topic, others } = label(texts)
  assert.ok(others.length > 0)
  assert.equal(new Set([topic, ...others]).size, others.length + 1)
})

/** What different people say of seats, whatever else they say. */
const ofSeats = [
  ...amid('the middle seat', 3),
  ...amid('a first class seat', 4),
  ...amid('gave my seat away', 2),
  ...amid('seat', 24).map((text, index) => `${text} kettle${index}`),
]

test('names a broad issue by the two sides of it that its authors speak of most', () => {
  assert.equal(name(ofSeats, { anchor: 'seat' }), 'first class seat, middle seat')
  const usual = [...ofSeats, ...amid('the middle seat', 12)]
  assert.match(name(usual, { anchor: 'seat' }), /^middle seat$/, 'or by what one in seven of them says')
})

test('says where a broad issue has neither a name nor two sides', () => {
  const said = label(
    amid('seat', 12).map((text, index) => `${text} kettle${index}`),
    { anchor: 'seat' },
  )
  assert.equal(said.isNamed, false)
  assert.equal(label(ofSeats, { anchor: 'seat' }).isNamed, true)
})

test('falls back to the text where there is no word', () => {
  const { topic, keywords } = label(['🔥🔥'])
  assert.equal(topic, '🔥🔥')
  assert.deepEqual(keywords, [])
})

test('reads a word with capitals within as what more posts write out', () => {
  const texts = [
    'Nor. Vexa is down',
    'is Nor. Vexa gone',
    'NorVexa lost it',
    'all gone at NorVexa',
    'why Nor. Vexa',
  ]
  assert.equal(name(texts), 'Nor. Vexa')
})

test('leaves a word with capitals within as it is where few posts write it out', () => {
  const texts = [
    'ZorTube is down',
    'is ZorTube gone',
    'ZorTube lost it',
    'ZorTube?',
    'ZorTube now',
    'my Zor Tube',
  ]
  assert.equal(name(texts), 'ZorTube')
})

test('has no work beyond their length with posts that are nothing but words run together', () => {
  const letters = 'abcdefghijklmnopqrstuvwxyz'
  const tag = (index: number): string =>
    `a${letters[index % 26]?.toUpperCase()}${letters[((index / 26) % 26) | 0]}${letters[(index / 676) | 0]}`
  const flood = Array.from({ length: 100 }, () =>
    Array.from({ length: 6000 }, (_, index) => tag(index)).join(' '),
  )
  assert.notEqual(name([...flood, 'Zorvex now']), '')
})

test('is never empty where posts of the window deny what earlier ones said', () => {
  const texts = ['lamp not pairing', 'lamp not pairing', 'lamp not pairing']
  const earlier = Array.from({ length: 9 }, () => 'lamp pairing')
  assert.match(label(texts, { earlier }).topic, /pairing/)
})
