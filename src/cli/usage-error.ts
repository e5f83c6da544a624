/** A command was called wrongly; the message says what is allowed. */
export class UsageError extends Error {}

/** Exit code of a command that was called wrongly. */
export const USAGE_ERROR_EXIT_CODE = 2
