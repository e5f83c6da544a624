import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import type { ListedAccount, Voice } from '../../src/model/index.ts'
import { type VoicedPost, voiceOf } from '../../src/workspace/voice.ts'
import { voiceIdentity } from '../../src/workspace/voice-identity.ts'

const configuration = {
  productUrl: 'https://www.fernlight.example/pro-2',
  competitorUrls: [
    'https://sunbar.example',
    'https://plantlab.example',
    'https://www.youtube.com/@sunbarlights',
    'https://www.youtube.com/channel/UCplantlab0123456789abcd',
    'https://twitter.com/LeafLamp',
    'https://www.reddit.com/r/plantlab',
    'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
    'https://github.com/plantlab/firmware',
  ],
  handles: {
    reddit: ['u/FernlightOfficial', 'r/fernlight', 'r/ann'],
    facebook: ['fernlight', 'sunbarlights', 'https://www.facebook.com/FernlightCare/'],
    instagram: ['@fern.light'],
    x: ['fernlight', 'plantlab_tests', 'plantlabrador'],
  },
}
const listed: readonly ListedAccount[] = [
  { platform: 'youtube', account: '@Fernlight', voice: 'company' },
  { platform: 'facebook', account: 'Fernlight Support Team', voice: 'company' },
  { platform: 'x', account: 'plantlabrador', voice: 'customer' },
  { platform: 'instagram', account: 'sunbar.world', voice: 'competitor' },
]
const identity = voiceIdentity(configuration, listed)

function voice(post: Partial<VoicedPost>): Voice {
  return voiceOf({ platform: 'x', url: 'https://x.com/i/web/status/1', ...post }, identity)
}

describe("the company's own accounts speak for it", () => {
  const own: readonly Partial<VoicedPost>[] = [
    { platform: 'x', authorHandle: 'fernlight' },
    { platform: 'x', authorHandle: '@FernLight' },
    { platform: 'reddit', authorHandle: 'u/fernlightofficial' },
    { platform: 'facebook', authorHandle: 'fernlightcare' },
    { platform: 'facebook', authorHandle: 'Fernlight support team' },
    { platform: 'instagram', authorHandle: 'FERN.LIGHT' },
    { platform: 'youtube', authorHandle: '@fernlight' },
  ]
  for (const post of own)
    test(`${post.platform} ${post.authorHandle}`, () => assert.equal(voice(post), 'company'))
})

describe("competitors' accounts speak for them, also where the handles name them to be read", () => {
  const theirs: readonly Partial<VoicedPost>[] = [
    { platform: 'youtube', authorHandle: '@SunbarLights' },
    { platform: 'youtube', authorHandle: 'UCplantlab0123456789abcd' },
    { platform: 'x', authorHandle: 'leaflamp' },
    { platform: 'facebook', authorHandle: 'sunbarlights' },
    { platform: 'x', authorHandle: 'plantlab_tests' },
    { platform: 'instagram', authorHandle: 'sunbar.world' },
  ]
  for (const post of theirs)
    test(`${post.platform} ${post.authorHandle}`, () => assert.equal(voice(post), 'competitor'))
})

describe('who only looks like a company is a customer', () => {
  const alike: readonly [why: string, post: Partial<VoicedPost>][] = [
    ['a longer name', { authorHandle: 'fernlight_fan' }],
    ['a longer name', { authorHandle: 'fernlightt' }],
    ['a shorter name', { authorHandle: 'fernligh' }],
    ['a name around it', { authorHandle: 'not_fernlight' }],
    ['another platform’s handle', { platform: 'reddit', authorHandle: 'fernlight' }],
    ['another platform’s handle', { platform: 'instagram', authorHandle: 'fernlight' }],
    ['the name of a subreddit', { platform: 'reddit', authorHandle: 'ann' }],
    ['the name of a competitor’s subreddit', { platform: 'reddit', authorHandle: 'plantlab' }],
    ['the name of a competitor’s site', { authorHandle: 'sunbar' }],
    ['the author of a video that is named', { platform: 'youtube', authorHandle: 'dQw4w9WgXcQ' }],
    ['a host that many share', { authorHandle: 'plantlab', url: 'https://github.com/plantlab/firmware' }],
    ['a Cyrillic letter', { authorHandle: 'fеrnlight' }],
    ['a full-width letter', { authorHandle: 'ｆernlight' }],
    ['a dotted capital', { authorHandle: 'FERNLİGHT' }],
    ['a hidden character', { authorHandle: 'fern\u200blight' }],
    ['a channel id in other case', { platform: 'youtube', authorHandle: 'UCPLANTLAB0123456789abcd' }],
    [
      'a name that stands in the text of the link',
      { authorHandle: 'ann', url: 'https://x.com/fernlight/status/1' },
    ],
    ['a listed customer among the handles', { authorHandle: 'plantlabrador' }],
    ['a property of every object', { authorHandle: 'constructor' }],
  ]
  for (const [why, post] of alike)
    test(`${why}: ${post.platform ?? 'x'} ${post.authorHandle}`, () => assert.equal(voice(post), 'customer'))

  test('the Kelvin sign is no k', () => {
    const known = voiceIdentity({ ...configuration, handles: { x: ['klamp'] } }, [])
    const post = { platform: 'x', url: 'https://x.com/a', authorHandle: '\u212Alamp' } as const
    assert.equal(voiceOf(post, known), 'customer')
    assert.equal(voiceOf({ ...post, authorHandle: 'Klamp' }, known), 'company')
  })
})

describe('the platform’s mark of the owner', () => {
  test('counts on a thread or channel of a company', () => {
    const answer = { platform: 'youtube', authorHandle: 'Fern Light GmbH', kind: 'reply' } as const
    assert.equal(voice({ ...answer, threadOwner: '@fernlight' }), 'company')
    assert.equal(voice({ ...answer, threadOwner: '@sunbarlights' }), 'competitor')
    assert.equal(voice({ ...answer, authorHandle: undefined, threadOwner: '@fernlight' }), 'company')
  })

  test('on anybody else’s makes the author no company', () => {
    assert.equal(voice({ platform: 'reddit', authorHandle: 'ann', threadOwner: 'ann' }), 'customer')
    assert.equal(voice({ authorHandle: 'plantlabrador', threadOwner: 'plantlabrador' }), 'customer')
    assert.equal(voice({ platform: 'youtube', threadOwner: '@ann' }), 'unknown')
  })

  test('does not make a competitor who answers on the company’s thread the company', () => {
    assert.equal(voice({ authorHandle: 'leaflamp', threadOwner: 'fernlight' }), 'competitor')
  })
})

describe('what stands on a site', () => {
  const sites: readonly [url: string, expected: Voice][] = [
    ['https://fernlight.example/blog/1', 'company'],
    ['https://blog.fernlight.example/1', 'company'],
    ['http://www.sunbar.example', 'competitor'],
    ['https://fernlight.example.evil.example/', 'customer'],
    ['https://notfernlight.example/', 'customer'],
    ['https://fernlight.example@evil.example/', 'customer'],
    ['https://evil.example/?to=fernlight.example', 'customer'],
  ]
  for (const [url, expected] of sites)
    test(`${url} is of ${expected}`, () => assert.equal(voice({ authorHandle: 'ann', url }), expected))

  test('a review or a comment there is its author’s', () => {
    const url = 'https://fernlight.example/reviews/1'
    for (const kind of ['review', 'comment', 'reply'] as const)
      assert.equal(voice({ authorHandle: 'ann', url, kind }), 'customer')
  })

  test('the more exact site decides', () => {
    const known = voiceIdentity(
      { ...configuration, competitorUrls: ['https://outlet.fernlight.example'] },
      [],
    )
    const post = { platform: 'x', authorHandle: 'ann' } as const
    assert.equal(voiceOf({ ...post, url: 'https://outlet.fernlight.example/1' }, known), 'competitor')
    assert.equal(voiceOf({ ...post, url: 'https://shop.fernlight.example/1' }, known), 'company')
  })
})

test('without an author the voice is unknown', () => {
  assert.equal(voice({}), 'unknown')
  assert.equal(voice({ authorHandle: '  ' }), 'unknown')
})

test('a product page on a platform is the company’s account', () => {
  const known = voiceIdentity({ ...configuration, productUrl: 'https://www.facebook.com/acmelamps' }, [])
  const post = { platform: 'facebook', url: 'https://www.facebook.com/1' } as const
  assert.equal(voiceOf({ ...post, authorHandle: 'AcmeLamps' }, known), 'company')
  assert.deepEqual(Object.values(known.sites), ['competitor', 'competitor'])
})

test('the same configuration in another order is the same identity', () => {
  const { handles, competitorUrls } = configuration
  const turned = {
    ...configuration,
    competitorUrls: competitorUrls.toReversed(),
    handles: {
      x: handles.x.toReversed(),
      instagram: handles.instagram,
      facebook: handles.facebook,
      reddit: handles.reddit,
    },
  }
  assert.equal(JSON.stringify(voiceIdentity(turned, listed.toReversed())), JSON.stringify(identity))
})
