import assert from 'node:assert/strict'
import { readFile, writeFile } from 'node:fs/promises'

/** Set by `npm run snapshots`: what is found becomes what is committed. */
export const acceptsSnapshots = process.env['ACCEPT_SNAPSHOTS'] === '1'

/**
 * Compares a JSON value with the committed file, byte for byte, and names the first difference. `npm run snapshots`
 * writes the file instead. Texts without spaces are cut by ICU's dictionaries: another Node may cut them otherwise.
 */
export async function matchSnapshot(file: URL, value: object): Promise<void> {
  const found = toText(value)
  if (acceptsSnapshots) return await writeFile(file, found)
  const name = file.pathname.split('/').at(-1)
  const committed = await readFile(file, 'utf8').catch(() => undefined)
  if (committed === found) return
  const difference =
    committed === undefined
      ? 'the file is missing'
      : (firstDifference(JSON.parse(committed), JSON.parse(found)) ??
        'only the layout or the order of fields differs')
  assert.fail(`${name}: ${difference}.\nIf this is meant, run "npm run snapshots" and commit what it writes.`)
}

const LINE = 110

/** JSON with what fits into a line on one line, and lists of plain values always: a change shows in few lines. */
export function toText(value: unknown): string {
  return `${layOut(value, '')}\n`
}

function layOut(value: unknown, indent: string): string {
  const line = JSON.stringify(value)
  const isPlain = !isContainer(value) || (Array.isArray(value) && !value.some(isContainer))
  if (isPlain || indent.length + line.length <= LINE) return line
  const inner = `${indent} `
  const parts = Array.isArray(value)
    ? value.map((part) => layOut(part, inner))
    : Object.entries(value)
        .filter(([, part]) => part !== undefined)
        .map(([key, part]) => `${JSON.stringify(key)}: ${layOut(part, inner)}`)
  const [open, close] = Array.isArray(value) ? '[]' : '{}'
  return `${open}\n${parts.map((part) => inner + part).join(',\n')}\n${indent}${close}`
}

function isContainer(value: unknown): value is object {
  return typeof value === 'object' && value !== null
}

/** Where two JSON values first differ and how, such as `trends[2] (late parcels) score: committed 4, found 5`. */
export function firstDifference(committed: unknown, found: unknown, path = ''): string | undefined {
  if (!isContainer(committed) || !isContainer(found) || Array.isArray(committed) !== Array.isArray(found)) {
    return Object.is(committed, found)
      ? undefined
      : `${path}: committed ${shown(committed)}, found ${shown(found)}`
  }
  const [before, after] = [new Map(Object.entries(committed)), new Map(Object.entries(found))]
  for (const key of new Set([...before.keys(), ...after.keys()])) {
    const label = Array.isArray(committed)
      ? `${path}[${key}]${nameOf(after.get(key))}`
      : `${path} ${key}`.trimStart()
    const difference = firstDifference(before.get(key), after.get(key), label)
    if (difference !== undefined) return difference
  }
  return undefined
}

/** What a reader knows a list's entry by. */
function nameOf(entry: unknown): string {
  const { topic, name } = Object(entry)
  const known = topic ?? name
  return typeof known === 'string' ? ` (${known})` : ''
}

const SHOWN = 200

function shown(value: unknown): string {
  if (value === undefined) return 'nothing'
  const text = JSON.stringify(value)
  return text.length <= SHOWN ? text : `${text.slice(0, SHOWN)}…`
}
