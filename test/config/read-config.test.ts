import assert from 'node:assert/strict'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, test } from 'node:test'
import { ConfigError } from '../../src/config/config-error.ts'
import { readConfig } from '../../src/config/read-config.ts'
import { secretSettings } from '../../src/config/secret-files.ts'
import { requiredSettings, Settings } from '../../src/config/settings.ts'
import { collectorNames } from '../../src/model/index.ts'

const complete = {
  REDDIT_CLIENT_ID: 'id',
  REDDIT_CLIENT_SECRET: 'reddit-secret',
  REDDIT_USER_AGENT: 'agent/1',
  X_BEARER_TOKEN: 'x-secret',
  YOUTUBE_API_KEY: 'youtube-secret',
  META_ACCESS_TOKEN: 'meta-token',
  META_APP_SECRET: 'meta-secret',
}

/** The sentence that a wrong environment stops the start with. */
function refusal(environment: Record<string, string>): string {
  try {
    readConfig(environment)
  } catch (error) {
    if (error instanceof ConfigError) return error.message
    throw error
  }
  return assert.fail('it was accepted')
}

test('without any setting the limits are those of the contract, on the loopback', () => {
  const config = readConfig({})
  assert.equal(config.SCAN_INTERVAL_SECONDS, 3600)
  assert.equal(config.IDEMPOTENCY_RETENTION_SECONDS, 86_400)
  assert.equal(config.SCAN_DEADLINE_SECONDS, 45)
  assert.deepEqual([config.HOST, config.PORT], ['127.0.0.1', 8787])
  assert.equal(config.YOUTUBE_COUNTS_IN_SCORE, false)
  assert.equal(config.DATABASE_URL, undefined)
  assert.deepEqual(config.ALLOWED_ORIGINS, [])
  assert.deepEqual(config.collectors, {
    reddit: undefined,
    x: undefined,
    youtube: undefined,
    meta: undefined,
  })
})

test('without other addresses each credential goes to its own platform alone, and no call is paid for beyond the caps', () => {
  const { reddit, x, youtube, meta } = readConfig(complete).collectors
  assert.ok(reddit?.access === 'app' && x && youtube && meta)
  assert.deepEqual(
    [reddit.tokenBaseUrl, reddit.apiBaseUrl, x.baseUrl, youtube.baseUrl, meta.baseUrl],
    [
      'https://www.reddit.com',
      'https://oauth.reddit.com',
      'https://api.x.com',
      'https://www.googleapis.com/youtube/v3',
      'https://graph.facebook.com',
    ],
  )
  assert.deepEqual([x.maxPostsPerScan, x.maxPostsPerDay, x.refreshPostsPerDay], [200, 1000, 0])
  assert.equal(x.archive, false)
})

test('an empty value counts as not given', () => {
  const empty = Object.fromEntries(
    [...Object.keys(complete), 'PORT', 'DATABASE_URL', 'BASE_URL'].map((name) => [name, '']),
  )
  assert.deepEqual(readConfig(empty), readConfig({}))
})

test('a replica is given with the database that it is of, or by a file', async (t) => {
  const [DATABASE_URL, DATABASE_READ_URL] = ['postgres://main/x', 'postgres://replica/x']
  assert.equal(readConfig({ DATABASE_URL, DATABASE_READ_URL }).DATABASE_READ_URL, DATABASE_READ_URL)
  const folder = await mkdtemp(join(tmpdir(), 'trend-research-settings-'))
  t.after(() => rm(folder, { recursive: true }))
  const DATABASE_READ_URL_FILE = join(folder, 'read-url')
  await writeFile(DATABASE_READ_URL_FILE, `${DATABASE_READ_URL}\n`)
  assert.equal(readConfig({ DATABASE_URL, DATABASE_READ_URL_FILE }).DATABASE_READ_URL, DATABASE_READ_URL)
  assert.throws(() => readConfig({ DATABASE_READ_URL }), /DATABASE_READ_URL names a replica of DATABASE_URL/)
})

test('values become what they mean: numbers, flags, lists and addresses without a slash at the end', () => {
  const config = readConfig({
    PORT: '0',
    YOUTUBE_COUNTS_IN_SCORE: 'true',
    ALLOWED_ORIGINS: ' https://a.example, ,https://b.example ',
    BASE_URL: 'https://trends.example/api//',
    SOMETHING_ELSE: 'of another program',
  })
  assert.equal(config.PORT, 0)
  assert.equal(config.YOUTUBE_COUNTS_IN_SCORE, true)
  assert.deepEqual(config.ALLOWED_ORIGINS, ['https://a.example', 'https://b.example'])
  assert.equal(config.BASE_URL, 'https://trends.example/api')
})

test('complete settings configure their collector', () => {
  const { collectors } = readConfig(complete)
  for (const name of collectorNames) assert.ok(collectors[name] !== undefined, name)
  assert.ok(collectors.reddit?.access === 'app')
  assert.equal(collectors.reddit.clientSecret, 'reddit-secret')
  assert.equal(collectors.reddit.maxCallsPerScan, 40)
  assert.equal(collectors.reddit.commentCallsPerScan, 20)
  assert.equal('igUserId' in (collectors.meta ?? {}), false)
  const { maxPostsPerDay, refreshPostsPerDay, authorExpansion, archive } = collectors.x ?? {}
  assert.deepEqual([maxPostsPerDay, refreshPostsPerDay, authorExpansion, archive], [1000, 0, 'always', false])
  const withInstagram = readConfig({ ...complete, META_IG_USER_ID: '17' })
  assert.equal(withInstagram.collectors.meta?.igUserId, '17')
})

describe("Reddit's keyless feed is the operator's own choice", () => {
  const { REDDIT_USER_AGENT } = complete
  const redditOf = (environment: Record<string, string>) => readConfig(environment).collectors.reddit

  test('it is read only when it is asked for', () => {
    assert.deepEqual(redditOf({ REDDIT_KEYLESS_FEED: 'true', REDDIT_USER_AGENT }), {
      access: 'feed',
      userAgent: REDDIT_USER_AGENT,
      webBaseUrl: 'https://www.reddit.com',
      readsComments: false,
    })
    const comments = redditOf({
      REDDIT_KEYLESS_FEED: 'true',
      REDDIT_KEYLESS_COMMENTS: 'true',
      REDDIT_USER_AGENT,
    })
    assert.ok(comments?.access === 'feed' && comments.readsComments)
    assert.match(refusal({ REDDIT_USER_AGENT }), /^The reddit collector is half configured: /)
  })

  test('it needs a user agent', () => {
    const sentence = 'The reddit collector is half configured: REDDIT_USER_AGENT must be set too.'
    assert.equal(refusal({ REDDIT_KEYLESS_FEED: 'true' }), sentence)
  })

  test('an app takes its place, and half an app is still refused', () => {
    assert.equal(redditOf({ ...complete, REDDIT_KEYLESS_FEED: 'true' })?.access, 'app')
    const { REDDIT_CLIENT_ID } = complete
    assert.match(
      refusal({ REDDIT_KEYLESS_FEED: 'true', REDDIT_USER_AGENT, REDDIT_CLIENT_ID }),
      /: REDDIT_CLIENT_SECRET must be set too\.$/,
    )
  })
})

describe('a wrong setting is named in one sentence', () => {
  const wrong: readonly [name: string, value: string][] = [
    ['PORT', '65536'],
    ['PORT', '-1'],
    ['PORT', '80.5'],
    ['PORT', 'http'],
    ['BASE_URL', 'trends.example'],
    ['BASE_URL', 'ftp://trends.example'],
    ['DATABASE_URL', 'mysql://root:hunter2@db/x'],
    ['DATABASE_URL', 'postgres://root:hunter2@[db/x'],
    ['DATABASE_URL', 'postgres://root:hunter2%@db/x'],
    ['DATABASE_READ_URL', 'mysql://root:hunter2@db/x'],
    ['DATABASE_POOL_SIZE', '0'],
    ['LOG_LEVEL', 'loud'],
    ['SCAN_INTERVAL_SECONDS', '-1'],
    ['IDEMPOTENCY_RETENTION_SECONDS', '0'],
    ['SCAN_DEADLINE_SECONDS', 'soon'],
    ['SCAN_DEADLINE_SECONDS', 'Infinity'],
    ['SCAN_DEADLINE_SECONDS', '3000000'],
    ['YOUTUBE_COUNTS_IN_SCORE', 'yes'],
    ['REDDIT_MAX_CALLS_PER_SCAN', '1'],
    ['REDDIT_KEYLESS_FEED', 'yes'],
    ['X_BASE_URL', 'x'],
    ['X_MAX_POSTS_PER_SCAN', '5'],
    ['X_MAX_POSTS_PER_DAY', '9'],
    ['X_REFRESH_POSTS_PER_DAY', '-1'],
    ['X_VOICE_POSTS_PER_SCAN', '9'],
    ['X_AUTHOR_EXPANSION', 'auto'],
    ['X_ARCHIVE', 'yes'],
    ['X_DIALECT', 'toot'],
    ['YOUTUBE_MAX_SEARCHES_PER_SCAN', '101'],
    ['META_GRAPH_VERSION', '26'],
    ['META_PAGE_EDGE', 'photos'],
  ]
  for (const [name, value] of wrong) {
    test(`${name}=${value}`, () => {
      const sentence = refusal({ ...complete, [name]: value })
      assert.match(sentence, new RegExp(`^The setting ${name} is wrong: .+[^.]\\.$`))
      assert.doesNotMatch(sentence, /hunter2|secret|token/)
    })
  }
})

describe('a collector given in part stops the start with the names of what is missing, and no value', () => {
  for (const [collector, names] of Object.entries(requiredSettings)) {
    for (const missing of names.length > 1 ? names : []) {
      test(`${collector} without ${missing}`, () => {
        const sentence = refusal({ ...complete, [missing]: '' })
        assert.equal(sentence, `The ${collector} collector is half configured: ${missing} must be set too.`)
      })
    }
  }

  test('only one of three names the other two', () => {
    const { REDDIT_CLIENT_SECRET } = complete
    assert.match(
      refusal({ REDDIT_CLIENT_SECRET }),
      /: REDDIT_CLIENT_ID and REDDIT_USER_AGENT must be set too\.$/,
    )
  })
})

test('TRUSTED_PROXIES takes addresses and ranges, and names itself where one is neither', () => {
  assert.deepEqual(readConfig({}).TRUSTED_PROXIES, [])
  assert.deepEqual(readConfig({ TRUSTED_PROXIES: ' 10.0.0.0/8, ::1 ,' }).TRUSTED_PROXIES, [
    { address: '10.0.0.0', family: 'ipv4', prefix: 8 },
    { address: '::1', family: 'ipv6', prefix: 128 },
  ])
  for (const wrong of ['10.0.0.0/33', 'proxy.example', '10.0.0.1, *'])
    assert.match(
      refusal({ TRUSTED_PROXIES: wrong }),
      /^The setting TRUSTED_PROXIES is wrong: must be addresses or ranges/,
    )
})

test('a secret may stand in a file, without the line break at its end, but not in both places', async (t) => {
  const folder = await mkdtemp(join(tmpdir(), 'trend-research-secrets-'))
  t.after(() => rm(folder, { recursive: true }))
  const file = join(folder, 'token')
  await writeFile(file, 'the-token\n')
  assert.equal(readConfig({ X_BEARER_TOKEN_FILE: file }).collectors.x?.bearerToken, 'the-token')
  assert.throws(
    () => readConfig({ X_BEARER_TOKEN_FILE: file, X_BEARER_TOKEN: 'other' }),
    /^Error: The settings X_BEARER_TOKEN and X_BEARER_TOKEN_FILE are both given: keep one of them\.$/,
  )
  const missing = join(folder, 'none')
  assert.throws(() => readConfig({ X_BEARER_TOKEN_FILE: missing }), {
    message: `The file of X_BEARER_TOKEN_FILE cannot be read (ENOENT): ${missing}`,
  })
  await writeFile(file, '\n')
  assert.throws(() => readConfig({ X_BEARER_TOKEN_FILE: file }), /The file of X_BEARER_TOKEN_FILE is empty\./)
  await writeFile(file, 'mysql://root:hunter2@db/x')
  assert.throws(
    () => readConfig({ DATABASE_URL_FILE: file }),
    (error) =>
      error instanceof ConfigError && /DATABASE_URL/.test(error.message) && !/hunter2/.test(error.message),
  )
})

test('PLAN_ADMINS takes ids of users, and names itself where one is none', () => {
  assert.deepEqual(readConfig({}).PLAN_ADMINS, [])
  const ids = ['usr_00000000000000ad', 'usr_0123456789abcdef']
  assert.deepEqual(readConfig({ PLAN_ADMINS: ` ${ids.join(' , ')},` }).PLAN_ADMINS, ids)
  assert.match(
    refusal({ PLAN_ADMINS: 'ada@fern.example' }),
    /^The setting PLAN_ADMINS is wrong: must be ids of users/,
  )
})

/** Settings that are named as a secret might be and are none: why. */
const notSecret: Readonly<Record<string, string>> = {
  BASE_URL: 'where everybody reaches the service: links and discovery tell it',
  REDDIT_TOKEN_BASE_URL: 'the public address of a platform, whose credentials are settings of their own',
  REDDIT_API_BASE_URL: 'as REDDIT_TOKEN_BASE_URL',
  X_BASE_URL: 'as REDDIT_TOKEN_BASE_URL',
  YOUTUBE_BASE_URL: 'as REDDIT_TOKEN_BASE_URL',
  META_BASE_URL: 'as REDDIT_TOKEN_BASE_URL',
}

test('every setting that is named as a secret is one, and may be given as a file, or is told why it is none', () => {
  const named = Object.keys(Settings.shape).filter((name) => /_(SECRET|TOKEN|KEY|PASSWORD|URL)$/.test(name))
  assert.deepEqual([...secretSettings, ...Object.keys(notSecret)].sort(), named.sort())
})
