import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { parsePostLine } from '../../src/evidence/parse-post-line.ts'

const good = {
  platform: 'reddit',
  id: 't3_a',
  text: 'The grow light buzzes',
  url: 'https://example.com/a',
  publishedAt: '2026-02-03T10:00:00+02:00',
}
const line = (fields: Record<string, unknown>) => JSON.stringify({ ...good, ...fields })

test('a line becomes a post: UTC, without what is absent, and known to be imported', () => {
  assert.deepEqual(parsePostLine(line({ authorHandle: null, commentsUrl: null })), {
    post: {
      ...good,
      publishedAt: '2026-02-03T08:00:00.000Z',
      matchedTerms: [],
      metrics: {},
      sourceMethod: 'import',
    },
  })
})

test('a line says when its post was seen, in UTC', () => {
  const parsed = parsePostLine(line({ lastSeenAt: '2026-02-03T10:00:00+02:00', metricsObservedAt: null }))
  assert.ok('post' in parsed)
  assert.equal(parsed.post.lastSeenAt, '2026-02-03T08:00:00.000Z')
  assert.ok(!('metricsObservedAt' in parsed.post))
})

test('a withheld metric stays null, an absent one absent, and zero zero', () => {
  const parsed = parsePostLine(line({ metrics: { score: null, comments: 0 } }))
  assert.deepEqual('post' in parsed && parsed.post.metrics, { score: null, comments: 0 })
})

test('what an export adds is let through unread', () => {
  const parsed = parsePostLine(line({ sourceMethod: 'api', firstSeenAt: 'x', anything: [1] }))
  assert.equal('post' in parsed && parsed.post.sourceMethod, 'import')
})

test('NUL and lone surrogates, which the database or JSON cannot carry, are cleaned out', () => {
  const fields = { id: 'a\u0000b', text: 'x\ud800y\u0000', matchedTerms: ['t\udfff', '\u0000'] }
  const parsed = parsePostLine(line(fields))
  assert.ok('post' in parsed)
  assert.equal(parsed.post.id, 'ab')
  assert.equal(parsed.post.text, 'x\ufffdy')
  assert.deepEqual(parsed.post.matchedTerms, ['t\ufffd'])
})

const placed = {
  kind: 'reply',
  parentId: 't1_b',
  threadId: 't3_c',
  threadMatched: true,
  context: 'Grow lights, a year on',
  threadOwner: 'ann',
} as const

test('a line says what its post answers; absent and empty fields stay absent', () => {
  const parsed = parsePostLine(line(placed))
  assert.ok('post' in parsed)
  assert.deepEqual({ ...parsed.post, ...placed }, parsed.post)
  const empty = {
    kind: null,
    parentId: null,
    threadId: '',
    threadMatched: null,
    context: ' ',
    threadOwner: null,
  }
  const bare = parsePostLine(line(empty))
  assert.ok('post' in bare)
  for (const field of Object.keys(placed)) assert.ok(!(field in bare.post), field)
})

test('voice and intents of a line are not taken over: they are the workspace’s own to derive', () => {
  const parsed = parsePostLine(line({ voice: 'company', intents: ['praise'] }))
  assert.ok('post' in parsed)
  assert.deepEqual([parsed.post.voice, parsed.post.intents], [undefined, undefined])
})

describe('a bad line is told why', () => {
  const time = 'an ISO 8601 date, a time with its zone, between 1990 and 9999'
  const noDate = `publishedAt is not ${time}`
  const noMetrics = 'metrics is not a map of names to finite numbers or null'
  const badThread =
    "parentId or threadId is no id of at most 256 shown characters, or parentId is the post's own"
  const noPlatform = 'platform is not one of reddit, facebook, instagram, x, youtube'
  const bad: readonly [text: string, reason: string][] = [
    ['{"platform":', 'not JSON'],
    ['NaN', 'not JSON'],
    ['null', 'not a JSON object'],
    ['7', 'not a JSON object'],
    ['"text"', 'not a JSON object'],
    [`[${line({})}]`, 'not a JSON object'],
    [line({ lastSeenAt: 1_700_000_000 }), 'lastSeenAt has the wrong type'],
    [line({ lastSeenAt: 'yesterday' }), `lastSeenAt is not ${time}`],
    [line({ metricsObservedAt: '0001-01-01' }), `metricsObservedAt is not ${time}`],
    [line({ platform: 'tiktok' }), noPlatform],
    [line({ platform: undefined }), noPlatform],
    [line({ platform: ['reddit'] }), noPlatform],
    [line({ id: undefined }), 'id is missing'],
    [line({ id: null }), 'id has the wrong type'],
    [line({ id: 7 }), 'id has the wrong type'],
    [
      line({ id: ' \u0000 ' }),
      'id is empty, longer than 256 characters, or holds characters that are not shown',
    ],
    [
      line({ id: 'x'.repeat(257) }),
      'id is empty, longer than 256 characters, or holds characters that are not shown',
    ],
    [line({ text: undefined }), 'text is missing'],
    [line({ text: { body: 'x' } }), 'text has the wrong type'],
    [line({ text: '\n\t' }), 'text is empty'],
    [line({ url: undefined }), 'url is missing'],
    [line({ url: 'javascript:alert(1)' }), 'url is not an http(s) address'],
    [line({ url: 'https://' }), 'url is not an http(s) address'],
    [line({ authorHandle: 7 }), 'authorHandle has the wrong type'],
    [line({ commentsUrl: [] }), 'commentsUrl has the wrong type'],
    [line({ publishedAt: undefined }), 'publishedAt is missing'],
    [line({ publishedAt: 1_770_000_000 }), 'publishedAt has the wrong type'],
    [line({ publishedAt: '' }), noDate],
    [line({ publishedAt: 'yesterday' }), noDate],
    [line({ publishedAt: '2/3/2026' }), noDate],
    [line({ publishedAt: '2026-02-03T10:00:00' }), noDate],
    [line({ publishedAt: '2026-02-31' }), noDate],
    [line({ publishedAt: '1989-12-31' }), noDate],
    [line({ matchedTerms: 'lamp' }), 'matchedTerms has the wrong type'],
    [line({ matchedTerms: ['lamp', 7] }), 'matchedTerms has the wrong type'],
    [line({ kind: 'story' }), 'kind is not one of post, comment, reply, mention, quote, review'],
    [line({ voice: 'me' }), 'voice is not one of customer, company, competitor, unknown'],
    [
      line({ intents: ['anger'] }),
      'intents is not a list of problem, question, wish, praise, comparison, leaving, hazard',
    ],
    [line({ threadMatched: 'yes' }), 'threadMatched is neither true nor false'],
    [line({ parentId: 7 }), 'parentId has the wrong type'],
    [line({ parentId: 't3_a' }), badThread],
    [line({ threadId: 'x'.repeat(257) }), badThread],
    [line({ threadId: 'a\u200bb' }), badThread],
    [line({ context: 'x'.repeat(1001) }), 'context is longer than 1000 characters'],
    [line({ metrics: [] }), noMetrics],
    [line({ metrics: { score: '7' } }), noMetrics],
    [line({ metrics: { 'a b': 7 } }), noMetrics],
    [line({ metrics: 'M' }).replace('"M"', '{"score":1e999}'), noMetrics],
    [line({ metrics: 'M' }).replace('"M"', '{"__proto__":1}'), noMetrics],
  ]
  for (const [text, reason] of bad) {
    test(`${reason}: ${text.length > 140 ? `${text.slice(0, 140)}…` : text}`, () => {
      assert.deepEqual(parsePostLine(text), { reason })
    })
  }
})

test('an id in which something hides is refused, and a link becomes plain ASCII or is refused', () => {
  const line = (fields: object) =>
    parsePostLine(
      JSON.stringify({
        platform: 'x',
        id: '1',
        text: 'a light',
        url: 'https://x.com/a/1',
        publishedAt: '2026-01-01T00:00:00Z',
        ...fields,
      }),
    )
  for (const id of ['a\u200Bb', 'a\u202Eb', 'a\nb', 'a\u001B[2Jb', 'a\u{E0041}b']) {
    assert.ok('reason' in line({ id }), JSON.stringify(id))
  }
  const linked = line({ url: 'https://x.com/a\u202E\u200B"><b>' })
  assert.match('post' in linked ? linked.post.url : '', /^https:\/\/x\.com\/a[A-Za-z0-9%]+$/)
  assert.ok('reason' in line({ url: 'javascript:alert(1)//https://x.com' }))
})
