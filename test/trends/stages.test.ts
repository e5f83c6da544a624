import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import { test } from 'node:test'

const pipeline = new URL('../../src/trends/pipeline.ts', import.meta.url)
const document = new URL('../../docs/trends.md', import.meta.url)

for (const [plan, isInBox] of [
  ['rankTopics', false],
  ['findTopics', true],
] as const) {
  test(`docs/trends.md draws the stages of ${plan} in the order in which they run`, async () => {
    const drawn = await stagesDrawn(isInBox)
    const code = bodyOf(plan, await readFile(pipeline, 'utf8'))
    const places = drawn.map((stage) => code.search(new RegExp(`\\b${stage}\\(`)))
    assert.ok(drawn.length > 5)
    assert.deepEqual(
      drawn.filter((_, index) => places[index] === -1),
      [],
      'a stage that the code does not have',
    )
    assert.deepEqual(
      places,
      places.toSorted((one, other) => one - other),
    )
  })
}

/** The names of the stages in the picture, those of the clustering in its box, the others outside. */
async function stagesDrawn(isInBox: boolean): Promise<string[]> {
  const [, picture = ''] = /```\n( posts\n[\s\S]*?)```/.exec(await readFile(document, 'utf8')) ?? []
  return picture.split('\n').flatMap((line) => {
    const [, bar, stage] = /^ (\| )?([a-z]+[A-Z]\w+|deduplicate|assign) {2,}/.exec(line) ?? []
    return stage !== undefined && (bar !== undefined) === isInBox ? [stage] : []
  })
}

function bodyOf(name: string, code: string): string {
  const from = code.indexOf(`export function ${name}(`)
  return code.slice(from, code.indexOf('\n}\n', from))
}
