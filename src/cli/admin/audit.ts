import { type Command, Option } from 'commander'
import { listAudit } from '../../../actions/list-audit.ts'
import { type AuditEvent, auditActorKinds } from '../../model/index.ts'
import { UsageError } from '../usage-error.ts'
import { perform } from './perform.ts'
import { type PrintOptions, print } from './print.ts'
import { requireWorkspace, withDatabase } from './with-database.ts'

const PAGE = 500

interface AuditOptions extends PrintOptions {
  readonly workspace?: string
  readonly action?: string
  readonly actor?: string
  readonly since?: string
  readonly limit?: number
}

export function addAuditCommand(program: Command): void {
  program
    .command('audit')
    .description('Who administered what and who tried to sign in, when and from where, the newest first')
    .option('--workspace <id>', 'default: all, and what belongs to none')
    .option('--action <name>', 'only this action, such as create_key, sign_in or sign_in_refused')
    .addOption(new Option('--actor <kind>', 'only what such an actor did').choices(auditActorKinds))
    .option('--since <date>', 'not before (ISO 8601)')
    .option('--limit <n>', 'at most so many; default: all', toLimit)
    .option('--json', 'one JSON line an event')
    .action(async (options: AuditOptions) => {
      const { workspace: workspaceId, action, actor: actorKind, since, json } = options
      await withDatabase(async (db) => {
        if (workspaceId !== undefined) await requireWorkspace(db, workspaceId)
        let left = options.limit ?? Number.POSITIVE_INFINITY
        let before: number | null | undefined
        while (left > 0 && before !== null) {
          const limit = Math.min(PAGE, left)
          const input = { workspaceId, action, actorKind, since, before, limit }
          const { events, next } = await perform(listAudit, input, { db })
          const lines = events.map((event) => (json ? JSON.stringify(event) : describeEvent(event)))
          if (lines.length > 0) await print({}, undefined, lines)
          left -= events.length
          before = next
        }
      })
    })
}

function describeEvent({ at, actor, from, action, workspaceId, subject, before, after }: AuditEvent): string {
  const who = actor.id === null ? actor.kind : `${actor.kind} ${actor.id}`
  const change = [before, after].map((fields) => (fields === null ? 'nothing' : JSON.stringify(fields)))
  const what = [action, workspaceId, subject === workspaceId ? null : subject].filter((part) => part !== null)
  return `${at}  ${who} from ${from}  ${what.join(' ')}  ${change.join(' -> ')}`
}

function toLimit(text: string): number {
  if (/^[1-9]\d{0,8}$/.test(text)) return Number(text)
  throw new UsageError('--limit must be a whole number from 1.')
}
