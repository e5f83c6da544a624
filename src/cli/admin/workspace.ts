import { randomBytes } from 'node:crypto'
import type { Command } from 'commander'
import { Option } from 'commander'
import type { z } from 'zod'
import { type KeptSize, measureKeptRankings } from '../../../db/kept-rankings.ts'
import {
  createWorkspace,
  listWorkspaceIds,
  setConfirmScans,
  setPlan,
  updateWorkspace,
  type WorkspaceAccount,
} from '../../../db/workspaces.ts'
import { isPublicHost } from '../../collectors/public-host.ts'
import { derivePosts } from '../../derivation/derive-posts.ts'
import { loadIdentity } from '../../derivation/identity.ts'
import { toHttpUrl } from '../../lib/http-url.ts'
import {
  type ConfirmScans,
  confirmScansChoices,
  IsoTime,
  lookbackWindows,
  type Plan,
  plans,
  Workspace,
} from '../../model/index.ts'
import { UsageError } from '../usage-error.ts'
import { type PrintOptions, print } from './print.ts'
import { requireWorkspace, withDatabase } from './with-database.ts'

/** The contract's schema of handles: the platforms that have them, and their lists. */
const handleLists = Workspace.shape.handles

interface WorkspaceOptions extends PrintOptions {
  readonly name?: string
  readonly productName?: string
  readonly productUrl?: string
  readonly word?: string[]
  readonly competitorUrl?: string[]
  readonly handle?: string[]
  readonly lookbackDays?: string
  readonly confirmScans?: ConfirmScans
}

interface PlanOptions {
  readonly plan: Plan
  readonly planEnds?: string
}

export function addWorkspaceCommands(workspace: Command): void {
  withWorkspaceOptions(workspace.command('create').description('Make a workspace'))
    .option('--id <id>', 'its id; default: a random one')
    .addOption(planOption().default('pro'))
    .addOption(planEndsOption())
    .action(async (options: WorkspaceOptions & PlanOptions & { id?: string }) => {
      const account = {
        workspace: toWorkspace(options.id ?? `ws_${randomBytes(6).toString('hex')}`, options, emptyWorkspace),
        plan: options.plan,
        planEndsAt: toDate(options.planEnds),
        confirmScans: options.confirmScans ?? 'client',
      }
      await withDatabase(async (db) => {
        if (!(await createWorkspace(db, account))) {
          throw new UsageError(`There is a workspace ${account.workspace.id} already.`)
        }
      })
      await show(options, account)
    })

  withWorkspaceOptions(workspace.command('set').description('Change what is given; lists are replaced whole'))
    .requiredOption('--workspace <id>')
    .action(async (options: WorkspaceOptions & { workspace: string }) => {
      await withDatabase(async (db) => {
        const account = await requireWorkspace(db, options.workspace)
        const changed = toWorkspace(options.workspace, options, account.workspace)
        await updateWorkspace(db, changed)
        // Handles and links tell whose posts are whose: cut off here, the service goes on.
        await derivePosts(db, changed.id, await loadIdentity(db, changed))
        const { confirmScans = account.confirmScans } = options
        if (options.confirmScans !== undefined) await setConfirmScans(db, options.workspace, confirmScans)
        await show(options, { ...account, workspace: changed, confirmScans })
      })
    })

  workspace
    .command('show')
    .description('Show a workspace')
    .requiredOption('--workspace <id>')
    .option('--json', 'one JSON line')
    .action(async (options: PrintOptions & { workspace: string }) => {
      await withDatabase(async (db) => {
        const account = await requireWorkspace(db, options.workspace)
        await show(options, account, await measureKeptRankings(db, options.workspace))
      })
    })

  workspace
    .command('list')
    .description('List the ids of all workspaces')
    .option('--json', 'one JSON line')
    .action(async (options: PrintOptions) => {
      const ids = await withDatabase(listWorkspaceIds)
      await print(options, { workspaces: ids }, ids)
    })

  workspace
    .command('plan')
    .description('Set the plan; only an active pro plan opens the API')
    .requiredOption('--workspace <id>')
    .addOption(planOption().makeOptionMandatory())
    .addOption(planEndsOption())
    .option('--json', 'one JSON line')
    .action(async (options: PrintOptions & PlanOptions & { workspace: string }) => {
      const planEndsAt = toDate(options.planEnds)
      await withDatabase(async (db) => {
        await setPlan(db, options.workspace, options.plan, planEndsAt)
        await show(options, await requireWorkspace(db, options.workspace))
      })
    })
}

const emptyWorkspace = {
  words: [],
  competitorUrls: [],
  handles: {},
  lookbackDays: 30,
} as const satisfies Partial<z.input<typeof Workspace>>

function withWorkspaceOptions(command: Command): Command {
  return command
    .option('--name <name>')
    .option('--product-name <name>')
    .option('--product-url <url>')
    .option(
      '--word <word...>',
      'the word list; "=US" for this very case, "jaguar -car" without posts about cars',
    )
    .option('--competitor-url <url...>', 'the competitor watchlist')
    .option(
      '--handle <platform=handle...>',
      `${Object.keys(handleLists.shape).join(', ')}: for example reddit=r/houseplants`,
    )
    .option('--lookback-days <days>', `default window: ${lookbackWindows.join(', ')}`)
    .addOption(
      new Option(
        '--confirm-scans <who>',
        'who sees to it that a user agrees to a scan: the client alone, or the service, too',
      ).choices(confirmScansChoices),
    )
    .option('--json', 'one JSON line')
}

function planOption(): Option {
  return new Option('--plan <plan>', 'the paid plan').choices(plans)
}

function planEndsOption(): Option {
  return new Option('--plan-ends <date>', 'when it ends (ISO 8601); default: never')
}

/** The workspace with the given options changed. Throws a UsageError that names a wrong option. */
function toWorkspace(id: string, options: WorkspaceOptions, before: Partial<Workspace>): Workspace {
  for (const [option, values] of Object.entries({
    id: [id],
    name: [options.name],
    word: options.word ?? [],
  })) {
    if (values.some((value) => value?.trim() === '')) throw new UsageError(`--${option} must not be empty.`)
  }
  const parsed = Workspace.safeParse({
    ...before,
    id,
    ...(options.name === undefined ? {} : { name: options.name }),
    ...(options.productName === undefined ? {} : { productName: options.productName }),
    ...(options.productUrl === undefined ? {} : { productUrl: toUri(options.productUrl) }),
    ...(options.word === undefined ? {} : { words: options.word }),
    ...(options.competitorUrl === undefined ? {} : { competitorUrls: options.competitorUrl.map(toUri) }),
    ...(options.handle === undefined ? {} : { handles: toHandles(options.handle) }),
    ...(options.lookbackDays === undefined ? {} : { lookbackDays: Number(options.lookbackDays) }),
  })
  if (parsed.success) return withPublicSites(parsed.data)
  const [issue] = parsed.error.issues
  const [field] = issue?.path ?? []
  throw new UsageError(`--${toOption(String(field))}: ${describe(String(field), issue?.message)}.`)
}

/** Rejects competitor URLs that are not on the public internet: hosts inside a network are never queried. */
function withPublicSites(workspace: Workspace): Workspace {
  const inside = workspace.competitorUrls.find((url) => !isPublicHost(new URL(url).hostname))
  if (inside === undefined) return workspace
  throw new UsageError(`--competitor-url: ${inside} is no address on the public internet.`)
}

/** A link as a URI; anything else unchanged, for the schema to reject. */
function toUri(text: string): string {
  return toHttpUrl(text) ?? text
}

function toHandles(given: readonly string[]): Workspace['handles'] {
  const handles = new Map<string, string[]>()
  for (const entry of given) {
    const [platform = '', ...rest] = entry.split('=')
    handles.set(platform, [...(handles.get(platform) ?? []), rest.join('=')])
  }
  const parsed = handleLists.safeParse(Object.fromEntries(handles))
  if (parsed.success && [...handles.values()].flat().every((handle) => handle !== '')) return parsed.data
  throw new UsageError(
    `--handle takes platform=handle with one of ${Object.keys(handleLists.shape).join(', ')}.`,
  )
}

function toOption(field: string): string {
  const names: Readonly<Record<string, string>> = { words: 'word', competitorUrls: 'competitor-url' }
  return names[field] ?? field.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
}

function describe(field: string, message: string | undefined): string {
  return field === 'lookbackDays' ? `must be one of ${lookbackWindows.join(', ')}` : (message ?? 'is wrong')
}

function toDate(text: string | undefined): Date | null {
  if (text === undefined) return null
  // Date alone accepts "5" as a day in 2001, and February 30th as one in March.
  if (IsoTime.safeParse(text).success) return new Date(text)
  throw new UsageError('--plan-ends must be an ISO 8601 date, or a time with its zone.')
}

async function show(
  options: PrintOptions,
  { workspace, plan, planEndsAt, confirmScans }: WorkspaceAccount,
  earlierRankings?: KeptSize,
): Promise<void> {
  const handles = Object.entries(workspace.handles).map(
    ([platform, names]) => `${platform}: ${names.join(', ')}`,
  )
  await print(options, { workspace, plan, planEndsAt, confirmScans, earlierRankings }, [
    `workspace    ${workspace.id} (${workspace.name})`,
    `product      ${workspace.productName} ${workspace.productUrl}`,
    `words        ${workspace.words.join(', ')}`,
    `competitors  ${workspace.competitorUrls.join(', ')}`,
    `handles      ${handles.join('; ')}`,
    `lookback     ${workspace.lookbackDays} days`,
    `plan         ${plan}${planEndsAt === null ? '' : ` until ${planEndsAt.toISOString()}`}`,
    `scans        ${confirmScans === 'client' ? 'confirmed by the client' : 'confirmation required'}`,
    ...(earlierRankings === undefined
      ? []
      : [`kept         ${earlierRankings.rankings} rankings of ${megabytesOf(earlierRankings)} MB`]),
  ])
}

/** As KEPT_RANKINGS_MB counts them, to one decimal. */
function megabytesOf({ bytes }: KeptSize): string {
  return (bytes / 1_000_000).toFixed(1)
}
