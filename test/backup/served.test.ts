import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { restoreBackup } from '../../src/backup/restore-backup.ts'
import { TrendsResponse } from '../../src/model/index.ts'
import { backUp, piecesOf } from '../support/backups.ts'
import { daysAgo, storeSamples } from '../support/posts.ts'
import { call, mintCaller, startTestService } from '../support/service.ts'
import { byRestore } from './world.ts'

const settings = { BASE_URL: 'https://trends.example' }
const first = await startTestService(settings)
after(() => first.close())
const second = await startTestService(settings)
after(() => second.close())

test('a service on the restored database answers with the same bytes, to the same keys', async () => {
  const { workspace, key } = await mintCaller(first.db)
  const topics = ['The grow light hums at night', 'My grow light lamp burns the leaves of basil']
  await storeSamples(
    first.db,
    workspace.id,
    Array.from({ length: 60 }, (_, n) => ({
      id: `p${n}`,
      text: `${topics[n % 2]}, day ${n}`,
      authorHandle: `author${n}`,
      publishedAt: daysAgo((n + 1) / 4),
      metrics: { score: n, comments: 2 },
    })),
  )
  const trends = await call(`${first.url}/v1/trends?days=30`, { key })
  const [topic] = TrendsResponse.parse(trends.json).trends
  assert.ok(topic !== undefined, 'the posts make a topic')
  const paths = [
    'trends?days=30',
    `trends/${topic.id}`,
    'evidence?days=30&limit=50',
    'workspace',
    'posts?ids=p1,p2',
  ]
  const answersOf = async (url: string) => {
    const answers = paths.map(async (path) => {
      const { status, text } = await call(`${url}/v1/${path}`, { key })
      return { path, status, text }
    })
    return await Promise.all(answers)
  }
  const answers = await answersOf(first.url)
  assert.deepEqual(new Set(answers.map(({ status }) => status)), new Set([200]))

  // The second one runs already: it is empty, and then it is the first.
  assert.equal((await call(`${second.url}/v1/workspace`, { key })).status, 401)
  const { db, connectionString } = second
  const bytes = piecesOf(await backUp(first.connectionString))
  await restoreBackup({ db, connectionString }, bytes, { stamp: byRestore, source: 'test.backup' })
  assert.deepEqual(await answersOf(second.url), answers)
})
