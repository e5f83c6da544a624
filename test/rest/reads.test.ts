import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { gunzipSync } from 'node:zlib'
import { sql } from 'kysely'
import { EvidenceResponse, TrendsResponse, WorkspaceResponse } from '../../src/model/index.ts'
import { daysAgo, storeSamples } from '../support/posts.ts'
import { call, mintCaller, sentenceOf, startTestService, type TestService } from '../support/service.ts'

let service: TestService
before(async () => {
  service = await startTestService()
})
after(() => service.close())

const get = (path: string, key: string, headers: Record<string, string> = {}) =>
  call(`${service.url}${path}`, { key, headers })

describe('GET /v1/workspace', () => {
  test('200: the workspace of the key, closed', async () => {
    const { key, workspace } = await mintCaller(service.db)
    const answer = await get('/v1/workspace', key)
    assert.equal(answer.status, 200)
    assert.match(answer.headers.get('content-type') ?? '', /^application\/json/)
    assert.deepEqual(WorkspaceResponse.parse(answer.json), { workspace })
  })

  test('answers HEAD with the headers of GET and no body', async () => {
    const { key } = await mintCaller(service.db)
    const head = await call(`${service.url}/v1/workspace`, { method: 'HEAD', key })
    assert.equal(head.status, 200)
    assert.equal(head.text, '')
    assert.equal(head.headers.get('etag'), (await get('/v1/workspace', key)).headers.get('etag'))
  })

  test('304 for the ETag it gave, and a new ETag once the answer changes', async () => {
    const { key, workspace } = await mintCaller(service.db)
    const first = await get('/v1/evidence', key)
    const etag = first.headers.get('etag') ?? ''
    const known = await get('/v1/evidence', key, { 'If-None-Match': etag })
    assert.equal(known.status, 304)
    assert.equal(known.text, '')
    assert.equal(known.headers.get('vary'), 'Accept-Encoding')
    assert.equal(first.headers.get('vary'), 'Accept-Encoding')
    await storeSamples(service.db, workspace.id, [{ id: 'n1' }])
    assert.equal((await get('/v1/evidence', key, { 'If-None-Match': etag })).status, 200)
  })
})

describe('GET /v1/evidence', () => {
  test('newest first, ties by platform and id, within the default window', async () => {
    const { key, workspace } = await mintCaller(service.db)
    const at = daysAgo(2)
    await storeSamples(service.db, workspace.id, [
      { id: 'b', platform: 'x', publishedAt: at },
      { id: 'a', platform: 'x', publishedAt: at },
      { id: 'z', platform: 'facebook', publishedAt: at },
      { id: 'newest', publishedAt: daysAgo(1) },
      { id: 'old', publishedAt: daysAgo(31) },
      { id: 'tomorrow', publishedAt: daysAgo(-1) },
    ])
    const { windowDays, total, posts } = EvidenceResponse.parse((await get('/v1/evidence', key)).json)
    assert.equal(windowDays, 30)
    assert.equal(total, 4)
    const order = ['newest', 'z', 'a', 'b']
    assert.deepEqual(
      posts.map(({ id }) => id),
      order,
    )
    let path = '/v1/evidence?limit=1'
    for (const id of order) {
      const page = await get(path, key)
      assert.deepEqual(
        EvidenceResponse.parse(page.json).posts.map((post) => post.id),
        [id],
        'page by page, too',
      )
      path = /^<(.+)>; rel="next"$/.exec(page.headers.get('link') ?? '')?.[1] ?? ''
    }
    assert.equal(path, '')
  })

  test('days=0 is everything stored, and each window is its own', async () => {
    const { key, workspace } = await mintCaller(service.db)
    await storeSamples(service.db, workspace.id, [
      { id: 'd6', publishedAt: daysAgo(6) },
      { id: 'd29', publishedAt: daysAgo(29) },
      { id: 'd400', publishedAt: daysAgo(400) },
    ])
    const totals = await Promise.all(
      [0, 7, 30, 365].map(async (days) =>
        EvidenceResponse.parse((await get(`/v1/evidence?days=${days}`, key)).json),
      ),
    )
    assert.deepEqual(
      totals.map(({ windowDays, total }) => [windowDays, total]),
      [
        [0, 3],
        [7, 1],
        [30, 2],
        [365, 2],
      ],
    )
  })

  test('q is a literal, case-insensitive part of the text or of a matched term', async () => {
    const { key, workspace } = await mintCaller(service.db)
    await storeSamples(service.db, workspace.id, [
      { id: 'percent', text: '100% of them BUZZ_loudly' },
      { id: 'cafe', text: 'Cafe\u0301 lamp' },
      { id: 'greek', text: 'ΣΊΣΥΦΟΣ' },
      { id: 'term', text: 'nothing here', matchedTerms: ['Grow Light'] },
    ])
    const find = async (q: string) => {
      const answer = await get(`/v1/evidence?q=${encodeURIComponent(q)}`, key)
      return EvidenceResponse.parse(answer.json).posts.map(({ id }) => id)
    }
    assert.deepEqual(await find('% OF'), ['percent'])
    assert.deepEqual(await find('buzz_'), ['percent'])
    assert.deepEqual(await find('b_zz'), [])
    assert.deepEqual(await find('%'), ['percent'])
    assert.deepEqual(await find('CAF\u00c9'), ['cafe'])
    assert.deepEqual(await find('σίσυφος'), ['greek'])
    assert.deepEqual(await find('grow light'), ['term'])
  })

  const writings: readonly (readonly string[])[] = [
    ['İSTANBUL', 'istanbul', 'Istanbul', 'I\u0307stanbul'],
    ['ISPARTA', 'ısparta'],
    ['Straße', 'STRASSE', 'STRAẞE'],
    ['ǰan', 'J\u030cAN', 'j\u030can'],
    ['ΟΔΟΣ', 'οδος'],
  ]
  for (const spellings of writings) {
    test(`q finds ${spellings.join(', ')} by each of them`, async () => {
      const { key, workspace } = await mintCaller(service.db)
      const posts = spellings.map((text, index) => ({ id: `${index}`, text: `in ${text}, today` }))
      await storeSamples(service.db, workspace.id, posts)
      for (const q of spellings) {
        const answer = await get(`/v1/evidence?q=${encodeURIComponent(q)}`, key)
        assert.equal(EvidenceResponse.parse(answer.json).total, spellings.length, q)
      }
    })
  }

  test('q finds what is shown of a post, and nothing where it holds nothing that is shown', async () => {
    const { key, workspace } = await mintCaller(service.db)
    await storeSamples(service.db, workspace.id, [
      { id: 'cut', text: 'the bu\u200bzz is\r\nloud', matchedTerms: ['Pflanzen\u00adlampe'] },
      { id: 'joined', text: 'my 👩\u200d💻 lamp' },
    ])
    const find = async (q: string) => {
      const answer = await get(`/v1/evidence?q=${encodeURIComponent(q)}`, key)
      return EvidenceResponse.parse(answer.json).posts.map(({ id }) => id)
    }
    const all = EvidenceResponse.parse((await get('/v1/evidence', key)).json).posts
    for (const { id, text, matchedTerms = [] } of all) {
      for (const shown of [text, ...matchedTerms]) assert.deepEqual(await find(shown), [id])
    }
    assert.deepEqual(await find('BU\u200bZZ'), ['cut'])
    assert.deepEqual(await find('👩\u200d💻'), ['joined'])
    assert.deepEqual(await find('\u200b'), [])
    // As an earlier version folded it.
    await sql`update posts set folded_text = text where post_id = 'joined'`.execute(service.db)
    assert.deepEqual(await find('👩\u200d💻'), ['joined'])
  })

  test('platform filters; limit cuts; the Link header leads through every page exactly once', async () => {
    const { key, workspace } = await mintCaller(service.db)
    const at = daysAgo(3)
    await storeSamples(
      service.db,
      workspace.id,
      Array.from({ length: 25 }, (_, n) => ({
        id: `p${n}`,
        publishedAt: n % 2 === 0 ? at : daysAgo(n / 10),
      })),
    )
    await storeSamples(service.db, workspace.id, [{ id: 'other', platform: 'youtube' }])
    const seen: string[] = []
    let path: string | undefined = '/v1/evidence?platform=reddit&limit=10'
    while (path !== undefined) {
      const answer = await get(path, key)
      const { total, posts } = EvidenceResponse.parse(answer.json)
      assert.equal(total, 25, 'the total is of all pages')
      seen.push(...posts.map(({ id }) => id))
      path = /^<(.+)>; rel="next"$/.exec(answer.headers.get('link') ?? '')?.[1]
    }
    assert.equal(seen.length, 25)
    assert.equal(new Set(seen).size, 25)
  })

  test('REST gives 100 posts where nothing is said', async () => {
    const { key, workspace } = await mintCaller(service.db)
    await storeSamples(
      service.db,
      workspace.id,
      Array.from({ length: 130 }, (_, n) => ({ id: `p${n}` })),
    )
    const { total, posts } = EvidenceResponse.parse((await get('/v1/evidence', key)).json)
    assert.equal(total, 130)
    assert.equal(posts.length, 100)
  })

  test('null metrics stay null, absent ones stay absent, and none becomes zero', async () => {
    const { key, workspace } = await mintCaller(service.db)
    await storeSamples(service.db, workspace.id, [
      { id: 'hidden', platform: 'instagram', metrics: { likes: null, comments: 0 } },
    ])
    const { posts } = EvidenceResponse.parse((await get('/v1/evidence', key)).json)
    assert.deepEqual(posts[0]?.metrics, { likes: null, comments: 0 })
  })

  test('is compressed on request', async () => {
    const { key, workspace } = await mintCaller(service.db)
    await storeSamples(
      service.db,
      workspace.id,
      Array.from({ length: 50 }, (_, n) => ({ id: `p${n}` })),
    )
    const { request } = await import('node:http')
    const raw = await new Promise<{ encoding: string | undefined; body: Buffer }>((resolve, reject) => {
      request(
        `${service.url}/v1/evidence`,
        { headers: { authorization: `Bearer ${key}`, 'accept-encoding': 'gzip' } },
        async (response) => {
          const chunks: Buffer[] = []
          for await (const chunk of response) chunks.push(Buffer.from(chunk))
          resolve({ encoding: response.headers['content-encoding'], body: Buffer.concat(chunks) })
        },
      )
        .on('error', reject)
        .end()
    })
    assert.equal(raw.encoding, 'gzip')
    assert.equal(EvidenceResponse.parse(JSON.parse(gunzipSync(raw.body).toString())).total, 50)
  })
})

describe('GET /v1/trends', () => {
  test('uses the workspace default window, and the asked one', async () => {
    const { key } = await mintCaller(service.db, { lookbackDays: 90 })
    assert.deepEqual((await get('/v1/trends', key)).json, { windowDays: 90, trends: [] })
    assert.deepEqual((await get('/v1/trends?days=7', key)).json, { windowDays: 7, trends: [] })
  })

  test('ranks what was stored, and again when the evidence changes', async () => {
    const { key, workspace } = await mintCaller(service.db)
    const buzz = Array.from({ length: 8 }, (_, n) => ({
      id: `buzz${n}`,
      authorHandle: `author${n}`,
      publishedAt: daysAgo(n / 2),
      text: `The Pro 2 lamp has a loud coil whine since the update, unit number ${n} buzzes at night`,
    }))
    await storeSamples(service.db, workspace.id, buzz)
    const first = TrendsResponse.parse((await get('/v1/trends', key)).json)
    assert.equal(first.trends.length, 1)
    assert.equal(first.trends[0]?.mentions, 8)
    assert.deepEqual(
      [...(first.trends[0]?.postIds ?? [])].sort(),
      buzz.map(({ id }) => id),
    )

    await storeSamples(service.db, workspace.id, [
      {
        id: 'buzz9',
        authorHandle: 'author9',
        text: 'Another Pro 2 with loud coil whine since the update, it buzzes at night',
      },
    ])
    const second = TrendsResponse.parse((await get('/v1/trends', key)).json)
    assert.equal(second.trends[0]?.mentions, 9)
  })
})

describe('scope', () => {
  test('a key reads its own workspace only', async () => {
    const mine = await mintCaller(service.db)
    const theirs = await mintCaller(service.db)
    await storeSamples(service.db, theirs.workspace.id, [{ id: 'secret' }])
    assert.deepEqual(EvidenceResponse.parse((await get('/v1/evidence?days=0', mine.key)).json).posts, [])
    assert.equal((await get(`/v1/evidence?workspace=${theirs.workspace.id}`, mine.key)).status, 400)
  })
})

describe('bad queries', () => {
  const cases: readonly [query: string, sentence: RegExp][] = [
    ['days=8', /^days was 8\. It must be one of 0, 7, 30, 90, 180, 365\.$/],
    ['days=', /^days was ""\. It must be one of/],
    ['days=seven', /^days was "seven"/],
    ['days=7.0', /^days was "7\.0"/],
    ['days=7&days=30', /^Query parameter days was sent more than once/],
    ['limit=0', /^limit was 0\. It must be a whole number 1 to 500\.$/],
    ['limit=501', /^limit was 501/],
    ['limit=1e2', /^limit was "1e2"/],
    [
      'platform=tiktok',
      /^platform was "tiktok"\. It must be one of reddit, facebook, instagram, x, youtube\.$/,
    ],
    ['q=', /^q was ""\. It must be a string of 1 or more characters\.$/],
    ['q=%00', /^q holds a NUL character/],
    ['q=%ff', /broken percent-encoding/],
    ['q=%', /broken percent-encoding/],
    [
      'offset=3',
      /^Unknown query parameter "offset"\. Allowed: days, platform, q, intent, voice, kind, thread, trend, since, limit, cursor, fields, maxChars\.$/,
    ],
    ['cursor=nonsense', /^cursor is not one this service gave/],
    ['__proto__=1', /^Unknown query parameter "__proto__"/],
  ]
  for (const [query, sentence] of cases) {
    test(`400 for ?${query}`, async () => {
      const { key } = await mintCaller(service.db)
      const answer = await get(`/v1/evidence?${query}`, key)
      assert.equal(answer.status, 400, answer.text)
      assert.match(sentenceOf(answer), sentence)
    })
  }

  test('400 for days=0 where only evidence takes it', async () => {
    const { key } = await mintCaller(service.db)
    assert.match(sentenceOf(await get('/v1/trends?days=0', key)), /one of 7, 30, 90, 180, 365/)
  })

  test('400 for a parameter where an operation takes none', async () => {
    const { key } = await mintCaller(service.db)
    assert.match(sentenceOf(await get('/v1/workspace?days=7', key)), /This operation takes none/)
  })
})
