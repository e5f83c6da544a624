import { Command } from 'commander'
import { addAuditCommand } from './audit.ts'
import { addAuthorCommands } from './author.ts'
import { addBackupCommands } from './backup.ts'
import { addEvidenceCommands } from './evidence.ts'
import { addKeyCommands } from './key.ts'
import { addScanCommands } from './scan.ts'
import { addUserCommands } from './user.ts'
import { addPasskeyCommands } from './user-passkeys.ts'
import { addVoiceCommands } from './voice.ts'
import { addWorkspaceCommands } from './workspace.ts'

/** `npm run admin -- …`: administration for an operator at a terminal. What changes something is an action. */
export function createProgram(): Command {
  const program = new Command('admin')
    .description('Workspaces, API keys, people, scans and evidence of the Trend Research service')
    .exitOverride()
    .configureHelp({ sortSubcommands: true })

  addWorkspaceCommands(program.command('workspace').description('Workspaces and their plans'))
  addKeyCommands(program.command('key').description('API keys: shown once, stored as a hash'))
  const user = program.command('user').description('People, and what signs them in')
  addUserCommands(user)
  addPasskeyCommands(user)
  addScanCommands(program.command('scan').description('Live scans'))
  addAuthorCommands(program.command('author').description('Authors of stored posts'))
  addVoiceCommands(
    program.command('voice').description("Whose accounts are the company's and its competitors'"),
  )
  addAuditCommand(program)
  addBackupCommands(program)
  addEvidenceCommands(program.command('evidence').description('Stored posts'))
  return program
}
