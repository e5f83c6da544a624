import type { z } from 'zod'
import type { FaultKind } from '../src/errors.ts'
import type { ToolName, ToolNamed } from '../tools/index.ts'

type InputOf<N extends ToolName> = z.output<ToolNamed<N>['input']>
type NotesOf<N extends ToolName> = Awaited<ReturnType<ToolNamed<N>['run']>>['notes']

export interface SuccessStatus {
  readonly description: string
  readonly headers?: readonly SuccessHeader[]
}

export type SuccessHeader = 'Idempotency-Replayed' | 'Link'

export interface Reply {
  readonly status: number
  readonly headers: Readonly<Partial<Record<SuccessHeader, string>>>
}

/** How one tool appears over HTTP. Data only: rest/facade.ts and rest/openapi.ts both read it. */
export interface Operation<N extends ToolName = ToolName> {
  readonly operationId: string
  readonly summary: string
  readonly method: 'get' | 'post'
  /** A `{field}` in it is filled from the path. */
  readonly path: `/v1/${string}`
  /** Request headers that fill input fields. Every other field comes from the query of a GET, the body of a POST. */
  readonly headers: Readonly<Partial<Record<keyof InputOf<N> & string, string>>>
  /** Defaults of this surface where they differ from the tool's own. */
  readonly defaults: Readonly<Partial<InputOf<N>>>
  readonly success: Readonly<Record<number, SuccessStatus>>
  /** The failures this operation documents, beside those that every call can meet. */
  readonly failures: readonly FaultKind[]
  reply(call: { readonly notes: NotesOf<N>; readonly input: InputOf<N>; readonly url: URL }): Reply
}

const plain: Reply = { status: 200, headers: {} }

export const operations = {
  get_workspace: {
    operationId: 'getWorkspace',
    summary: 'Read the workspace',
    method: 'get',
    path: '/v1/workspace',
    headers: {},
    defaults: {},
    success: { 200: { description: 'The workspace that the key belongs to' } },
    failures: ['unauthenticated', 'forbidden'],
    reply: () => plain,
  },
  get_trends: {
    operationId: 'getTrends',
    summary: 'Rank topics for a lookback window',
    method: 'get',
    path: '/v1/trends',
    headers: {},
    defaults: {},
    success: { 200: { description: 'Ranked topics of the window' } },
    failures: ['invalid_input', 'unauthenticated', 'forbidden'],
    reply: () => plain,
  },
  list_evidence: {
    operationId: 'listEvidence',
    summary: 'List stored evidence posts',
    method: 'get',
    path: '/v1/evidence',
    headers: {},
    defaults: { limit: 100 },
    success: { 200: { description: 'Evidence posts, newest first', headers: ['Link'] } },
    failures: ['invalid_input', 'unauthenticated', 'forbidden'],
    reply: ({ notes, url }) => ({
      status: 200,
      headers:
        notes.nextCursor === undefined ? {} : { Link: `<${nextPage(url, notes.nextCursor)}>; rel="next"` },
    }),
  },
  run_scan: {
    operationId: 'runScan',
    summary: 'Run a live scan',
    method: 'post',
    path: '/v1/scans',
    headers: { idempotencyKey: 'Idempotency-Key' },
    defaults: {},
    success: {
      201: { description: 'Scan completed and persisted', headers: ['Idempotency-Replayed'] },
      200: {
        description: 'Previously completed scan replayed for the same key',
        headers: ['Idempotency-Replayed'],
      },
    },
    failures: [
      'invalid_input',
      'unauthenticated',
      'forbidden',
      'scan_in_progress',
      'scan_too_soon',
      'upstream',
      'not_configured',
    ],
    reply: ({ notes, input }) => ({
      status: notes.replayed ? 200 : 201,
      headers: input.idempotencyKey === undefined ? {} : { 'Idempotency-Replayed': String(notes.replayed) },
    }),
  },
  check_citations: {
    operationId: 'checkCitations',
    summary: 'Check the citations of a text',
    method: 'post',
    path: '/v1/citations/check',
    headers: {},
    defaults: {},
    success: { 200: { description: 'A verdict for each claim of the text' } },
    failures: ['invalid_input', 'unauthenticated', 'forbidden'],
    reply: () => plain,
  },
} as const satisfies { readonly [N in ToolName]: Operation<N> }

function nextPage(url: URL, cursor: string): string {
  const next = new URL(url)
  next.searchParams.set('cursor', cursor)
  return `${next.pathname}${next.search}`
}
