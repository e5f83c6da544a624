import type { Command } from 'commander'
import { Option } from 'commander'
import type { z } from 'zod'
import type { Account } from '../../../actions/account.ts'
import { createWorkspace } from '../../../actions/create-workspace.ts'
import { setConfirmScans } from '../../../actions/set-confirm-scans.ts'
import { setPlan } from '../../../actions/set-plan.ts'
import { showWorkspace } from '../../../actions/show-workspace.ts'
import { updateWorkspace } from '../../../actions/update-workspace.ts'
import { type KeptSize, measureKeptRankings } from '../../../db/kept-rankings.ts'
import { listWorkspaceIds } from '../../../db/workspaces.ts'
import { derivePosts } from '../../derivation/derive-posts.ts'
import { loadIdentity } from '../../derivation/identity.ts'
import {
  type ConfirmScans,
  confirmScansChoices,
  lookbackWindows,
  type Plan,
  plans,
  Workspace,
} from '../../model/index.ts'
import { UsageError } from '../usage-error.ts'
import { describeFirstOwner } from './first-owner.ts'
import { perform, USERS, WORKSPACES } from './perform.ts'
import { type PrintOptions, print } from './print.ts'
import { withDatabase } from './with-database.ts'

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
    .option('--owner <user>', 'who owns it, as "user list" shows them; default: nobody yet')
    .action(async (options: WorkspaceOptions & PlanOptions & { id?: string; owner?: string }) => {
      const { id, plan, planEnds: planEndsAt, confirmScans, owner: ownerId } = options
      const input = { id, ...toFields(options), plan, planEndsAt, confirmScans, ownerId }
      await withDatabase(async (db) => {
        const account = await perform(createWorkspace, input, { db }, USERS)
        const next = await describeFirstOwner(db, account.workspace.id, ownerId)
        await show(options, account, { more: [next] })
      })
    })

  withWorkspaceOptions(workspace.command('set').description('Change what is given; lists are replaced whole'))
    .requiredOption('--workspace <id>')
    .action(async (options: WorkspaceOptions & { workspace: string }) => {
      const { workspace: workspaceId, confirmScans } = options
      await withDatabase(async (db) => {
        const input = { workspaceId, ...toFields(options) }
        let account = await perform(updateWorkspace, input, { db }, WORKSPACES)
        if (confirmScans !== undefined)
          account = await perform(setConfirmScans, { workspaceId, confirmScans }, { db }, WORKSPACES)
        // Handles and links tell whose posts are whose: cut off here, the service goes on.
        await derivePosts(db, workspaceId, await loadIdentity(db, account.workspace))
        await show(options, account)
      })
    })

  workspace
    .command('show')
    .description('Show a workspace')
    .requiredOption('--workspace <id>')
    .option('--json', 'one JSON line')
    .action(async (options: PrintOptions & { workspace: string }) => {
      await withDatabase(async (db) => {
        const account = await perform(showWorkspace, { workspaceId: options.workspace }, { db }, WORKSPACES)
        const earlierRankings = await measureKeptRankings(db, options.workspace)
        await show(options, account, { earlierRankings })
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
      const { workspace: workspaceId, plan, planEnds: planEndsAt } = options
      const account = await withDatabase((db) =>
        perform(setPlan, { workspaceId, plan, planEndsAt }, { db }, WORKSPACES),
      )
      await show(options, account)
    })
}

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

/** The fields that the options give, for the action to judge. */
function toFields(options: WorkspaceOptions): Record<string, unknown> {
  const { name, productName, productUrl, word, competitorUrl, handle, lookbackDays } = options
  return {
    name,
    productName,
    productUrl,
    words: word,
    competitorUrls: competitorUrl,
    handles: handle && toHandles(handle),
    lookbackDays: lookbackDays && Number(lookbackDays),
  }
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

async function show(
  options: PrintOptions,
  { workspace, plan, planEndsAt, confirmScans }: z.input<typeof Account>,
  { earlierRankings, more = [] }: { earlierRankings?: KeptSize; more?: readonly string[] } = {},
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
    `plan         ${plan}${planEndsAt === null ? '' : ` until ${planEndsAt}`}`,
    `scans        ${confirmScans === 'client' ? 'confirmed by the client' : 'confirmation required'}`,
    ...(earlierRankings === undefined
      ? []
      : [`kept         ${earlierRankings.rankings} rankings of ${megabytesOf(earlierRankings)} MB`]),
    ...more,
  ])
}

/** As KEPT_RANKINGS_MB counts them, to one decimal. */
function megabytesOf({ bytes }: KeptSize): string {
  return (bytes / 1_000_000).toFixed(1)
}
