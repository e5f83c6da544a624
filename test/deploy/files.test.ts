import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import { copyFile, mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import { promisify } from 'node:util'
import { readConfig } from '../../src/config/read-config.ts'
import { secretSettings } from '../../src/config/secret-files.ts'
import { Settings } from '../../src/config/settings.ts'
import { readCompose, readDeployed, root } from './deploy-files.ts'

const config = readConfig({})
const unit = await readDeployed('trend-research.service')
const nginx = await readDeployed('nginx.conf')
const container = await readDeployed('Containerfile')
const compose = await readCompose()
const names = (await readdir(join(root, 'deploy'), { withFileTypes: true }))
  .filter((entry) => entry.isFile() && entry.name !== '.env')
  .map(({ name }) => name)

/** What a file sets for the service, or shows how to set. */
function settingsIn(text: string): string[] {
  return [...text.matchAll(/(?<![\w-])([A-Z][A-Z\d]*_[A-Z\d_]+|HOST|PORT)(?==|: )/g)].map(
    ([, name = '']) => name,
  )
}

const numberIn = (text: string, pattern: RegExp) => Number(pattern.exec(text)?.[1])

test('every setting that deploy/ gives the service is one of the service', async () => {
  const known = new Set([
    ...Object.keys(Settings.shape),
    ...secretSettings.map((name) => `${name}_FILE`),
    // Node's own, the image's base, and those of PostgreSQL's image.
    'NODE_ENV',
    'NODE_IMAGE',
    'POSTGRES_USER',
    'POSTGRES_DB',
    'POSTGRES_PASSWORD_FILE',
  ])
  const given = [unit, container, await readDeployed('compose.yaml')].flatMap(settingsIn)
  assert.ok(
    given.includes('DATABASE_URL_FILE') && given.includes('TRUSTED_PROXIES') && given.includes('DATA_DIR'),
  )
  assert.deepEqual(
    given.filter((name) => !known.has(name)),
    [],
  )
})

test('the two services of compose.yaml start with what it gives them, and believe its proxy alone', () => {
  const services = [compose.services['service-1'], compose.services['service-2']]
  const [first, second] = services
  assert.deepEqual({ ...second, networks: first?.networks }, first)
  const proxy = Object(Object(compose.services['proxy']?.networks)['edge'])['ipv4_address']
  const { DATABASE_URL_FILE, ...given } = first?.environment ?? {}
  const filled = Object.fromEntries(
    Object.entries(given).map(([name, value]) => [
      name,
      value.replace(/\$\{PUBLIC_HOST:\?[^}]*\}/, 'trends.example').replace(/\$\{\w+:-([^}]*)\}/, '$1'),
    ]),
  )
  const read = readConfig(filled)
  assert.equal(read.BASE_URL, 'https://trends.example')
  assert.deepEqual(read.TRUSTED_PROXIES, [{ address: proxy, family: 'ipv4', prefix: 32 }])
  assert.equal(DATABASE_URL_FILE, '/run/secrets/database_url')
})

test('where nginx finds the services does not change when one is replaced', () => {
  const upstreams = [...nginx.matchAll(/^ {2}server ([\w-]+):8787 /gm)].map(([, name = '']) => name)
  const addresses = upstreams.map(
    (name) => Object(Object(compose.services[name]?.networks)['edge'])['ipv4_address'],
  )
  assert.equal(new Set(addresses).size, 2)
  for (const address of addresses) assert.match(address, /^172\.30\.87\.\d+$/)
})

test('what compose.yaml names, it has', () => {
  const { services, networks, secrets, volumes } = compose
  for (const [name, service] of Object.entries(services)) {
    const own = Array.isArray(service.networks) ? service.networks : Object.keys(service.networks)
    const mounted = service.volumes
      .map((volume) => volume.split(':')[0] ?? '')
      .filter((from) => !from.startsWith('.'))
    for (const [asked, known] of [
      [own, networks],
      [service.secrets, secrets],
      [Object.keys(service.depends_on), services],
      [mounted, volumes],
    ] as const)
      assert.deepEqual(
        asked.filter((one) => !(one in known)),
        [],
        name,
      )
  }
  assert.deepEqual(networks['data'], { internal: true })
  assert.deepEqual(
    Object.values(services).filter(({ networks }) => JSON.stringify(networks).includes('data')).length,
    4,
  )
})

test('times and sizes of proxy, pooler and unit fit the service’s own', async () => {
  assert.ok(numberIn(nginx, /proxy_read_timeout (\d+)s/) > config.RANKING_TIMEOUT_SECONDS)
  // The service keeps an idle connection for 65 s: closed by the proxy first, none breaks under a request.
  assert.ok(numberIn(nginx, /^ {2}keepalive_timeout (\d+)s/m) < 65)
  assert.ok(numberIn(nginx, /client_max_body_size (\d+)m/) * 1024 > 256)
  const grace = numberIn(compose.services['service-1']?.stop_grace_period ?? '', /^(\d+)s$/)
  assert.ok(grace > config.DRAIN_SECONDS + 10)
  assert.ok(numberIn(unit, /TimeoutStopSec=(\d+)/) > config.DRAIN_SECONDS + 10)
  assert.ok(numberIn(unit, /LimitNOFILE=(\d+)/) > 2 * config.MAX_CONNECTIONS)
  const pooler = await readDeployed('pgbouncer.ini')
  assert.match(pooler, /^pool_mode = transaction$/m)
  const threads = numberIn(await readDeployed('compose.yaml'), /RANKING_THREADS:-(\d+)\}/)
  assert.ok(numberIn(pooler, /default_pool_size = (\d+)/) > 2 * (config.DATABASE_POOL_SIZE + threads))
})

test('what the image holds is what the program is built from and runs on', async () => {
  const build = await readFile(join(root, 'src/cli/build.mjs'), 'utf8')
  const folders = /SOURCE_FOLDERS = \[([^\]]*)\]/.exec(build)?.[1]?.match(/\w+/g) ?? []
  assert.ok(folders.length > 5)
  const copied = [...container.matchAll(/^COPY (\w+) \.\/\1$/gm)].map(([, folder]) => folder)
  assert.deepEqual(copied, folders)
  assert.match(container, /^USER node$/m)
  assert.match(container, /^HEALTHCHECK /m)
  assert.match(container, /npm ci --omit=dev --ignore-scripts/)
})

test('there is no secret in deploy/', async () => {
  for (const name of names) {
    const text = await readDeployed(name)
    assert.doesNotMatch(text, /svc_live_|BEGIN [A-Z ]*PRIVATE KEY|eyJ[\w-]{20}/, name)
    // A password in a URL, but for the placeholder that a script fills.
    assert.doesNotMatch(text, /:\/\/[^:/\s]+:(?!%s@)[^@/\s]+@/, name)
    assert.doesNotMatch(text, /(?:password|secret|token|key)["']?\s*[:=]\s*["']?[\w+/-]{12,}/i, name)
  }
  const ignored = await readFile(join(root, '.gitignore'), 'utf8')
  for (const line of ['deploy/secrets*', 'deploy/tls/', 'deploy/.env'])
    assert.ok(ignored.split('\n').includes(line))
})

test('make-secrets.sh makes each secret of compose.yaml once, for its folder’s owner alone', async (t) => {
  const folder = await mkdtemp(join(tmpdir(), 'trend-research-deploy-'))
  t.after(() => rm(folder, { recursive: true }))
  const script = join(folder, 'make-secrets.sh')
  await copyFile(join(root, 'deploy/make-secrets.sh'), script)
  const { stdout } = await promisify(execFile)('sh', [script])
  const secrets = join(folder, 'secrets')
  assert.equal((await stat(secrets)).mode & 0o777, 0o700)
  const files = Object.values(compose.secrets).map(({ file }) => file)
  assert.deepEqual((await readdir(secrets)).map((name) => `./secrets/${name}`).sort(), files.sort())
  const read = (name: string) => readFile(join(secrets, name), 'utf8')
  const password = await read('postgres_password')
  assert.match(password, /^[\da-f]{48}$/)
  assert.ok(!stdout.includes(password))
  const { DATABASE_URL } = readConfig({ DATABASE_URL_FILE: join(secrets, 'database_url') })
  assert.equal(DATABASE_URL, `postgres://trend_research:${password}@pgbouncer:6432/trend_research`)
  assert.equal(await read('pgbouncer_users'), `"trend_research" "${password}"\n`)
  await assert.rejects(promisify(execFile)('sh', [script]), /is there already/)
  assert.equal(await read('postgres_password'), password)
  assert.deepEqual((await readdir(folder)).sort(), ['make-secrets.sh', 'secrets'])
})
