import assert from 'node:assert/strict'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { after, before, test } from 'node:test'
import { demoWorkspace } from '../../simulator/dataset/demo-workspace.ts'
import { importEvidence } from '../../src/evidence/import-evidence.ts'
import { systemClock } from '../../src/lib/clock.ts'
import { HOUR_MS } from '../../src/lib/days.ts'
import { TrendsResponse, Workspace } from '../../src/model/index.ts'
import { call, mintCaller } from '../support/service.ts'
import { type SimulatedService, startSimulatedService } from '../support/simulated-service.ts'
import { built, run } from './command.ts'

let service: SimulatedService
let folder: string
before(async () => {
  // The command reads the system's clock, too.
  service = await startSimulatedService({}, systemClock)
  folder = await mkdtemp(join(tmpdir(), 'recomputed-ranking-'))
})
after(async () => {
  await service.close()
  await rm(folder, { recursive: true })
})

const exportEvidence = (...args: string[]) =>
  run(built('src/cli/admin/main.ts'), ['evidence', 'export', ...args], {
    DATABASE_URL: service.connectionString,
  })
const rank = (...args: string[]) => run(built('src/cli/rank.ts'), args)

test('whoever has the posts and the coverage computes the service’s ranking again, after a scan too', async () => {
  const { workspace, key } = await mintCaller(service.db, Workspace.omit({ id: true }).parse(demoWorkspace))
  const archive = service.simulator.archive(new Date(service.simulator.now().getTime() - 12 * HOUR_MS))
  await importEvidence(
    service.db,
    workspace,
    Readable.from(archive.map((post) => `${JSON.stringify(post)}\n`)),
    () => {},
  )
  const trendsOf = async () =>
    TrendsResponse.parse((await call(`${service.url}/v1/trends`, { key })).json).trends
  await trendsOf()
  const scan = await call(`${service.url}/v1/scans`, { key, method: 'POST' })
  assert.equal(scan.status, 201, scan.text)
  const [posts, coverage] = [join(folder, 'posts.ndjson'), join(folder, 'coverage.json')]
  const exported = await exportEvidence(posts, '--workspace', workspace.id, '--coverage', coverage)
  assert.equal(exported.code, 0, exported.stderr)
  const served = await trendsOf()
  assert.ok(served.length > 10)
  const ranked = await rank('--posts', posts, '--coverage', coverage)
  assert.equal(ranked.code, 0, ranked.stderr)
  assert.deepEqual(TrendsResponse.parse(JSON.parse(ranked.stdout)).trends, served)

  const without = await rank('--posts', posts, '--days', '30', '--now', String(served[0]?.rankedAt))
  assert.notDeepEqual(
    TrendsResponse.parse(JSON.parse(without.stdout)).trends,
    served,
    'the coverage decides something',
  )

  const basis: { maxTexts: number } = JSON.parse(await readFile(coverage, 'utf8'))
  assert.equal(basis.maxTexts, 100_000)
  await writeFile(coverage, JSON.stringify({ ...basis, maxTexts: 100 }))
  const sampled = await rank('--posts', posts, '--coverage', coverage)
  assert.match(sampled.stdout, /Topics were found in a sample of 100 of \d+ different texts/)
})

test('a file that is no coverage is refused by what is wrong with it', async () => {
  const file = join(folder, 'none.json')
  await writeFile(file, '{"windowDays":30}')
  const refused = await rank('--posts', file, '--coverage', file)
  assert.equal(refused.code, 2)
  assert.match(refused.stderr, /none\.json is not what "evidence export --coverage" writes: now: Required/)
  assert.equal((await readFile(file, 'utf8')).length, 17)
})

test('without days and coverage nothing is ranked', async () => {
  const refused = await rank('--posts', join(folder, 'none.json'))
  assert.equal(refused.code, 2)
  assert.match(refused.stderr, /--days or --coverage is needed/)
})
