import assert from 'node:assert/strict'
import { test } from 'node:test'
import { codesOf, collect, simulator, x } from '../simulated.ts'
import { requestOf } from '../support.ts'

test('finds posts with a word, decoded and with their authors', async () => {
  const { posts, coverage, problems } = await collect(x(), { words: ['Fernlight'], days: 6 })
  assert.deepEqual(
    posts.map(({ text, authorHandle, matchedTerms }) => [text, authorHandle, matchedTerms]),
    [['Fernlight & friends <3', 'brand', ['Fernlight']]],
  )
  assert.deepEqual(
    coverage.map(({ complete }) => complete),
    [true],
  )
  assert.deepEqual(problems, [])
})

test('covers seven days of a longer window and says so', async () => {
  const { coverage } = await collect(x(), { words: ['Fernlight'], days: 30 })
  assert.deepEqual(
    coverage.map(({ complete, reachedBackTo, note }) => [complete, reachedBackTo, note]),
    [[false, '2026-11-13T22:46:00.000Z', "X's recent search reaches back seven days."]],
  )
})

test('a word that X cannot search for is told beside what was found', async () => {
  const { posts, problems } = await collect(x(), { words: ['Fernlight', '🔥'], days: 6 })
  assert.equal(posts.length, 1)
  assert.deepEqual(
    problems.map(({ code, message }) => [code, message]),
    [['word_without_letters', '"🔥" has no letter or digit that X could search for.']],
  )
})

test('pages within the budget of posts and never past it', async () => {
  const whole = await collect(x(), { words: ['lamp'], days: 6 })
  assert.equal(whole.posts.length, 143)
  assert.equal(whole.calls.length, 2)
  const capped = await collect(x('ok', { maxPostsPerScan: 115 }), { words: ['lamp'], days: 6 })
  assert.equal(capped.posts.length, 115)
  assert.deepEqual(
    capped.coverage.map(({ complete, note }) => [complete, note]),
    [[false, "Stopped at its share of the scan's budget."]],
  )
})

test('what the accounts leave of the budget goes to the words', async () => {
  const { posts } = await collect(x('ok', { maxPostsPerScan: 100 }), {
    words: ['lamp'],
    handles: { x: ['brand'] },
    days: 6,
  })
  assert.equal(posts.length, 100)
})

for (const [scenario, dialect] of [
  ['only_post', 'tweet'],
  ['only_tweet', 'post'],
] as const) {
  test(`changes over from the ${dialect} dialect once and stays there`, async () => {
    const collector = x(scenario, { dialect })
    const first = await collect(collector, { words: ['Fernlight'], days: 6 })
    const second = await collect(collector, { words: ['Fernlight'], days: 6 })
    assert.equal(first.posts.length, 1)
    assert.deepEqual(first.posts[0]?.metrics, second.posts[0]?.metrics)
    assert.deepEqual([first.calls.length, second.calls.length], [2, 1])
  })
}

for (const scenario of ['credits', 'credits_other']) {
  test(`spent credits end the platform and no call is repeated (${scenario})`, async () => {
    const many = { x: Array.from({ length: 100 }, (_, index) => `competitor_${index}`) }
    const { refusal, calls, coverage } = await collect(x(scenario), { words: ['Fernlight'], handles: many })
    assert.deepEqual([refusal?.status, refusal?.code], ['blocked', 'credits_exhausted'])
    // The second of two concurrent queries may still be waiting to start when the first is refused.
    assert.ok(
      calls.length >= 1 && calls.length <= 2 && calls.every(({ retry }) => !retry),
      JSON.stringify(calls),
    )
    assert.ok(coverage.length > 3)
    assert.ok(coverage.every(({ complete, reachedBackTo }) => !complete && reachedBackTo === null))
  })
}

test('an app outside a project asks for the operator', async () => {
  assert.equal((await collect(x('blocked'), { words: ['Fernlight'] })).refusal?.status, 'auth_required')
})

test('a limit ends the platform and says how long', async () => {
  const { refusal } = await collect(x('rate_limited'), { words: ['Fernlight'] })
  assert.equal(refusal?.status, 'rate_limited')
  assert.ok((refusal?.retryAfterSeconds ?? 0) >= 1)
})

test('words that look like operators are asked for as words', async () => {
  const { problems, refusal } = await collect(x(), {
    words: ['and', 'OR', '-is:reply', 'min_faves:10', '(a', 'a "b" c'],
    days: 6,
  })
  assert.deepEqual([codesOf(problems), refusal], [[], undefined])
})

test('sends the token in the header alone', async () => {
  await collect(x(), { words: ['Fernlight'] })
  const [asked] = simulator.requests({ platform: 'x' }).slice(-1)
  assert.doesNotMatch(JSON.stringify(asked?.query), /simulated-x-bearer/)
})

test('a word whose case counts brings only its own spelling', async () => {
  const exact = await collect(x(), { words: ['=fernlight'], days: 6 })
  assert.deepEqual([exact.posts, exact.rejected], [[], ['no_word_matched']])
  const other = await collect(x(), { words: ['=Fernlight'], days: 6 })
  assert.deepEqual(
    other.posts.map(({ matchedTerms }) => matchedTerms),
    [['Fernlight']],
  )
})

test('what an entry excludes is not even read, because every post read is paid for', async () => {
  const { posts, rejected } = await collect(x(), { words: ['lamp -7', 'Fernlight -friends'], days: 6 })
  assert.deepEqual([posts.length, rejected], [142, []])
})

test('without authors a post links to itself by its id alone, and nobody is paid for', async () => {
  const { posts } = await collect(x('ok', { authorExpansion: 'never' }), { words: ['Fernlight'], days: 6 })
  const [post] = posts
  assert.equal(post?.authorHandle, undefined)
  assert.equal(post?.url, `https://x.com/i/web/status/${post?.id}`)
  const [asked] = simulator.requests({ platform: 'x' }).slice(-1)
  assert.deepEqual([asked?.query['expansions'], asked?.query['user.fields']], [undefined, undefined])
})

test('what is planned is what is done', async () => {
  const collector = x('ok', { maxPostsPerScan: 115 })
  const wanted = { words: ['lamp', '=Fernlight', '…'], handles: { x: ['brand', 'no name'] }, days: 30 }
  const plan = await collector.plan(requestOf(wanted))
  const { coverage, calls, posts, rejected, expected } = await collect(collector, wanted)
  assert.deepEqual(
    plan.steps.map(({ label }) => label).toSorted(),
    coverage.map(({ query }) => query).toSorted(),
  )
  const planned = plan.steps.reduce((sum, { calls }) => sum + calls, 0)
  assert.ok(calls.length <= planned)
  assert.deepEqual(expected, [planned])
  const [cost] = plan.costs
  assert.deepEqual([cost?.unit, cost?.amount, cost?.left, cost?.usd], ['posts', 115, 10_000, 0.575])
  assert.ok(posts.length + rejected.length <= 115)
  assert.deepEqual(
    plan.notCovered.map(({ what }) => what),
    [
      'no name',
      '…',
      'posts of more than seven days ago',
      'replies to @brand; mentions of @brand; comments of known threads',
    ],
  )
  // What two queries find is paid for once.
  const left = 10_000 - posts.length - rejected.filter((reason) => reason !== 'duplicate').length
  assert.equal((await collector.plan(requestOf(wanted))).costs[0]?.left, left)
})

test('a plan calls nothing', async () => {
  const before = simulator.requests({ platform: 'x' }).length
  await x('unauthorized').plan(requestOf({ words: ['lamp'] }))
  assert.equal(simulator.requests({ platform: 'x' }).length, before)
})

test('the budget tells what was read today, and that it is whole at midnight UTC', async () => {
  const collector = x('ok', { maxPostsPerDay: 4000 })
  const renewsAt = new Date('2026-11-21T00:00:00Z')
  assert.deepEqual(await collector.budgets(), [{ unit: 'posts', spent: 0, cap: 4000, renewsAt }])
  await collect(collector, { words: ['Fernlight'], days: 6 })
  assert.deepEqual(await collector.budgets(), [{ unit: 'posts', spent: 1, cap: 4000, renewsAt }])
})
