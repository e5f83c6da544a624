import type { Command } from 'commander'
import { createKey } from '../../../actions/create-key.ts'
import { listKeys } from '../../../actions/list-keys.ts'
import { revokeKey } from '../../../actions/revoke-key.ts'
import { rotateKey } from '../../../actions/rotate-key.ts'
import type { Db } from '../../../db/database.ts'
import { KEY_PREFIX } from '../../access/api-key.ts'
import type { ApiKey } from '../../model/index.ts'
import { UsageError } from '../usage-error.ts'
import { perform, WORKSPACES } from './perform.ts'
import { type PrintOptions, print } from './print.ts'
import { withDatabase } from './with-database.ts'

/** Where to look for a key that was not found. */
const KEYS = '"key list" shows them.'

interface KeyOptions extends PrintOptions {
  readonly workspace: string
}

export function addKeyCommands(key: Command): void {
  inWorkspace(key.command('create').description('Make a key and show it, this once'))
    .requiredOption('--label <label>', 'what or who will use it', toLabel)
    .action(async (options: KeyOptions & { label: string }) => {
      const { workspace: workspaceId, label } = options
      await withDatabase(async (db) => {
        const made = await perform(createKey, { workspaceId, label }, { db }, WORKSPACES)
        await showKey(db, options, { ...made, workspaceId }, [
          made.key,
          `This is ${made.keyId} (${label}). It is shown this once: keep it in your secret store.`,
        ])
      })
    })

  inWorkspace(
    key.command('list').description('List the keys: who made them and what used them, never the keys'),
  ).action(async (options: KeyOptions) => {
    const { keys } = await withDatabase((db) =>
      perform(listKeys, { workspaceId: options.workspace }, { db }, WORKSPACES),
    )
    await print(options, { keys }, keys.map(describeKey))
  })

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
      const { workspace: workspaceId, key: keyId, revokeOld = false } = options
      await withDatabase(async (db) => {
        const made = await perform(rotateKey, { workspaceId, keyId }, { db }, KEYS)
        await showKey(db, options, { ...made, revoked: revokeOld }, [
          made.key,
          `This is ${made.keyId} (${made.label}). It is shown this once: keep it in your secret store.`,
          revokeOld
            ? `${keyId} is revoked.`
            : `Verify it, then end the old one: key revoke --workspace ${workspaceId} --key ${keyId}`,
        ])
        // Only now: if the new key could not be shown, the old one is still needed.
        if (revokeOld) await revoke(db, workspaceId, keyId)
      })
    })
}

function inWorkspace(command: Command): Command {
  return command.requiredOption('--workspace <id>').option('--json', 'one JSON line')
}

function describeKey(key: ApiKey): string {
  const { keyId, lastFour, createdAt, createdBy, lastUsed, revokedAt, label } = key
  return [
    keyId,
    lastFour === null ? '' : `…${lastFour}`,
    createdAt,
    `by ${createdBy ?? 'the operator'}`,
    lastUsed === null ? 'never used' : describeUse(lastUsed),
    revokedAt === null ? 'live' : `revoked ${revokedAt}`,
    label,
  ]
    .filter((part) => part !== '')
    .join('  ')
}

function describeUse({ at, surface, client }: NonNullable<ApiKey['lastUsed']>): string {
  return `used ${at} over ${surface === 'rest' ? 'REST' : 'MCP'}${client === null ? '' : ` by ${client}`}`
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
  await perform(revokeKey, { workspaceId, keyId }, { db }, KEYS)
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
