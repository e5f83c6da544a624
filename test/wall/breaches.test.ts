import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { loadModule } from 'libpg-query'
import { breachesOf, needlessParts } from './breaches.ts'
import { readMigratedCatalogue } from './catalogue.ts'

await loadModule()
const catalogue = await readMigratedCatalogue()
const breaches = (text: string) => breachesOf({ text, sender: 'nobody.ts:nothing' }, catalogue)

describe('a statement that stays within the workspace of a parameter', () => {
  const within: Readonly<Record<string, string>> = {
    'by its condition': 'select text from posts where platform = $1 and workspace_id = $2',
    'with the sides turned and a cast': 'select text from posts where $1::text = posts.workspace_id',
    'by a join': `select from posts p join scans s on s.workspace_id = p.workspace_id where s.workspace_id = $1`,
    'by a join that names the column':
      'select from scan_posts join posts using (workspace_id) where workspace_id = $1',
    'by the condition of an outer join on its missing side':
      'select from posts left join scans on scans.workspace_id = $2 where posts.workspace_id = $1',
    'by a row of values': 'select from posts where (workspace_id, post_id) = ($1, $2)',
    'by a subquery': `select from posts
      where workspace_id in (select workspace_id from scans where workspace_id = $1)`,
    'by a CTE that hands it on': `with known as (select workspace_id as theirs from scans where workspace_id = $1)
      delete from posts using known where posts.workspace_id = known.theirs`,
    'by a lateral subquery': `select from scans cross join lateral (
      select from posts where posts.workspace_id = scans.workspace_id) found where scans.workspace_id = $1`,
    'by each of two alternatives':
      'select from posts where (workspace_id = $1 and post_id = $2) or (url = $3 and workspace_id = $1)',
    'by what a change returns': `with changed as (
      update posts set text = $2 where workspace_id = $1 returning workspace_id)
      insert into tombstones (workspace_id, platform, post_id, removed_at) select workspace_id, $3, $4, now() from changed`,
    'by values': 'insert into posts (workspace_id, post_id) values ($1, $2), ($1, $3)',
    'by the key of a conflict': `insert into posts (workspace_id, platform, post_id, text) values ($1, $2, $3, $4)
      on conflict (workspace_id, platform, post_id) do update set text = excluded.text where posts.text <> excluded.text`,
    'since it touches no workspace’s table': 'select 1 from lookups where kind = $1',
  }
  for (const [name, text] of Object.entries(within)) {
    test(name, () => assert.deepEqual(breaches(text), []))
  }
})

describe('a statement that reaches past the wall is caught', () => {
  const past: Readonly<Record<string, readonly [text: string, ...tables: string[]]>> = {
    'where it has no condition': ['select text from posts', 'posts'],
    'where another column has the parameter': ['select text from posts where post_id = $1', 'posts'],
    'where the workspace is written out': ["select text from posts where workspace_id = 'acme'", 'posts'],
    'where an alternative leaves it out': [
      'select from posts where workspace_id = $1 or post_id = $2',
      'posts',
    ],
    'where a missing filter stands for all': [
      'select from posts where $1::text is null or workspace_id = $1',
      'posts',
    ],
    'where it is denied': ['select from posts where not (workspace_id = $1)', 'posts'],
    'where it may be greater': ['select from posts where workspace_id >= $1', 'posts'],
    'where it is one of many': ['select from posts where workspace_id = any($1::text[])', 'posts'],
    'in a join by another column': [
      'select from scans join posts using (scan_id) where scans.workspace_id = $1',
      'posts',
    ],
    'where an outer join alone demands it of the side that always comes': [
      'select from posts left join scans on posts.workspace_id = $1 and scans.workspace_id = $1',
      'posts',
    ],
    'in a subquery of a list': [
      'select (select count(*) from posts) from scans where workspace_id = $1',
      'posts',
    ],
    'in a condition': [
      'select from scans where workspace_id = $1 and exists (select from posts where posts.scan_id = scans.scan_id)',
      'posts',
    ],
    'where only a subquery demands it of the row around': [
      'select from posts where exists (select from lookups where posts.workspace_id = $1)',
      'posts',
    ],
    'in a CTE that nothing reads': [
      'with gone as (delete from posts where post_id = $2) select from scans where workspace_id = $1',
      'posts',
    ],
    'in one half of a union': [
      'select post_id from posts where workspace_id = $1 union all select post_id from tombstones',
      'tombstones',
    ],
    'where one half of a union hands on another workspace': [
      `select from posts where workspace_id in (
        select workspace_id from scans where workspace_id = $1 union select key from lookups)`,
      'posts',
    ],
    'in an update': ['update posts set text = $1 where post_id = $2', 'posts'],
    'in an update that moves a row': [
      'update posts set workspace_id = post_id where workspace_id = $1',
      'posts',
    ],
    'in a delete': ['delete from posts using scans where scans.workspace_id = $1', 'posts'],
    'in an insert without it': ['insert into audit_events (action) values ($1)', 'audit_events'],
    'in an insert of another’s': [
      'insert into posts (workspace_id, post_id) select key, $1 from lookups',
      'posts',
    ],
    'in an insert of which one row is another’s': [
      "insert into posts (workspace_id, post_id) values ($1, $2), ('acme', $2)",
      'posts',
    ],
    'in an insert that changes whatever row it meets': [
      'insert into posts (workspace_id, url) values ($1, $2) on conflict (url) do update set text = excluded.text',
      'posts',
    ],
    'behind a row that is locked': ['select from scans for update', 'scans'],
  }
  for (const [name, [text, ...tables]] of Object.entries(past)) {
    test(name, () => assert.deepEqual(breaches(text), tables))
  }

  test('and what the check does not understand is never let through', () => {
    for (const text of [
      'merge into posts using scans on true when matched then delete',
      'select from posts natural join scans',
      'select from posts right join scans on true',
      'select from other_schema.posts where workspace_id = $1',
      'truncate posts',
    ]) {
      assert.match(breaches(text).join(), /^the check does not understand /, text)
    }
  })
})

describe('an exception', () => {
  const sender = 'api-keys.ts:findKeyHolder'
  const byHash = `select from api_keys join workspaces using (workspace_id) where key_hash = $1`

  test('lets a row be found by the column that it names, and what that row leads to', () => {
    assert.deepEqual(breachesOf({ text: byHash, sender }, catalogue), [])
    assert.deepEqual(breaches(byHash), ['api_keys', 'workspaces'])
  })

  test('is its function’s alone, and for nothing else', () => {
    const byLabel = byHash.replace('key_hash', 'label')
    assert.deepEqual(breachesOf({ text: byLabel, sender }, catalogue), ['api_keys', 'workspaces'])
  })

  test('for every workspace leads from each row to what is of the same one, and no further', () => {
    const sweep = 'scans.ts:listAbandonedScans'
    const joined = 'select from scans join scan_gates gate on gate.workspace_id = scans.workspace_id'
    assert.deepEqual(breachesOf({ text: joined, sender: sweep }, catalogue), [])
    const apart = 'select from scans join scan_gates gate on gate.fence = scans.fence'
    assert.deepEqual(breachesOf({ text: apart, sender: sweep }, catalogue), ['scan_gates'])
  })

  test('that no statement of its function needs is told', () => {
    const doors = { doors: ['api_keys.key_hash', 'api_keys.label'], because: 'so' }
    assert.deepEqual(needlessParts(sender, doors, [{ text: byHash, sender, from: '' }], catalogue), [
      `${sender} does not need api_keys.label`,
    ])
    assert.deepEqual(needlessParts(sender, { everyWorkspace: ['posts'], because: 'so' }, [], catalogue), [
      `${sender} does not need posts`,
    ])
  })
})

describe('the schema', () => {
  test('gives every table below a workspace’s one a workspace_id of its own', () => {
    assert.ok(catalogue.walled.has('posts') && catalogue.walled.has('workspaces'))
    assert.deepEqual(catalogue.unwalledChildren, [])
  })

  const tables = () =>
    new RegExp(`\\b(from|join|into|update)\\s+(${[...catalogue.walled].join('|')})\\b`, 'i')

  test('has no function that reads or changes a workspace’s table past the statement, but for triggers', () => {
    assert.ok(catalogue.functions.size > 0)
    assert.deepEqual(
      [...catalogue.functions]
        .filter(([name, source]) => tables().test(source) && !catalogue.triggers.has(name))
        .map(([name]) => name),
      [],
    )
  })

  test('has triggers that stay within the workspaces of the rows that fired them', () => {
    const sources = [...catalogue.triggers].map(
      ([name, rows]) => [catalogue.functions.get(name) ?? '', rows] as const,
    )
    const texts = sources
      .filter(([source]) => tables().test(source))
      .flatMap(([source, rows]) => statementsOf(source, rows))
    assert.ok(texts.length > 0)
    assert.deepEqual(
      texts.filter((text) => breaches(text).length > 0),
      [],
    )
    const [careless = ''] = statementsOf('begin delete from posts using gone where true; end', ['gone'])
    assert.deepEqual(breaches(careless), ['posts'])
    assert.throws(() => breaches(statementsOf('begin if true then; end', [])[0] ?? ''))
  })
})

/**
 * The statements of a trigger's function as if a caller had sent them about its workspace: each row that fired it is of one
 * workspace, whose id is a parameter then. All but `return` has to be a statement, or the check fails.
 */
function statementsOf(source: string, rows: readonly string[]): string[] {
  const fired = (text: string, name: string) =>
    text.replace(
      new RegExp(`\\b(from|join|using)\\s+${name}\\b`, 'gi'),
      `$1 (select * from posts where workspace_id = $$1) as ${name}`,
    )
  return source
    .replace(/^\s*begin\b|\bend\s*;?\s*$/gi, '')
    .split(';')
    .map((statement) => statement.trim())
    .filter((statement) => statement !== '' && !/^return \w+$/i.test(statement))
    .map((statement) => statement.replace(/\bnew\.workspace_id\b/gi, '$$1').replace(/\bnew\.\w+/gi, 'null'))
    .map((statement) => rows.reduce(fired, statement))
}
