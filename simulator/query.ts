/** The field that `@name` stands for in X's language. */
export const MENTION = '@'

/** What a search matches: a text and the platform's own field operators. */
export interface Searchable {
  readonly text: string
  field(name: string, value: string): boolean
}

export type Matcher = (document: Searchable) => boolean

export interface Dialect {
  /** The operator between alternatives: OR binds looser than a blank, YouTube's | tighter. */
  readonly or: 'OR' | '|'
  readonly fields: ReadonlySet<string>
  /** Finds `grow lights` for `grow light` too, as Reddit and YouTube do. X matches the exact word. */
  readonly stems: boolean
  /** X: an unquoted `and` is an error, groups cannot be negated, and some operators cannot stand alone. */
  readonly strict: boolean
}

export class QueryError extends Error {
  readonly position: number
  readonly code: 'unknown_operator' | 'ambiguous_and' | 'not_standalone' | 'syntax'
  readonly operator: string

  constructor(code: QueryError['code'], position: number, operator = '') {
    super(`${code} at position ${position}`)
    this.code = code
    this.position = position
    this.operator = operator
  }
}

interface Token {
  readonly kind: 'open' | 'close' | 'or' | 'and' | 'not' | 'term' | 'field'
  readonly value: string
  readonly name: string
  readonly position: number
}

/**
 * Parses words, "phrases", alternatives, negation, parentheses and field:value. Throws QueryError with the
 * position (from 1, as X counts).
 */
export function parseQuery(source: string, dialect: Dialect): Matcher {
  const tokens = tokenize(source, dialect)
  let next = 0

  const anyOf = (part: () => Matcher): Matcher => {
    const parts = [part()]
    while (tokens[next]?.kind === 'or') {
      next += 1
      parts.push(part())
    }
    return (document) => parts.some((matches) => matches(document))
  }
  const allOf = (part: () => Matcher): Matcher => {
    const parts: Matcher[] = []
    for (let token = tokens[next]; token !== undefined && token.kind !== 'or'; token = tokens[next]) {
      if (token.kind === 'close') break
      if (token.kind === 'and') next += 1
      else parts.push(part())
    }
    if (parts.length === 0) throw new QueryError('syntax', tokens[next]?.position ?? source.length + 1)
    return (document) => parts.every((matches) => matches(document))
  }
  const whole = (): Matcher => (dialect.or === 'OR' ? anyOf(() => allOf(unary)) : allOf(() => anyOf(unary)))
  const unary = (): Matcher => {
    const token = tokens[next]
    if (token === undefined) throw new QueryError('syntax', source.length + 1)
    next += 1
    if (token.kind === 'not') {
      if (dialect.strict && tokens[next]?.kind === 'open') throw new QueryError('syntax', token.position)
      const inner = unary()
      return (document) => !inner(document)
    }
    if (token.kind === 'open') {
      const inner = whole()
      if (tokens[next]?.kind !== 'close') throw new QueryError('syntax', source.length + 1)
      next += 1
      return inner
    }
    if (token.kind === 'field') return (document) => document.field(token.name, token.value)
    if (token.kind === 'term') return phraseMatcher(token.value, dialect.stems)
    throw new QueryError('syntax', token.position)
  }

  const matcher = whole()
  const left = tokens[next]
  if (left !== undefined) throw new QueryError('syntax', left.position)
  if (dialect.strict) requireStandalone(tokens)
  return matcher
}

/** A match has no letter or digit on either side; scripts without spaces are searched by containment. */
export function phraseMatcher(phrase: string, stems: boolean): Matcher {
  const wanted = fold(phrase).trim()
  if (/[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}]/u.test(wanted)) {
    return (document) => fold(document.text).includes(wanted)
  }
  const source = wanted
    .split(/\s+/)
    .map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
    .join('\\s+')
  const stemmed = stems && /[a-z]{3}$/.test(wanted) ? `${source.replace(/s$/, '')}s?` : source
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}])${stemmed}(?![\\p{L}\\p{N}])`, 'u')
  return (document) => pattern.test(fold(document.text))
}

/** Case, width and accents do not count. */
function fold(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .normalize('NFKC')
    .toLowerCase()
}

function tokenize(source: string, dialect: Dialect): Token[] {
  const text = dialect.strict ? source : withoutStrayQuote(source)
  const tokens: Token[] = []
  const pattern = /\s*(?:([()|])|(-)(?=\S)|([A-Za-z_]+):("[^"]*"|[^\s()|]+)|"([^"]*)"|([^\s()|"]+))/gy
  let end = 0
  for (let match = pattern.exec(text); match !== null; match = pattern.exec(text)) {
    end = pattern.lastIndex
    const [whole, sign, minus, name = '', value = '', phrase, word = ''] = match
    const position = match.index + whole.length - whole.trimStart().length + 1
    const push = (kind: Token['kind'], held: string, field = '') =>
      tokens.push({ kind, value: held, name: field, position })
    if (sign === '(') push('open', sign)
    else if (sign === ')') push('close', sign)
    else if (sign === '|') push('or', sign)
    else if (minus !== undefined) push('not', minus)
    else if (name !== '') {
      const operator = name.toLowerCase()
      // A colon in ordinary text ("9:30") is not an operator on Reddit and YouTube.
      if (dialect.fields.has(operator)) push('field', value.replaceAll('"', ''), operator)
      else if (dialect.strict) throw new QueryError('unknown_operator', position, name)
      else push('term', `${name}:${value}`.replaceAll('"', ''))
    } else if (phrase !== undefined) push('term', phrase)
    else if (word === 'OR' && dialect.or === 'OR') push('or', word)
    else if (word === 'NOT' && !dialect.strict) push('not', word)
    else if (word === 'AND' && !dialect.strict) push('and', word)
    else if (dialect.strict && word.toLowerCase() === 'and') throw new QueryError('ambiguous_and', position)
    else if (dialect.strict && /^@\w+$/.test(word)) push('field', word.slice(1), MENTION)
    else push('term', word)
  }
  if (end < text.trimEnd().length || tokens.length === 0) throw new QueryError('syntax', end + 1)
  return tokens
}

/** X refuses an unclosed quote; the others ignore it. */
function withoutStrayQuote(source: string): string {
  const last = source.lastIndexOf('"')
  const odd = source.split('"').length % 2 === 0
  return odd ? `${source.slice(0, last)} ${source.slice(last + 1)}` : source
}

/** X requires a word, phrase, hashtag, from: or url: besides operators such as is: and lang:. */
function requireStandalone(tokens: readonly Token[]): void {
  const dependent = new Set(['is', 'has', 'lang', 'min_likes', 'min_replies', 'min_reposts'])
  const stands = tokens.some(
    (token, index) =>
      tokens[index - 1]?.kind !== 'not' &&
      (token.kind === 'term' || (token.kind === 'field' && !dependent.has(token.name))),
  )
  if (!stands) throw new QueryError('not_standalone', 1)
}
