import { messageOf, send } from '../../support/mcp-protocols.ts'
import { type Answer, call } from '../../support/service.ts'
import type { Party } from './world.ts'

/** A way to a workspace's data that a right opens. */
export interface Ask {
  readonly name: string
  ask(url: string, party: Party): Promise<Answer>
}

const SECRET = 'A grow light post called'

/** Whether an answer shows anything of the workspace. */
export function shows({ status, text }: Answer): boolean {
  return status === 200 && text.includes(SECRET)
}

const rest = (path: string): Ask => ({
  name: path,
  ask: (url, { key }) => call(`${url}${path}`, { key }),
})
const mcp = (protocol: '2025' | '2026'): Ask => ({
  name: `MCP ${protocol}`,
  ask: (url, { key }) =>
    send(url, messageOf(protocol, 'tools/call', { name: 'get_posts', arguments: { ids: ['p0'] } }), { key }),
})
const page = (path: string): Ask => ({
  name: path,
  ask: (url, { member }) => call(`${url}${path}`, { headers: { Cookie: member.cookie } }),
})

export const byKey: readonly Ask[] = [
  rest('/v1/posts?ids=p0'),
  rest('/v1/evidence?days=7'),
  mcp('2025'),
  mcp('2026'),
]
export const bySession: readonly Ask[] = [page('/app/evidence?days=7')]
