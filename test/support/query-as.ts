import { z } from 'zod'
import { connect } from '../../db/connect.ts'

/** A process that becomes another user of this machine, which root may, and says how a database lets it in. */
const { connectionString, uid, gid } = z
  .object({ connectionString: z.string(), uid: z.number(), gid: z.number() })
  .parse(JSON.parse(process.argv[2] ?? ''))

process.setgroups?.([])
process.setgid?.(gid)
process.setuid?.(uid)
const sql = connect(connectionString)
try {
  const [row] = await sql<{ name: string }[]>`select current_user as name`
  console.log(`entered as ${row?.name}`)
} catch (error) {
  console.log(error instanceof Error && 'code' in error ? error.code : error)
} finally {
  await sql.end({ timeout: 1 })
}
