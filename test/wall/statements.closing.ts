import assert from 'node:assert/strict'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, test } from 'node:test'
import { loadModule } from 'libpg-query'
import { breachesOf, needlessParts, type RecordedStatement } from './breaches.ts'
import { readMigratedCatalogue } from './catalogue.ts'
import { exceptions } from './exceptions.ts'
import { listSenders } from './senders.ts'
import { touchesOf } from './touches.ts'

/**
 * Runs after every other test: what they made the service send is all here. RECORD_STATEMENTS is the folder,
 * TESTS_ARE_WHOLE tells that no test was left out.
 */
const folder = process.env['RECORD_STATEMENTS'] ?? ''
const isWhole = process.env['TESTS_ARE_WHOLE'] === '1'

describe('the statements that the tests made the service send', async () => {
  await loadModule()
  const statements = await readStatements()
  const ofService = statements.filter(({ from }) => !from.startsWith('test/'))
  const catalogue = await readMigratedCatalogue()

  test('bind the workspace of every row they touch', () => {
    const breaches = ofService.flatMap((statement) =>
      breachesOf(statement, catalogue).map((table) => `${statement.sender}: ${table}\n${statement.text}`),
    )
    assert.deepEqual(breaches, [])
  })

  test('are of db/ where they touch a workspace’s table', () => {
    const ofOthers = ofService.filter(({ sender }) => sender === '')
    assert.deepEqual(
      ofOthers.filter(({ text }) => touchesOf(text, catalogue).length > 0),
      [],
    )
  })

  if (isWhole) {
    test('are all that db/ has: no function’s statements are left unseen', async () => {
      const seen = new Set(ofService.map(({ sender }) => sender))
      assert.deepEqual(
        (await listSenders()).filter((sender) => !seen.has(sender)),
        [],
      )
    })

    test('need each exception', () => {
      const needless = Object.entries(exceptions).flatMap(([sender, exception]) =>
        needlessParts(sender, exception, ofService, catalogue),
      )
      assert.deepEqual(needless, [])
    })
  }
})

async function readStatements(): Promise<RecordedStatement[]> {
  const texts = await Promise.all((await readdir(folder)).map((name) => readFile(join(folder, name), 'utf8')))
  const lines = new Set(texts.flatMap((text) => text.split('\n')).filter((line) => line !== ''))
  return Array.from(lines, toStatement)
}

/** Sound: test/support/record-statements.mjs writes the lines. */
function toStatement(line: string): RecordedStatement {
  return JSON.parse(line) as RecordedStatement
}
