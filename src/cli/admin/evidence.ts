import { createWriteStream } from 'node:fs'
import { stat, writeFile } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { type Command, Option } from 'commander'
import { importEvidence } from '../../../actions/import-evidence.ts'
import { refreshEvidence } from '../../../actions/refresh-evidence.ts'
import type { Db } from '../../../db/database.ts'
import { listObservations } from '../../../db/observations.ts'
import { pageExportedPosts } from '../../../db/posts.ts'
import { loadRankingBasis } from '../../analysis/ranking-basis.ts'
import { derivePosts } from '../../derivation/derive-posts.ts'
import { loadIdentity } from '../../derivation/identity.ts'
import type { Engine } from '../../engine.ts'
import type { BadLine } from '../../evidence/import-evidence.ts'
import type { PlatformRefresh } from '../../evidence/refresh-evidence.ts'
import { type Platform, platforms, type Workspace } from '../../model/index.ts'
import { withDerivedFields } from '../../posts/derived-fields.ts'
import { escapeUnshown } from '../../text/display-text.ts'
import { toBasisText } from '../basis-file.ts'
import { openFile } from '../open-file.ts'
import { UsageError } from '../usage-error.ts'
import { perform, WORKSPACES } from './perform.ts'
import { type PrintOptions, print } from './print.ts'
import { type ProgressLine, progressLine } from './progress-line.ts'
import { requireWorkspace, withDatabase } from './with-database.ts'
import { withEngine } from './with-engine.ts'

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
      const line = progressLine()
      const summary = await withDatabase(async (db) => {
        const { workspace } = await requireWorkspace(db, options.workspace)
        const services = { db, lines: stream, ...showImport(line) }
        const imported = await perform(
          importEvidence,
          { workspaceId: workspace.id, source: file },
          services,
          WORKSPACES,
        )
        // Cut off here, the service goes on.
        await derivePosts(db, workspace.id, await loadIdentity(db, workspace))
        return imported
      }).finally(() => line.end())
      const { read, stored, updated, unchanged, rejected } = summary
      await print(options, summary, [
        `${read} lines read: ${stored} posts stored, ${updated} updated, ${unchanged} unchanged, ${rejected} rejected.`,
      ])
    })

  evidence
    .command('export')
    .description('Write all stored posts as NDJSON, newest first')
    .argument('[file]', 'default: standard output')
    .requiredOption('--workspace <id>')
    .option('--coverage <file>', 'also write what else the ranking is made from, for "rank --coverage"')
    .option('--json', 'one JSON line with the count (needs a file)')
    .action(async (file: string | undefined, options: EvidenceOptions & { coverage?: string }) => {
      if (file === undefined && options.json)
        throw new UsageError('--json needs a file: the posts go to standard output.')
      const { coverage } = options
      if (coverage !== undefined)
        await withEngine((engine, db) => writeBasis(engine, db, options.workspace, coverage))
      const written = await withDatabase(async (db) => {
        const { workspace } = await requireWorkspace(db, options.workspace)
        return await writePosts(db, workspace, file)
      })
      if (file !== undefined)
        await print(options, { written, file }, [`${written} posts written to ${file}.`])
    })

  evidence
    .command('refresh')
    .description('Read stored posts again: fresh metrics, tombstones for removed ones, retention')
    .requiredOption('--workspace <id>')
    .option('--json', 'one JSON line')
    .action(async (options: EvidenceOptions) => {
      const line = progressLine()
      const { platforms } = await withEngine(({ refresh }, db) => {
        const services = { db, refresh, report: (text: string) => line.show(text) }
        return perform(refreshEvidence, { workspaceId: options.workspace }, services, WORKSPACES)
      }).finally(() => line.end())
      await print(options, { platforms }, platforms.map(describeRefresh))
    })

  evidence
    .command('history')
    .description("A post's metrics over time")
    .requiredOption('--workspace <id>')
    .addOption(new Option('--platform <platform>').choices(platforms).makeOptionMandatory())
    .requiredOption('--id <id>', 'as list_evidence shows it')
    .option('--json', 'one JSON line')
    .action(async (options: EvidenceOptions & { platform: Platform; id: string }) => {
      const observations = await withDatabase(async (db) => {
        await requireWorkspace(db, options.workspace)
        return await listObservations(db, options.workspace, options.platform, options.id)
      })
      if (observations.length === 0) throw new UsageError('No platform has given metrics of such a post.')
      const lines = observations.map(({ observedAt, metrics }) => `${observedAt}  ${JSON.stringify(metrics)}`)
      await print(options, { observations }, lines)
    })
}

function showImport(line: ProgressLine) {
  return {
    onBadLine({ number, reason }: BadLine) {
      line.end()
      console.error(`line ${number}: ${reason}`)
    },
    onProgress: (read: number) => line.show(`${read} lines read`),
  }
}

function describeRefresh(outcome: PlatformRefresh): string {
  const { platform, due, confirmed, removed, doubted, expired, notLookedAt, problems } = outcome
  const counts = `${due} due: ${confirmed} confirmed, ${removed} removed, ${doubted} doubted, ${notLookedAt} not looked at; ${expired} expired`
  return `${platform.padEnd(10)} ${counts}${problems.length === 0 ? '' : `. ${problems.join(' ')}`}`
}

async function openInput(file: string): Promise<AsyncIterable<Buffer>> {
  if (file === '-') return process.stdin
  const found = await stat(file).catch(() => undefined)
  if (found === undefined) throw new UsageError(`There is no file ${file}.`)
  if (!found.isFile()) throw new UsageError(`${file} is no regular file; - reads standard input.`)
  return readBytes(file)
}

async function* readBytes(file: string): AsyncGenerator<Buffer> {
  try {
    yield* openFile(file)
  } catch {
    throw new UsageError(`The file ${file} cannot be read to its end; the posts before that may be stored.`)
  }
}

/** Ranks the workspace's own window anew and writes what that ranking was made from. */
async function writeBasis({ rankings }: Engine, db: Db, workspaceId: string, file: string): Promise<void> {
  const { workspace } = await requireWorkspace(db, workspaceId)
  const windowDays = workspace.lookbackDays
  const inputs = await rankings.inputsOf(workspace)
  // A ranking goes on from the one before it, which it then replaces.
  const { previous, regroups } = await loadRankingBasis(db, workspaceId, {
    windowDays,
    now: new Date(),
    inputs,
  })
  const { computedAt: now } = await rankings.renew(workspace, windowDays)
  const basis = await loadRankingBasis(db, workspaceId, { windowDays, now, inputs })
  await writeFile(file, toBasisText({ ...basis, previous, regroups }))
}

async function writePosts(db: Db, workspace: Workspace, file: string | undefined): Promise<number> {
  const identity = await loadIdentity(db, workspace)
  let written = 0
  async function* lines() {
    for await (const page of pageExportedPosts(db, { workspaceId: workspace.id })) {
      written += page.length
      const lines = page.map((post) => JSON.stringify(withDerivedFields(post, identity)))
      yield lines.map((line) => `${escapeUnshown(line)}\n`).join('')
    }
  }
  const target = file === undefined ? process.stdout : createWriteStream(file)
  try {
    await pipeline(Readable.from(lines()), target, { end: file !== undefined })
  } catch (error) {
    // A failed system call is about the target; errors of the database are ServiceErrors.
    if (!(error instanceof Error && 'syscall' in error)) throw error
    throw new UsageError(`The posts cannot be written to ${file ?? 'standard output'}.`)
  }
  return written
}
