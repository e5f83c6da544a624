import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { connect } from '../../../../db/connect.ts'
import { DAY_MS } from '../../../lib/days.ts'
import { BENCH_WORKSPACE_ID } from '../bench-service.ts'
import type { ServedFloor } from './served.ts'

/**
 * The least that answers a page of evidence: node:http and postgres.js, one statement for the page, without key, checks,
 * flags or a count. In a process of its own, which ends with its parent; the first argument is the database's URL.
 */

/** As the service has. */
const CONNECTIONS = 10

const [connectionString = ''] = process.argv.slice(2)
const connections = Array.from({ length: CONNECTIONS }, () => connect(connectionString))
let asked = 0

/** Bodies that are sent from memory, by their path. */
const kept = new Map<string, Buffer>()

async function pageOf(query: URLSearchParams): Promise<Buffer> {
  const days = Number(query.get('days'))
  const until = new Date()
  const since = new Date(until.getTime() - days * DAY_MS)
  const at = query.get('at')
  const platform = query.get('platform')
  asked += 1
  // Sound: the remainder is a place of the list.
  const sql = connections[asked % CONNECTIONS] as (typeof connections)[number]
  const posts = await sql`
    select platform, post_id as id, author_handle as "authorHandle", text, url, published_at as "publishedAt",
      matched_terms as "matchedTerms", metrics, first_seen_at as "firstSeenAt", last_seen_at as "lastSeenAt",
      source_method as "sourceMethod", scan_id as "scanId", voice, intents
    from posts
    where workspace_id = ${BENCH_WORKSPACE_ID} and published_at >= ${since} and published_at <= ${at ?? until}
      ${
        at === null
          ? sql``
          : sql`and (published_at < ${at} or (platform, post_id) > (${query.get('atPlatform')}, ${query.get('id')}))`
      }
      ${platform === null ? sql`` : sql`and platform = ${platform}`}
    order by published_at desc, platform, post_id limit ${Number(query.get('limit'))}`
  return Buffer.from(JSON.stringify({ windowDays: days, total: posts.length, posts }))
}

const server = createServer(async (request, response) => {
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://floor')
  if (request.method === 'PUT') {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    kept.set(pathname, Buffer.concat(chunks))
    response.end()
    return
  }
  const body = kept.get(pathname) ?? (await pageOf(searchParams))
  response.writeHead(200, { 'Content-Type': 'application/json', 'Content-Length': body.length })
  response.end(body)
})
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
// Sound: a server that listens on a port has an address of this form.
const { port } = server.address() as AddressInfo
process.send?.({ url: `http://127.0.0.1:${port}` } satisfies ServedFloor, () => {})
process.once('disconnect', async () => {
  server.close()
  server.closeAllConnections()
  await Promise.all(connections.map((sql) => sql.end({ timeout: 1 })))
})
