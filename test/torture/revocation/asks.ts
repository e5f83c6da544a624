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

/** What a party's requests say of where it is: too many that are refused from one address have others there refused, too. */
export const from = ({ address }: Pick<Party, 'address'>) => ({ 'X-Forwarded-For': address })

const rest = (path: string): Ask => ({
  name: path,
  ask: (url, party) => call(`${url}${path}`, { key: party.key, headers: from(party) }),
})
const mcp = (protocol: '2025' | '2026'): Ask => ({
  name: `MCP ${protocol}`,
  ask: (url, party) =>
    send(url, messageOf(protocol, 'tools/call', { name: 'get_posts', arguments: { ids: ['p0'] } }), {
      key: party.key,
      headers: from(party),
    }),
})
const page = (path: string): Ask => ({
  name: path,
  ask: (url, party) => call(`${url}${path}`, { headers: { Cookie: party.member.cookie, ...from(party) } }),
})

export const byKey: readonly Ask[] = [
  rest('/v1/posts?ids=p0'),
  rest('/v1/evidence?days=7'),
  mcp('2025'),
  mcp('2026'),
]
export const bySession: readonly Ask[] = [page('/app/evidence?days=7')]
