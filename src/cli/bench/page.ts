import autocannon from 'autocannon'
import { importPosts } from '../../../db/store-posts.ts'
import { issueFirstLink } from '../../accounts/links.ts'
import { BENCH_WORKSPACE_ID, type BenchService, withBenchService } from './bench-service.ts'
import { type Benchmark, roundTo } from './benchmark.ts'
import { inventPosts } from './invented-posts.ts'

/** About as many topics as the demo has. */
const POSTS = 5000
const CONNECTIONS = 8
const WARM_UP_SECONDS = 3
const ROUNDS = 5
const ROUND_SECONDS = 3

/** Requests a second are compared with those of the operation that the page shows. */
export const pageBenchmark: Benchmark = {
  description:
    'requests a second of the page of trends against GET /v1/trends, and what a first visit transfers',
  takes: ['posts'],
  async run({ posts }) {
    return await withBenchService({}, async (service) => {
      await importPosts(service.db, BENCH_WORKSPACE_ID, inventPosts(posts?.[0] ?? POSTS, new Date()))
      const targets = {
        operation: { url: `${service.url}/v1/trends`, headers: { Authorization: `Bearer ${service.key}` } },
        page: { url: `${service.url}/app`, headers: { Cookie: await signIn(service) } },
      }
      // The ranking is made first: while it is, a page answers at once, and the operation waits.
      await answered(targets.operation)
      for (const target of Object.values(targets)) await load(target, WARM_UP_SECONDS)
      const rounds = []
      for (let round = 0; round < ROUNDS; round += 1) {
        const operation = await load(targets.operation, ROUND_SECONDS)
        const page = await load(targets.page, ROUND_SECONDS)
        rounds.push({ operation, page, ratio: roundTo(page / operation, 2) })
      }
      const ratios = rounds.map(({ ratio }) => ratio).sort((first, second) => first - second)
      const ratio = ratios[Math.floor(ratios.length / 2)] ?? 0
      return {
        tables: [rounds],
        result: { ratio, transferredBytes: await bytesOfFirstVisit(targets.page) },
      }
    })
  },
}

interface Target {
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
}

/** Requests a second. Throws when any was not answered with 200. */
async function load(target: Target, duration: number): Promise<number> {
  const { non2xx, errors, requests } = await autocannon({ ...target, connections: CONNECTIONS, duration })
  if (non2xx > 0 || errors > 0) throw new Error(`${target.url} failed ${non2xx + errors} times`)
  return Math.round(requests.average)
}

async function answered({ url, headers }: Target): Promise<void> {
  const { ok, status } = await fetch(url, { headers })
  if (!ok) throw new Error(`${url} answered ${status}`)
}

/** The cookie of the service's first person. */
async function signIn({ db, url }: BenchService): Promise<string> {
  const link = await issueFirstLink(db, new Date())
  const response = await fetch(`${url}/app/enter`, {
    method: 'POST',
    redirect: 'manual',
    headers: { 'Sec-Fetch-Site': 'same-origin' },
    body: new URLSearchParams({ code: link?.code ?? '' }),
  })
  const [cookie = ''] = response.headers.getSetCookie()
  return cookie.slice(0, cookie.indexOf(';'))
}

/** Of the page and all that it loads, as they are sent. */
async function bytesOfFirstVisit({ url, headers }: Target): Promise<number> {
  const page = await fetch(url, { headers })
  const loaded = [...(await page.text()).matchAll(/(?:src|href)="(\/app\/assets\/[^"]+)"/g)]
  const assets = await Promise.all(loaded.map(([, path = '']) => fetch(new URL(path, url))))
  return [page, ...assets].reduce((sum, answer) => sum + Number(answer.headers.get('Content-Length')), 0)
}
