import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { inventPosts } from '../../src/cli/bench/invented-posts.ts'
import { TrendResponse, TrendsResponse } from '../../src/model/index.ts'
import { storeSamples } from '../support/posts.ts'
import { call, mintCaller, startTestService } from '../support/service.ts'
import { assertStallsNobody } from '../support/stall.ts'

// A process of its own: only its first reader meets what is read and compiled once.
const service = await startTestService({ CHECK_OUTPUT: 'false' })
after(() => service.close())

const openings = ['Warum', 'Why', 'Pourquoi', 'Por qué', 'Porque', '为什么', 'なぜ', '왜', 'لماذا', 'ทำไม']

test('the first reader of an earlier ranking, of its trends and of their posts, stalls no other request', async () => {
  const caller = await mintCaller(service.db)
  const { key, workspace } = caller
  const now = new Date()
  await storeSamples(service.db, workspace.id, inventPosts(3000, now))
  await storeSamples(
    service.db,
    workspace.id,
    openings.map((opening, index) => ({
      id: `t3_hose${index}`,
      authorHandle: `owner${index}`,
      text: `${opening} Zwirbelschlauch Gartenpumpe? ${opening} kaputt, broken, roto, cassé, 坏了, 壊れた, 고장, معطل, เสีย.`,
    })),
  )
  const get = async (path: string) => {
    const { status, json, text } = await call(`${service.url}${path}`, { key })
    assert.equal(status, 200, text)
    return json
  }
  const { trends } = TrendsResponse.parse(await get('/v1/trends?days=30&fields=full'))
  const asOf = trends[0]?.rankedAt
  const hose = trends.find(({ postIds = [] }) => postIds.includes('t3_hose0'))
  assert.ok(asOf !== undefined && hose !== undefined)
  const query = `days=30&asOf=${asOf}`
  await assertStallsNobody(async () => {
    const { trend, posts } = TrendResponse.parse(await get(`/v1/trends/${hose.id}?${query}`))
    assert.equal(trend.id, hose.id)
    assert.ok(posts.some(({ intents = [] }) => intents.includes('question')))
  })
  for (const { id } of trends.slice(0, 5)) await assertStallsNobody(() => get(`/v1/trends/${id}?${query}`))
  await assertStallsNobody(() => get(`/v1/trends?${query}&fields=full`))
  await assertStallsNobody(() => get(`/v1/trends?${query}&fields=concise`))
  await assertStallsNobody(async () => {
    const text = `${hose.topic} (${hose.id}) has ${hose.mentions} mentions.`
    const { status } = await call(`${service.url}/v1/citations/check`, {
      method: 'POST',
      key,
      body: JSON.stringify({ text, days: 30, asOf }),
      headers: { 'Content-Type': 'application/json' },
    })
    assert.equal(status, 200)
  })
})
