import { chmod, rename, writeFile } from 'node:fs/promises'
import { userInfo } from 'node:os'
import { join } from 'node:path'
import { connect } from '../connect.ts'
import type { Home } from './home.ts'

/** PostgreSQL's name for the list of who may enter as whom. */
const MAP = 'service'

/**
 * Who may enter a server that root runs as another user, whose other programs may enter its socket's folder: root alone,
 * told by the socket itself, so that there is no password to keep. The files are root's own and outside of the data directory, and
 * written anew before every start: so a data folder of an earlier version, which let everybody in who reached the socket,
 * is closed by its next start, and a start that was cut off leaves nothing to repair. Without another user nobody else
 * reaches the socket.
 */
export async function writeAccess({ folder, serverUser }: Home): Promise<Record<string, string>> {
  if (serverUser === undefined) return {}
  return {
    hba_file: await writeForServer(folder, 'access.conf', accessRules),
    ident_file: await writeForServer(folder, 'access-users.conf', userMap()),
  }
}

/**
 * Closes a running server that an earlier version of this program started as root, for whose sessions nothing changes. The
 * server writes its files itself: root writes nothing where the server's user may have put links.
 */
export async function closeRunning({ folder, serverUser }: Home, connectionString: string): Promise<void> {
  if (serverUser === undefined) return
  const sql = connect(connectionString)
  try {
    const [{ hba, ident } = { hba: '', ident: '' }] = await sql<{ hba: string; ident: string }[]>`
      select current_setting('hba_file') as hba, current_setting('ident_file') as ident`
    if (hba === join(folder, 'access.conf')) return
    await sql.unsafe(copyTo(ident, userMap())).simple()
    await sql.unsafe(copyTo(hba, accessRules)).simple()
    await sql`select pg_reload_conf()`
  } finally {
    await sql.end({ timeout: 1 })
  }
}

const accessRules = `local all all peer map=${MAP}
local replication all peer map=${MAP}
`

function userMap(): string {
  return `${MAP} "${userInfo().username}" postgres\n`
}

/** A file of root's that the server may read, under its name only when it is whole. */
async function writeForServer(folder: string, name: string, text: string): Promise<string> {
  const [path, draft] = [join(folder, name), join(folder, `${name}.new`)]
  await writeFile(draft, text)
  await chmod(draft, 0o644)
  await rename(draft, path)
  return path
}

function copyTo(path: string, text: string): string {
  const quoted = (value: string) => `'${value.replaceAll("'", "''")}'`
  return `copy (select unnest(string_to_array(${quoted(text.trimEnd())}, e'\\n'))) to ${quoted(path)}`
}
