import assert from 'node:assert/strict'
import { test } from 'node:test'
import { accountsOf } from '../../../src/collectors/x/accounts.ts'
import { addressingOf, onlyCarries, speaksTo } from '../../../src/collectors/x/addressing.ts'
import { readXPage } from '../../../src/collectors/x/map.ts'
import { readFixture } from '../support.ts'

const accounts = { own: ['fernlight'], competitors: ['sunbar'] }
const reply = { referenced_tweets: [{ type: 'replied_to', id: '1' }] }
const mention = (username: string, start: number, id = `id of ${username}`) => ({
  username,
  id,
  start,
  end: start + username.length + 1,
})

test('handles are the company’s unless they are a competitor’s, each once', () => {
  const named = {
    handles: { x: ['@Fernlight', 'fernlight', 'sunbar_lights', 'two words'] },
    competitorUrls: ['https://sunbar.example', 'https://x.com/Plantlab'],
  }
  assert.deepEqual(accountsOf(named, []), { own: ['fernlight'], competitors: ['sunbar_lights', 'plantlab'] })
})

test('a name before the displayed text is carried along, one within is explicit', () => {
  const addressing = addressingOf({
    ...reply,
    text: '@kim @Fernlight what does @fernlight say, @sunbar?',
    display_text_range: [16, 50],
    in_reply_to_user_id: 'id of kim',
    entities: {
      mentions: [mention('kim', 0), mention('Fernlight', 5), mention('fernlight', 26), mention('sunbar', 42)],
    },
  })
  assert.deepEqual(addressing, {
    carriedText: '@kim @Fernlight ',
    carried: ['kim', 'fernlight'],
    explicit: ['fernlight', 'sunbar'],
    answered: 'kim',
  })
  assert.equal(speaksTo(addressing, accounts.own), true)
})

const texts: readonly [
  what: string,
  item: Readonly<Record<string, unknown>>,
  carried: string,
  explicit: string[],
][] = [
  [
    'without a range the leading names are carried',
    { ...reply, text: '@kim @fernlight hums' },
    '@kim @fernlight ',
    [],
  ],
  [
    'names that the author put first himself are displayed',
    { ...reply, text: '@kim @fernlight hums', display_text_range: [5, 20] },
    '@kim ',
    ['fernlight'],
  ],
  [
    'a range that cuts through a word is not believed',
    { ...reply, text: '@kim hums', display_text_range: [3, 9] },
    '',
    ['kim'],
  ],
  [
    'a range beyond the names is not believed',
    { ...reply, text: '@kim hums', display_text_range: [7, 9] },
    '',
    ['kim'],
  ],
  ['a post that answers nothing carries nothing', { text: '@fernlight hums' }, '', ['fernlight']],
  ['an address of mail is no mention', { text: 'write to help@fernlight.example' }, '', []],
  [
    'a reply of names alone has no text',
    { ...reply, text: '@kim ', display_text_range: [5, 5] },
    '@kim ',
    [],
  ],
  [
    'nobody mentions himself',
    { text: 'I am @kim', author_id: 'k', entities: { mentions: [mention('kim', 5, 'k')] } },
    '',
    [],
  ],
  [
    'what a long post says at its end counts',
    {
      text: 'A long story…',
      note_tweet: { text: 'A long story of @fernlight', entities: { mentions: [mention('fernlight', 16)] } },
    },
    '',
    ['fernlight'],
  ],
]

for (const [what, item, carried, explicit] of texts) {
  test(what, () => {
    const addressing = addressingOf(item)
    assert.deepEqual([addressing.carriedText, addressing.explicit], [carried, explicit])
  })
}

test('a reply only carries a known name where it neither answers nor names the company', () => {
  const item = (answered: string, text: string) => ({
    ...reply,
    text,
    in_reply_to_user_id: `id of ${answered}`,
    entities: {
      mentions: [...text.matchAll(/@(\w+)/g)].map((match) => mention(match[1] ?? '', match.index)),
    },
  })
  const isCarried = (answered: string, text: string) =>
    onlyCarries(addressingOf(item(answered, text)), accounts)
  assert.equal(isCarried('kim', '@kim @fernlight same here'), true)
  assert.equal(isCarried('sunbar', '@sunbar refund?'), true)
  assert.equal(isCarried('fernlight', '@fernlight same here'), false)
  assert.equal(isCarried('kim', '@kim I asked @fernlight'), false)
  assert.equal(isCarried('kim', '@kim same here'), false)
})

test('reads replies, mentions and quotes with their place, without the names that they carry along', async () => {
  const page = readXPage(await readFixture('x/search_recent.voice.200.json'), accounts)
  const facts = page?.items.map(({ candidate, rootId, onlyCarries }) =>
    'draft' in candidate
      ? [
          candidate.draft.kind,
          candidate.draft.text?.slice(0, 24),
          candidate.draft.parentId,
          rootId,
          onlyCarries,
        ]
      : candidate.rejected,
  )
  assert.deepEqual(facts, [
    ['reply', 'mine arrived with a crac', '2122981146227638349', '2122981146227638349', false],
    ['reply', 'the quiet one in your ta', '2123417387398070373', '2123417387398070373', true],
    ['mention', 'Third winter with my @fe', undefined, undefined, false],
    ['quote', '189 for a light bar? @fe', undefined, undefined, false],
  ])
  const quote = page?.items[3]?.candidate
  assert.ok(quote !== undefined && 'draft' in quote)
  assert.equal(quote.draft.threadId, quote.draft.id)
})

test('a page whose posts answer what is gone keeps them; a protected author’s are left out', async () => {
  const gone = readXPage(await readFixture('x/search_recent.parent_gone.200.json'), accounts)
  assert.deepEqual([gone?.items.length, gone?.onlyErrors], [1, false])
  const body = {
    data: [{ id: '2', author_id: 'a', text: 'between us' }],
    includes: { users: [{ id: 'a', username: 'shy', protected: true }] },
    meta: { result_count: 1 },
  }
  assert.deepEqual(readXPage(body, accounts)?.items[0]?.candidate, { rejected: 'not_public' })
})

test('the company’s own answers in a thread are replies as well', async () => {
  const page = readXPage(await readFixture('x/search_recent.conversation.200.json'), accounts)
  const own = page?.items.flatMap(({ candidate }) =>
    'draft' in candidate && candidate.draft.authorHandle === 'fernlight' ? [candidate.draft] : [],
  )
  assert.deepEqual(
    own?.map(({ kind, text }) => [kind, text?.slice(0, 9)]),
    [['reply', 'Sorry Kim']],
  )
})
