import assert from 'node:assert/strict'
import { test } from 'node:test'
import { CitationsResponse, type TypedClaim } from '../../src/model/index.ts'
import { storeSamples } from '../support/posts.ts'
import { call, mintCaller } from '../support/service.ts'
import { startToolWorld } from '../support/tool-world.ts'
import { sampleTrend, storeTrends } from '../support/trends.ts'

const { service } = await startToolWorld()

test('which posts a trend has is known however they are cited, and what they want by their words', async () => {
  const caller = await mintCaller(service.db)
  const photo = 'https://www.instagram.com/p/CxYz_12-ab/'
  const posts = await storeSamples(service.db, caller.workspace.id, [
    { id: '17900000000000001', platform: 'instagram', url: photo, text: 'A rattling lid again, all day' },
    { id: 'Ugy12.9ab', platform: 'youtube', url: 'https://www.youtube.com/watch?v=dQw4w9WgXcQ&lc=Ugy12.9ab' },
    {
      id: 't3_other1',
      url: 'https://www.reddit.com/r/hydro/comments/other1/shelf/',
      text: 'A shelf at dusk',
    },
  ])
  const trend = sampleTrend({
    ...{ id: 't_0123456789abcdef', topic: 'rattling lid', mentions: 12, status: 'rising' },
    postIds: ['17900000000000001', 'Ugy12.9ab'],
    intents: [{ intent: 'praise', posts: 4, authors: 4, share: 0.3, lower: 0.1, upper: 0.5 }],
  })
  await storeTrends(service, caller, 30, [trend], posts)
  const { headers } = await call(`${service.url}/v1/trends?days=30`, { key: caller.key })
  const asOf = headers.get('Ranked-At') ?? ''
  const verdictOf = async (subject: { text: string } | { claims: TypedClaim[] }, at?: string) => {
    const { status, json, text } = await call(`${service.url}/v1/citations/check`, {
      method: 'POST',
      key: caller.key,
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ ...subject, days: 30, asOf: at }),
    })
    assert.equal(status, 200, text)
    return CitationsResponse.parse(json).sentences.at(-1)?.verdict
  }
  const typed = (post: string) => ({ claims: [{ statement: '“rattling lid” is rising.', posts: [post] }] })
  const cases: readonly [subject: Parameters<typeof verdictOf>[0], verdict: string][] = [
    [{ text: `“rattling lid” is rising (${photo}).` }, 'verified'],
    [{ text: '“rattling lid” is rising (17900000000000001).' }, 'verified'],
    [{ text: '“rattling lid” is rising (Ugy12.9ab).' }, 'verified'],
    [{ text: '“rattling lid” is rising (t3_other1).' }, 'unchecked'],
    [{ text: '“rattling lid” has 12 mentions, one of them in t3_other1.' }, 'contradicted'],
    [
      { text: `Four posts in “rattling lid” contain praise, for example “again, all day” (${photo}).` },
      'contradicted',
    ],
    [typed(photo), 'verified'],
    [typed('t3_other1'), 'unchecked'],
  ]
  for (const at of [undefined, asOf])
    for (const [subject, verdict] of cases)
      assert.equal(await verdictOf(subject, at), verdict, JSON.stringify([subject, at]))
})
