import assert from 'node:assert/strict'
import { test } from 'node:test'
import { importsOf, isOwn, listSources, readSource } from './sources.ts'

/** What every room may lean on: the contract's vocabulary, and helpers that know nobody. */
const ground = ['src/model', 'src/lib', 'src/text']

/**
 * Which rooms a room may import, itself aside; `**` stands for all. A file belongs to the room whose path is the
 * longest beginning of its own. ARCHITECTURE.md draws the same picture.
 */
const rooms: Readonly<Record<string, readonly string[]>> = {
  // What everybody may use knows nobody.
  'src/lib': [],
  'src/text': [],
  'src/model': [],
  'src/process': [],
  'src/http': ['src/lib'],
  'src/admission': ['src/lib'],
  'src/workspace': ['src/lib', 'src/model'],
  simulator: [],

  // Posts, words and the engine: no clock, no store, no network.
  'src/posts': [...ground, 'src/workspace', 'src/intents'],
  'src/intents': ['src/model', 'src/text'],
  'src/trends/parameters': [],
  'src/trends/rules.ts': [],
  'src/trends/memory': ['src/text', 'src/intents'],
  'src/trends/types.ts': ['src/model', 'src/trends/parameters', 'src/trends/rules.ts', 'src/trends/memory'],
  'src/trends/corpus': [
    ...ground,
    'src/trends/parameters',
    'src/trends/rules.ts',
    'src/trends/types.ts',
    'src/trends/memory',
    'src/trends/tracking',
  ],
  'src/trends/term-weights': ['src/trends/parameters', 'src/trends/corpus'],
  'src/trends/graph': [
    'src/text',
    'src/trends/parameters',
    'src/trends/rules.ts',
    'src/trends/types.ts',
    'src/trends/memory',
    'src/trends/corpus',
    'src/trends/term-weights',
  ],
  'src/trends/clustering': [
    'src/model',
    'src/text',
    'src/trends/parameters',
    'src/trends/types.ts',
    'src/trends/memory',
    'src/trends/tracking',
    'src/trends/corpus',
    'src/trends/term-weights',
    'src/trends/graph',
  ],
  'src/trends/tracking': ['src/model', 'src/text', 'src/trends/parameters'],
  'src/trends/measuring': [
    ...ground,
    'src/trends/parameters',
    'src/trends/rules.ts',
    'src/trends/types.ts',
    'src/trends/tracking',
    'src/trends/corpus',
  ],
  'src/trends/labelling': [
    'src/lib',
    'src/text',
    'src/trends/parameters',
    'src/trends/rules.ts',
    'src/trends/corpus',
    'src/trends/measuring',
  ],
  'src/trends/issues': [
    'src/model',
    'src/text',
    'src/trends/parameters',
    'src/trends/types.ts',
    'src/trends/tracking',
    'src/trends/corpus',
    'src/trends/graph',
    'src/trends/clustering',
    'src/trends/measuring',
  ],
  'src/trends/presenting': [
    ...ground,
    'src/trends/parameters',
    'src/trends/rules.ts',
    'src/trends/types.ts',
    'src/trends/memory',
    'src/trends/corpus',
    'src/trends/measuring',
    'src/trends/labelling',
    'src/intents',
  ],
  'src/trends/relating': [
    ...ground,
    'src/trends/parameters',
    'src/trends/types.ts',
    'src/trends/corpus',
    'src/trends/measuring',
    'src/trends/presenting',
  ],
  'src/trends/ranked-topics.ts': ['src/trends/types.ts', 'src/trends/measuring'],
  'src/trends/pipeline.ts': [
    'src/model',
    'src/trends/rules.ts',
    'src/trends/types.ts',
    'src/trends/ranked-topics.ts',
    'src/trends/corpus',
    'src/trends/term-weights',
    'src/trends/graph',
    'src/trends/clustering',
    'src/trends/tracking',
    'src/trends/measuring',
    'src/trends/issues',
    'src/trends/labelling',
    'src/trends/presenting',
    'src/trends/relating',
  ],
  'src/trends/changes': [
    ...ground,
    'src/trends/parameters',
    'src/trends/rules.ts',
    'src/trends/types.ts',
    'src/trends/ranked-topics.ts',
    'src/trends/tracking',
    'src/trends/corpus',
    'src/trends/measuring',
    'src/trends/pipeline.ts',
  ],
  'src/trends/companies': [
    ...ground,
    'src/trends/parameters',
    'src/trends/types.ts',
    'src/trends/corpus',
    'src/trends/measuring',
    'src/trends/presenting',
  ],
  'src/trends/facts.ts': [
    'src/trends/corpus',
    'src/trends/types.ts',
    'src/trends/measuring',
    'src/trends/presenting',
    'src/trends/changes',
    'src/trends/parameters',
  ],
  'src/trends/index.ts': [
    'src/trends/facts.ts',
    'src/trends/corpus',
    'src/trends/rules.ts',
    'src/trends/types.ts',
    'src/trends/memory',
    'src/trends/tracking',
    'src/trends/measuring',
    'src/trends/presenting',
    'src/trends/changes',
    'src/trends/companies',
    'src/trends/pipeline.ts',
  ],
  'src/word-list': [...ground, 'src/intents'],
  'src/citations': ground,

  // What is kept.
  db: ground,

  // The service.
  'src/accounts': [...ground, 'src/process', 'db'],
  'src/access': [...ground, 'src/process', 'src/admission', 'db'],
  'src/input': ground,
  'src/collectors': [...ground, 'src/workspace', 'src/posts', 'src/word-list'],
  'src/backup': ['src/lib', 'src/model', 'db'],
  'src/derivation': ['src/model', 'db', 'src/posts', 'src/workspace'],
  'src/analysis': [
    ...ground,
    'db',
    'src/derivation',
    'src/posts',
    'src/workspace',
    'src/word-list',
    'src/citations',
    'src/trends/facts.ts',
    'src/trends/index.ts',
  ],
  'src/scan': [
    ...ground,
    'src/process',
    'db',
    'src/access',
    'src/posts',
    'src/collectors',
    'src/derivation',
    'src/analysis',
  ],
  'src/evidence': [
    'src/lib',
    'src/model',
    'src/process',
    'db',
    'src/posts',
    'src/word-list',
    'src/collectors',
    'src/derivation',
    'src/analysis',
    'src/scan',
    'src/trends/facts.ts',
    'src/trends/index.ts',
  ],
  'src/config': ['src/model', 'src/process', 'src/http', 'src/access', 'src/collectors', 'src/evidence'],

  // What a person may administer.
  actions: [
    ...ground,
    'db',
    'src/access',
    'src/accounts',
    'src/backup',
    'src/collectors',
    'src/derivation',
    'src/evidence',
    'src/input',
    'src/scan',
    'src/workspace',
  ],

  // What an agent can do, and the two surfaces, which never meet.
  tools: [
    'src/workspace',
    'src/admission',
    ...ground,
    'src/input',
    'db',
    'src/derivation',
    'src/posts',
    'src/access',
    'src/analysis',
    'src/scan',
    'src/trends/facts.ts',
    'src/trends/index.ts',
  ],
  web: [
    ...ground,
    'src/process',
    'src/input',
    'src/http',
    'src/access',
    'src/accounts',
    'src/evidence',
    'src/scan',
    'src/trends/facts.ts',
    'src/trends/index.ts',
    'tools',
    'actions',
    'web/view',
  ],
  'web/view': ['src/model'],
  'web/client': ['src/model', 'web/view'],
  'web/generated': [],
  rest: [...ground, 'src/process', 'src/http', 'src/access', 'src/trends/facts.ts', 'tools'],
  'src/mcp': [
    ...ground,
    'src/process',
    'src/http',
    'src/admission',
    'db',
    'src/access',
    'src/workspace',
    'src/evidence',
    'src/scan',
    'src/trends/facts.ts',
    'src/trends/index.ts',
    'tools',
  ],

  // Composition, and commands.
  src: ['**'],
  'src/cli': ['**'],
}

/** Rooms of nothing but arithmetic: no module of Node and no package, but for those named, which are that too. */
const pure: Readonly<Record<string, RegExp>> = {
  'src/intents': /^$/,
  'src/text': /^(entities\/decode|lru-cache)$/,
  'src/trends': /^$/,
  'src/word-list': /^$/,
  'src/citations': /^$/,
  // Of Node's modules what decodes hosts: it is arithmetic, too.
  'src/workspace': /^(tldts|node:url)$/,
  'src/model': /^zod$/,
}

/** Who alone may speak to a package. */
const packages: readonly { readonly rule: string; readonly name: RegExp; readonly only: RegExp }[] = [
  {
    rule: 'only src/mcp speaks the MCP SDK; the benchmark’s example is the SDK by itself',
    name: /^@modelcontextprotocol\//,
    only: /^src\/(mcp\/|cli\/bench\/mcp-servers\.ts$)/,
  },
  {
    rule: 'each revision of MCP is one adapter that can be deleted',
    name: /^@modelcontextprotocol\/sdk\/server\/index/,
    only: /^src\/mcp\/protocol-2025\.ts$/,
  },
  {
    rule: 'each revision of MCP is one adapter that can be deleted',
    name: /^@modelcontextprotocol\/server$/,
    only: /^src\/mcp\/protocol-2026\.ts$/,
  },
  {
    rule: 'Koa stays in rest, at the edge of web, and in src/app.ts',
    name: /^koa|^@koa\//,
    only: /^rest\/|^web\/[\w-]+\.tsx?$|^src\/app\.ts$/,
  },
  { rule: 'what is sent is packed in one place', name: /^fflate$/, only: /^web\/pages\/brief\/pack\.ts$/ },
  { rule: 'only db speaks SQL', name: /^(kysely|postgres)$/, only: /^db\// },
  {
    rule: 'one module checks passkeys',
    name: /^@simplewebauthn\//,
    only: /^src\/accounts\/passkey-verification\.ts$/,
  },
  {
    rule: 'one module emits JSON Schema',
    name: /^zod-to-json-schema$/,
    only: /^src\/lib\/json-schema\.ts$/,
  },
]

const names = Object.keys(rooms)

test('every import keeps to the walls of the house', async () => {
  const broken: string[] = []
  for (const { file, imported } of await listImports()) {
    const from = roomOf(file)
    const to = roomOf(imported)
    const allowed = rooms[from] ?? []
    if (from !== to && !allowed.includes(to) && !allowed.includes('**'))
      broken.push(`${file} imports ${imported}: ${from} may import ${allowed.join(', ') || 'no other room'}`)
  }
  assert.deepEqual(broken, [])
})

test('rooms of arithmetic use no module of Node and no package', async () => {
  const broken: string[] = []
  for (const { file, imported, isPackage } of await listImports({ packagesToo: true })) {
    for (const [room, allowed] of Object.entries(pure))
      if (isPackage && file.startsWith(`${room}/`) && !allowed.test(imported))
        broken.push(`${file} imports ${imported}`)
  }
  assert.deepEqual(broken, [])
})

test('a package is spoken to where it is at home', async () => {
  const broken: string[] = []
  for (const { file, imported, isPackage } of await listImports({ packagesToo: true })) {
    for (const { rule, name, only } of packages)
      if (isPackage && name.test(imported) && !only.test(file))
        broken.push(`${file} imports ${imported}: ${rule}`)
  }
  assert.deepEqual(broken, [])
})

test('every room of the table exists, and every file stands in one', async () => {
  const files = await listSources()
  assert.ok(files.length > 50)
  assert.deepEqual(
    names.filter((name) => !files.some((file) => file === name || file.startsWith(`${name}/`))),
    [],
  )
  const loose = files.filter(
    (file) => roomOf(file) === 'src' && !/^src\/(main|serve|service|app|engine)\.ts$/.test(file),
  )
  assert.deepEqual(loose, [], 'src holds main, serve, service, app and engine alone')
})

test('only src/config/read-config.ts reads the environment', async () => {
  const readers: string[] = []
  for (const file of await listSources()) {
    // What checks a brief runs at its reader's, far from the service.
    if (file !== 'web/verify/verify.mjs' && (await readSource(file)).includes('process.env'))
      readers.push(file)
  }
  assert.deepEqual(readers, ['src/config/read-config.ts'])
})

function roomOf(path: string): string {
  const inside = names.filter((name) => path === name || path.startsWith(`${name}/`))
  return inside.sort((first, second) => second.length - first.length)[0] ?? path
}

interface Import {
  readonly file: string
  /** A path from the top of the tree, or a package. */
  readonly imported: string
  readonly isPackage: boolean
}

async function listImports({ packagesToo = false } = {}): Promise<Import[]> {
  const imports: Import[] = []
  for (const file of await listSources()) {
    for (const imported of await importsOf(file)) {
      const isPackage = !isOwn(imported)
      if (!isPackage || packagesToo) imports.push({ file, imported, isPackage })
    }
  }
  assert.ok(imports.length > 500)
  return imports
}
