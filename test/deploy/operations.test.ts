import assert from 'node:assert/strict'
import { access, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { test } from 'node:test'
import type { Command } from 'commander'
import { createProgram } from '../../src/cli/admin/program.ts'
import { secretSettings } from '../../src/config/secret-files.ts'
import { Settings } from '../../src/config/settings.ts'
import { createMetrics } from '../../src/process/metrics.ts'
import { readAlerts, root } from './deploy-files.ts'

const page = await readFile(join(root, 'docs/operations.md'), 'utf8')
const security = await readFile(join(root, 'SECURITY.md'), 'utf8')
const commands = [...page.matchAll(/^```sh\n([\s\S]*?)^```/gm)].flatMap(([, block = '']) =>
  block.trim().split('\n'),
)

test('each alert has its part of the page for whoever is on call, in the alerts’ order', async () => {
  const [, symptoms = ''] = page.split('\n## Pages by symptom\n')
  const [part = ''] = symptoms.split('\n## ')
  const headings = [...part.matchAll(/^### (.*)$/gm)].map(([, heading]) => heading)
  assert.deepEqual(
    headings,
    (await readAlerts()).map(({ of }) => of),
  )
})

test('each command of the admin on the page exists, with its options', () => {
  const lines = commands.filter((line) => line.includes('admin/main.js'))
  assert.ok(lines.length > 7)
  for (const line of lines) {
    const words = (line.split('admin/main.js ')[1] ?? '').split(' ')
    let command: Command = createProgram()
    while (command.commands.length > 0) {
      const found = command.commands.find((sub) => sub.name() === words[0])
      assert.ok(found !== undefined, line)
      command = found
      words.shift()
    }
    const given = words.filter((word) => word.startsWith('--'))
    const known = command.options.map(({ long }) => long)
    assert.deepEqual(
      given.filter((option) => !known.includes(option)),
      [],
      line,
    )
    const needed = command.options.filter(({ mandatory }) => mandatory).map(({ long }) => long ?? '')
    assert.deepEqual(
      needed.filter((option) => !given.includes(option)),
      [],
      line,
    )
  }
})

test('each setting that is named is one of the service', () => {
  const known = new Set([...Object.keys(Settings.shape), ...secretSettings.map((name) => `${name}_FILE`)])
  // What compose.yaml and the Containerfile ask of their reader.
  for (const name of ['PUBLIC_HOST', 'NODE_IMAGE']) known.add(name)
  for (const text of [page, security]) {
    const named = [...text.matchAll(/`([A-Z]+_[A-Z_]+)[=`]/g)].map(([, name = '']) => name)
    assert.ok(named.length > 3)
    assert.deepEqual(
      named.filter((name) => !known.has(name)),
      [],
    )
  }
})

test('each metric that is counted here and named there exists', () => {
  const named = [...page.matchAll(/`([a-z_]+_(?:total|seconds))`/g)].map(([, name = '']) => name)
  const { registry } = createMetrics()
  assert.ok(named.length > 4)
  // This one is read from the event loop and not counted.
  const counted = named.filter((name) => name !== 'event_loop_delay_seconds')
  assert.deepEqual(
    counted.filter((name) => registry.getSingleMetric(name) === undefined),
    [],
  )
})

test('each file that SECURITY.md names is there', async () => {
  const named = new Set(
    [...security.matchAll(/`((?:src|db|web|rest|test|tools|actions|deploy|docs)\/[\w./-]+)`/g)].map(
      ([, path = '']) => path,
    ),
  )
  assert.ok(named.size > 40)
  for (const path of named) await access(join(root, path))
})
