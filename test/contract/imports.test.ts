import assert from 'node:assert/strict'
import { readdir, readFile } from 'node:fs/promises'
import { dirname, join, relative, resolve } from 'node:path'
import { test } from 'node:test'

const root = resolve(import.meta.dirname, '../..')
const sourceFolders = ['src', 'tools', 'rest', 'db', 'simulator']

interface Rule {
  readonly rule: string
  /** Files the rule speaks of. */
  readonly of: RegExp
  /** What they may not import: a path from the top of the tree, or a package. */
  readonly never: RegExp
  readonly except?: RegExp
}

/** Who may know whom: the house's walls, as data. */
const rules: readonly Rule[] = [
  {
    rule: 'REST and MCP are siblings and never meet',
    of: /^rest\//,
    never: /^src\/mcp\/|^@modelcontextprotocol\//,
  },
  { rule: 'REST and MCP are siblings and never meet', of: /^src\/mcp\//, never: /^rest\/|^koa|^@koa\// },
  {
    rule: 'only src/mcp speaks the MCP SDK',
    of: /./,
    never: /^@modelcontextprotocol\//,
    // The benchmark's example is the SDK by itself.
    except: /^src\/(mcp\/|cli\/bench\/mcp-servers\.ts$)/,
  },
  {
    rule: 'an era of MCP is one adapter that can be deleted',
    of: /./,
    never: /^@modelcontextprotocol\/sdk\/server\/index/,
    except: /^src\/mcp\/era-2025\.ts$/,
  },
  {
    rule: 'an era of MCP is one adapter that can be deleted',
    of: /./,
    never: /^@modelcontextprotocol\/(server|node)$/,
    except: /^src\/mcp\/era-2026\.ts$/,
  },
  {
    rule: 'Koa stays in rest and src/app.ts',
    of: /./,
    never: /^koa|^@koa\//,
    except: /^rest\/|^src\/app\.ts$/,
  },
  { rule: 'only db speaks SQL', of: /./, never: /^(kysely|postgres)$/, except: /^db\// },
  {
    rule: 'db knows the model and nothing above it',
    of: /^db\//,
    never: /^(tools|rest|simulator)\/|^src\/(?!model|days|errors|text)/,
  },
  {
    rule: 'trends are arithmetic',
    of: /^src\/trends\//,
    never: /^node:|^(db|tools|rest|simulator)\/|^src\/(?!trends\/|model|days)/,
  },
  {
    rule: 'citations are read and judged without clock, store or network',
    of: /^src\/citations\//,
    never: /^node:|^(db|tools|rest|simulator)\/|^src\/(?!citations\/|text\/|model|days)|^(?!src\/)/,
  },
  {
    rule: 'what a text holds knows no topics',
    of: /^src\/trends\/text\//,
    never: /^src\/(?!trends\/text\/|days)/,
  },
  ...['grouping', 'measuring', 'naming'].map((room) => ({
    rule: `${room} knows none of the rooms beside it`,
    of: new RegExp(`^src/trends/${room}/`),
    never: new RegExp(`^src/trends/(?!text/|${room}/|types)[a-z]+/`),
  })),
  {
    rule: 'what explains words is arithmetic on posts and on how collectors read words',
    of: /^src\/words\//,
    never:
      /^node:|^(db|tools|rest|simulator)\/|^src\/(?!words\/|trends\/|model|days|collectors\/(matching|packing|word-entry|meta\/names)\.ts)/,
  },
  {
    rule: 'collectors know only the model',
    of: /^src\/collectors\//,
    never:
      /^(db|tools|rest|simulator)\/|^src\/(?!collectors\/|model|days|clock|in-turns|intake|errors|text\.ts)/,
  },
  {
    rule: 'tools know nothing of HTTP or MCP',
    of: /^tools\//,
    never: /^rest\/|^src\/(mcp|app|service)|^node:http/,
  },
  {
    rule: 'the model knows only zod',
    of: /^src\/(model\/\w+|model|errors)\.ts$/,
    never: /^(?!zod$|src\/model)/,
  },
  {
    rule: 'one module emits JSON Schema',
    of: /./,
    never: /^zod-to-json-schema$/,
    except: /^src\/json-schema\.ts$/,
  },
  {
    rule: 'the simulator knows nothing but itself and Node',
    of: /^simulator\//,
    never: /^(?!simulator\/|node:)/,
  },
  {
    rule: 'only commands know the simulator',
    of: /./,
    never: /^simulator\//,
    except: /^(simulator|src\/cli)\//,
  },
]

test('every import keeps to the walls of the house', async () => {
  const broken: string[] = []
  const files = await listSources()
  assert.ok(files.length > 50)
  for (const file of files) {
    for (const imported of await importsOf(file)) {
      for (const { rule, of, never, except } of rules) {
        if (of.test(file) && never.test(imported) && except?.test(file) !== true) {
          broken.push(`${file} imports ${imported}: ${rule}`)
        }
      }
    }
  }
  assert.deepEqual(broken, [])
})

test('only src/config/read-config.ts reads the environment', async () => {
  const readers: string[] = []
  for (const file of await listSources()) {
    if ((await readFile(join(root, file), 'utf8')).includes('process.env')) readers.push(file)
  }
  assert.deepEqual(readers, ['src/config/read-config.ts'])
})

async function listSources(): Promise<string[]> {
  const lists = await Promise.all(
    sourceFolders.map(async (folder) =>
      (await readdir(join(root, folder), { recursive: true })).map((path) => `${folder}/${path}`),
    ),
  )
  return lists
    .flat()
    .filter((path) => path.endsWith('.ts'))
    .sort()
}

async function importsOf(file: string): Promise<string[]> {
  const text = await readFile(join(root, file), 'utf8')
  const statements = /^(?:import\s+|(?:import|export)\s[\w\s{},*]*?\sfrom\s+)['"]([^'"]+)['"]/gm
  const specifiers = [...text.matchAll(statements)].map((match) => match[1] ?? '')
  return specifiers.map((specifier) =>
    specifier.startsWith('.') ? relative(root, resolve(root, dirname(file), specifier)) : specifier,
  )
}
