export interface DescribedError {
  readonly type: string
  readonly message: string
  readonly code?: string
  readonly stack?: string
  readonly cause?: DescribedError
  /** What several errors in one are. */
  readonly errors?: readonly DescribedError[]
}

/** Deeper causes, which may go round in a circle, and further errors of several in one are left out. */
const MAX_DEPTH = 5
const MAX_ERRORS = 5

/**
 * What may be told of an error, to a log or a terminal: its name, message, code, stack and causes, without the password of a
 * URL. Other fields are left out: PostgreSQL puts the refused row into them, which may be somebody's post, and a driver the
 * parameters. Undefined where there is no error. Never throws.
 */
export function describeError(error: unknown): DescribedError | undefined {
  return describe(error, MAX_DEPTH)
}

function describe(error: unknown, depth: number): DescribedError | undefined {
  if (error === undefined || error === null || depth === 0) return undefined
  if (!(error instanceof Error)) return { type: typeof error, message: withoutPasswords(textOf(error)) }
  const cause = describe(error.cause, depth - 1)
  const several = error instanceof AggregateError ? error.errors.slice(0, MAX_ERRORS) : []
  const errors = several.flatMap((each) => describe(each, depth - 1) ?? [])
  return {
    type: error.name,
    message: withoutPasswords(textOf(error.message)),
    ...('code' in error ? { code: textOf(error.code) } : {}),
    ...(error.stack === undefined ? {} : { stack: withoutPasswords(textOf(error.stack)) }),
    ...(cause === undefined ? {} : { cause }),
    ...(errors.length === 0 ? {} : { errors }),
  }
}

/** What is no text and cannot be made one, as an object without a prototype, is told by its type. */
function textOf(value: unknown): string {
  try {
    return String(value)
  } catch {
    return typeof value
  }
}

/** The same as lines for somebody at a terminal. */
export function errorText(error: unknown): string {
  const told = describeError(error)
  return told === undefined ? textOf(error) : linesOf(told)
}

function linesOf({
  type,
  message,
  code,
  stack = `${type}: ${message}`,
  cause,
  errors = [],
}: DescribedError): string {
  return [
    stack,
    ...(code === undefined ? [] : [`    code: ${code}`]),
    ...errors.map((each) => `One of them: ${linesOf(each)}`),
    ...(cause === undefined ? [] : [`Caused by ${linesOf(cause)}`]),
  ].join('\n')
}

/** Each word is read once: a message may be long, and somebody else's. */
function withoutPasswords(text: string): string {
  return text.replace(/\S+/g, (word) => word.split('://').map(withoutPassword).join('://'))
}

/** `place` 0 is the scheme of a URL, all others are what stands behind "://". */
function withoutPassword(part: string, place: number): string {
  const [colon, hostAt] = [part.indexOf(':'), part.lastIndexOf('@')]
  if (place === 0 || colon === -1 || colon > hostAt) return part
  // "127.0.0.1:8080/users/@me" has a port there, and "x.example/a:b@c" a path.
  const isOfHost = part.slice(0, colon).includes('/') || /^\d{1,5}\//.test(part.slice(colon + 1, colon + 7))
  return isOfHost ? part : `${part.slice(0, colon)}:***${part.slice(hostAt)}`
}
