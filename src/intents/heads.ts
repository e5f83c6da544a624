/** How many letters of a match are foretold. */
export const HEAD_LENGTH = 3
/** Stands behind a head that any letters may follow. */
export const OPEN = '\u0000'

/**
 * With which letters a match of a regular expression can begin: heads of HEAD_LENGTH letters, or shorter ones that end
 * in OPEN. Never too few; of a class of letters it only knows that it is any letter. It reads what compile.ts writes: groups,
 * classes, escapes, assertions, quantifiers.
 */
export function headsOf(source: string): ReadonlySet<string> {
  const parser = { source, at: 0 }
  const heads = new Set<string>()
  for (const head of through(alternativesOf(parser), new Set([''])))
    heads.add(isDone(head) ? head : head + OPEN)
  return heads
}

type Node =
  | { readonly kind: 'letter'; readonly letter: string }
  | { readonly kind: 'any' }
  | { readonly kind: 'nothing' }
  | { readonly kind: 'group'; readonly alternatives: readonly (readonly Item[])[] }
interface Item {
  readonly node: Node
  readonly isOptional: boolean
  readonly isRepeated: boolean
}
interface Parser {
  readonly source: string
  at: number
}

/** All ways to go on from each of the heads. */
function through(alternatives: readonly (readonly Item[])[], before: ReadonlySet<string>): Set<string> {
  const after = new Set<string>()
  for (const items of alternatives) {
    let heads: ReadonlySet<string> = before
    for (const item of items) {
      if ([...heads].every(isDone)) break
      heads = throughItem(item, heads)
    }
    for (const head of heads) after.add(head)
  }
  return after
}

function throughItem({ node, isOptional, isRepeated }: Item, before: ReadonlySet<string>): Set<string> {
  const after = new Set<string>()
  for (const head of before) {
    if (isDone(head) || node.kind === 'nothing' || isOptional) after.add(head)
    if (isDone(head) || node.kind === 'nothing') continue
    for (const next of throughNode(node, head)) after.add(isRepeated && !isDone(next) ? next + OPEN : next)
  }
  return after
}

function throughNode(node: Exclude<Node, { kind: 'nothing' }>, head: string): Iterable<string> {
  if (node.kind === 'letter') return [head + node.letter]
  if (node.kind === 'any') return [head + OPEN]
  return through(node.alternatives, new Set([head]))
}

function isDone(head: string): boolean {
  return head.length >= HEAD_LENGTH || head.endsWith(OPEN)
}

function alternativesOf(parser: Parser): Item[][] {
  const alternatives: Item[][] = [[]]
  while (parser.at < parser.source.length && parser.source[parser.at] !== ')') {
    if (parser.source[parser.at] === '|') {
      alternatives.push([])
      parser.at += 1
    } else alternatives.at(-1)?.push(quantified(nodeOf(parser), parser))
  }
  return alternatives
}

const QUANTIFIER = /(?:([?*+])|\{(\d+),?(\d*)\})\??/y

function quantified(node: Node, parser: Parser): Item {
  QUANTIFIER.lastIndex = parser.at
  const found = QUANTIFIER.exec(parser.source)
  if (found === null) return { node, isOptional: false, isRepeated: false }
  parser.at = QUANTIFIER.lastIndex
  const [, sign, least] = found
  return { node, isOptional: sign === '?' || sign === '*' || least === '0', isRepeated: sign !== '?' }
}

const GROUP = /\((?:\?(?:[:!=]|<[!=]))?/y
const CLASS = /\[(?:\\.|[^\]\\])*\]|\\[pP]\{[^}]*\}|\\[dDwWsS]|\./y

const DIGITS: ReadonlySet<string> = new Set(['\\d', '[0-9]'])
const digits: Node = {
  kind: 'group',
  alternatives: Array.from('0123456789', (letter) => [
    { node: { kind: 'letter', letter }, isOptional: false, isRepeated: false },
  ]),
}

function nodeOf(parser: Parser): Node {
  const group = taken(GROUP, parser)
  if (group !== undefined) {
    const alternatives = alternativesOf(parser)
    parser.at += 1
    return group === '(?:' || group === '(' ? { kind: 'group', alternatives } : { kind: 'nothing' }
  }
  const letters = taken(CLASS, parser)
  if (letters !== undefined) return DIGITS.has(letters) ? digits : { kind: 'any' }
  const escaped = parser.source[parser.at] === '\\'
  if (escaped) parser.at += 1
  const letter = parser.source[parser.at] ?? ''
  parser.at += 1
  const isEdge = !escaped && (letter === '^' || letter === '$')
  return isEdge ? { kind: 'nothing' } : { kind: 'letter', letter }
}

function taken(pattern: RegExp, parser: Parser): string | undefined {
  pattern.lastIndex = parser.at
  const [found] = pattern.exec(parser.source) ?? []
  if (found !== undefined) parser.at += found.length
  return found
}
