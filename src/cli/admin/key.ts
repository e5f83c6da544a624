import type { Command } from 'commander'
import { listKeys, revokeKey } from '../../../db/api-keys.ts'
import type { Db } from '../../../db/database.ts'
import { KEY_PREFIX } from '../../access/api-key.ts'
import { issueKey } from '../../access/issue-key.ts'
import { UsageError } from '../usage-error.ts'
import { type PrintOptions, print } from './print.ts'
import { requireWorkspace, withDatabase } from './with-database.ts'

interface KeyOptions extends PrintOptions {
  readonly workspace: string
}

export function addKeyCommands(key: Command): void {
  inWorkspace(key.command('create').description('Make a key and show it, this once'))
    .requiredOption('--label <label>', 'what or who will use it', toLabel)
    .action(async (options: KeyOptions & { label: string }) => {
      await withDatabase(async (db) => {
        await requireWorkspace(db, options.workspace)
        const made = await issueKey(db, options.workspace, options.label)
        const answer = { ...made, label: options.label, workspaceId: options.workspace }
        await showKey(db, options, answer, [
          `${made.key}`,
          `This is ${made.keyId} (${options.label}). It is shown this once: keep it in your secret store.`,
        ])
      })
    })

  inWorkspace(key.command('list').description('List the keys by label, never the keys themselves')).action(
    async (options: KeyOptions) => {
      await withDatabase(async (db) => {
        await requireWorkspace(db, options.workspace)
        const keys = await listKeys(db, options.workspace)
        await print(
          options,
          { keys },
          keys.map(({ keyId, label, createdAt, revokedAt }) => {
            const state = revokedAt === null ? 'live' : `revoked ${revokedAt.toISOString()}`
            return `${keyId}  ${createdAt.toISOString()}  ${state}  ${label}`
          }),
        )
      })
    },
  )

  inWorkspace(key.command('revoke').description('End a key: its next call fails'))
    .requiredOption('--key <id>', 'the id that "key list" shows', toKeyId)
    .action(async (options: KeyOptions & { key: string }) => {
      await withDatabase((db) => revoke(db, options.workspace, options.key))
      await print(options, { keyId: options.key, revoked: true }, [`${options.key} is revoked.`])
    })

  inWorkspace(key.command('rotate').description('Make a replacement with the same label'))
    .requiredOption('--key <id>', 'the id of the key to replace', toKeyId)
    .option('--revoke-old', 'end the old key at once, instead of after the new one was verified')
    .action(async (options: KeyOptions & { key: string; revokeOld?: boolean }) => {
      await withDatabase(async (db) => {
        const old = (await listKeys(db, options.workspace)).find(({ keyId }) => keyId === options.key)
        if (old === undefined || old.revokedAt !== null) throw noSuchKey(options.workspace, options.key)
        const made = await issueKey(db, options.workspace, old.label)
        await showKey(
          db,
          options,
          { ...made, label: old.label, replaces: old.keyId, revoked: options.revokeOld ?? false },
          [
            made.key,
            `This is ${made.keyId} (${old.label}). It is shown this once: keep it in your secret store.`,
            options.revokeOld
              ? `${old.keyId} is revoked.`
              : `Verify it, then end the old one: key revoke --workspace ${options.workspace} --key ${old.keyId}`,
          ],
        )
        // Only now: if the new key could not be shown, the old one is still needed.
        if (options.revokeOld) await revoke(db, options.workspace, old.keyId)
      })
    })
}

function inWorkspace(command: Command): Command {
  return command.requiredOption('--workspace <id>').option('--json', 'one JSON line')
}

/** Shows a new key, and revokes it where that fails, because nobody has it. */
async function showKey<Answer extends { readonly keyId: string }>(
  db: Db,
  options: KeyOptions,
  answer: Answer,
  lines: readonly string[],
): Promise<void> {
  try {
    await print(options, answer, lines)
  } catch {
    await revoke(db, options.workspace, answer.keyId)
    throw new UsageError('The new key cannot be written to standard output, so it was revoked.')
  }
}

async function revoke(db: Db, workspaceId: string, keyId: string): Promise<void> {
  if (!(await revokeKey(db, workspaceId, keyId))) throw noSuchKey(workspaceId, keyId)
}

/** Not empty: the label is all that distinguishes keys in the list. */
function toLabel(text: string): string {
  if (text.trim() !== '') return text
  throw new UsageError('--label must not be empty.')
}

/** Rejects a key given in place of its id without repeating it: messages may be logged. */
function toKeyId(text: string): string {
  if (!text.includes(KEY_PREFIX)) return text
  throw new UsageError('--key takes the id that "key list" shows, never the key itself.')
}

function noSuchKey(workspaceId: string, keyId: string): UsageError {
  return new UsageError(`Workspace ${workspaceId} has no live key ${keyId}. "key list" shows them.`)
}
