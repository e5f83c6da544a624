import { subscribe } from 'node:diagnostics_channel'
import { appendFileSync } from 'node:fs'
import { join } from 'node:path'
import { threadId } from 'node:worker_threads'

/*
 * Loaded before everything else into each test file's process and its threads: notes every statement that the database
 * layer sends, as lines of JSON `{ text, sender, from }` in the folder of RECORD_STATEMENTS. JavaScript, for a thread loads it
 * before it can read anything else.
 *
 * text: with numbered parameters. sender: `file.ts:function` of db/, empty where it was sent from elsewhere. from: the
 * innermost file of this project above the database layer's own, from the top of the tree.
 */

/** Where the tests' modules are compiled to: a folder's URL. */
const root = process.env['TEST_MODULES'] ?? ''
/** They run the statements of others. */
const runners = new Set(['db/database.ts', 'db/read.ts'])
/** Enough to come out of the query builder, its promises and the runners. */
const FRAMES = 40

const folder = process.env['RECORD_STATEMENTS']
if (folder !== undefined) {
  const file = join(folder, `${process.pid}-${threadId}.ndjson`)
  const seen = new Set()
  subscribe('trend-research.statement', (message) => {
    const { text } = Object(message)
    // Stacks are dear: a statement whose function is known is not asked again, and no two functions send the same one.
    if (seen.has(text)) return
    const { sender, from } = senderOf(callSites())
    const line = JSON.stringify({ text, sender, from })
    if (seen.has(line)) return
    seen.add(sender === '' ? line : text)
    appendFileSync(file, `${line}\n`)
  })
}

/** @param {NodeJS.CallSite[]} sites */
function senderOf(sites) {
  for (const site of sites) {
    const file = site.getFileName() ?? ''
    if (!file.startsWith(root) || file.includes('/node_modules/')) continue
    const path = file.slice(root.length).replace(/\?.*$/, '').replace(/\.js$/, '.ts')
    if (runners.has(path)) continue
    const sender = path.startsWith('db/') ? `${path.slice('db/'.length)}:${site.getFunctionName() ?? ''}` : ''
    return { sender, from: path }
  }
  return { sender: '', from: '' }
}

/**
 * Awaited calls included. Without source maps, which would be read for every statement.
 * @returns {any}
 */
function callSites() {
  const { prepareStackTrace, stackTraceLimit } = Error
  Error.stackTraceLimit = FRAMES
  Error.prepareStackTrace = (_error, sites) => sites
  try {
    return new Error().stack
  } finally {
    Error.prepareStackTrace = prepareStackTrace
    Error.stackTraceLimit = stackTraceLimit
  }
}
