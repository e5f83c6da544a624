export interface DescribedError {
  readonly type: string
  readonly message: string
  readonly code?: string
  readonly stack?: string
  readonly cause?: DescribedError
}

/**
 * What may be told of an error, to a log or a terminal: its name, message, code, stack and causes, without the password of a
 * URL. Other fields are left out: PostgreSQL puts the refused row into them, which may be somebody's post, and a driver the
 * parameters. Undefined where there is no error.
 */
export function describeError(error: unknown): DescribedError | undefined {
  if (error === undefined || error === null) return undefined
  if (!(error instanceof Error)) return { type: typeof error, message: withoutPasswords(String(error)) }
  const cause = describeError(error.cause)
  return {
    type: error.name,
    message: withoutPasswords(error.message),
    ...('code' in error ? { code: String(error.code) } : {}),
    ...(error.stack === undefined ? {} : { stack: withoutPasswords(error.stack) }),
    ...(cause === undefined ? {} : { cause }),
  }
}

/** The same as lines for somebody at a terminal. */
export function errorText(error: unknown): string {
  const told: string[] = []
  for (let each = describeError(error); each !== undefined; each = each.cause) {
    const { type, message, code, stack = `${type}: ${message}` } = each
    told.push(code === undefined ? stack : `${stack}\n    code: ${code}`)
  }
  return told.length === 0 ? String(error) : told.join('\nCaused by ')
}

/** A password may hold any sign but a space, so what is taken for one goes on to the last @ before it. */
function withoutPasswords(text: string): string {
  return text.replace(/(:\/\/[^\s:/]*):\S*@/g, '$1:***@')
}
