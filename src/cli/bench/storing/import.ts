import { createReadStream, createWriteStream } from 'node:fs'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { connect } from '../../../../db/connect.ts'
import { importEvidence } from '../../../evidence/import-evidence.ts'
import { type BenchService, withBenchService } from '../bench-service.ts'
import { type Benchmark, roundTo } from '../benchmark.ts'
import { inventPosts } from '../invented-posts.ts'
import { medianOf } from './timing.ts'
import { addWorkspace } from './workspaces.ts'

const POSTS = 100_000
const ROUNDS = 3

export const importBenchmark: Benchmark = {
  description: 'posts a second of an import, against the server alone copying the same rows; memory',
  takes: ['posts'],
  async run({ posts }) {
    const count = posts?.[0] ?? POSTS
    const rounds = await withBenchService({}, (service) => importInRounds(service, count))
    const figure = (of: (round: Round) => number, digits = 0) => roundTo(medianOf(rounds.map(of)), digits)
    const result = {
      posts: count,
      postsPerSecond: figure(({ importSeconds }) => count / importSeconds),
      floorPostsPerSecond: figure(({ floorSeconds }) => count / floorSeconds),
      ofFloor: figure(({ importSeconds, floorSeconds }) => floorSeconds / importSeconds, 2),
      nodeMicrosecondsPerPost: figure(({ cpuMicroseconds }) => cpuMicroseconds / count, 1),
      rssMb: Math.round(Math.max(...rounds.map(({ rssLateMb }) => rssLateMb))),
      /** Of the second half of an import over the first. */
      rssGrowth: figure(({ rssEarlyMb, rssLateMb }) => rssLateMb / rssEarlyMb, 2),
    }
    return { tables: [[result]], result }
  },
}

interface Round {
  readonly importSeconds: number
  readonly floorSeconds: number
  readonly cpuMicroseconds: number
  /** The most of the first and of the second half. */
  readonly rssEarlyMb: number
  readonly rssLateMb: number
}

/** Imports the same file into a new workspace each round; the floor is then what the server needs for the same rows alone. */
async function importInRounds(service: BenchService, count: number): Promise<Round[]> {
  const file = join(service.dataDir, 'posts.ndjson')
  const lines = inventPosts(count, new Date()).map((post) => `${JSON.stringify(post)}\n`)
  await pipeline(Readable.from(lines), createWriteStream(file))
  const rounds: Round[] = []
  for (let round = 0; round < ROUNDS; round++) {
    const workspace = await addWorkspace(service.db, `ws_import${round}`)
    const rssMb: [number, number] = [process.memoryUsage.rss() / 1_000_000, 0]
    const cpu = process.cpuUsage()
    const started = performance.now()
    await importEvidence(
      service.db,
      workspace,
      createReadStream(file),
      ({ number, reason }) => {
        throw new Error(`line ${number}: ${reason}`)
      },
      (read) => {
        const half = read <= count / 2 ? 0 : 1
        rssMb[half] = Math.max(rssMb[half], process.memoryUsage.rss() / 1_000_000)
      },
    )
    const importSeconds = (performance.now() - started) / 1000
    const { user, system } = process.cpuUsage(cpu)
    rounds.push({
      importSeconds,
      floorSeconds: await copyRows(service, workspace.id, round),
      cpuMicroseconds: user + system,
      rssEarlyMb: rssMb[0],
      rssLateMb: rssMb[1],
    })
  }
  return rounds
}

/** Seconds in which one connection inserts the rows of a workspace into another, all indexes and checks included. */
async function copyRows(
  { db, connectionString }: BenchService,
  from: string,
  round: number,
): Promise<number> {
  const into = `ws_floor${round}`
  await addWorkspace(db, into)
  const sql = connect(connectionString)
  try {
    const started = performance.now()
    await sql`
      insert into posts (workspace_id, platform, post_id, author_handle, text, url, published_at, matched_terms, metrics,
        source_method, first_seen_at, last_seen_at, folded_text, folded_terms, checked_at, is_imported)
      select ${into}, platform, post_id, author_handle, text, url, published_at, matched_terms, metrics,
        source_method, first_seen_at, last_seen_at, folded_text, folded_terms, checked_at, is_imported
      from posts where workspace_id = ${from}`
    return (performance.now() - started) / 1000
  } finally {
    await sql.end({ timeout: 5 })
  }
}
