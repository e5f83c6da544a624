import assert from 'node:assert/strict'
import { once } from 'node:events'
import { createServer, Socket } from 'node:net'
import { type Direction, type Frame, Frames } from './frames.ts'

/**
 * end: both sides are told that the other has ended. reset: both are reset. stall: nothing passes any more and all
 * stays open. half-open: the server's side is gone and the client is not told.
 */
export const cuts = ['end', 'reset', 'stall', 'half-open'] as const
export type Cut = (typeof cuts)[number]

export interface Fault {
  /** swallow: the next frame does not arrive, all others do. */
  readonly kind: Cut | 'swallow'
  readonly direction: Direction
  /** It happens once this many frames have passed in that direction since it was planned. */
  readonly afterFrames: number
  /** Half of the next frame passes, too. */
  readonly amidNext?: boolean
  /** Where it is given, not after so many frames but at the next frame of one of these types. */
  readonly atTypes?: string
  /** The same, at the next frame that holds these words, as one does that sends a statement for the first time. */
  readonly atWords?: string
}

export interface FaultProxy {
  /** libpq URL of the database by this way. */
  readonly connectionString: string
  /** The types of the frames that passed since the last plan, by direction. */
  readonly passed: Readonly<Record<Direction, readonly string[]>>
  /** The fault happens once; what is connected after it is well. Without a fault only `passed` begins anew. */
  plan(fault?: Fault): void
  /** The planned fault has happened. */
  hasHappened(): boolean
  close(): void
}

interface Pair {
  readonly client: Socket
  readonly server: Socket
  isDead: boolean
}

/** A way to a database that knows the frames of PostgreSQL's protocol and fails between or amid any two of them. */
export async function startFaultProxy(
  t: { after(hook: () => Promise<void>): void },
  databaseUrl: string,
): Promise<FaultProxy> {
  const pairs = new Set<Pair>()
  let passed: Record<Direction, string[]> = { toServer: [], toClient: [] }
  let planned: Fault | undefined
  let hasHappened = false

  const isDue = (direction: Direction, next?: Frame) => {
    if (planned?.direction !== direction) return false
    const { atTypes, atWords, afterFrames } = planned
    if (atWords !== undefined) return next?.bytes.includes(atWords) ?? false
    if (atTypes !== undefined) return next !== undefined && next.type !== '' && atTypes.includes(next.type)
    return passed[direction].length === afterFrames
  }
  const strike = (pair: Pair) => {
    const kind = planned?.kind
    planned = undefined
    hasHappened = true
    if (kind === 'swallow') return
    pair.isDead = true
    if (kind === 'end') for (const socket of [pair.client, pair.server]) socket.end()
    if (kind === 'reset') for (const socket of [pair.client, pair.server]) reset(socket)
    if (kind === 'half-open') pair.server.destroy()
  }
  const forward = (pair: Pair, direction: Direction, to: Socket, frames: Frames) => (chunk: Buffer) => {
    for (const frame of frames.read(chunk)) {
      if (pair.isDead) return
      if (isDue(direction, frame)) {
        if (planned?.amidNext) to.write(frame.bytes.subarray(0, Math.ceil(frame.bytes.length / 2)))
        strike(pair)
        if (pair.isDead) return
        continue
      }
      to.write(frame.bytes)
      passed[direction].push(frame.type)
      if (isDue(direction) && planned?.kind !== 'swallow' && !planned?.amidNext) strike(pair)
    }
  }
  const accept = (client: Socket) => {
    const server = new Socket().connect(targetOf(databaseUrl)).setNoDelay()
    const pair = { client, server, isDead: false }
    pairs.add(pair)
    client.on('data', forward(pair, 'toServer', server, new Frames('toServer')))
    server.on('data', forward(pair, 'toClient', client, new Frames('toClient')))
    client.on('error', () => {}).once('close', () => server.destroy())
    server
      .on('error', () => {})
      .once('close', () => {
        if (!pair.isDead) client.destroy()
      })
    client.once('close', () => pairs.delete(pair))
    // Nothing has passed yet in either direction.
    if (planned?.afterFrames === 0 && !planned.amidNext && planned.kind !== 'swallow') strike(pair)
  }

  // Frames are small and go one by one: else each would wait for the last one's acknowledgement.
  const listener = createServer({ noDelay: true }, accept)
  listener.listen(0, '127.0.0.1')
  await once(listener, 'listening')
  const address = listener.address()
  assert.ok(address !== null && typeof address === 'object')
  const close = () => {
    listener.close()
    for (const { client, server } of pairs) {
      client.destroy()
      server.destroy()
    }
  }
  t.after(async () => close())
  const url = new URL(databaseUrl)
  url.searchParams.delete('host')
  url.host = `127.0.0.1:${address.port}`
  return {
    connectionString: url.toString(),
    get passed() {
      return passed
    },
    plan(fault) {
      planned = fault
      passed = { toServer: [], toClient: [] }
      hasHappened = false
      const idle = [...pairs].find(({ client, isDead }) => !client.destroyed && !isDead)
      const isNow = fault?.afterFrames === 0 && !fault.amidNext && fault.kind !== 'swallow'
      if (idle !== undefined && isNow) strike(idle)
    },
    hasHappened: () => hasHappened,
    close,
  }
}

/** Only TCP knows a reset. */
function reset(socket: Socket): void {
  if (socket.remoteAddress === undefined) socket.destroy()
  else socket.resetAndDestroy()
}

export function targetOf(databaseUrl: string): { host: string; port: number } | { path: string } {
  const url = new URL(databaseUrl)
  const folder = url.searchParams.get('host')
  const port = Number(url.port || 5432)
  return folder === null ? { host: url.hostname, port } : { path: `${folder}/.s.PGSQL.${port}` }
}
