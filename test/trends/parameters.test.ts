import assert from 'node:assert/strict'
import { readdir, readFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { test } from 'node:test'
import { parameters } from '../../src/trends/parameters/index.ts'

const engine = resolve(import.meta.dirname, '../../src/trends')

/** Numbers that may stand anywhere: nothing, one, a half or double, a square. */
const plain = new Set(['0', '1', '2'])

/**
 * What else stands in the code, each number as often as it does and in its order: parts of a formula, of an algorithm or
 * of the calendar, first sizes of buffers, digits shown. Nobody tunes these.
 */
const definitions: Readonly<Record<string, readonly string[]>> = {
  // Behind every rank of a list.
  'changes/changes.ts': ['1000'],
  'clustering/assign.ts': ['1e-9'],
  // FNV-1a in hexadecimal digits.
  'tracking/identity.ts': ['0x811c9dc5', '0xc9dc5811', '0x01000193', '0x01000197', '16', '8'],
  // Later than any day.
  'corpus/distinct-texts.ts': ['1_000_000'],
  'corpus/term-matrix.ts': ['1024'],
  // What an entry takes beside its text.
  'memory/two-ages.ts': ['100'],
  'graph/csr-graph.ts': ['1024', '1024'],
  // Bounds of rounding and a hash.
  'graph/eigenvectors.ts': [
    '30',
    '1e-10',
    '1e-9',
    '0x9e3779b1',
    '15',
    '0x2c1b3c6d',
    '12',
    '0x297a2d39',
    '15',
    '31',
  ],
  // No number of a word.
  'graph/word-vectors.ts': ['0xffffffff'],
  // A gain above rounding, and mulberry32.
  'graph/louvain.ts': ['1e-12', '0x9e3779b9', '0x6d2b79f5', '15', '7', '61', '14', '4294967296'],
  // More days than any history has.
  // A number of bits.
  'labelling/background.ts': ['32'],
  'labelling/everyday-words.ts': ['3', '3', '4', '5', '6', '12', '2000'],
  // Days of the week.
  'measuring/coverage.ts': ['7'],
  // More discussions than there are.
  'measuring/periods.ts': ['26'],
  'measuring/score.ts': ['1000', '10', '10_000', '10_000'],
  // The second-order corrected interval of Cai 2005.
  'measuring/share-interval.ts': ['3', '6', '18', '7', '36', '13', '17', '18'],
  // Per cent.
  'relating/relation.ts': ['100'],
}

const rows = Object.entries(parameters).flatMap(([table, entries]) =>
  Object.entries(entries).map(([name, parameter]) => ({ table, name, parameter })),
)

test('every parameter lies in its range, and says what it does and in which unit', () => {
  for (const { table, name, parameter } of rows) {
    const [lowest, highest] = parameter.range
    for (const value of [parameter.value].flat())
      assert.ok(
        lowest <= value && value <= highest,
        `${table}.${name}: ${value} is not in ${parameter.range}`,
      )
    assert.ok(parameter.unit !== '', `${table}.${name} has no unit`)
    assert.match(parameter.effect, /^.{10,}\.$/s, `${table}.${name} does not say in a sentence what it does`)
  }
  assert.ok(rows.length > 150)
})

test('no two parameters have one name', () => {
  const names = rows.map(({ name }) => name)
  assert.deepEqual(
    names.filter((name, index) => names.indexOf(name) !== index),
    [],
  )
})

test('the engine decides by no number outside its parameters', async () => {
  const found: Record<string, string[]> = {}
  for (const file of await listEngineFiles()) {
    const code = withoutText(await readFile(join(engine, file), 'utf8'))
    const numbers = [...code.matchAll(NUMBER)].map(([number]) => number).filter((one) => !plain.has(one))
    if (numbers.length > 0) found[file] = numbers
  }
  assert.deepEqual(found, definitions, 'a number that decides anything belongs into src/trends/parameters')
})

const NUMBER = /(?<![\w$.])(?:0x[\da-f_]+|\d[\d_]*(?:\.\d+)?(?:e[-+]?\d+)?)/gi
const TEXT =
  /\/\*[\s\S]*?\*\/|\/\/[^\n]*|'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|`(?:\\.|[^`\\])*`|(?<=[=(,:?[!&|;{}\n]\s*)\/(?:\\.|\[(?:\\.|[^\]\\\n])*\]|[^/\\\n])+\/[a-z]*/g

/** Code without comments, strings and regular expressions. */
function withoutText(code: string): string {
  return code.replace(TEXT, '""')
}

async function listEngineFiles(): Promise<string[]> {
  const files = await readdir(engine, { recursive: true })
  return files.filter((file) => file.endsWith('.ts') && !file.startsWith('parameters/')).sort()
}
