import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { type Db, openDatabase } from '../../db/database.ts'
import { allWithin } from '../../db/deadlines.ts'
import { reportWords } from '../../src/analysis/words-job.ts'
import { platforms } from '../../src/model/index.ts'
import { type FreshDatabase, freshDatabase } from '../support/database.ts'
import { daysAgo, storeSamples } from '../support/posts.ts'
import { mintCaller } from '../support/service.ts'

let database: FreshDatabase
let db: Db
before(async () => {
  database = await freshDatabase()
  db = openDatabase(database.connectionString, { max: 2, deadlines: allWithin(30_000) })
})
after(async () => {
  await db.destroy()
  await database.drop()
})

const words = ['Fernlight', 'plant lamp', 'grow light', 'never said']
const COMMON = 3000
const RARE = 40

/** A workspace with many posts of one word, few of another, and some of both; authors write on several platforms. */
async function storeMany(): Promise<string> {
  const { workspace } = await mintCaller(db)
  const termsOf = (index: number): string[] => {
    if (index < RARE) return index % 4 === 0 ? ['plant lamp', 'Plant  Lamp'] : ['Plant  Lamp']
    return index % 10 === 0 ? ['Fernlight', 'grow light'] : ['fernlight']
  }
  await storeSamples(
    db,
    workspace.id,
    Array.from({ length: COMMON }, (_, index) => ({
      id: `many${index}`,
      text: `${termsOf(index).join(' ')} stands on shelf ${index} beside the window`,
      platform: platforms[index % 3] ?? 'x',
      authorHandle: index % 7 === 0 ? undefined : `${index % 2 === 0 ? 'Ann' : 'ann'}${index % 400}`,
      matchedTerms: termsOf(index),
      publishedAt: daysAgo(1 + (index % 20)),
    })),
  )
  return workspace.id
}

test('of a sample of the posts each word has the posts, authors, platforms and days that all of them have', async () => {
  const job = jobOf(await storeMany())
  const [whole, sampled] = [await reportWords(db, job), await reportWords(db, job, 500)]
  const countsOf = ({ words: reports }: typeof whole) =>
    reports.map(({ entry, posts, authors, platforms: where, firstPostAt, lastPostAt }) => ({
      entry,
      posts,
      authors,
      where,
      firstPostAt,
      lastPostAt,
    }))
  assert.deepEqual(countsOf(sampled), countsOf(whole))
  assert.deepEqual(
    whole.words.map(({ posts }) => posts),
    [COMMON - RARE, RARE, (COMMON - RARE) / 10, 0],
  )
  assert.equal(whole.sample, null)
})

test('a sample holds all posts of a rare word and a part of those of a common one, and says how many were read', async () => {
  const { words: reports, sample } = await reportWords(db, jobOf(await storeMany()), 500)
  const [common, rare, some] = reports
  assert.ok(common !== undefined && rare !== undefined && some !== undefined)
  assert.ok(sample !== null && sample.posts === COMMON && sample.read < COMMON / 2)
  assert.ok(common.read > 0 && common.read < common.posts / 2)
  assert.deepEqual([rare.read, some.read], [rare.posts, some.posts])
  for (const { onTopic, offTopic, undecided, read } of reports)
    assert.equal(onTopic + offTopic + undecided, read)
})

test('the same posts are in a sample each time', async () => {
  const job = jobOf(await storeMany())
  assert.deepEqual(await reportWords(db, job, 500), await reportWords(db, job, 500))
})

function jobOf(workspaceId: string) {
  return {
    workspaceId,
    windowDays: 30,
    now: new Date().toISOString(),
    words,
    productName: 'Fernlight Pro 2',
    productUrl: 'https://fernlight.example',
    competitorUrls: [],
    accounts: [],
  }
}
