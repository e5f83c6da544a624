/** A command was called in a way it does not take; the message says what it takes. */
export class UsageError extends Error {}

/** The exit code of a command that was called wrongly. */
export const WRONG_USE = 2
