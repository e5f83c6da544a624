import { createServer, type ServerResponse } from 'node:http'
import type { Setting } from '../torture.ts'

/**
 * X's API, which answers a search when it is told to. A search is known by the word in it and by the token it comes with, up
 * to its first dot.
 */
export interface HeldSearches {
  readonly baseUrl: string
  /** Resolves once there were so many searches of the word by the token, in all. */
  reached(word: string, token: string, count: number): Promise<void>
  count(word: string, token: string): number
  /** Answers what waits: nothing was found, or the token is not good. */
  release(word: string, token: string, outcome: 'empty' | 'refused'): void
  /** Answers all that comes for the word from now on, so that nothing waits for it. */
  forget(word: string): void
}

interface Search {
  readonly word: string
  readonly token: string
  response: ServerResponse | undefined
}

export async function holdSearches({ after }: Pick<Setting, 'after'>): Promise<HeldSearches> {
  const searches: Search[] = []
  const forgotten = new Set<string>()
  const waiting = new Set<() => void>()
  const server = createServer((request, response) => {
    const query = new URL(request.url ?? '', 'http://platform').searchParams.get('query') ?? ''
    const word = /word[0-9a-f]+/.exec(query)?.[0] ?? ''
    const token = /^Bearer ([^.]+)/.exec(request.headers.authorization ?? '')?.[1] ?? ''
    if (forgotten.has(word)) return answer(response, 'empty')
    searches.push({ word, token, response })
    for (const look of waiting) look()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  after(async () => {
    server.close()
    server.closeAllConnections()
  })
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The platform has no port.')
  const of = (word: string, token: string) =>
    searches.filter((search) => search.word === word && search.token === token)
  const release = (held: readonly Search[], outcome: 'empty' | 'refused') => {
    for (const search of held) {
      if (search.response !== undefined) answer(search.response, outcome)
      search.response = undefined
    }
  }
  return {
    baseUrl: `http://127.0.0.1:${address.port}`,
    count: (word, token) => of(word, token).length,
    reached: (word, token, count) =>
      new Promise((resolve) => {
        const look = () => {
          if (of(word, token).length < count) return
          waiting.delete(look)
          resolve()
        }
        waiting.add(look)
        look()
      }),
    release: (word, token, outcome) => release(of(word, token), outcome),
    forget(word) {
      forgotten.add(word)
      release(
        searches.filter((search) => search.word === word),
        'empty',
      )
    },
  }
}

function answer(response: ServerResponse, outcome: 'empty' | 'refused'): void {
  response.writeHead(outcome === 'empty' ? 200 : 401, { 'content-type': 'application/json' })
  response.end(outcome === 'empty' ? '{"meta":{"result_count":0}}' : '{"title":"Unauthorized","status":401}')
}
