import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { IdeaKind } from '../../../src/model/index.ts'
import { deduplicate } from '../../../src/trends/corpus/deduplicate.ts'
import { counterEvidenceOf } from '../../../src/trends/presenting/counter-evidence.ts'
import { IntentReader } from '../../../src/trends/presenting/intents.ts'
import { onTopicFilter } from '../../../src/trends/presenting/on-topic.ts'
import { NOW, post } from '../posts.ts'

/** Posts of one topic that people complain of unless said otherwise, oldest first, each by its own author unless given as [author, text]. */
function evidenceAgainst(
  keywords: readonly string[],
  texts: readonly (string | readonly [string, string])[],
  kind: IdeaKind = 'solve_problem',
) {
  const posts = texts.map((given, index) => {
    const [author, text] = typeof given === 'string' ? [`author-${index}`, given] : given
    return post(`p${index}`, text, 6 - index / 10, { authorHandle: author })
  })
  const { mentions } = deduplicate({ posts, windowDays: 7, now: NOW })
  return counterEvidenceOf(
    mentions,
    kind,
    onTopicFilter({ topic: keywords.join(' '), keywords: [...keywords] }),
    new IntentReader(),
    () => false,
  )
}

/** For each language: complaints about one thing, a post that denies it and one that praises. */
const languages: [string, string, string[], string, string][] = [
  [
    'English',
    'kettle',
    [
      'The kettle is broken again',
      'This kettle fails every morning',
      'What an awful kettle, a problem a day',
    ],
    'There is no trouble with the kettle in our house',
    'Honestly, our kettle works perfectly',
  ],
  [
    'Spanish',
    'tetera',
    ['La tetera está rota otra vez', 'Mi tetera es un problema', 'La tetera da error cada día'],
    'No es cierto lo que dicen de la tetera',
    'Mi tetera es excelente y la recomiendo',
  ],
  [
    'Portuguese',
    'chaleira',
    ['A chaleira está quebrada', 'Esta chaleira é um problema', 'A chaleira com defeito de novo'],
    'Discordo, a chaleira nunca deu trabalho',
    'Adoro a minha chaleira, é ótima',
  ],
  [
    'German',
    'kocher',
    ['Der Kocher ist schon wieder kaputt', 'Dieser Kocher ist ein Problem', 'Kocher defekt nach zwei Tagen'],
    'Das stimmt nicht, der Kocher hält seit Jahren',
    'Mein Kocher ist einwandfrei, bin zufrieden',
  ],
  [
    'French',
    'bouilloire',
    ['La bouilloire est cassée', 'Ma bouilloire ne marche pas', 'Encore une bouilloire en panne'],
    "C'est exagéré, la bouilloire tient bien",
    'Ma bouilloire est parfaite',
  ],
  [
    'Arabic',
    'الغلاية',
    ['الغلاية فيها مشكلة كل يوم', 'الغلاية معطلة مرة أخرى', 'هذه الغلاية سيئة'],
    'كلامكم عن الغلاية غير صحيح',
    'الغلاية عندي ممتازة',
  ],
  [
    'Japanese',
    '湯沸かし',
    ['湯沸かしがまた壊れた', '湯沸かしに不具合が出た', 'この湯沸かしは最悪です'],
    '湯沸かしの話は大げさだと思う',
    'うちの湯沸かしは最高です',
  ],
  [
    'Chinese',
    '水壶',
    ['水壶又坏了', '这个水壶有问题', '水壶真是糟糕透了'],
    '水壶爆炸的消息是谣言',
    '我家的水壶很好用，推荐给大家',
  ],
  [
    'Korean',
    '주전자',
    ['주전자가 또 고장 났어요', '주전자에 문제가 생겼어요', '이 주전자는 최악입니다'],
    '주전자 이야기는 과장입니다',
    '우리 주전자는 정말 좋아요',
  ],
  [
    'Thai',
    'กาต้มน้ำ',
    ['กาต้มน้ำพังอีกแล้ว', 'กาต้มน้ำมีปัญหาทุกวัน', 'กาต้มน้ำรุ่นนี้แย่มาก'],
    'เรื่องกาต้มน้ำไม่จริงเลย',
    'กาต้มน้ำของฉันดีมาก',
  ],
]
for (const [language, keyword, complaints, denial, praise] of languages) {
  for (const [form, letters] of [
    ['NFC', 'composed letters'],
    ['NFD', 'letters and marks'],
  ] as const) {
    test(`finds who denies and who praises what others complain of in ${language}, written in ${letters}`, () => {
      const texts = [...complaints, ...complaints.map((text) => `${text} 2`), denial, praise]
      const { counterEvidence } = evidenceAgainst(
        [keyword],
        texts.map((text) => text.normalize(form)),
      )
      assert.deepEqual(
        counterEvidence.map(({ postId, text, stance }) => [postId, text, stance]),
        [
          [`p${2 * complaints.length}`, denial.normalize(form), 'denies'],
          [`p${2 * complaints.length + 1}`, praise.normalize(form), 'praises'],
        ],
      )
    })
  }
}

const complaints = ['The kettle is broken', 'My kettle failed', 'Another kettle crash', 'kettle error again']

const turned: [string, string, string][] = [
  ['trouble that somebody denies to have', 'Not a single problem with the kettle', 'denies'],
  ['one’s own case without the matter', 'There is no kettle noise here in our house', 'denies'],
  ['what works for somebody', 'The kettle works fine for me', 'praises'],
  ['praise after a turn', 'The kettle was broken once, but the new kettle is great', 'praises'],
  ['that somebody does without the matter', "I don't need a kettle for that", 'denies'],
  ['a doubt', 'The kettle story is a hoax', 'denies'],
]
for (const [what, text, stance] of turned) {
  test(`takes ${what} for counter-evidence`, () => {
    assert.deepEqual(evidenceAgainst(['kettle'], [...complaints, text]).counterEvidence, [
      { postId: 'p4', text, stance },
    ])
  })
}

test('where nobody complains or praises only denials are counter-evidence', () => {
  const texts = ['A red kettle', 'The kettle by the door', 'I love this kettle', 'My kettle is broken']
  const { counterEvidence } = evidenceAgainst(
    ['kettle'],
    [...texts, 'The kettle story is a hoax'],
    'join_conversation',
  )
  assert.deepEqual(
    counterEvidence.map(({ postId }) => postId),
    ['p4'],
  )
})

const confirming: [string, string][] = [
  ['a complaint', 'Ours broke as well, the kettle is useless'],
  [
    'a complaint put in words of denial',
    'There is still no kettle that lasts, and no answer about my kettle',
  ],
  ['what people miss', 'There is no kettle in that shop'],
  ['praise of something else', 'Great shop, I am still waiting for my kettle'],
  ['irony', 'What a great kettle! It broke after a day'],
  ['thanks', 'Thank you for your offer of a kettle'],
  ['a complaint that begins with thanks', 'Thanks for nothing, the kettle is broken again'],
  ['a wish', 'It would be great if the kettle had a handle'],
  ['a question whether all is well', 'Is the kettle any good?'],
  ['a question without a mark', 'why is there no kettle here'],
  ['a customer who leaves', 'I sent the kettle back and got a perfect pan instead'],
]
for (const [what, text] of confirming) {
  test(`what people complain of is not countered by ${what}`, () => {
    assert.deepEqual(evidenceAgainst(['kettle'], [...complaints, text]).counterEvidence, [])
  })
}

const silent: [string, string][] = [
  ['a word of praise in a sentence without a keyword', 'The kettle is red. I love my garden'],
  ['negated praise', 'The kettle is not great'],
  ['a hashtag of love', 'Look at the kettle in our garden #love'],
  ['a negation far from the keyword', 'Do not ever come to us about the kettle'],
  ['a phrase that negates nothing', 'No way, kettle news again, and not only kettle news'],
  ['what somebody looks forward to', "I can't wait, kettle day tomorrow"],
  ['a question', 'Why is there no kettle in that shop?'],
  ['a search for the matter', "I can't find my kettle"],
  ['a dislike of something else', "I don't want to talk, the kettle is on"],
  ['a part of another word', '不正ケトルではなくkettleです'],
]
for (const [what, text] of silent) {
  test(`does not take ${what} for counter-evidence`, () => {
    assert.deepEqual(evidenceAgainst(['kettle'], [...complaints, text]).counterEvidence, [])
  })
}

test('takes no post that holds only one word of a longer name for evidence against it', () => {
  const others = [
    'The Lumo kettle is here',
    'My Lumo kettle at noon',
    'Lumo kettle on the stove',
    'Lumo kettle in red',
    'Lumo kettle again on the market',
    'A fake-gold kettle, the Lumo',
    'Lumo kettle by the door',
    'Lumo kettle for two',
    'One more Lumo kettle came',
  ]
  const { counterEvidence } = evidenceAgainst(
    ['kettle', 'lumo'],
    [...others, 'There is no kettle here', "We don't need a Lumo kettle", 'That Lumo kettle story is a hoax'],
  )
  assert.deepEqual(
    counterEvidence.map(({ postId }) => postId),
    ['p11', 'p10'],
  )
})

test('finds complaints against what most praise', () => {
  const praise = [
    'I love this kettle',
    'A great kettle',
    'The kettle is perfect',
    'Best buy, an excellent kettle',
  ]
  const { counterEvidence } = evidenceAgainst(
    ['kettle'],
    [...praise, 'My kettle is broken. Return sent'],
    'share_praise',
  )
  assert.deepEqual(counterEvidence, [{ postId: 'p4', text: 'My kettle is broken.', stance: 'complains' }])
})

test('does not take what a third of the posts say for evidence against them', () => {
  const doubts = ['The refills story is a hoax', 'Refills are overrated']
  const found = (others: readonly string[]): number =>
    evidenceAgainst(['refills'], [...doubts, ...others]).counterEvidence.length
  assert.equal(found(['When do refills come?', 'refills were sold out']), 0)
  assert.equal(found(Array.from({ length: 5 }, (_, index) => `refills came on day ${index}`)), 2)
})

test('shows at most three, each by another author, denials first and then the newest', () => {
  const praise = ['red', 'blue', 'green', 'grey'].map(
    (colour, index) => [`fan-${(index + 1) % 3}`, `the ${colour} kettle is great`] as const,
  )
  const { counterEvidence, counterEvidenceNote } = evidenceAgainst(
    ['kettle'],
    [...complaints, ...complaints.map((text) => `${text}, sadly`), 'The kettle story is a hoax', ...praise],
  )
  assert.deepEqual(
    counterEvidence.map(({ postId }) => postId),
    ['p8', 'p12', 'p11'],
  )
  assert.match(counterEvidenceNote, /: 5 found, 3 shown/)
})

test('says so when none was found, and in how many posts it looked', () => {
  const { counterEvidence, counterEvidenceNote } = evidenceAgainst(['kettle'], complaints)
  assert.deepEqual(counterEvidence, [])
  assert.match(counterEvidenceNote, /^Looked for in 4 posts .*: none was found/)
  assert.match(evidenceAgainst([], complaints).counterEvidenceNote, /none was found/)
})

test('gives an exact part of the post without characters that turn or hide text', () => {
  const text = 'Well\u202E now\nthe kettle is a hoax\u200B, full stop. Bye'
  const [found] = evidenceAgainst(['kettle'], [...complaints, text]).counterEvidence
  assert.equal(found?.text, 'the kettle is a hoax')
  assert.ok(text.includes(found.text))
})

test('shows one wording once, however many say it', () => {
  const { counterEvidence } = evidenceAgainst(
    ['kettle'],
    [
      ...complaints,
      ...complaints.map((text) => `${text}, sadly`),
      'The kettle is a hoax.',
      'THE KETTLE is a hoax! Bye',
    ],
  )
  assert.deepEqual(
    counterEvidence.map(({ text }) => text),
    ['THE KETTLE is a hoax!'],
  )
})
