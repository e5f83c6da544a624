import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { CallToolResultSchema } from '@modelcontextprotocol/sdk/types.js'
import { CitationsResponse, TrendsResponse } from '../../src/model/index.ts'
import { connectClient } from '../support/mcp-client.ts'
import { daysAgo, storeSamples } from '../support/posts.ts'
import { call, mintCaller, sentenceOf, startTestService, type TestService } from '../support/service.ts'
import { connectTools } from '../support/tool-calls.ts'

let service: TestService
before(async () => {
  service = await startTestService()
})
after(() => service.close())

async function check(key: string, body: unknown) {
  const answer = await call(`${service.url}/v1/citations/check`, {
    method: 'POST',
    key,
    body: JSON.stringify(body),
    headers: { 'Content-Type': 'application/json' },
  })
  assert.equal(answer.status, 200, answer.text)
  return CitationsResponse.parse(answer.json)
}

const verdictsOf = ({ claims }: CitationsResponse) =>
  claims.flatMap(({ kind, verdict }) => (kind === 'day' ? [] : `${kind} ${verdict}`))

const lamp = {
  id: 't3_lamp01',
  text: 'My grow light flickers all night.\n\nSupport never answered.',
  url: 'https://www.reddit.com/r/hydro/comments/lamp01/my_grow_light/',
  metrics: { score: 41, comments: 7 },
}

describe('check_citations', () => {
  test('gives the same answer over REST and MCP', async (t) => {
    const { key, workspace } = await mintCaller(service.db)
    await storeSamples(service.db, workspace.id, [lamp])
    const client = await connectClient(t, service.url, key)
    const text =
      'One says “flickers all night” (t3_lamp01, 41 upvotes), another “it is fine by me” (t3_nobody).'
    const result = CallToolResultSchema.parse(
      await client.callTool({ name: 'check_citations', arguments: { text, days: 30 } }),
    )
    const overMcp = CitationsResponse.parse(result.structuredContent)
    const overRest = await check(key, { text, days: 30 })
    assert.deepEqual({ ...overMcp, since: '', until: '' }, { ...overRest, since: '', until: '' })
    assert.deepEqual(verdictsOf(overRest), [
      'quote verified',
      'post verified',
      'metric verified',
      'quote unsupported',
      'post not_found',
    ])
    assert.equal(overRest.allVerified, false)
    for (const claim of overRest.claims) assert.equal(text.slice(claim.start, claim.end), claim.text)
  })

  test('gives the nearest wording as it is shown, without what hides in the stored text', async () => {
    const { key, workspace } = await mintCaller(service.db)
    const hidden = 'My grow\u{E0049}\u{E0047} light \u202Eflickers all night long.'
    await storeSamples(service.db, workspace.id, [{ ...lamp, text: hidden }])
    const { claims } = await check(key, {
      text: 'One says “my grow light flickers each night long” (t3_lamp01).',
    })
    assert.equal(claims[0]?.verdict, 'refuted')
    assert.equal(claims[0]?.stored, 'My grow light flickers all night long')
  })

  test('finds a post by every way to write its URL, and by no other', async () => {
    const { key, workspace } = await mintCaller(service.db)
    await storeSamples(service.db, workspace.id, [
      lamp,
      {
        id: '1850000000000000001',
        platform: 'x',
        url: 'https://x.com/lena/status/1850000000000000001',
        authorHandle: 'lena',
      },
      { id: 'dQw4w9WgXcQ', platform: 'youtube', url: 'https://www.youtube.com/watch?v=dQw4w9WgXcQ' },
      { id: '17900000000000001', platform: 'instagram', url: 'https://www.instagram.com/p/CxYz_12-ab/' },
      { id: 'blog-1', platform: 'facebook', url: 'https://example.com/posts/1?id=7&lang=de' },
    ])
    const same = [
      'http://old.reddit.com/r/hydro/comments/lamp01',
      'https://redd.it/lamp01',
      'reddit.com/r/hydro/comments/lamp01/another_slug/?utm_source=share',
      '<https://twitter.com/lena/status/1850000000000000001?s=20>',
      '[post](https://mobile.x.com/Lena/status/1850000000000000001/photo/1)',
      'https://x.com/i/web/status/1850000000000000001',
      'https://youtu.be/dQw4w9WgXcQ?si=abc',
      '(https://m.youtube.com/shorts/dQw4w9WgXcQ)',
      'https://instagram.com/reel/CxYz_12-ab/?igsh=abc==',
      'http://www.example.com/posts/1/?utm_source=y&id=7&lang=de&utm_campaign=x#top',
    ]
    for (const url of same)
      assert.deepEqual(verdictsOf(await check(key, { text: `Read ${url}.` })), ['url verified'], url)
    const others: [string, string][] = [
      ['https://www.reddit.com/r/other/comments/lamp01/', 'url refuted'],
      ['https://x.com/somebody/status/1850000000000000001', 'url refuted'],
      ['https://x.com/lena/status/1850000000000000002', 'url not_found'],
      ['https://youtu.be/dQw4w9WgXcq', 'url not_found'],
      ['https://reddit.com@evil.example/r/hydro/comments/lamp01', 'url not_found'],
      ['https://example.com/posts/1?id=8&lang=de', 'url not_found'],
      ['https://example.com/posts/1', 'url not_found'],
      ['https://t.co/abcdef', 'url not_checked'],
      ['https://fernlight.example/', 'url verified'],
    ]
    for (const [url, verdict] of others)
      assert.deepEqual(verdictsOf(await check(key, { text: `Read ${url} now.` })), [verdict], url)
  })

  test('takes a link of a comment on YouTube for the comment and not for its video', async () => {
    const { key, workspace } = await mintCaller(service.db)
    const watch = 'https://www.youtube.com/watch?v=dQw4w9WgXcQ'
    const beneath = { platform: 'youtube', commentsUrl: watch, threadId: 'dQw4w9WgXcQ' } as const
    await storeSamples(service.db, workspace.id, [
      { id: 'dQw4w9WgXcQ', platform: 'youtube', url: watch, text: 'The lamp, tested for a month' },
      {
        ...beneath,
        id: 'UgxHums0001',
        kind: 'comment',
        parentId: 'dQw4w9WgXcQ',
        url: `${watch}&lc=UgxHums0001`,
        text: 'It hums since week three',
      },
      {
        ...beneath,
        id: 'UgxHums0001.a1',
        kind: 'reply',
        parentId: 'UgxHums0001',
        url: `${watch}&lc=UgxHums0001.a1`,
        text: 'Mine began on day two',
      },
    ])
    const verdicts: [string, string[]][] = [
      [`“hums since week three” (${watch}&lc=UgxHums0001)`, ['quote verified', 'url verified']],
      [
        '“began on day two” (https://youtu.be/dQw4w9WgXcQ?lc=UgxHums0001.a1&si=x)',
        ['quote verified', 'url verified'],
      ],
      [`“hums since week three” (${watch}&lc=UgxHums0001.a1)`, ['quote refuted', 'url verified']],
      [`“hums since week three” (${watch})`, ['quote refuted', 'url verified']],
      [`“tested for a month” (${watch}&lc=UgxHums0001)`, ['quote refuted', 'url verified']],
      [`“hums since week three” (${watch}&lc=UgxNobody)`, ['quote unsupported', 'url not_found']],
    ]
    for (const [said, expected] of verdicts)
      assert.deepEqual(verdictsOf(await check(key, { text: `One says ${said}.` })), expected, said)
    const kinds: [string, string][] = [
      [`A comment (${watch}&lc=UgxHums0001) says “hums since week three”.`, 'platform verified'],
      [`A video (${watch}&lc=UgxHums0001) says “hums since week three”.`, 'platform refuted'],
      [`A video (${watch}) says “tested for a month”.`, 'platform verified'],
    ]
    for (const [text, expected] of kinds)
      assert.ok(verdictsOf(await check(key, { text })).includes(expected), text)
    // The video's link stays the video's where a comment beneath it is cited as well.
    const both = `One says “hums since week three” (${watch}). Another: “began on day two” (${watch}&lc=UgxHums0001.a1), “hums since” (${watch}&lc=UgxHums0001).`
    assert.equal(verdictsOf(await check(key, { text: both }))[0], 'quote refuted')
  })

  test('knows no post of another workspace', async () => {
    const [one, other] = [await mintCaller(service.db), await mintCaller(service.db)]
    await storeSamples(service.db, other.workspace.id, [lamp])
    const text = 'One says “flickers all night” (t3_lamp01) and https://redd.it/lamp01 agrees.'
    const answer = await check(one.key, { text })
    assert.deepEqual(verdictsOf(answer), ['quote unsupported', 'post not_found', 'url not_found'])
    assert.ok(answer.claims.every(({ posts, elsewhere }) => posts.length === 0 && elsewhere === undefined))
  })

  test('knows the thread of a cited comment by what is stored of it, in this workspace alone', async () => {
    const [one, other] = [await mintCaller(service.db), await mintCaller(service.db)]
    const url = 'https://www.reddit.com/r/hydro/comments/lamp01/my_grow_light/lamp02/'
    const comment = {
      id: 't1_lamp02',
      url,
      text: 'Mine does too.',
      kind: 'comment',
      threadId: lamp.id,
    } as const
    const text = `One comment below “My grow light flickers all night” says “Mine does too.” (${url}).`
    const told = async (key: string) => (await check(key, { text })).sentences[0]?.verdict
    await storeSamples(service.db, one.workspace.id, [comment])
    await storeSamples(service.db, other.workspace.id, [lamp])
    assert.equal(await told(one.key), 'unchecked')
    await storeSamples(service.db, one.workspace.id, [lamp])
    assert.equal(await told(one.key), 'verified')
    const context = 'My grow light flickers all night'
    await storeSamples(service.db, other.workspace.id, [{ ...comment, threadId: 't3_gone01', context }])
    assert.equal(await told(other.key), 'verified')
  })

  test('takes what a comment answers for nobody’s quotation', async () => {
    const { key, workspace } = await mintCaller(service.db)
    const url = 'https://www.reddit.com/r/hydro/comments/lamp01/my_grow_light/lamp02/'
    const context = 'My grow light flickers all night'
    const comment = { id: 't1_lamp02', text: 'Mine does too.', kind: 'comment', context, url } as const
    await storeSamples(service.db, workspace.id, [{ ...comment, threadId: 't3_lamp01' }])
    const text = `One says “Mine does too.” (${url}), and “grow light flickers all night” (${url}).`
    assert.deepEqual(verdictsOf(await check(key, { text })), [
      'quote verified',
      'url verified',
      'quote refuted',
    ])
    const claims = [{ statement: 'It flickers.', quotes: [{ post: comment.id, exact: context }] }]
    const { sentences } = await check(key, { claims })
    assert.equal(sentences[0]?.verdict, 'contradicted')
  })

  test('says which other stored post holds a quotation', async () => {
    const { key, workspace } = await mintCaller(service.db)
    await storeSamples(service.db, workspace.id, [lamp, { id: 't3_other1' }])
    const answer = await check(key, { text: 'One says “Support never answered” (t3_other1).' })
    assert.deepEqual(verdictsOf(answer), ['quote refuted', 'post verified'])
    assert.equal(answer.claims[0]?.elsewhere, lamp.url)
  })

  test('holds posts and dates against the window, and 0 against all that is stored', async () => {
    const { key, workspace } = await mintCaller(service.db)
    await storeSamples(service.db, workspace.id, [{ ...lamp, publishedAt: daysAgo(60) }])
    const day = (ago: number) => daysAgo(ago).toISOString().slice(0, 10)
    const text = `On ${day(60)} and ${day(5)}: t3_lamp01.`
    const verdicts = async (days?: number) =>
      verdictsOf(await check(key, days === undefined ? { text } : { text, days }))
    assert.deepEqual(await verdicts(), ['date outside_window', 'date verified', 'post outside_window'])
    assert.deepEqual(await verdicts(90), ['date verified', 'date verified', 'post verified'])
    assert.deepEqual(await verdicts(0), ['date verified', 'date verified', 'post verified'])
    const before = await check(key, { text: `On ${day(70)}: t3_lamp01.`, days: 0 })
    assert.deepEqual(verdictsOf(before), ['date outside_window', 'post verified'])
  })

  test('says from where on to send a text whose verdicts were dropped, and they are the same there', async (t) => {
    const { key, workspace } = await mintCaller(service.db)
    await storeSamples(service.db, workspace.id, [lamp])
    const mcp = await connectTools(t, service.url, { key })
    let text = 'Read t3_lamp01 first. It has 41 upvotes and 7 comments.\n\n'.repeat(6)
    const checked = async (maxChars: number) => {
      const { output, texts } = await mcp('check_citations', { text, days: 30, maxChars })
      return { answer: CitationsResponse.parse(output), advice: texts[1] ?? '' }
    }
    // Not from within a paragraph: what it refers to would be lost.
    const { advice: withinFirst } = await checked(1)
    assert.match(withinFirst, /call again with maxChars 0 or problemsOnly\.$/)
    for (let pieces = 1; ; pieces += 1) {
      // Room for one paragraph, with its sentences and their words.
      const { answer, advice } = await checked(1600)
      assert.ok(answer.claims.length > 0)
      assert.equal(
        answer.counts['verified'],
        Object.values(answer.counts).reduce((sum, n) => sum + n),
      )
      const position = Number(/from character (\d+) on/.exec(advice)?.[1] ?? 0)
      if (position === 0) {
        assert.ok(pieces > 2)
        break
      }
      text = text.slice(position)
    }
  })

  test('refuses what it cannot check with a sentence that says what is allowed', async () => {
    const { key } = await mintCaller(service.db)
    const cases: [unknown, RegExp][] = [
      [{}, /^Exactly one of text and claims is allowed; neither came\.$/],
      [
        { text: 'x', claims: [{ statement: 'x' }] },
        /^Exactly one of text and claims is allowed; both came\.$/,
      ],
      [{ text: '' }, /^text was ""/],
      [
        { text: 'x'.repeat(50_001) },
        /^text was "x{59}…, 50001 characters\. It must be a string of 1 to 50000 characters\.$/,
      ],
      [{ text: 'x', days: 8 }, /^days was 8\. It must be one of 0, 7, 30, 90, 180, 365\.$/],
      [{ text: 'x', maxChars: -1 }, /^maxChars was -1\. It must be a whole number 0 or more\.$/],
      [
        { claims: [{ statement: 'x', status: 'RISING' }] },
        /^claims\[0\]\.status was "RISING"\. It must be one of new, rising, steady, fading, insufficient_data\.$/,
      ],
      [
        { claims: [{ statement: 'x', figures: [{ of: 't3_a', name: 'score', is: '32' }] }] },
        /^claims\[0\]\.figures\[0\]\.is was "32"\. It must be a number or an object with atLeast, atMost\.$/,
      ],
      [
        { claims: [{ statement: 'x', publishedOn: '2026-02-30' }] },
        /^claims\[0\]\.publishedOn was "2026-02-30"\. It must be a day such as 2026-02-28\.$/,
      ],
      [
        { claims: [{}] },
        /^claims\[0\]\.statement is missing\. It must be a string of 1 to 1000 characters\.$/,
      ],
      [{ claims: ['x'] }, /^claims\[0\] was "x"\. It must be an object with statement, posts, quotes, /],
      [
        { text: 'x', limit: 1 },
        /^Unknown parameter "limit"\. Allowed: text, claims, problemsOnly, days, asOf, maxChars\.$/,
      ],
    ]
    for (const [body, sentence] of cases) {
      const answer = await call(`${service.url}/v1/citations/check`, {
        method: 'POST',
        key,
        body: JSON.stringify(body),
        headers: { 'Content-Type': 'application/json' },
      })
      assert.equal(answer.status, 400)
      assert.match(sentenceOf(answer), sentence)
    }
  })
})

test('takes claims in place of a text, and answers only what is not verified', async (t) => {
  const { key, workspace } = await mintCaller(service.db)
  await storeSamples(service.db, workspace.id, [lamp])
  const honest = {
    statement: 'One user says “flickers all night”.',
    quotes: [{ post: 't3_lamp01', exact: 'flickers all night' }],
  }
  const wrong = { ...honest, platform: 'youtube' }
  const whole = await check(key, { claims: [honest] })
  assert.equal(whole.allVerified, true)
  assert.deepEqual(
    await check(key, { claims: [honest], problemsOnly: true }).then(({ claims, sentences }) => [
      claims,
      sentences,
    ]),
    [[], []],
  )
  const mcp = await connectTools(t, service.url, { key })
  const { output } = await mcp('check_citations', { claims: [honest, wrong], problemsOnly: true })
  const answer = CitationsResponse.parse(output)
  assert.equal(answer.nothingContradicted, false)
  assert.deepEqual(answer.sentenceCounts, { verified: 1, contradicted: 1, unchecked: 0 })
  assert.deepEqual(
    answer.claims.map(({ claim, kind, verdict, stored }) => ({ claim, kind, verdict, stored })),
    [{ claim: 1, kind: 'platform', verdict: 'refuted', stored: 'reddit' }],
  )
})

test('gives the words that are unchecked, and the cited post to read them against', async () => {
  const { key, workspace } = await mintCaller(service.db)
  await storeSamples(service.db, workspace.id, [lamp])
  const text = 'All users say “flickers all night” (t3_lamp01).'
  const { sentences, allVerified, nothingContradicted } = await check(key, { text })
  assert.deepEqual([allVerified, nothingContradicted], [false, true])
  const [sentence] = sentences
  assert.equal(sentence?.verdict, 'unchecked')
  assert.deepEqual(
    sentence?.unchecked.map(([start, end]) => text.slice(start, end)),
    ['All users'],
  )
  assert.deepEqual(sentence?.posts, [{ platform: 'reddit', id: 't3_lamp01', text: lamp.text }])
})

test('what only looks like an id pushes out no reference, and a real post is found among hundreds', async () => {
  const { key, workspace } = await mintCaller(service.db)
  await storeSamples(service.db, workspace.id, [lamp])
  const lookalikes = Array.from({ length: 900 }, (_, n) => `[word-${n}x]`)
  const lines = Array.from({ length: 90 }, (_, n) => lookalikes.slice(n * 10, n * 10 + 10).join(' '))
  const answer = await check(key, { text: `${lines.join('\n\n')}\n\nRead t3_lamp01.` })
  assert.deepEqual(verdictsOf(answer), ['post verified'])
})

test('trend figures are held against the current ranking of the window', async () => {
  const { key, workspace } = await mintCaller(service.db)
  await storeSamples(
    service.db,
    workspace.id,
    Array.from({ length: 12 }, (_, n) => ({
      id: `t3_fan${n}`,
      text: `The cooling fan of this grow light rattles terribly, complaint number ${n}`,
      authorHandle: `grower${n}`,
      publishedAt: daysAgo(n + 1),
    })),
  )
  const ranked = TrendsResponse.parse((await call(`${service.url}/v1/trends?days=30`, { key })).json)
  const [trend] = ranked.trends
  assert.ok(trend !== undefined)
  const tell = (mentions: number) => `${trend.topic}: ${mentions} mentions, ${trend.uniqueAuthors} authors.`
  const honest = await check(key, { text: tell(trend.mentions), days: 30 })
  assert.deepEqual(verdictsOf(honest), ['trend_figure verified', 'trend_figure verified'])
  assert.equal(honest.claims[0]?.trendId, trend.id)
  assert.equal(honest.allVerified, true)
  const wrong = await check(key, { text: tell(trend.mentions + 1), days: 30 })
  assert.deepEqual(verdictsOf(wrong), ['trend_figure refuted', 'trend_figure verified'])
  assert.equal(wrong.claims[0]?.stored, String(trend.mentions))
  // Imported posts are counted, but that nobody else wrote of it is told by no import.
  const verdictOf = async (said: string) =>
    (await check(key, { text: said.replace('#', `“${trend.topic}”`), days: 30 })).sentences[0]?.verdict
  assert.deepEqual(
    [
      await verdictOf('All posts in # are on Reddit.'),
      await verdictOf('# is only on Reddit.'),
      await verdictOf('# is not on Instagram.'),
      await verdictOf('No post in # is on Reddit.'),
      await verdictOf('# is only on Instagram.'),
    ],
    ['verified', 'unchecked', 'unchecked', 'contradicted', 'contradicted'],
  )
  // There is no ranking of all that is stored.
  const all = await check(key, { text: tell(trend.mentions), days: 0 })
  assert.deepEqual(verdictsOf(all), ['trend_figure not_checked', 'trend_figure not_checked'])
})

test('an answer to the longest text stays below 25,000 tokens, and says where it ended', async () => {
  const { key, workspace } = await mintCaller(service.db)
  await storeSamples(service.db, workspace.id, [lamp])
  const text = 'One says “My grow light never flickers at night” and 8 comments agree (t3_lamp01). '
    .repeat(600)
    .slice(0, 50_000)
  const answer = await check(key, { text })
  assert.equal(answer.claims.length, 150)
  assert.ok(answer.checkedTo < text.length)
  assert.match(text.slice(answer.checkedTo).trimStart(), /^One says “My grow light/)
  assert.equal(answer.allVerified, false)
  assert.ok(JSON.stringify(answer).length / 4 < 25_000, `${JSON.stringify(answer).length} characters`)
})
