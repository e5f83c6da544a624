import type { ToolName } from '../../../tools/index.ts'
import { protocols } from '../../support/mcp-protocols.ts'
import { type Input, mcpRequest, restRequest } from '../surfaces.ts'
import type { Attempt, Case } from './attempts.ts'
import type { IdKind } from './known.ts'
import { openWords } from './posts.ts'
import type { World } from './world.ts'

const ofTools: readonly [tool: ToolName, kind: IdKind, input: (value: string, of: Case) => Input][] = [
  ['get_trend', 'trend', (id) => ({ id })],
  ['get_trends', 'trendCursor', (cursor) => ({ cursor, limit: 1 })],
  ['compare_companies', 'company', (competitor) => ({ competitor })],
  ['list_evidence', 'thread', (thread) => ({ thread, days: 0 })],
  ['list_evidence', 'trend', (trend) => ({ trend })],
  ['list_evidence', 'evidenceCursor', (cursor) => ({ cursor, days: 0 })],
  ['list_evidence', 'evidenceCursor', (cursor, { own }) => ({ cursor: mixed(cursor, own), days: 0 })],
  ['list_evidence', 'post', (q) => ({ q, days: 0, limit: 500 })],
  ['list_evidence', 'url', (q) => ({ q, days: 0 })],
  ['list_evidence', 'word', (q) => ({ q, days: 0, fields: 'full' })],
  ['explain_words', 'word', (word) => ({ word })],
  ['explain_words', 'word', (tried) => ({ try: tried })],
  ['get_posts', 'post', (id) => ({ ids: [id] })],
  ['get_posts', 'post', (id, { own }) => ({ ids: [...own.ids.post, id] })],
  ['get_posts', 'url', (url) => ({ ids: [url], platform: 'reddit' })],
  ['get_scan', 'scan', (id) => ({ id })],
  ['get_scan', 'scanKey', (id) => ({ id })],
  ['check_citations', 'url', (url) => ({ text: `A user says "${openWords}" (${url}).`, days: 0 })],
  [
    'check_citations',
    'post',
    (post) => ({ claims: [{ statement: 'They wish it were quiet', posts: [post] }] }),
  ],
  ['check_citations', 'trend', (of) => ({ text: `The topic ${of} has 12 mentions.` })],
]

/** Ids that say of themselves whose they are not: any tool may be sent them. */
const smuggled: readonly ToolName[] = [
  'get_workspace',
  'get_trends',
  'list_evidence',
  'get_changes',
  'get_scan',
]

export const toolAttempts: readonly Attempt[] = [
  ...ofTools.flatMap(([tool, kind, input]) =>
    inEveryForm(`${tool} by ${kind}`, tool, kind, isTold(kind), input),
  ),
  ...smuggled.flatMap((tool) =>
    inEveryForm(`${tool} with workspaceId`, tool, 'workspace', true, (workspaceId) => ({
      ...(tool === 'get_changes' ? { since: '2026-01-01' } : {}),
      workspaceId,
    })),
  ),
  ...inEveryForm('run_scan by runKey', 'run_scan', 'runKey', false, (idempotencyKey) => ({ idempotencyKey })),
  // Of a workspace that wants scans confirmed, which a token of another's must not do.
  ...inEveryForm(
    'run_scan by confirmToken',
    'run_scan',
    'confirmToken',
    false,
    (confirmToken, { victim }) => ({ confirmToken, idempotencyKey: `${victim.token}-scan-2` }),
  ),
]

/** What an answer must not tell apart from what nobody has. A cursor that nobody gave is refused as one. */
function isTold(kind: IdKind): boolean {
  return kind !== 'evidenceCursor' && kind !== 'trendCursor'
}

function inEveryForm(
  name: string,
  tool: ToolName,
  kind: IdKind,
  isAlike: boolean,
  input: (value: string, of: Case) => Input,
): Attempt[] {
  return [
    {
      name: `REST ${name}`,
      kind,
      isAlike,
      make: (value, of) => restRequest(tool, input(value, of), of.own.caller.key),
    },
    ...protocols.map((era) => ({
      name: `MCP ${era} ${name}`,
      kind,
      isAlike,
      make: (value: string, of: Case) =>
        mcpRequest(era, 'tools/call', { name: tool, arguments: input(value, of) }, of.own.caller.key),
    })),
  ]
}

/** The position of another's cursor with the selection of an own one. */
function mixed(cursor: string, own: World): string {
  try {
    const theirs: unknown[] = JSON.parse(Buffer.from(cursor, 'base64url').toString())
    const ours: unknown[] = JSON.parse(Buffer.from(own.ids.evidenceCursor[0] ?? '', 'base64url').toString())
    return Buffer.from(JSON.stringify([...theirs.slice(0, -1), ours.at(-1)])).toString('base64url')
  } catch {
    return cursor
  }
}
