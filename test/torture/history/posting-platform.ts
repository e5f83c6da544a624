import { createServer } from 'node:http'
import { setTimeout as delay } from 'node:timers/promises'
import type { Random } from '../../../src/cli/bench/citations/random.ts'
import type { Setting } from '../torture.ts'

/** Posts that each search finds, and how long X takes for it at most: some scans are killed while they collect. */
const POSTS_A_SEARCH = 3
const MAX_ANSWER_MS = 300

/** X's API with posts that nobody has seen before in each search. Resolves with the settings that point the service at it. */
export async function startPostingPlatform(
  { after }: Pick<Setting, 'after'>,
  random: Random,
): Promise<Record<string, string>> {
  let lastId = 1_900_000_000_000_000_000n
  const server = createServer(async (_request, response) => {
    await delay(random.below(MAX_ANSWER_MS))
    const data = Array.from({ length: POSTS_A_SEARCH }, () => {
      lastId += 1n
      return {
        id: String(lastId),
        author_id: String(lastId),
        text: `The grow light flickers since ${lastId}.`,
        created_at: new Date(Date.now() - 60_000).toISOString(),
      }
    })
    const users = data.map(({ author_id }) => ({ id: author_id, username: `u${author_id}` }))
    response.writeHead(200, { 'content-type': 'application/json' })
    response.end(JSON.stringify({ data, includes: { users }, meta: { result_count: data.length } }))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  after(async () => {
    server.close()
    server.closeAllConnections()
  })
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The platform has no port.')
  return {
    X_BEARER_TOKEN: 'posting',
    X_BASE_URL: `http://127.0.0.1:${address.port}`,
    X_MAX_POSTS_PER_DAY: '3000000',
  }
}
