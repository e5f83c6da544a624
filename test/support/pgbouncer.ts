import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { access, chmod, chown, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import type { TestContext } from 'node:test'
import { chooseServerUser } from '../../db/embedded/server-user.ts'

/** What it asks for where `auth_type` makes it ask. */
export const POOLER_PASSWORD = 'for the pooler'

const PLACES = [...(process.env['PATH'] ?? '').split(':'), '/usr/sbin']

/** Where PgBouncer's program is; throws a sentence where there is none. */
export async function findPgbouncer(): Promise<string> {
  for (const place of PLACES) {
    const program = join(place, 'pgbouncer')
    const isThere = await access(program).then(
      () => true,
      () => false,
    )
    if (isThere) return program
  }
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
  const program = await findPgbouncer()
  const target = new URL(databaseUrl)
  const name = target.pathname.slice(1)
  const folder = await mkdtemp(join(tmpdir(), 'pgbouncer-'))
  t.after(() => rm(folder, { recursive: true }))
  const port = await freePort()
  const host = target.searchParams.get('host') ?? target.hostname
  const password = target.password === '' ? '' : ` password=${decodeURIComponent(target.password)}`
  const users = join(folder, 'users.txt')
  await writeFile(users, `"${target.username}" "${POOLER_PASSWORD}"\n`)
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
  const file = join(folder, 'pgbouncer.ini')
  await writeFile(
    file,
    `[databases]
${name} = host=${host} port=${target.port || '5432'} user=${target.username}${password}
[pgbouncer]
${Object.entries(config)
  .map(([key, value]) => `${key} = ${value}`)
  .join('\n')}
`,
  )
  // It refuses to run as root, as PostgreSQL does.
  const user = await chooseServerUser(folder)
  if (user !== undefined) {
    for (const path of [folder, file, users]) await chown(path, user.uid, user.gid)
  }
  await chmod(folder, 0o700)
  const child = spawn(program, [file], { stdio: ['ignore', 'ignore', 'pipe'], ...user })
  const exit = once(child, 'exit')
  t.after(async () => {
    child.kill('SIGKILL')
    await exit
  })
  const said: string[] = []
  for await (const line of createInterface({ input: child.stderr })) {
    said.push(line)
    if (line.includes('process up')) {
      child.stderr.resume()
      return `postgres://${target.username}@127.0.0.1:${port}/${name}`
    }
  }
  throw new Error(`pgbouncer ended: ${said.join('\n')}`)
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  return typeof address === 'object' && address !== null ? address.port : 0
}
