import { unzipSync } from 'fflate'
import type { Received, Sent } from '../client.ts'
import type { idKinds } from './known.ts'
import type { World } from './world.ts'

/** Ids that the service makes: they do not hold the workspace's token. */
const made = [
  'workspace',
  'trend',
  'scan',
  'apiKey',
  'user',
  'session',
] as const satisfies readonly (typeof idKinds)[number][]

/** What of other workspaces stands in an answer, but for what its request named itself. */
export function foreignIn({ headers, body }: Received, others: readonly World[], sent: Sent): string[] {
  const text = `${JSON.stringify(headers)} ${textOf(body)}`.toLowerCase()
  const named = wordsOf(sent)
  const isNamed = (id: string) => named.includes(id.toLowerCase())
  return others.flatMap((other) => [
    ...(text.includes(other.secret) ? [`the words of ${other.caller.workspace.id}`] : []),
    ...(text.includes(other.token) && !isNamed(other.token)
      ? [`${other.token} of ${other.caller.workspace.id}`]
      : []),
    ...made
      .flatMap((kind) => other.ids[kind])
      .filter((id) => text.includes(id.toLowerCase()) && !isNamed(id))
      .map((id) => `${id} of ${other.caller.workspace.id}`),
  ])
}

function textOf(body: Buffer): string {
  if (body.toString('latin1', 0, 4) !== 'PK\u0003\u0004') return body.toString()
  return Object.values(unzipSync(body))
    .map((file) => Buffer.from(file).toString())
    .join('\n')
}

/** All that a request says, as it is and decoded. */
function wordsOf({ path, headers, body = '' }: Sent): string {
  const raw = `${path} ${JSON.stringify(headers)} ${body}`
  const once = decode(raw)
  return `${raw} ${once} ${decode(once)}`.toLowerCase()
}

function decode(text: string): string {
  return text.replaceAll(/%[0-7][0-9a-f]/gi, (escaped) => decodeURIComponent(escaped))
}
