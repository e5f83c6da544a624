import { chmod, cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { Agent, type RequestOptions, request } from 'node:https'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { connect } from '../../db/connect.ts'
import { freshDatabase, listenOnTcp } from '../support/database.ts'
import { launchPgbouncer } from '../support/pgbouncer.ts'
import { findProgram, freePort, runProgram, type Started, startProgram } from '../support/programs.ts'
import { readDeployed, root } from './deploy-files.ts'
import { type Image, replayImage } from './replayed-image.ts'

/** The name that nginx.conf has for its reader to replace. */
export const PUBLIC_HOST = 'trends.example'

type Hooks = { after(hook: () => Promise<void>): void }

export interface Instance extends Started {
  /** Where it answers without the proxy. */
  readonly url: string
}

export interface ProxyAnswer {
  readonly status: number
  readonly headers: Readonly<Record<string, string | string[] | undefined>>
  /** The body as it comes. */
  readonly body: NodeJS.ReadableStream
}

export interface Stack {
  readonly image: Image
  readonly instances: readonly [Instance, Instance]
  /** PostgreSQL itself, past the pooler. */
  readonly databaseUrl: string
  /** The services' settings. */
  readonly settings: Readonly<Record<string, string>>
  /** A call over TLS, as from outside. */
  ask(path: string, options?: RequestOptions & { readonly body?: string }): Promise<ProxyAnswer>
  /** Of the port without TLS. */
  readonly plainUrl: string
  /** Lines of the proxy's log. */
  proxyLog(): Promise<string[]>
}

/** All of compose.yaml without containers: its secrets, PgBouncer, two services from the image, nginx with TLS. */
export async function replayStack(t: Hooks, given: Readonly<Record<string, string>>): Promise<Stack> {
  const folder = await mkdtemp(join(tmpdir(), 'trend-research-stack-'))
  t.after(() => rm(folder, { recursive: true, force: true }))
  await chmod(folder, 0o711)
  const secrets = await makeSecrets(folder)
  const read = (name: string) => readFile(join(secrets, name), 'utf8')
  const databaseUrl = await makeDatabase(await read('postgres_password'))
  const target = new URL(databaseUrl)
  const ini = await readDeployed('pgbouncer.ini')
  const pooler = await launchPgbouncer(
    t,
    (port, users) =>
      adapted(ini, {
        'host=postgres port=5432': `host=${target.hostname} port=${target.port}`,
        'listen_addr = 0.0.0.0': 'listen_addr = 127.0.0.1',
        'listen_port = 6432': `listen_port = ${port}`,
        '/run/secrets/pgbouncer_users': users,
      }),
    await read('pgbouncer_users'),
  )
  const url = adapted(await read('database_url'), { 'pgbouncer:6432': `127.0.0.1:${pooler}` })
  await writeFile(join(secrets, 'database_url'), url)

  const image = await replayImage(t, secrets)
  const settings = {
    NODE_ENV: 'production',
    BASE_URL: `https://${PUBLIC_HOST}`,
    DATABASE_URL_FILE: image.secret('database_url'),
    TRUSTED_PROXIES: '127.0.0.1',
    ...given,
  }
  const begin = async (): Promise<Instance> => {
    const port = await freePort()
    const started = await image.start(t, { ...settings, PORT: String(port) }, /listens on/)
    return { ...started, url: `http://127.0.0.1:${port}` }
  }
  // Both at once, as compose.yaml starts them: both migrate.
  const instances = await Promise.all([begin(), begin()])
  return { image, instances, databaseUrl, settings, ...(await startProxy(t, folder, instances)) }
}

/** By make-secrets.sh itself, beside which they are put. */
async function makeSecrets(folder: string): Promise<string> {
  await cp(join(root, 'deploy/make-secrets.sh'), join(folder, 'make-secrets.sh'))
  await runProgram('sh', [join(folder, 'make-secrets.sh')])
  const secrets = join(folder, 'secrets')
  await chmod(secrets, 0o711)
  await chmod(join(secrets, 'database_url'), 0o644)
  return secrets
}

/** A database that an ordinary user of PostgreSQL owns, as PostgreSQL's image makes it. */
async function makeDatabase(password: string): Promise<string> {
  listenOnTcp()
  const url = new URL((await freshDatabase()).connectionString)
  const sql = connect(url.toString())
  await sql.unsafe(`create role trend_research login password '${password}'`)
  await sql.unsafe('create database trend_research owner trend_research')
  await sql.end({ timeout: 5 })
  url.pathname = '/trend_research'
  url.username = 'trend_research'
  url.password = password
  return url.toString()
}

async function startProxy(t: Hooks, folder: string, instances: readonly [Instance, Instance]) {
  const tls = join(folder, 'tls')
  await mkdir(tls)
  const names = ['-subj', `/CN=${PUBLIC_HOST}`, '-addext', `subjectAltName=DNS:${PUBLIC_HOST}`]
  const files = ['-keyout', join(tls, 'privkey.pem'), '-out', join(tls, 'fullchain.pem')]
  await runProgram('openssl', [
    'req',
    '-x509',
    '-newkey',
    'rsa:2048',
    '-nodes',
    '-days',
    '1',
    ...names,
    ...files,
  ])
  const [plain, port] = [await freePort(), await freePort()]
  const log = join(folder, 'access.log')
  const site = adapted(await readDeployed('nginx.conf'), {
    'service-1:8787': new URL(instances[0].url).host,
    'service-2:8787': new URL(instances[1].url).host,
    'listen 80;': `listen 127.0.0.1:${plain};`,
    'listen 443 ssl': `listen 127.0.0.1:${port} ssl`,
    '/etc/nginx/tls': tls,
    '/var/log/nginx/access.log': log,
  })
  await writeFile(join(folder, 'site.conf'), site)
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `${name}_temp_path ${folder}/${name};`)
    .join(' ')
  const main = join(folder, 'nginx.conf')
  // As root nginx's workers become another user, who has to read and write here.
  const user = process.getuid?.() === 0 ? 'user root;' : ''
  await writeFile(
    main,
    `${user} daemon off; pid ${folder}/nginx.pid; error_log stderr notice; events {} http { ${temporary} include ${folder}/site.conf; }`,
  )
  const nginx = await findProgram('nginx')
  if (nginx === undefined) throw new Error('there is no nginx on this machine')
  await runProgram(nginx, ['-t', '-c', main])
  await startProgram(t, nginx, ['-c', main], /start worker process \d+/)
  const ca = await readFile(join(tls, 'fullchain.pem'))
  const agent = new Agent({ keepAlive: true })
  // Also the connections of answers that nobody read to their end.
  t.after(async () => agent.destroy())
  return {
    plainUrl: `http://127.0.0.1:${plain}`,
    proxyLog: async () => (await readFile(log, 'utf8')).trimEnd().split('\n'),
    ask: (path: string, { body, headers, ...options }: RequestOptions & { readonly body?: string } = {}) =>
      new Promise<ProxyAnswer>((resolve, reject) => {
        const asked = request(
          {
            host: '127.0.0.1',
            port,
            path,
            servername: PUBLIC_HOST,
            ca,
            agent,
            headers: { Host: PUBLIC_HOST, ...headers },
            ...options,
          },
          (answer) => resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: answer }),
        )
        asked.on('error', reject).end(body)
      }),
  }
}

/** The whole body of an answer. */
export function bodyOf({ body }: ProxyAnswer): Promise<string> {
  return text(body)
}

/** A file with what only holds elsewhere replaced; throws where it does not stand in it. */
function adapted(file: string, replaced: Readonly<Record<string, string>>): string {
  return Object.entries(replaced).reduce((text, [from, to]) => {
    if (!text.includes(from)) throw new Error(`it has no "${from}"`)
    return text.replaceAll(from, to)
  }, file)
}
