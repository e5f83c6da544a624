import { createReadStream, createWriteStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import type { Command } from 'commander'
import type { Db } from '../../../db/database.ts'
import { pagePosts } from '../../../db/posts.ts'
import { importEvidence } from '../../evidence/import-evidence.ts'
import { UsageError } from '../usage-error.ts'
import { type PrintOptions, print } from './print.ts'
import { requireWorkspace, withDatabase } from './with-database.ts'

interface EvidenceOptions extends PrintOptions {
  readonly workspace: string
}

export function addEvidenceCommands(evidence: Command): void {
  evidence
    .command('import')
    .description('Store posts from an NDJSON file (.gz too); running it twice changes nothing')
    .argument('<file>', 'one post a line; - for standard input')
    .requiredOption('--workspace <id>')
    .option('--json', 'one JSON line')
    .action(async (file: string, options: EvidenceOptions) => {
      const stream = await openInput(file)
      const summary = await withDatabase(async (db) => {
        await requireWorkspace(db, options.workspace)
        return await importEvidence(db, options.workspace, stream, ({ number, reason }) =>
          console.error(`line ${number}: ${reason}`),
        )
      })
      const { read, stored, updated, unchanged, rejected } = summary
      print(options, summary, [
        `${read} lines read: ${stored} posts stored, ${updated} updated, ${unchanged} unchanged, ${rejected} rejected.`,
      ])
    })

  evidence
    .command('export')
    .description('Write all stored posts as NDJSON, newest first')
    .argument('[file]', 'default: standard output')
    .requiredOption('--workspace <id>')
    .option('--json', 'one JSON line with the count (needs a file)')
    .action(async (file: string | undefined, options: EvidenceOptions) => {
      if (file === undefined && options.json)
        throw new UsageError('--json needs a file: the posts go to standard output.')
      const written = await withDatabase(async (db) => {
        await requireWorkspace(db, options.workspace)
        return await writePosts(db, options.workspace, file)
      })
      if (file !== undefined) print(options, { written, file }, [`${written} posts written to ${file}.`])
    })
}

async function openInput(file: string): Promise<AsyncIterable<Buffer>> {
  if (file === '-') return process.stdin
  const found = await stat(file).catch(() => undefined)
  if (!found?.isFile()) throw new UsageError(`There is no file ${file}.`)
  return readBytes(file)
}

async function* readBytes(file: string): AsyncGenerator<Buffer> {
  const bytes = createReadStream(file)
  const unzipped = file.endsWith('.gz') ? bytes.pipe(createGunzip()) : bytes
  // pipe() alone does not hand on a failure to read.
  bytes.on('error', (error) => unzipped.destroy(error))
  try {
    yield* unzipped
  } catch {
    throw new UsageError(`The file ${file} cannot be read to its end; the posts before that may be stored.`)
  }
}

async function writePosts(db: Db, workspaceId: string, file: string | undefined): Promise<number> {
  let written = 0
  async function* lines() {
    for await (const page of pagePosts(db, { workspaceId })) {
      written += page.length
      yield page.map((post) => `${JSON.stringify(post)}\n`).join('')
    }
  }
  const target = file === undefined ? process.stdout : createWriteStream(file)
  try {
    await pipeline(Readable.from(lines()), target, { end: file !== undefined })
  } catch (error) {
    // The system refused a call on the target; what the database says has become an error of ours.
    if (!(error instanceof Error && 'syscall' in error)) throw error
    throw new UsageError(`The posts cannot be written to ${file ?? 'standard output'}.`)
  }
  return written
}
