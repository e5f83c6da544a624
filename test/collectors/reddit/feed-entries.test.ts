import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import { test } from 'node:test'
import { readFeed } from '../../../src/collectors/reddit/feed-entries.ts'

const recorded = await readFile(
  new URL('../../fixtures/upstreams/reddit/search.rss.200.xml', import.meta.url),
  'utf8',
)

const feedOf = (entry: string) => `<?xml version="1.0"?><feed><author><name>x</name></author>${entry}</feed>`

/** The one post of a feed of one entry. */
function draftOf(entry: string) {
  const [candidate] = readFeed(feedOf(`<entry>${entry}</entry>`))?.candidates ?? []
  assert.ok(candidate !== undefined && 'draft' in candidate)
  return candidate.draft
}

test('reads the recorded feed: text, author, link and time, and no metric at all', () => {
  assert.deepEqual(readFeed(recorded), {
    candidates: [
      {
        draft: {
          platform: 'reddit',
          id: 't3_1y3k9ab',
          authorHandle: 'lumen_and_leaf',
          text: 'Fernlight Pro vs Sunbar T5 after 90 days of basil\n\nRan both grow lights side by side for 90 days.',
          url: 'https://www.reddit.com/r/IndoorGarden/comments/1y3k9ab/fernlight_pro_vs_sunbar_t5_after_90_days_of_basil/',
          commentsUrl:
            'https://www.reddit.com/r/IndoorGarden/comments/1y3k9ab/fernlight_pro_vs_sunbar_t5_after_90_days_of_basil/',
          publishedAt: new Date('2026-11-17T18:41:09Z'),
          metrics: {},
          sourceMethod: 'feed',
        },
      },
    ],
    moments: [new Date('2026-11-17T18:41:09Z')],
  })
})

test('a title is unescaped once', () => {
  assert.equal(draftOf('<title>&amp;lt; &amp; &lt;b&gt;</title>').text, '&lt; & <b>')
})

test('a comment is what was said, without the title that names its thread', () => {
  const said = '&lt;div class="md"&gt;&lt;p&gt;Thanks!&lt;/p&gt;&lt;/div&gt;'
  const draft = draftOf(
    `<id>t1_c</id><title>/u/brand on A lamp</title><content type="html">${said}</content>`,
  )
  assert.equal(draft.text, 'Thanks!')
})

test('an entry without an author has none, whatever the feed around it says', () => {
  assert.equal(draftOf('<id>t3_a</id>').authorHandle, undefined)
})

test('a link that leads elsewhere is no link', () => {
  assert.equal(draftOf('<link href="https://reddit.com.evil.example/r/a"/>').url, undefined)
  assert.equal(draftOf('<link href="javascript:alert(1)"/>').url, undefined)
})

test('what was taken down is refused', () => {
  const removed = '&lt;div class="md"&gt;&lt;p&gt;[removed]&lt;/p&gt;&lt;/div&gt;'
  const feed = feedOf(
    `<entry><title>[deleted by user]</title></entry><entry><title>A</title><content>${removed}</content></entry>
    <entry><title>A</title><content>${removed.replace('[removed]', '[ Removed by Reddit ]')}</content></entry>`,
  )
  assert.deepEqual(readFeed(feed)?.candidates, Array(3).fill({ rejected: 'removed' }))
})

test('entities that a document defines itself are not expanded', () => {
  const bomb = `<!DOCTYPE feed [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]><feed><entry><title>&b;</title></entry></feed>`
  const [candidate] = readFeed(bomb)?.candidates ?? []
  assert.ok(candidate !== undefined && 'draft' in candidate)
  assert.doesNotMatch(candidate.draft.text ?? '', /aaaa/)
})

test('a feed that was cut off, a page and another document are no feeds', () => {
  for (const text of [recorded.slice(0, 1500), '<html><body>Log in</body></html>', '<rss></rss>', '']) {
    assert.equal(readFeed(text), undefined)
  }
})

test('a feed without entries is an empty one', () => {
  assert.deepEqual(readFeed('<feed></feed>'), { candidates: [], moments: [] })
})

test('only a feed’s own entries count', () => {
  const inner = '<entry><id>t3_b</id></entry>'
  assert.equal(readFeed(feedOf(`<entry><id>t3_a</id>${inner}</entry>`))?.candidates.length, 1)
})

test('a feed that is nested deeper than any real one is none, and is left at once', () => {
  const nested = `${'<b>'.repeat(100_000)}${'</b>'.repeat(100_000)}`
  assert.equal(readFeed(feedOf(nested)), undefined)
  assert.equal(readFeed(feedOf(`<entry><title>${nested}</title></entry>`)), undefined)
})

test('a comment says which thread it stands in, by its link and its title', () => {
  const link = 'https://www.reddit.com/r/plants/comments/a1/my_lamp/c1/'
  const [candidate] =
    readFeed(
      feedOf(
        `<entry><id>t1_c1</id><title>/u/ann on My lamp on trial</title><link href="${link}"/><content>Hums</content></entry>`,
      ),
    )?.candidates ?? []
  assert.ok(candidate !== undefined && 'draft' in candidate)
  const { kind, threadId, parentId, context, url, commentsUrl } = candidate.draft
  assert.deepEqual(
    [kind, threadId, parentId, context, url, commentsUrl, candidate.under],
    [
      'comment',
      't3_a1',
      undefined,
      'My lamp on trial',
      link,
      'https://www.reddit.com/r/plants/comments/a1/my_lamp/',
      'My lamp on trial',
    ],
  )
})

test('the recorded feed of comments gives what was said, and nothing of what was deleted', async () => {
  const comments = await readFile(
    new URL('../../fixtures/upstreams/reddit/sub_comments.rss.200.xml', import.meta.url),
    'utf8',
  )
  const [said, deleted] = readFeed(comments)?.candidates ?? []
  assert.ok(said !== undefined && 'draft' in said)
  assert.deepEqual([said.draft.id, said.draft.threadId, said.draft.metrics], ['t1_n7xg8m0', 't3_1w0aaaa', {}])
  assert.deepEqual(deleted, { rejected: 'removed' })
})

test('what the moderators’ bot says is no evidence', () => {
  const entry =
    '<entry><author><name>/u/AutoModerator</name></author><id>t1_c</id><content>Read the rules</content></entry>'
  assert.deepEqual(readFeed(feedOf(entry))?.candidates, [{ rejected: 'moderator_notice' }])
})
