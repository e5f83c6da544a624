import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { GraphSyntaxError, parseFields } from '../../simulator/meta/graph-fields.ts'
import { type Dialect, parseQuery, QueryError } from '../../simulator/query.ts'

const reddit: Dialect = { or: 'OR', fields: new Set(['author']), stems: true, strict: false }
const x: Dialect = { or: 'OR', fields: new Set(['from', 'lang']), stems: false, strict: true }
const youtube: Dialect = { or: '|', fields: new Set(), stems: true, strict: false }

describe('search queries', () => {
  const finds = (dialect: Dialect, query: string, text: string) =>
    parseQuery(query, dialect)({ text, field: (name, value) => name === 'author' && value === 'ann' })

  const table: [string, Dialect, string, string, boolean][] = [
    ['a phrase needs its words in order', x, '"grow light"', 'light to grow', false],
    ['words need word boundaries', x, 'light', 'lightning', false],
    ['case and accents do not count', x, 'CAFE', 'le café', true],
    ['X does not stem', x, '"grow light"', 'grow lights', false],
    ['Reddit stems', reddit, '"grow light"', 'grow lights', true],
    ['a blank is AND', x, 'a b', 'b', false],
    ['OR is looser than a blank', x, 'a b OR c', 'c', true],
    ['| is tighter than a blank', youtube, 'a|b c', 'a', false],
    ['- excludes', youtube, 'a|b -c', 'a c', false],
    ['NOT excludes on Reddit', reddit, 'a NOT b', 'a b', false],
    ['parentheses group', x, '(a OR b) c', 'b c', true],
    ['fields are asked of the document', reddit, 'author:ann', '', true],
    ['a colon in a text is no operator', youtube, '9:30', 'from 9:30 on', true],
    ['Japanese is found inside a sentence', x, '植物ライト', '新しい植物ライトを買った', true],
    ['a hashtag holds its word', x, 'growlight', 'look #growlight', true],
    ['a stray quote is read past', youtube, '"a', 'a', true],
  ]
  for (const [name, dialect, query, text, expected] of table) {
    test(name, () => assert.equal(finds(dialect, query, text), expected))
  }

  test('X says what is wrong and where', () => {
    const problem = (query: string) => {
      try {
        parseQuery(query, x)
        return null
      } catch (error) {
        return error instanceof QueryError ? [error.code, error.position] : error
      }
    }
    assert.deepEqual(problem('"grow light" min_faves:10'), ['unknown_operator', 14])
    assert.deepEqual(problem('salt and pepper'), ['ambiguous_and', 6])
    assert.deepEqual(problem('"open'), ['syntax', 1])
    assert.deepEqual(problem('lang:en'), ['not_standalone', 1])
    assert.equal(problem('a lang:en'), null)
  })
})

describe('Graph fields', () => {
  test('modifiers and braces nest', () => {
    const [id, discovery] = parseFields(
      'id,business_discovery.username(x){media.limit(5).after(C=){id,caption}}',
    )
    assert.equal(id?.name, 'id')
    assert.equal(discovery?.modifiers.get('username'), 'x')
    const media = discovery?.fields[0]
    assert.deepEqual(
      [...(media?.modifiers ?? [])],
      [
        ['limit', '5'],
        ['after', 'C='],
      ],
    )
    assert.deepEqual(
      media?.fields.map((field) => field.name),
      ['id', 'caption'],
    )
  })

  test('refuses unbalanced lists', () => {
    for (const source of ['a,', 'a{b', 'a}', 'a.limit(5', 'a.limit', '{a}']) {
      assert.throws(() => parseFields(source), GraphSyntaxError, source)
    }
  })
})
