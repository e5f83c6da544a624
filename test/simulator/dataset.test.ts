import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { credentials } from '../../simulator/credentials.ts'
import { buildDataset } from '../../simulator/dataset/build.ts'
import { ageAt, themes } from '../../simulator/dataset/build-parts.ts'
import { upTo } from '../../simulator/dataset/dataset.ts'
import { demoWorkspace } from '../../simulator/dataset/demo-workspace.ts'
import { startSimulator } from '../../simulator/server.ts'
import { DAY_MS } from '../../src/lib/days.ts'
import { at, body, list, metaGet, noon, redditGet, redditToken, xGet, youtubeGet } from './support.ts'

const dataset = buildDataset(noon)
const feeds = {
  reddit: dataset.reddit.posts.map(({ publishedAt, id, title, body: text }) => ({
    publishedAt,
    id,
    text: `${title} ${text}`,
  })),
  x: dataset.x.posts,
  youtube: dataset.youtube.videos.map(({ publishedAt, id, title, description }) => ({
    publishedAt,
    id,
    text: `${title} ${description}`,
  })),
  facebook: dataset.facebook.posts.map(({ publishedAt, id, message }) => ({
    publishedAt,
    id,
    text: message ?? '',
  })),
  instagram: dataset.instagram.media.map(({ publishedAt, id, caption }) => ({
    publishedAt,
    id,
    text: caption ?? '',
  })),
}
const all = Object.values(feeds).flat()
const past = upTo(all, noon)

/** How many match in the days [from, to) before the anchor. */
function mentions(pattern: RegExp, fromDays: number, toDays: number): number {
  return past.filter((post) => {
    const age = (noon.getTime() - post.publishedAt.getTime()) / DAY_MS
    return pattern.test(post.text) && age <= fromDays && age > toDays
  }).length
}

describe('the demo dataset', () => {
  test('is the same for the same anchor and moves with it', () => {
    assert.deepEqual(buildDataset(noon), dataset)
    const later = buildDataset(new Date(noon.getTime() + 5 * DAY_MS))
    assert.deepEqual(
      later.reddit.posts.map((post) => post.title),
      dataset.reddit.posts.map((post) => post.title),
    )
    const moved = later.reddit.posts.map((post) => post.publishedAt.getTime() - 5 * DAY_MS)
    assert.deepEqual(
      moved,
      dataset.reddit.posts.map((post) => post.publishedAt.getTime()),
    )
  })

  test('has 500 to 700 posts of 60 days with unique ids and texts, newest first', () => {
    assert.ok(all.length >= 500 && all.length <= 700, String(all.length))
    for (const [platform, posts] of Object.entries(feeds)) {
      assert.equal(new Set(posts.map((post) => post.id)).size, posts.length, platform)
      const times = posts.map((post) => post.publishedAt.getTime())
      assert.deepEqual(
        times,
        times.toSorted((one, other) => other - one),
        platform,
      )
      assert.ok(
        times.every((time) => time > noon.getTime() - 62 * DAY_MS),
        platform,
      )
    }
    for (const texts of [feeds.x, feeds.facebook, feeds.instagram]) {
      assert.equal(new Set(texts.map((post) => post.text)).size, texts.length)
    }
  })

  test('plants trends whose counts over time are clear', () => {
    const noise = /buzz|whin|hum(s|ming)\b/i
    assert.ok(mentions(noise, 7, 0) > 4 * Math.max(1, mentions(noise, 28, 7) / 3), 'noise rises')
    const timer = /firmware|schedules|(the|my) timer|3\.2/i
    assert.ok(mentions(timer, 6, 0) > 15 && mentions(timer, 60, 6) === 0, 'timer is new')
    const fee = /subscription|sunbar plus|monthly fee/i
    assert.ok(mentions(fee, 2.3, 0) > 10 && mentions(fee, 60, 2.3) === 0, 'the subscription is new')
    const prize = /giveaway|HARVEST20/i
    assert.ok(mentions(prize, 60, 30) > 3 * mentions(prize, 30, 0), 'giveaway fades')
    const canada = /canad|ontario|calgary|ottawa|winnipeg|halifax|quebec|montreal/i
    assert.ok(mentions(canada, 20, 0) > mentions(canada, 40, 20), 'Canada rises slowly')
    assert.ok(mentions(canada, 40, 20) > mentions(canada, 60, 40), 'Canada rises slowly')
    const light = /PPFD|seedling|leggy/i
    const [older, newer] = [mentions(light, 60, 30), mentions(light, 30, 0)]
    assert.ok(Math.max(older, newer) < 2 * Math.min(older, newer), `light is steady: ${older}, ${newer}`)
  })

  test('tells of one hazard, in one post of one person', () => {
    const hazard = /smok|\bfire\b|burn|shock|recall|overheat|melt|injur|hurt|allerg|explo|danger/i
    assert.deepEqual(
      all.filter(({ text }) => hazard.test(text)).map(({ text }) => text.slice(0, 32)),
      ['Smoke from my Pro 2 this morning'],
    )
  })

  test('nobody but the copy-paste accounts writes as another does', () => {
    const texts = themes
      .filter(({ name }) => name !== 'spam')
      .flatMap(({ reddit = [], x = [], youtube = [], instagram = [] }) => [
        ...reddit.map(([, title, text]) => `${title} ${text}`),
        ...x,
        ...youtube.map(([, title, text]) => `${title} ${text}`),
        ...instagram,
      ])
      .map((text) => ({ text, words: new Set(text.toLowerCase().match(/[\p{L}\p{N}]+/gu)) }))
    for (const [index, one] of texts.entries()) {
      for (const other of texts.slice(index + 1)) {
        const both = [...one.words].filter((word) => other.words.has(word)).length
        const share = both / (one.words.size + other.words.size - both)
        assert.ok(share < 0.6, `${share}: ${one.text} / ${other.text}`)
      }
    }
  })

  test('withholds some counts on the platforms that withhold them', () => {
    assert.ok(dataset.youtube.videos.some((video) => video.likes === null))
    assert.ok(dataset.youtube.videos.some((video) => video.comments === null))
    assert.ok(dataset.instagram.media.some((media) => media.likes === null))
    assert.ok(dataset.facebook.posts.some((post) => post.shares === null))
    assert.ok(dataset.x.posts.some((post) => post.metricsMissing))
  })

  test('a timing spreads shares along its points', () => {
    const timing = [
      [10, 0],
      [5, 0.5],
      [0, 1],
    ] as const
    assert.deepEqual(
      [0, 0.25, 0.5, 0.75, 1].map((share) => ageAt(timing, share)),
      [10, 7.5, 5, 2.5, 0],
    )
  })

  test('posts appear when the clock reaches them', async () => {
    const simulator = await startSimulator({ now: () => noon })
    const search = () =>
      xGet(simulator, '/2/tweets/search/recent', { query: 'fernlight', max_results: '100' })
    const newest = async () => BigInt(String(at(body(await search()), 'meta', 'newest_id')))
    const before = await newest()
    simulator.advance(86_400)
    assert.ok((await newest()) > before)
    await simulator.close()
  })
})

describe('the archive', () => {
  test('holds unique posts before the instant only, oldest first, each matched or from a handle', async () => {
    const simulator = await startSimulator({ now: () => noon })
    const before = new Date(noon.getTime() - DAY_MS / 2)
    const posts = simulator.archive(before)
    const times = posts.map((post) => post.publishedAt)
    assert.ok(posts.length > 300)
    assert.deepEqual(times, times.toSorted())
    assert.ok(times.every((time) => new Date(time) < before))
    assert.equal(new Set(posts.map((post) => `${post.platform} ${post.id}`)).size, posts.length)
    assert.ok(
      simulator.archive(noon).length - posts.length >= 25,
      'a scan of the last 12 hours brings 25 new posts',
    )
    assert.ok(posts.filter((post) => (post.matchedTerms ?? []).length === 0).length < posts.length / 4)
    await simulator.close()
  })

  test('never holds more than the clock has reached', async () => {
    const simulator = await startSimulator({ now: () => noon })
    const future = simulator.archive(new Date(noon.getTime() + 30 * DAY_MS))
    assert.deepEqual(future, simulator.archive(noon))
    await simulator.close()
  })

  test('has the ids, links and counts that the platforms’ answers lead to', async (t) => {
    const simulator = await startSimulator({ now: () => noon })
    t.after(() => simulator.close())
    const archive = new Map(simulator.archive(noon).map((post) => [`${post.platform} ${post.id}`, post]))

    const token = await redditToken(simulator)
    const listing = body(await redditGet(simulator, token, '/search', { q: '"Second replacement unit"' }))
    const thread = at(listing, 'data', 'children', 0, 'data')
    const reddit = archive.get(`reddit ${at(thread, 'name')}`)
    assert.equal(reddit?.url, `https://www.reddit.com${at(thread, 'permalink')}`)
    assert.deepEqual(reddit?.metrics, {
      score: at(thread, 'score'),
      upvoteRatio: at(thread, 'upvote_ratio'),
      comments: at(thread, 'num_comments'),
      crossposts: at(thread, 'num_crossposts'),
    })

    const query = {
      query: '"Colleagues noticed" -is:quote',
      'tweet.fields': 'public_metrics',
      expansions: 'author_id',
    }
    const found = body(await xGet(simulator, '/2/tweets/search/recent', query))
    const x = archive.get(`x ${at(found, 'data', 0, 'id')}`)
    assert.equal(x?.url, `https://x.com/${at(found, 'includes', 'users', 0, 'username')}/status/${x?.id}`)
    const linked = body(
      await xGet(simulator, '/2/tweets/search/recent', { query: 'from:sunbarlights subscription' }),
    )
    assert.match(String(at(linked, 'data', 0, 'text')), /https:\/\/t\.co\//)
    assert.equal(archive.get(`x ${at(linked, 'data', 0, 'id')}`)?.text, at(linked, 'data', 0, 'text'))
    assert.equal(x?.metrics['bookmarks'], at(found, 'data', 0, 'public_metrics', 'bookmark_count'))

    const videos = await youtubeGet(simulator, '/search', {
      part: 'snippet',
      type: 'video',
      q: '"I am returning my Fernlight"',
    })
    const youtube = archive.get(`youtube ${at(body(videos), 'items', 0, 'id', 'videoId')}`)
    assert.equal(youtube?.authorHandle, '@urbanjungleday')
    assert.match(youtube?.text ?? '', /^I am returning my Fernlight after 10 days\n\nIt is only the noise/)

    const fields = 'id,permalink_url,message,reactions.limit(0).summary(total_count)'
    const page = list(at(body(await metaGet(simulator, '/sunbarlights/posts', { fields })), 'data'))[0]
    const facebook = archive.get(`facebook ${at(page, 'id')}`)
    assert.equal(facebook?.url, at(page, 'permalink_url'))
    assert.equal(facebook?.metrics['reactions'], at(page, 'reactions', 'summary', 'total_count'))

    const user = { user_id: credentials.meta.igUserId }
    const tag = body(await metaGet(simulator, '/ig_hashtag_search', { ...user, q: 'plantlamp' }))
    const media = { ...user, fields: 'id,permalink,caption', limit: '50' }
    const tagged = list(
      at(body(await metaGet(simulator, `/${at(tag, 'data', 0, 'id')}/top_media`, media)), 'data'),
    )
    // A hashtag gives a medium another id than its account does: the link is the same.
    const links = new Set([...archive.values()].map(({ url }) => url))
    for (const one of tagged) assert.ok(links.has(String(at(one, 'permalink'))))
    assert.ok(tagged.length > 10)
  })

  test('the demo workspace asks for what the dataset holds', () => {
    const pages = dataset.facebook.pages.map((page) => page.username)
    assert.deepEqual(pages, [...demoWorkspace.handles.facebook])
    for (const name of demoWorkspace.handles.x)
      assert.ok(
        dataset.x.posts.some((post) => post.author === name),
        name,
      )
    for (const word of demoWorkspace.words) {
      const loose = new RegExp(word.replaceAll(' ', ' ?'), 'i')
      assert.ok(past.filter((post) => loose.test(post.text)).length >= 3, word)
    }
  })
})
