import { cp, mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import type { TestContext } from 'node:test'
import { runProgram, type Started, startProgram } from '../support/programs.ts'
import { readDeployed, root } from './deploy-files.ts'

/** Nobody's number on Linux: as good as the image's own user. */
const UID = '65534'

/**
 * In a mount namespace of its own: all that there is can be read and not written, but for /tmp, as compose.yaml has it;
 * there the image's folder, also read-only. Then an ordinary user without any capability.
 */
const ENTER = `
set -eu
mount --make-rprivate /
mount --rbind / "$ROOT"
mount -o remount,ro,bind "$ROOT"
mount -t tmpfs -o mode=1777 tmpfs "$ROOT/tmp"
mkdir "$ROOT/tmp/app" "$ROOT/tmp/secrets"
mount --bind "$APP" "$ROOT/tmp/app"
mount -o remount,ro,bind "$ROOT/tmp/app"
mount --bind "$SECRETS" "$ROOT/tmp/secrets"
touch "$ROOT/tmp/node"
mount --bind "$NODE" "$ROOT/tmp/node"
exec chroot "$ROOT" setpriv --reuid ${UID} --regid ${UID} --clear-groups --no-new-privs --bounding-set=-all --inh-caps=-all \\
  env -i -C /tmp/app "$@"
`

export interface Image {
  /** Whether it runs as another user in a root that cannot be written to; else as whoever runs this. */
  readonly isConfined: boolean
  /** The path at which a file of the secrets' folder is found within. */
  secret(name: string): string
  run(args: readonly string[], settings: Readonly<Record<string, string>>): Promise<string>
  start(
    t: Pick<TestContext, 'after'>,
    settings: Readonly<Record<string, string>>,
    until: RegExp,
  ): Promise<Started>
}

/** Does what the Containerfile says in a folder, without containers: each COPY a copy, each RUN a shell of this machine. */
export async function replayImage(t: Pick<TestContext, 'after'>, secrets: string): Promise<Image> {
  const folder = await mkdtemp(join(tmpdir(), 'trend-research-image-'))
  t.after(() => rm(folder, { recursive: true, force: true }))
  let from = root
  let into = join(folder, 'build')
  let user = ''
  let command: readonly string[] = []
  for (const line of (await readDeployed('Containerfile')).split('\n')) {
    const [, word = '', rest = ''] = /^([A-Z]+) (.*)$/.exec(line) ?? []
    if (word === 'FROM') into = join(folder, / AS build$/.test(rest) ? 'build' : 'image')
    if (word === 'RUN') await runProgram('sh', ['-c', rest], { cwd: into })
    if (word === 'USER') user = rest
    if (word === 'CMD') command = JSON.parse(rest)
    if (word === 'COPY') {
      const [, isBuilt, paths = ''] = /^(--from=build )?(.*)$/.exec(rest) ?? []
      from = isBuilt === undefined ? root : join(folder, 'build')
      await copyAll(paths.split(' '), from, into)
    }
  }
  if (user === '' || user === 'root') throw new Error('the image runs as root')
  return await enterable(folder, secrets, command)
}

/** `COPY a b ./` puts a and b into the folder, `COPY a ./a` copies a to there. */
async function copyAll(paths: readonly string[], from: string, into: string): Promise<void> {
  const to = join(into, (paths.at(-1) ?? '').replace(/^\/app\//, ''))
  for (const path of paths.slice(0, -1)) {
    const source = join(from, path.replace(/^\/app\//, ''))
    const target = paths.at(-1)?.endsWith('/') ? join(to, path.split('/').at(-1) ?? '') : to
    await mkdir(dirname(target), { recursive: true })
    await cp(source, target, { recursive: true, verbatimSymlinks: true })
  }
}

async function enterable(folder: string, secrets: string, command: readonly string[]): Promise<Image> {
  const app = join(folder, 'image')
  const empty = join(folder, 'root')
  await mkdir(empty)
  const env = { ...process.env, ROOT: empty, APP: app, SECRETS: secrets, NODE: process.execPath }
  const enter = (args: readonly string[], settings: Readonly<Record<string, string>>) => {
    const given = Object.entries({ PATH: '/usr/bin:/bin', ...settings }).map(
      ([name, value]) => `${name}=${value}`,
    )
    return ['--mount', 'sh', '-c', ENTER, 'enter', ...given, '/tmp/node', ...args]
  }
  const isConfined = await runProgram('unshare', enter(['-e', PROBE], {}), { env }).then(
    () => true,
    (error: unknown) => {
      if (String(error).includes(WRITABLE)) throw error
      return false
    },
  )
  const [, ...main] = command
  return {
    isConfined,
    secret: (name) => (isConfined ? `/tmp/secrets/${name}` : join(secrets, name)),
    run: (args, settings) =>
      isConfined
        ? runProgram('unshare', enter(args, settings), { env })
        : runProgram(process.execPath, args, { cwd: app, env: { PATH: process.env['PATH'], ...settings } }),
    start: (t, settings, until) =>
      isConfined
        ? startProgram(t, 'unshare', enter(main, settings), until, { env })
        : startProgram(t, process.execPath, main, until, {
            cwd: app,
            env: { PATH: process.env['PATH'], ...settings },
          }),
  }
}

const WRITABLE = 'can be written to'

/** Fails where something is not closed that should be. */
const PROBE = `
const { writeFileSync } = require('node:fs')
if (process.getuid() !== ${UID}) throw new Error('another user than nobody ${WRITABLE}')
for (const folder of ['/', '/usr', '/etc', '/var/tmp', '/tmp/app', '/tmp/app/dist', '/tmp/secrets']) {
  let isOpen = true
  try { writeFileSync(folder + '/trend-research-probe', '') } catch { isOpen = false }
  if (isOpen) throw new Error(folder + ' ${WRITABLE}')
}
writeFileSync('/tmp/probe', '')
`
