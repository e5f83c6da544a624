import { chmod, chown, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestContext } from 'node:test'
import { chooseServerUser } from '../../db/embedded/server-user.ts'
import { findProgram, freePort, startProgram } from './programs.ts'

/** What it asks for where `auth_type` makes it ask. */
export const POOLER_PASSWORD = 'for the pooler'

/** Where PgBouncer's program is; throws a sentence where there is none. */
export async function findPgbouncer(): Promise<string> {
  const program = await findProgram('pgbouncer')
  if (program !== undefined) return program
  throw new Error(
    'Nothing was tried: there is no pgbouncer on this machine. Debian has it as a package of this name.',
  )
}

/** A PgBouncer in transaction mode in front of a database; the libpq URL of the database by this way. */
export async function startPgbouncer(
  t: TestContext,
  databaseUrl: string,
  settings: Readonly<Record<string, string>> = {},
): Promise<string> {
  const target = new URL(databaseUrl)
  const name = target.pathname.slice(1)
  const host = target.searchParams.get('host') ?? target.hostname
  const password = target.password === '' ? '' : ` password=${decodeURIComponent(target.password)}`
  const configOf = (port: number, users: string) => {
    const config = {
      listen_addr: '127.0.0.1',
      listen_port: String(port),
      unix_socket_dir: '',
      auth_type: 'any',
      auth_file: users,
      pool_mode: 'transaction',
      // Fewer than statements at a time, so that each has another session than the one before.
      default_pool_size: '3',
      ...settings,
    }
    return `[databases]
${name} = host=${host} port=${target.port || '5432'} user=${target.username}${password}
[pgbouncer]
${Object.entries(config)
  .map(([key, value]) => `${key} = ${value}`)
  .join('\n')}
`
  }
  const port = await launchPgbouncer(t, configOf, `"${target.username}" "${POOLER_PASSWORD}"\n`)
  return `postgres://${target.username}@127.0.0.1:${port}/${name}`
}

/** Starts it with a configuration, made for a port and the file of its users; resolves with the port once it listens there. */
export async function launchPgbouncer(
  t: Pick<TestContext, 'after'>,
  configOf: (port: number, usersFile: string) => string,
  users: string,
): Promise<number> {
  const program = await findPgbouncer()
  const folder = await mkdtemp(join(tmpdir(), 'pgbouncer-'))
  t.after(() => rm(folder, { recursive: true }))
  const port = await freePort()
  const usersFile = join(folder, 'users.txt')
  await writeFile(usersFile, users)
  const file = join(folder, 'pgbouncer.ini')
  await writeFile(file, configOf(port, usersFile))
  // It refuses to run as root, as PostgreSQL does.
  const user = await chooseServerUser(folder)
  if (user !== undefined) {
    for (const path of [folder, file, usersFile]) await chown(path, user.uid, user.gid)
  }
  await chmod(folder, 0o700)
  await startProgram(t, program, [file], /process up/, user)
  return port
}
