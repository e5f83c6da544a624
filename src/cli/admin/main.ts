import { CommanderError } from 'commander'
import { ConfigError } from '../../config/config-error.ts'
import { ServiceError } from '../../lib/errors.ts'
import { errorText } from '../../process/describe-error.ts'
import { tellUncaught } from '../../process/uncaught.ts'
import { USAGE_ERROR_EXIT_CODE, UsageError } from '../usage-error.ts'
import { Interrupted } from './interrupted.ts'
import { createProgram } from './program.ts'

// A closed pipe, as of `head`, must not abort the work half-way.
process.stderr.on('error', () => {})
tellUncaught((error) => console.error(errorText(error)))

try {
  await createProgram().parseAsync()
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
  else console.error(errorText(error))
  return 1
}
