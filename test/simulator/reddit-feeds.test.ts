import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { redditUserAgentOf } from '../../simulator/credentials.ts'
import { type Simulator, startSimulator } from '../../simulator/server.ts'
import { call, fixtureText, noon } from './support.ts'

describe("simulated Reddit's keyless feeds", () => {
  let simulator: Simulator
  before(async () => {
    simulator = await startSimulator({ now: () => noon })
  })
  after(() => simulator.close())

  test('the web host has no JSON', async () => {
    const closed = await feed('/search.json?q=a', 'json')
    assert.equal(closed.status, 403)
    assert.match(closed.headers.get('content-type') ?? '', /html/)
  })

  /** A reader of its own for each `tag`: one may read a feed a minute. */
  const feed = (path: string, tag: string) =>
    call(`${simulator.url}/reddit-www${path}`, {
      headers: { 'user-agent': redditUserAgentOf(`.ok.${tag}`) },
    })
  const entries = (answer: { text: string }) => answer.text.match(/<id>(t[13]_\w+)<\/id>/g) ?? []

  test('a search has a feed in the documented shape, 25 entries, and no counts', async () => {
    const answer = await feed('/search.rss?q=fernlight&sort=new&t=month', 'search')
    assert.equal(answer.status, 200)
    assert.match(answer.headers.get('content-type') ?? '', /^application\/atom\+xml/)
    assert.equal(entries(answer).length, 25)
    const recorded = await fixtureText('reddit/search.rss.200.xml')
    const namesIn = (xml: string) =>
      [...new Set(/<entry>[\s\S]*?<\/entry>/.exec(xml)?.[0].match(/<[a-z]+/g))].sort()
    assert.deepEqual(namesIn(answer.text), namesIn(recorded))
    assert.doesNotMatch(answer.text, /score|num_comments|upvote/)
  })

  test('a feed goes on after an entry', async () => {
    const first = entries(await feed('/r/fernlight/new/.rss?limit=3', 'first'))
    const after = /t3_\w+/.exec(first[1] ?? '')?.[0]
    assert.deepEqual(entries(await feed(`/r/fernlight/new/.rss?limit=1&after=${after}`, 'after')), [first[2]])
  })

  test('a feed honours t', async () => {
    const count = async (t: string) =>
      entries(await feed(`/search.rss?q=fernlight&limit=100&t=${t}`, t)).length
    assert.ok((await count('day')) < (await count('week')))
  })

  test('a user’s feed mixes posts and comments, newest first', async () => {
    const answer = await feed('/user/FernlightOfficial/.rss?limit=100', 'user')
    const kinds = new Set(entries(answer).map((id) => id.slice(4, 6)))
    assert.deepEqual([...kinds].sort(), ['t1', 't3'])
    const times = [...answer.text.matchAll(/<published>([^<]+)</g)].map(([, time]) => time ?? '')
    assert.deepEqual(times, times.toSorted().reverse())
  })

  test('a second feed within a minute is refused with the time to wait, and one after it is not', async () => {
    const own = await startSimulator({ now: () => noon })
    const read = () =>
      call(`${own.url}/reddit-www/r/fernlight+shelfplants/new/.rss`, {
        headers: { 'user-agent': redditUserAgentOf('') },
      })
    assert.equal((await read()).status, 200)
    own.advance(59)
    const refused = await read()
    assert.equal(refused.status, 429)
    assert.match(refused.headers.get('content-type') ?? '', /html/)
    assert.deepEqual(
      ['remaining', 'used', 'reset'].map((name) => refused.headers.get(`x-ratelimit-${name}`)),
      ['0.0', '1', '1'],
    )
    own.advance(1)
    assert.equal((await read()).status, 200)
    await own.close()
  })

  test('feeds refuse what the platform refuses', async () => {
    const cases = {
      '/search.rss': 400,
      '/search.rss?q=a&t=fortnight': 400,
      '/search.rss?q=a&raw_json=1': 400,
      '/r/fernlight/new/.rss?limit=101': 400,
      '/r/nosuchplace/new/.rss': 302,
      '/r/SunbarInsiders/new/.rss': 403,
      '/r/lampleaks/new/.rss': 451,
      '/user/nobody_at_all/.rss': 404,
      '/nothing.rss': 404,
    }
    for (const [index, [path, status]] of Object.entries(cases).entries()) {
      assert.equal((await feed(path, `refused${index}`)).status, status, path)
    }
  })
})
