import { messageOf, send } from '../../support/mcp-protocols.ts'
import { type Answer, call } from '../../support/service.ts'
import type { Tenant, World } from './world.ts'

/** What an answer is: the truth, that nothing can be said now, or something else. */
export type Verdict = 'true' | 'refused' | 'false'

/** What can be asked; the answer stays the same for as long as the torture lasts. */
export interface Question {
  readonly name: string
  /** Whether a tenant asks it once at a time: a second call would wait for the first one's place. */
  readonly isAlone?: true
  ask(world: World, tenant: Tenant): Promise<Answer>
}

const rest = (name: string, path: string): Question => ({
  name,
  ask: ({ url }, { key }) => call(`${url}${path}`, { key, signal: AbortSignal.timeout(GIVE_UP_MS) }),
})

const mcp = (name: string, protocol: '2025' | '2026', tool: string, args: object): Question => ({
  name,
  ask: ({ url }, { key }) =>
    send(url, messageOf(protocol, 'tools/call', { name: tool, arguments: args }), { key }),
})

let tried = 0
/** A word that nobody tried before: else the answer may be remembered. */
const anotherWord = () => {
  tried += 1
  return `kettle${tried}`
}

/** A request without an answer after this long is a violation by itself. */
const GIVE_UP_MS = 60_000

export const questions: readonly Question[] = [
  rest('workspace', '/v1/workspace'),
  rest('evidence', '/v1/evidence?days=7&limit=20'),
  rest('posts', '/v1/posts?ids=p0,p1,p2'),
  rest('trends', '/v1/trends?days=7'),
  {
    name: 'words, of the ranking thread',
    isAlone: true,
    ask: ({ url }, { key }) =>
      call(`${url}/v1/words?days=7&try=${anotherWord()}`, { key, signal: AbortSignal.timeout(GIVE_UP_MS) }),
  },
  mcp('mcp 2025', '2025', 'get_workspace', {}),
  mcp('mcp 2026', '2026', 'get_posts', { ids: ['p3', 'p4'] }),
  {
    name: 'page',
    ask: ({ url }, { browser }) =>
      call(`${url}/app/evidence?days=7`, {
        headers: { Cookie: browser.cookie },
        signal: AbortSignal.timeout(GIVE_UP_MS),
      }),
  },
  {
    name: 'ready',
    ask: ({ url }) => call(`${url}/readyz`, { signal: AbortSignal.timeout(GIVE_UP_MS) }),
  },
]

/** Judges an answer by what the same question was answered while the database was well. */
export function judge(answer: Answer, truth: Answer): Verdict {
  if (answer.status === 503) return Number(answer.headers.get('Retry-After')) >= 1 ? 'refused' : 'false'
  if (answer.status !== truth.status) return 'false'
  if (contentOf(answer) === contentOf(truth)) return 'true'
  return isToolRefusal(answer) ? 'refused' : 'false'
}

/** Without what differs between two answers of the same. */
function contentOf({ text }: Answer): string {
  return text
    .replace(/^id: .*$/gm, '')
    .replace(/kettle\d+/g, 'kettle')
    .replace(/"now":"[^"]*"/, '')
}

/** Over MCP what cannot be said now is an answer of the tool. */
function isToolRefusal({ text }: Answer): boolean {
  return /"isError": ?true/.test(text) && /The database .*Try again in a few seconds/.test(text)
}
