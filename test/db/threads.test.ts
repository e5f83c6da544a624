import assert from 'node:assert/strict'
import { test } from 'node:test'
import { softDeletePosts } from '../../db/removals.ts'
import {
  countClosedThreads,
  listLargestThreads,
  noteTopReads,
  reopenThreads,
} from '../../db/thread-memory.ts'
import { findTexts, listDueThreads, listStoredAmong, noteThreads } from '../../db/threads.ts'
import type { DueThreadFilter } from '../../src/model/index.ts'
import type { PostDraft } from '../../src/posts/ingest.ts'
import { openLimits } from '../support/limits.ts'
import { daysAgo, storeSamples } from '../support/posts.ts'
import { mintCaller } from '../support/service.ts'

const { db } = await openLimits()
const NOON = new Date('2026-11-20T12:00:00Z')
const LATER = new Date('2026-11-20T13:00:00Z')
const filter = { since: daysAgo(30), minComments: 3 }

/** A workspace with these threads, each below a post that holds a word unless it says otherwise. */
async function workspaceWith(
  threads: readonly (Partial<PostDraft> & { id: string; comments?: number })[],
): Promise<string> {
  const { workspace } = await mintCaller(db)
  await storeSamples(
    db,
    workspace.id,
    threads.map(({ comments, ...post }) => ({
      matchedTerms: ['lamp'],
      ...(comments === undefined ? {} : { metrics: { comments } }),
      ...post,
    })),
  )
  return workspace.id
}

async function dueIn(workspaceId: string, changes: Partial<DueThreadFilter> = {}) {
  return (await listDueThreads(db, workspaceId, 'reddit', { ...filter, ...changes }, 10)).due
}

const idsDue = async (workspaceId: string, changes: Partial<DueThreadFilter> = {}) =>
  (await dueIn(workspaceId, changes)).map(({ id }) => id)

test('threads are due below posts that hold a word, with as many comments as are asked for', async () => {
  const workspaceId = await workspaceWith([
    { id: 'many', comments: 40 },
    { id: 'some', comments: 3 },
    { id: 'few', comments: 2 },
    { id: 'unknown' },
    { id: 'withheld', metrics: { comments: null } },
    { id: 'old', comments: 50, publishedAt: daysAgo(31) },
    { id: 'no word', comments: 50, matchedTerms: [] },
    { id: 'a comment', comments: 50, kind: 'comment', threadId: 'many' },
    { id: 'elsewhere', comments: 50, platform: 'youtube' },
  ])
  const due = await dueIn(workspaceId)
  assert.deepEqual(
    due.map(({ id, comments, change }) => [id, comments, change]),
    [
      ['many', 40, 40],
      ['some', 3, 3],
    ],
  )
})

test('with accounts, threads below their posts are due, a word or not', async () => {
  const workspaceId = await workspaceWith([
    { id: 'own', comments: 5, matchedTerms: [], authorHandle: '@Brand' },
    { id: 'other', comments: 50 },
  ])
  assert.deepEqual(await idsDue(workspaceId, { authors: ['brand'] }), ['own'])
})

test('a list of due threads that is cut counts all, and goes on behind those it gave', async () => {
  const workspaceId = await workspaceWith(
    Array.from({ length: 7 }, (_, index) => ({ id: `t${index}`, comments: 10 + index })),
  )
  await noteThreads(
    db,
    workspaceId,
    'reddit',
    [{ id: 't0', state: 'partial', comments: 12, rest: 'x' }],
    NOON,
  )
  const listed = async (limit: number, skip?: number) => {
    const { due, ...counts } = await listDueThreads(db, workspaceId, 'reddit', filter, limit, skip)
    return { ids: due.map(({ id }) => id), ...counts }
  }
  // Of a thread that has lost comments none is unread.
  const counts = { waiting: 7, unread: 11 + 12 + 13 + 14 + 15 + 16 }
  assert.deepEqual(await listed(3), { ids: ['t0', 't6', 't5'], ...counts })
  assert.deepEqual(await listed(3, 3), { ids: ['t4', 't3', 't2'], ...counts })
  assert.deepEqual(await listed(3, 6), { ids: ['t1'], ...counts })
  assert.deepEqual(await listed(3, 7), { ids: [], waiting: 0, unread: 0 })
})

test('due threads can be asked for by who wrote their posts, who did not, and whether these hold a word', async () => {
  const workspaceId = await workspaceWith([
    { id: 'own', comments: 9, authorHandle: '@Brand' },
    { id: 'own, no word', comments: 8, authorHandle: 'brand', matchedTerms: [] },
    { id: 'rival', comments: 7, authorHandle: 'rival' },
    { id: 'rival, no word', comments: 6, authorHandle: 'Rival', matchedTerms: [] },
    { id: 'nameless', comments: 5, authorHandle: undefined },
  ])
  assert.deepEqual(await idsDue(workspaceId, { notBy: ['BRAND'] }), ['rival', 'nameless'])
  assert.deepEqual(await idsDue(workspaceId, { authors: ['rival'], holdsWord: false }), ['rival, no word'])
  assert.deepEqual(await idsDue(workspaceId, { authors: ['@brand'], holdsWord: true }), ['own'])
  assert.deepEqual(await idsDue(workspaceId, { authors: ['brand', 'rival'], notBy: ['brand'] }), [
    'rival',
    'rival, no word',
  ])
  assert.deepEqual(await idsDue(workspaceId, { notBy: ['brand', 'rival'], holdsWord: false }), [])
})

test('a thread that was read is due again only when its number of comments has changed', async () => {
  const workspaceId = await workspaceWith([
    { id: 'same', comments: 9 },
    { id: 'grown', comments: 9 },
    { id: 'shrunk', comments: 9 },
  ])
  await noteThreads(
    db,
    workspaceId,
    'reddit',
    [
      { id: 'same', state: 'read', comments: 9, newestId: 'c9' },
      { id: 'grown', state: 'read', comments: 4, newestId: 'c4' },
      { id: 'shrunk', state: 'read', comments: 10 },
    ],
    NOON,
  )
  const due = await dueIn(workspaceId)
  assert.deepEqual(
    due.map(({ id, change, newestId }) => [id, change, newestId]),
    [
      ['grown', 5, 'c4'],
      ['shrunk', -1, undefined],
    ],
  )
})

test('what was left unread is due first, the longest waiting before the others, then the greatest change', async () => {
  const workspaceId = await workspaceWith([
    { id: 'busy', comments: 400 },
    { id: 'left', comments: 5 },
    { id: 'half', comments: 60 },
    { id: 'quiet', comments: 7 },
  ])
  const note = (visits: Parameters<typeof noteThreads>[3], at: Date) =>
    noteThreads(db, workspaceId, 'reddit', visits, at)
  await note([{ id: 'left', state: 'unread' }], NOON)
  await note(
    [
      { id: 'half', state: 'partial', comments: 60, rest: 'page 2' },
      { id: 'left', state: 'unread' },
    ],
    LATER,
  )
  const due = await dueIn(workspaceId)
  assert.deepEqual(
    due.map(({ id, change, rest }) => [id, change, rest]),
    [
      ['left', 5, undefined],
      ['half', 0, 'page 2'],
      ['busy', 400, undefined],
      ['quiet', 7, undefined],
    ],
  )
})

test('a thread that had to be left again keeps what is known of its last visit', async () => {
  const workspaceId = await workspaceWith([{ id: 'half', comments: 60 }])
  await noteThreads(
    db,
    workspaceId,
    'reddit',
    [{ id: 'half', state: 'partial', comments: 50, rest: 'page 2', newestId: 'c50' }],
    NOON,
  )
  await noteThreads(db, workspaceId, 'reddit', [{ id: 'half', state: 'unread' }], LATER)
  const [due] = await dueIn(workspaceId)
  assert.deepEqual([due?.change, due?.rest, due?.newestId], [10, 'page 2', 'c50'])
})

test('a thread that was found closed is not due until that is forgotten, or it has shown a comment', async () => {
  const workspaceId = await workspaceWith([
    { id: 'closed', comments: 9 },
    { id: 'reopened', comments: 9 },
    { id: 'open', comments: 9 },
    { id: 'old', comments: 9, publishedAt: daysAgo(31) },
    { id: 'no word', comments: 9, matchedTerms: [] },
  ])
  const other = await workspaceWith([{ id: 'closed', comments: 9 }])
  const closed = ['closed', 'reopened', 'old', 'no word'].map(
    (id) => ({ id, state: 'closed', comments: 4 }) as const,
  )
  await noteThreads(db, workspaceId, 'reddit', closed, NOON)
  const before = { since: filter.since, closedAfter: new Date(NOON.getTime() - 1) }
  assert.deepEqual(await idsDue(workspaceId, { closedAfter: before.closedAfter }), ['open'])
  assert.deepEqual(await idsDue(other, { closedAfter: before.closedAfter }), ['closed'])
  assert.equal(await countClosedThreads(db, workspaceId, 'reddit', before), 2)
  assert.equal(await countClosedThreads(db, other, 'reddit', before), 0)
  const all = ['closed', 'open', 'reopened']
  assert.deepEqual((await idsDue(workspaceId, { closedAfter: NOON })).sort(), all)
  assert.deepEqual((await idsDue(workspaceId)).sort(), all)
  await reopenThreads(db, other, 'reddit', ['reopened'])
  await reopenThreads(db, workspaceId, 'reddit', ['reopened', 'nowhere'])
  await reopenThreads(db, workspaceId, 'reddit', [])
  assert.deepEqual(await idsDue(workspaceId, { closedAfter: before.closedAfter }), ['reopened', 'open'])
  await noteThreads(db, workspaceId, 'reddit', [{ id: 'closed', state: 'read', comments: 9 }], LATER)
  assert.equal(await countClosedThreads(db, workspaceId, 'reddit', before), 0)
})

test('of the largest threads those wait whose most liked comments were not read lately', async () => {
  const workspaceId = await workspaceWith([
    { id: 'third', comments: 30 },
    { id: 'first', comments: 50 },
    { id: 'second', comments: 40 },
    { id: 'shut', comments: 60 },
    { id: 'few', comments: 2 },
    { id: 'no word', comments: 90, matchedTerms: [] },
    { id: 'old', comments: 90, publishedAt: daysAgo(31) },
  ])
  await noteThreads(db, workspaceId, 'reddit', [{ id: 'shut', state: 'closed', comments: 60 }], NOON)
  await noteThreads(db, workspaceId, 'reddit', [{ id: 'first', state: 'read', comments: 50 }], NOON)
  const waiting = (topReadAfter: Date, most: number) => {
    const closedAfter = new Date(NOON.getTime() - 1)
    return listLargestThreads(db, workspaceId, 'reddit', { ...filter, closedAfter, topReadAfter }, most)
  }
  assert.deepEqual(await waiting(NOON, 2), ['first', 'second'])
  assert.deepEqual(await waiting(NOON, 9), ['first', 'second', 'third'])
  await noteTopReads(db, workspaceId, 'reddit', ['first', 'third'], LATER)
  await noteTopReads(db, workspaceId, 'reddit', [], LATER)
  // The next in size do not move up: it is the largest that matter.
  assert.deepEqual(await waiting(NOON, 2), ['second'])
  assert.deepEqual(await waiting(LATER, 2), ['first', 'second'])
  // What else was known of them stays, and what was not is to be read.
  assert.deepEqual(await idsDue(workspaceId), ['third', 'second', 'shut'])
})

test('what was read of a thread is forgotten with its post', async () => {
  const workspaceId = await workspaceWith([{ id: 'root', comments: 9 }])
  await noteThreads(db, workspaceId, 'reddit', [{ id: 'root', state: 'read', comments: 9 }], NOON)
  await softDeletePosts(db, workspaceId, [{ platform: 'reddit', id: 'root' }])
  const rows = await db.selectFrom('threads').where('workspace_id', '=', workspaceId).selectAll().execute()
  assert.deepEqual(rows, [])
})

test('ids that are stored are told from those that are not', async () => {
  const workspaceId = await workspaceWith([{ id: 'here' }, { id: 'there', platform: 'x' }])
  assert.deepEqual(
    await listStoredAmong(db, workspaceId, 'reddit', ['here', 'there', 'nowhere']),
    new Set(['here']),
  )
  assert.deepEqual(await listStoredAmong(db, workspaceId, 'reddit', []), new Set())
})

test('the words above a comment are those of the stored post, in its own workspace', async () => {
  const threads = [{ id: 'a', text: 'A lamp', authorHandle: 'ann' }]
  const [one, two] = [await workspaceWith(threads), await workspaceWith([])]
  const said = { text: 'A lamp', authorHandle: 'ann' }
  assert.deepEqual([...(await findTexts(db, one, 'reddit', ['a', 'b']))], [['a', said]])
  assert.deepEqual([...(await findTexts(db, two, 'reddit', ['a']))], [])
  assert.deepEqual([...(await findTexts(db, one, 'reddit', []))], [])
})
