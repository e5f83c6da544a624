import assert from 'node:assert/strict'
import { after, type TestContext, test } from 'node:test'
import { softDeletePosts } from '../../db/removals.ts'
import { CitationsResponse, TrendsResponse } from '../../src/model/index.ts'
import { storeSamples } from '../support/posts.ts'
import { mintCaller, startTestService } from '../support/service.ts'
import { connectTools } from '../support/tool-calls.ts'

const HOUR_MS = 3_600_000
const service = await startTestService()
after(() => service.close())

const openings = ['Yesterday', 'Honestly', 'Again', 'Somehow', 'Finally', 'Meanwhile', 'Usually', 'Sadly']

const complaints = (subject: string, count: number) =>
  Array.from({ length: count }, (_, n) => ({
    id: `t3_${subject.replace(' ', '')}${n}`,
    authorHandle: `${subject.slice(0, 3)}-owner-${n}`,
    text: `${openings[n % openings.length]} the ${subject} caught fire in room ${n}, does nobody repair it?`,
    publishedAt: new Date(Date.now() - 30 * HOUR_MS + (n * HOUR_MS) / 60),
  }))

/** A workspace with a ranking of three subjects, of eight, ten and twelve posts. */
async function ranked(t: TestContext) {
  const { workspace, key } = await mintCaller(service.db)
  const subjects = ['solar kettle', 'night bus', 'garden hose'] as const
  const posts = subjects.flatMap((subject, index) => complaints(subject, 8 + 2 * index))
  await storeSamples(service.db, workspace.id, posts)
  const mcp = await connectTools(t, service.url, { key })
  const { trends } = TrendsResponse.parse((await mcp('get_trends', { fields: 'full' })).output)
  assert.equal(trends.length, subjects.length)
  const [first, second] = trends
  assert.ok(first?.postIds !== undefined && second?.postIds !== undefined)
  assert.notEqual(first.mentions, second.mentions)
  const check = async (input: Record<string, unknown>) =>
    CitationsResponse.parse((await mcp('check_citations', input)).output)
  return { workspace, first, second, check, asOf: first.rankedAt }
}

test('a figure beside a post that is its own trend’s is not held against the trend named before', async (t) => {
  const { first, second, check, asOf } = await ranked(t)
  const [cited = ''] = second.postIds ?? []
  const text = (mentions: number) =>
    `"${first.topic}" has ${first.mentions} mentions. The other one (${cited}) has ${mentions} mentions.`
  for (const input of [{}, { asOf }]) {
    const own = await check({ ...input, text: text(second.mentions ?? 0) })
    assert.deepEqual(
      own.sentences.map(({ verdict }) => verdict),
      ['verified', 'unchecked'],
    )
    assert.ok(own.claims.some(({ reason }) => reason.includes(`${second.id} and not of ${first.id}`)))
    const neither = await check({ ...input, text: text(77) })
    assert.equal(neither.sentences.at(-1)?.verdict, 'contradicted')
  }
})

test('a cited post that was removed since is told in a text and in a typed claim, of the present ranking and of its own', async (t) => {
  const { workspace, first, check, asOf } = await ranked(t)
  const [cited = '', kept = ''] = first.postIds ?? []
  const words = 'caught fire in room'
  const text = `One says "${words}" (${cited}). One says "${words}" (${kept}).`
  const claims = [cited, kept].map((post) => ({
    statement: `One says "${words}".`,
    quotes: [{ post, exact: words }],
  }))
  const verdicts = async (input: Record<string, unknown>) =>
    (await check(input)).sentences.map(({ verdict }) => verdict)
  const inputs = [{ text }, { claims }, { text, asOf }, { claims, asOf }]
  for (const input of inputs) assert.deepEqual(await verdicts(input), ['verified', 'verified'])
  await softDeletePosts(service.db, workspace.id, [{ platform: 'reddit', id: cited }])
  for (const input of inputs) {
    for (const problemsOnly of [false, true]) {
      const answer = await check({ ...input, problemsOnly })
      assert.deepEqual(answer.sentenceCounts, { verified: 1, contradicted: 1, unchecked: 0 })
      assert.ok(answer.claims.some(({ verdict }) => verdict === 'not_found'))
      assert.deepEqual(
        answer.asOf?.removed,
        'asOf' in input ? [{ id: first.id, removedPosts: 1, removedPostIds: [cited] }] : undefined,
      )
    }
  }
  // What is verified is left out of the answer, and the removal is told all the same.
  const figure = await check({
    text: `${first.id} has ${first.mentions} mentions.`,
    asOf,
    problemsOnly: true,
  })
  assert.deepEqual([figure.allVerified, figure.claims, figure.asOf?.removed[0]?.id], [true, [], first.id])
})
