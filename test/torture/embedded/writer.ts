import { setTimeout as delay } from 'node:timers/promises'
import { connect } from '../../../db/connect.ts'
import { startEmbedded } from '../../../db/embedded/index.ts'
import { ServiceError } from '../../../src/lib/errors.ts'

/**
 * A process that uses an embedded server and writes until its standard input ends: arguments are the data folder and a name.
 * Says `ready` and then each number that was stored, once the server has acknowledged it; and `asked` whenever it reads something.
 * A server that died it starts again. What it cannot go on with it says as `failed: …`, and ends with 1.
 */
const [dataDir = '', name = ''] = process.argv.slice(2)
const PAUSE_MS = 5

let isStopping = false
process.stdin.once('end', () => {
  isStopping = true
})
process.stdin.on('data', () => console.log('asked'))

try {
  const { connectionString, revive, release } = await startEmbedded({ dataDir })
  console.log('ready')
  let sql = connect(connectionString)
  for (let number = 1; !isStopping; number++) {
    try {
      await sql`insert into written (writer, number) values (${name}, ${number})`
      console.log(String(number))
      await delay(PAUSE_MS)
    } catch {
      await sql.end({ timeout: 0 })
      if (isStopping) break
      await revive()
      sql = connect(connectionString)
    }
  }
  await sql.end({ timeout: 5 })
  await release()
} catch (error) {
  const cause =
    error instanceof ServiceError && error.cause instanceof Error ? ` (${error.cause.message})` : ''
  console.log(`failed: ${error instanceof ServiceError ? error.message : error}${cause}`)
  process.exitCode = 1
}
