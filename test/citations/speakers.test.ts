import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { checkText } from '../../src/citations/check.ts'
import { parseText } from '../../src/citations/parse/parse.ts'
import { PostIndex } from '../../src/citations/resolve/post-index.ts'
import type { StoredPost } from '../../src/citations/stored.ts'
import { checkClaims } from '../../src/citations/typed/check-claims.ts'
import { companies, handles, posts, trends, window } from './sample-posts.ts'

const onX = (handle: string, id: string, voice: StoredPost['voice']): StoredPost => ({
  platform: 'x',
  id,
  url: `https://x.com/${handle}/status/${id}`,
  authorHandle: handle,
  voice,
  publishedAt: '2026-11-13T10:00:00.000Z',
  metrics: {},
  texts: ['A fix for the timer is on its way.'],
})
const OWN = '1850000000000000008'
const CUSTOMER = 't3_abc12'
const spoken = [
  ...posts.map((post): StoredPost => ({ ...post, voice: 'customer' })),
  onX('fernlight_help', OWN, 'company'),
  onX('sunbarlights', '1850000000000000009', 'competitor'),
]
const [fernlight = { names: [] }, ...competitors] = companies
const against = {
  postIndex: new PostIndex(spoken, []),
  ...{ trends, window, names: [], companies: [{ ...fernlight, isOwn: true }, ...competitors], handles },
}

/** The verdict of a text's only sentence and of each company in it, and the words that are unchecked. */
function read(text: string): string {
  const { sentences, claims } = checkText(parseText(text), against, 150)
  assert.equal(sentences.length, 1, text)
  const companyClaims = claims.flatMap(({ kind, verdict }) => (kind === 'company' ? [verdict] : []))
  const left = sentences.flatMap(({ unchecked }) => unchecked.map(({ start, end }) => text.slice(start, end)))
  return [sentences[0]?.verdict, ...companyClaims, ...left].join(' | ')
}

const FLICKERS = 'My lamp flickers all night'

describe('a company that is said to speak is judged by who wrote the post', () => {
  const speaking = [
    'Fernlight wrote “*” (#).',
    'Fernlight also wrote “*” (#).',
    'According to Fernlight: “*” (#).',
    '“*”, said Fernlight (#).',
    'A message posted by Fernlight: “*” (#).',
    'The Fernlight account wrote “*” (#).',
    'Fernlight schreibt: „*“ (#).',
    'Laut Fernlight: „*“ (#).',
    '„*“, schrieb Fernlight (#).',
    'Fernlight escribió: «*» (#).',
    '«*», dijo Fernlight (#).',
    'Fernlight escreveu: “*” (#).',
    'Uma publicação de Fernlight: “*” (#).',
    'Fernlight a écrit : « * » (#).',
    'Selon Fernlight : « * » (#).',
    'كتبت Fernlight: “*” (#).',
    'Fernlightは「*」と書いた（#）。',
    'Fernlightによると「*」（#）。',
    'Fernlight 写道：“*”（#）。',
    'Fernlight는 “*”라고 썼다 (#).',
    'Fernlight에 따르면 “*” (#).',
    'Fernlight เขียนว่า “*” (#)',
  ]
  for (const form of speaking) {
    test(form, () => {
      const saying = (words: string, id: string) => read(form.replace('*', words).replace('#', id))
      assert.equal(saying(FLICKERS, CUSTOMER), 'contradicted | refuted')
      assert.equal(saying('A fix for the timer is on its way', OWN), 'verified | verified')
    })
  }
})

describe('a company that is only named is judged by the text', () => {
  const named = [
    `On Fernlight, u/mossfan writes “${FLICKERS}” (${CUSTOMER}).`,
    `Fernlight: “${FLICKERS}” (u/mossfan, ${CUSTOMER}).`,
    `One user mentions Fernlight (${CUSTOMER}).`,
    `u/mossfan wrote about Fernlight: “${FLICKERS}” (${CUSTOMER}).`,
    `A Fernlight post in r/hydro has 34 comments (${CUSTOMER}).`,
    `Sobre Fernlight escribió u/mossfan «${FLICKERS}» (${CUSTOMER}).`,
  ]
  for (const text of named) test(text, () => assert.equal(read(text), 'verified | verified'))
  const related = [
    `One user of Fernlight wrote “${FLICKERS}” (${CUSTOMER}).`,
    `An Fernlight schrieb u/mossfan „${FLICKERS}“ (${CUSTOMER}).`,
  ]
  for (const text of related)
    test(text, () => assert.equal(read(text), 'unchecked | not_checked | Fernlight'))
})

describe('a company beside a quotation, with no verb, may speak: only a post of its own verifies it', () => {
  const forms = [
    'Fernlight: “*” (#).',
    '“*” — Fernlight (#).',
    '“*” (Fernlight, #).',
    'Fernlight posts “*” (#).',
  ]
  for (const form of forms) {
    test(form, () => {
      const saying = (words: string, id: string) => read(form.replace('*', words).replace('#', id))
      assert.equal(saying(FLICKERS, CUSTOMER), 'unchecked | not_checked | Fernlight')
      assert.equal(saying('A fix for the timer is on its way', OWN), 'verified | verified')
    })
  }
})

test('one competitor is not taken for another, and an author that nobody knows is unchecked', () => {
  const quote = '“A fix for the timer is on its way”'
  assert.equal(read(`Sunbar wrote ${quote} (1850000000000000009).`), 'verified | verified')
  assert.equal(read(`Fernlight wrote ${quote} (1850000000000000009).`), 'contradicted | refuted')
  assert.equal(
    read('Fernlight wrote “المصباح ساخن جدا بعد ساعة واحدة فقط” (17900000000000001).'),
    'unchecked | not_checked | Fernlight',
  )
})

test('a company’s name with the mark of a handle is its account', () => {
  const quote = '“A fix for the timer is on its way”'
  assert.match(read(`@fernlight_help wrote ${quote} (${OWN}).`), /^verified/)
  assert.match(read(`@fernlight_help wrote “${FLICKERS}” (${CUSTOMER}).`), /^contradicted/)
})

test('an account of a company’s very name where none of its own is known is unchecked', () => {
  const named = {
    ...onX('fernlight', '1850000000000000007', 'customer'),
    texts: ['The lamp is back in stock.'],
  }
  const text = 'Fernlight wrote “The lamp is back in stock” (1850000000000000007).'
  const { sentences } = checkText(parseText(text), { ...against, postIndex: new PostIndex([named], []) }, 150)
  assert.equal(sentences[0]?.verdict, 'unchecked')
})

test('a typed author that is a company is judged by whose account it is', () => {
  const verdictOf = (author: string, post: string) =>
    checkClaims([{ statement: `${author} wrote it.`, posts: [post], author }], against)[0]?.parts.find(
      ({ judged }) => judged.kind === 'author',
    )?.judged.verdict
  assert.equal(verdictOf('Fernlight', OWN), 'verified')
  assert.equal(verdictOf('Fernlight', CUSTOMER), 'refuted')
  assert.equal(verdictOf('mossfan', CUSTOMER), 'verified')
})

test('the statement of a typed claim that has a company speak is contradicted by a customer’s post', () => {
  const claim = {
    statement: 'Fernlight wrote it.',
    quotes: [{ post: CUSTOMER, exact: FLICKERS }],
  }
  assert.equal(checkClaims([claim], against)[0]?.sentence.verdict, 'contradicted')
})

describe('several people are claimed by a plural, which one post does not bear out', () => {
  const forms: readonly (readonly [text: string, left: string])[] = [
    ['The users say *.', 'users'],
    ['Customers report *.', 'Customers'],
    ['Redditors say *.', 'Redditors'],
    ['Die Nutzer schreiben *.', 'Die Nutzer'],
    ['Kunden berichten *.', 'Kunden'],
    ['Los usuarios dicen *.', 'usuarios dicen'],
    ['Les clients écrivent *.', 'clients'],
    ['Os usuários dizem *.', 'usuários dizem'],
    ['المستخدمون يقولون *.', 'المستخدمون يقولون'],
    ['사용자들은 *라고 썼다.', '사용자들'],
    ['用户们写道：*。', '用户们'],
    ['ユーザーたちは*と書いた。', 'ユーザーたち'],
    ['ผู้คนเขียนว่า *', 'ผู้คน'],
  ]
  for (const [form, left] of forms) {
    test(form, () => {
      const saying = (said: string) => read(form.replace('*', said))
      assert.equal(saying(`“${FLICKERS}” (${CUSTOMER})`), `unchecked | ${left}`)
      // A second post that does not say it is no second witness.
      assert.equal(saying(`“${FLICKERS}” (${CUSTOMER}, t1_def34)`), `unchecked | ${left}`)
      assert.equal(saying(`“${FLICKERS}” (${CUSTOMER}) “not worth the 49 EUR” (t1_def34)`), 'verified')
    })
  }

  test('the quotations of a typed claim bear its statement out, or do not', () => {
    const quote = { post: CUSTOMER, exact: FLICKERS }
    const other = { post: 't1_def34', exact: 'not worth the 49 EUR' }
    const verdictOf = (quotes: readonly (typeof quote)[]) =>
      checkClaims(
        [{ statement: 'Users report this.', posts: [CUSTOMER, 't1_def34'], quotes: [...quotes] }],
        against,
      )[0]?.sentence.verdict
    assert.equal(verdictOf([quote]), 'unchecked')
    assert.equal(verdictOf([quote, other]), 'verified')
  })

  test('one of them is one', () => {
    assert.equal(read(`One of the users says “${FLICKERS}” (${CUSTOMER}).`), 'verified')
    assert.equal(read(`Einer der Nutzer sagt „${FLICKERS}“ (${CUSTOMER}).`), 'verified')
    assert.equal(read(`Uno de los usuarios dice «${FLICKERS}» (${CUSTOMER}).`), 'verified')
  })
})

describe('a word for something new that another noun has is no status of the trend', () => {
  const others = [
    'Lamp flicker has 23 mentions because of the new fee.',
    'Lamp flicker hat 23 Erwähnungen wegen der neuen Gebühr.',
    'Lamp flicker tiene 23 menciones por la nueva tarifa.',
    'Lamp flicker tiene 23 menciones por la tarifa nueva.',
    'Lamp flicker a 23 mentions à cause du nouveau tarif.',
    'Lamp flicker tem 23 menções por causa da nova taxa.',
    'Lamp flicker 因为新的费用有23次提及。',
    'Lamp flickerは新しい料金のため23件の言及がある。',
  ]
  const directions = (text: string) =>
    checkText(parseText(text), against, 150).claims.filter(({ kind }) => kind === 'direction')
  for (const text of others) {
    test(text, () => {
      assert.deepEqual(directions(text), [])
      assert.match(read(text), /^unchecked/)
    })
  }
  for (const text of ['Lamp flicker is new.', 'Lamp flicker is a new topic.', 'Lamp flicker ist neu.'])
    test(text, () => assert.equal(directions(text)[0]?.verdict, 'verified'))
})

test('a topic in backticks is a name where something is told of it, and no quotation of what somebody says', () => {
  assert.equal(read('`Lamp flicker` has 23 mentions.'), 'verified')
  assert.equal(read(`One user says \`lamp flicker\` (${CUSTOMER}).`), 'unchecked | lamp flicker')
})
