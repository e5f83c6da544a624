import { execFile } from 'node:child_process'
import { createWriteStream } from 'node:fs'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { promisify } from 'node:util'
import { z } from 'zod'
import { platformNames } from '../../../simulator/scenarios.ts'
import { type Simulator, startSimulator } from '../../../simulator/server.ts'
import { buildProgram } from '../build-program.ts'
import { simulatorSettings } from '../simulator-settings.ts'
import { BENCH_WORKSPACE_ID, type BenchService, withBenchService } from './bench-service.ts'
import { type Benchmark, roundTo } from './benchmark.ts'
import { inventPosts } from './invented-posts.ts'
import { longestChainMs } from './longest-chain.ts'
import { storeAsScan } from './storing/lease.ts'

/** What each simulated call takes. */
const ANSWER_MS = 200
const STORED = 10_000
const COLLECTED = 50_000

const ScanOnce = z.object({ posts: z.number(), seconds: z.number(), rssMb: z.number() })

export const scanBenchmark: Benchmark = {
  description: "a scan's wall time over the longest chain of calls that the platforms force; storing; memory",
  takes: ['posts', 'streams'],
  async run({ posts }) {
    const collected = posts?.[0] ?? COLLECTED
    const { wallMs, chainMs, calls } = await timeScan()
    const { storeSeconds, once } = await withBenchService({}, async (service) => ({
      storeSeconds: await timeStoring(service),
      once: await scanOnce(service, collected),
    }))
    return {
      tables: [
        [
          { what: `scan, ${calls} calls of ${ANSWER_MS} ms`, seconds: roundTo(wallMs / 1000, 2), rssMb: '' },
          { what: 'longest chain of calls', seconds: roundTo(chainMs / 1000, 2), rssMb: '' },
          { what: `store ${STORED} posts`, seconds: storeSeconds, rssMb: '' },
          {
            what: `collect and rank ${once.posts} posts in one scan`,
            seconds: once.seconds,
            rssMb: once.rssMb,
          },
        ],
      ],
      result: {
        wallRatio: roundTo(wallMs / chainMs, 3),
        store10kSeconds: storeSeconds,
        rssMb50k: once.rssMb,
      },
    }
  },
}

/** A first scan of the demo workspace over REST, with every call as slow as a real one. */
async function timeScan(): Promise<{ wallMs: number; chainMs: number; calls: number }> {
  const simulator = await startSimulator()
  try {
    return await withBenchService(slowSettings(simulator), async ({ url, key }) => {
      const started = performance.now()
      const response = await fetch(`${url}/v1/scans`, {
        method: 'POST',
        headers: { Authorization: `Bearer ${key}` },
      })
      await response.arrayBuffer()
      const wallMs = performance.now() - started
      if (response.status !== 201) throw new Error(`the scan was answered with ${response.status}`)
      const requests = simulator.requests()
      const chains = platformNames.map((platform) =>
        longestChainMs(
          requests.filter((request) => request.platform === platform),
          ANSWER_MS,
        ),
      )
      return { wallMs, chainMs: Math.max(...chains), calls: requests.length }
    })
  } finally {
    await simulator.close()
  }
}

/** Each credential names the scenario in which its platform answers slowly. */
function slowSettings(simulator: Simulator): Record<string, string> {
  const settings = simulatorSettings(simulator)
  const secrets = ['REDDIT_CLIENT_SECRET', 'X_BEARER_TOKEN', 'YOUTUBE_API_KEY', 'META_ACCESS_TOKEN']
  return {
    ...settings,
    ...Object.fromEntries(secrets.map((name) => [name, `${settings[name]}.slow-${ANSWER_MS}`])),
  }
}

async function timeStoring({ db }: BenchService): Promise<number> {
  const tookMs = await storeAsScan(db, BENCH_WORKSPACE_ID, inventPosts(STORED, new Date()))
  return roundTo(tookMs / 1000, 2)
}

/** One scan of so many posts in a process of its own, built as `npm start` runs it. */
async function scanOnce({ connectionString, dataDir }: BenchService, posts: number) {
  const file = join(dataDir, 'posts.ndjson')
  const lines = inventPosts(posts, new Date()).map((post) => `${JSON.stringify(post)}\n`)
  await pipeline(Readable.from(lines), createWriteStream(file))
  const program = join(dataDir, 'program')
  await buildProgram(program)
  const script = join(program, 'src/cli/bench/scan-once.js')
  const { stdout } = await promisify(execFile)(process.execPath, [script, connectionString, file])
  return ScanOnce.parse(JSON.parse(stdout))
}
