import { Command, CommanderError } from 'commander'
import { ConfigError } from '../../config/config-error.ts'
import { ServiceError } from '../../lib/errors.ts'
import { USAGE_ERROR_EXIT_CODE, UsageError } from '../usage-error.ts'
import { addAuditCommand } from './audit.ts'
import { addAuthorCommands } from './author.ts'
import { addEvidenceCommands } from './evidence.ts'
import { Interrupted } from './interrupted.ts'
import { addKeyCommands } from './key.ts'
import { addScanCommands } from './scan.ts'
import { addUserCommands } from './user.ts'
import { addVoiceCommands } from './voice.ts'
import { addWorkspaceCommands } from './workspace.ts'

/** `npm run admin -- …`: administration for an operator at a terminal. */
const program = new Command('admin')
  .description('Workspaces, API keys, people, scans and evidence of the Trend Research service')
  .exitOverride()
  .configureHelp({ sortSubcommands: true })

addWorkspaceCommands(program.command('workspace').description('Workspaces and their plans'))
addKeyCommands(program.command('key').description('API keys: shown once, stored as a hash'))
addUserCommands(program.command('user').description('People, and the links that sign them in'))
addScanCommands(program.command('scan').description('Live scans'))
addAuthorCommands(program.command('author').description('Authors of stored posts'))
addVoiceCommands(
  program.command('voice').description("Whose accounts are the company's and its competitors'"),
)
addAuditCommand(program)
addEvidenceCommands(program.command('evidence').description('Stored posts'))

// A closed pipe, as of `head`, must not abort the work half-way.
process.stderr.on('error', () => {})

try {
  await program.parseAsync()
} catch (error) {
  process.exitCode = report(error)
  // Interrupted work may still run, and a database that hangs never closes its connection.
  process.stderr.write('', () => process.exit())
}

/** The exit code. 2: wrong usage; 1: it failed; above 128: a signal ended it. */
function report(error: unknown): number {
  if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : USAGE_ERROR_EXIT_CODE
  if (error instanceof Interrupted) return error.exitCode
  if (error instanceof UsageError) {
    console.error(error.message)
    return USAGE_ERROR_EXIT_CODE
  }
  if (error instanceof ServiceError || error instanceof ConfigError) console.error(error.message)
  else console.error(error)
  return 1
}
