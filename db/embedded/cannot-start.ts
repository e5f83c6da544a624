import { ServiceError } from '../../src/lib/errors.ts'

export const USE_ANOTHER = 'set DATABASE_URL to a PostgreSQL 14 or newer instead'

/** `why` completes the sentence; errors of PostgreSQL or the system belong in `cause`. */
export function cannotStart(why: string, cause?: unknown): ServiceError {
  return new ServiceError({ kind: 'unavailable' }, `The embedded PostgreSQL cannot start: ${why}.`, { cause })
}

/** The code of a failed system call (`ENOENT`, `EACCES`, …), undefined for any other error. */
export function systemCode(error: unknown): string | undefined {
  if (!(error instanceof Error) || !('code' in error)) return undefined
  return typeof error.code === 'string' ? error.code : undefined
}

/** The same error, but where a full disk is its cause one that says so. */
export function explainFullDisk(error: unknown, folder: string): unknown {
  return isFullDisk(error)
    ? cannotStart(`the disk of ${folder} has no space left; free some, or set DATA_DIR to another one`, error)
    : error
}

export function isFullDisk(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  return systemCode(error) === 'ENOSPC' || tellsFullDisk(error.message) || isFullDisk(error.cause)
}

/** Whether a line of PostgreSQL's log tells of a full disk. */
export function tellsFullDisk(line: string): boolean {
  return /No space left on device|Check free disk space/.test(line)
}

/**
 * Whether a line of PostgreSQL's log says that something of a server before still holds the data directory: sessions of one
 * that was killed, which run until they notice it, or a server that a process started just before it was killed.
 */
export function tellsPredecessor(line: string): boolean {
  return /pre-existing shared memory block|lock file "postmaster\.pid" (already exists|is empty)/.test(line)
}
