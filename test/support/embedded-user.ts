import { once } from 'node:events'
import { z } from 'zod'
import { startEmbedded, thisMachine } from '../../db/embedded/index.ts'

/**
 * A process that uses an embedded server: says its address, releases it when standard input ends, and then has
 * nothing left that keeps it alive. As root it can first become another user.
 */
const { dataDir, packageFolder, uid } = z
  .object({ dataDir: z.string(), packageFolder: z.string().optional(), uid: z.number().optional() })
  .parse(JSON.parse(process.argv[2] ?? ''))

if (uid !== undefined) {
  process.setgroups?.([])
  process.setgid?.(uid)
  process.setuid?.(uid)
}
const machine = packageFolder === undefined ? thisMachine() : { packageFolder, hasUnixSockets: true }
const { connectionString, release } = await startEmbedded({ dataDir, isDurable: false }, machine)
console.log(connectionString)
process.stdin.resume()
await once(process.stdin, 'end')
await release()
