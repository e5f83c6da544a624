import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { daysAgo, numbered, storeSamples } from '../support/posts.ts'
import { mintCaller, startTestService, type TestService } from '../support/service.ts'
import { signIn } from '../support/signed-in.ts'
import { assertHarmless, hostile } from './hostile.ts'

let service: TestService
before(async () => {
  service = await startTestService()
})
after(() => service.close())

const idsIn = (html: string): string[] =>
  [...html.matchAll(/ id="reddit-([^"]+)"/g)].map(([, id]) => id ?? '')

/** The address of a link, by the beginning of its words. */
function linkIn(html: string, words: string): string | undefined {
  const anchor = [...html.matchAll(/<a href="([^"]+)"[^>]*>([^<]*)/g)].find(([, , text]) =>
    text?.trim().startsWith(words),
  )
  return anchor?.[1]?.replaceAll('&amp;', '&')
}

/** What the list says before its filters. */
const leadOf = (html: string): string => /<p class="lead">(.*?)<\/p>/s.exec(html)?.[1] ?? ''

describe('the page of evidence', () => {
  test('leads through all posts by links, the newest first, and says how many there are', async () => {
    const { workspace } = await mintCaller(service.db)
    const stored = await storeSamples(service.db, workspace.id, numbered(120))
    const visitor = await signIn(service, workspace.id)
    const seen: string[] = []
    let path: string | undefined = '/app/evidence?q=post'
    while (path !== undefined) {
      const { status, text } = await visitor.get(path)
      assert.equal(status, 200)
      assert.match(leadOf(text), /^120 posts of the last 30 days/)
      seen.push(...idsIn(text))
      path = linkIn(text, 'Older posts')
    }
    assert.deepEqual(
      seen,
      stored.map(({ id }) => id),
    )
  })

  test('marks what was sought as the search folds it, and names the word that led to a post without it', async () => {
    const { workspace } = await mintCaller(service.db)
    await storeSamples(service.db, workspace.id, [
      { id: 'text', text: 'Die STRASSE am Abend & der Rest' },
      { id: 'term', text: 'Something else', matchedTerms: ['straße'] },
    ])
    const { text } = await (await signIn(service, workspace.id)).get('/app/evidence?q=Stra%C3%9Fe')
    assert.match(text, /Die <mark>STRASSE<\/mark> am Abend &amp; der Rest/)
    assert.match(text, /Found by a word of the list: straße/)
  })

  test('says what each is that is no post of its own, and what a review recommends without calling it another’s words', async () => {
    const { workspace } = await mintCaller(service.db)
    await storeSamples(service.db, workspace.id, [
      { id: 'post' },
      { id: 'comment', kind: 'comment' },
      { id: 'reply', kind: 'reply', context: 'Its thread' },
      { id: 'mention', kind: 'mention' },
      { id: 'quote', kind: 'quote' },
      { id: 'review', kind: 'review', metrics: { recommends: 0, rating: 4 } },
      { id: 'praise', kind: 'review', metrics: { recommends: 1, rating: 1 } },
    ])
    const { text } = await (await signIn(service, workspace.id)).get('/app/evidence')
    const cards = new Map(
      [...text.matchAll(/<article class="evidence"[^>]* id="reddit-(\w+)">(.*?)<\/article>/gs)].map(
        ([, id, card]) => [id, card ?? ''],
      ),
    )
    assert.match(cards.get('post') ?? '', /<p class="source">Reddit · /)
    for (const kind of ['comment', 'reply', 'mention', 'quote', 'review'])
      assert.match(cards.get(kind) ?? '', new RegExp(`<p class="source">Reddit ${kind} · `))
    assert.match(cards.get('review') ?? '', /<p class="metrics">4 stars · does not recommend</)
    assert.match(cards.get('praise') ?? '', /<p class="metrics">1 star · recommends</)
    const under = [...cards].filter(([, card]) => card.includes('Under:')).map(([id]) => id)
    assert.deepEqual(under, ['reply'])
  })

  test('filters by what the tool filters by, and keeps the filters in its form', async () => {
    const { workspace } = await mintCaller(service.db)
    await storeSamples(service.db, workspace.id, [
      { id: 'old', publishedAt: daysAgo(60) },
      { id: 'comment', kind: 'comment', threadId: 'thread one', publishedAt: daysAgo(1) },
      { id: 'post', publishedAt: daysAgo(2) },
    ])
    const visitor = await signIn(service, workspace.id)
    const shown = async (query: string) => idsIn((await visitor.get(`/app/evidence?${query}`)).text)
    assert.deepEqual(await shown(''), ['comment', 'post'])
    assert.deepEqual(await shown('days=0&q='), ['comment', 'post', 'old'])
    assert.deepEqual(await shown('kind=comment'), ['comment'])
    assert.deepEqual(await shown('thread=thread+one'), ['comment'])
    const { text } = await visitor.get('/app/evidence?days=90&kind=comment')
    assert.match(text, /<option selected value="90">|<option value="90" selected>/)
    assert.match(text, /<option selected value="comment">|<option value="comment" selected>/)
  })

  test('offers the nearest searches that do find posts, with as many as they then show', async () => {
    const { workspace } = await mintCaller(service.db)
    await storeSamples(service.db, workspace.id, [
      ...numbered(5),
      { id: 'buzz', text: 'It does buzz', publishedAt: daysAgo(50) },
    ])
    const visitor = await signIn(service, workspace.id)
    const { text } = await visitor.get('/app/evidence?q=buzz&kind=comment')
    assert.match(text, /Nothing matches/)
    const [, nearest = ''] = text.split('What comes nearest')
    const offered = [...nearest.matchAll(/<li><a href="([^"]+)">.*?<\/a>: (\d+) post/gs)]
    assert.ok(offered.length > 0 && offered.length <= 3)
    const totals = offered.map(([, , total]) => Number(total))
    assert.deepEqual(
      totals,
      totals.toSorted((one, other) => one - other),
    )
    for (const [, href = '', total] of offered) {
      const there = await visitor.get(href.replaceAll('&amp;', '&'))
      assert.match(leadOf(there.text), new RegExp(`^${total} post`))
    }
    const inMoreDays = await visitor.get('/app/evidence?q=buzz')
    assert.match(inMoreDays.text, /<a href="[^"]*days=90[^"]*">In 90 days<\/a>: 1 post/)
  })

  test('of an empty workspace says that nothing is stored, and where posts come from', async () => {
    const { workspace } = await mintCaller(service.db)
    const { status, text } = await (await signIn(service, workspace.id)).get('/app/evidence')
    assert.equal(status, 200)
    assert.match(text, /No post is stored yet\. <a href="\/app\/scans\/latest">/)
  })

  test('tells what is wrong with a filter beside the form, which keeps what was typed', async () => {
    const { workspace } = await mintCaller(service.db)
    const visitor = await signIn(service, workspace.id)
    const cases = [
      ['days=5&q=lamp', 400, /role="alert">.*Days was 5\. It must be one of 0, 7, 30/],
      ['platform=tiktok&q=lamp', 400, /role="alert">.*Platform was/],
      ['cursor=nonsense&q=lamp', 400, /role="alert">.*Begin again with its newest posts/],
      ['trend=none&q=lamp', 404, /role="alert">/],
    ] as const
    for (const [query, status, sentence] of cases) {
      const answer = await visitor.get(`/app/evidence?${query}`)
      assert.equal(answer.status, status, query)
      assert.match(answer.text, sentence)
      assert.match(answer.text, /name="q"[^>]*value="lamp"/)
    }
  })

  test('says which days of the chosen platform were not collected', async () => {
    const { workspace } = await mintCaller(service.db)
    await storeSamples(
      service.db,
      workspace.id,
      [5, 4, 3].map((days) => ({ id: `d${days}`, publishedAt: daysAgo(days) })),
    )
    const visitor = await signIn(service, workspace.id)
    const chosen = await visitor.get('/app/evidence?platform=reddit&days=7')
    assert.match(chosen.text, /Reddit was collected whole on 3 of the last 7 days\. Not collected: .* to /)
    const all = await visitor.get('/app/evidence?days=7')
    assert.match(all.text, /Not all was collected on each of the last 7 days: Reddit on 3, Facebook on 0/)
  })

  test('takes nothing for markup, wherever it comes from', async () => {
    const { workspace } = await mintCaller(service.db, { productName: hostile.script })
    await storeSamples(
      service.db,
      workspace.id,
      Object.entries(hostile).map(([id, text]) => ({
        id,
        text: `Word ${text}`,
        authorHandle: `${hostile.attribute}${id}`,
      })),
    )
    const visitor = await signIn(service, workspace.id)
    for (const q of Object.values(hostile)) {
      const { text } = await visitor.get(
        `/app/evidence?${new URLSearchParams({ q, thread: q.slice(0, 200) })}`,
      )
      assertHarmless(text)
    }
    const { text } = await visitor.get('/app/evidence?q=alert')
    assert.equal(idsIn(text).length, 3)
    assert.match(text, /&lt;script>(<mark>)?alert/)
    assertHarmless(text)
  })

  test('shows no post of another workspace', async () => {
    const [mine, theirs] = [await mintCaller(service.db), await mintCaller(service.db)]
    await storeSamples(service.db, theirs.workspace.id, [{ id: 'secret' }])
    const { text } = await (await signIn(service, mine.workspace.id)).get('/app/evidence?days=0')
    assert.doesNotMatch(text, /secret/)
  })
})
