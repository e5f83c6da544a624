import type { z } from 'zod'
import type { FaultKind } from '../src/lib/errors.ts'
import { MAX_TRENDS } from '../src/trends/index.ts'
import type { ToolName, ToolNamed } from '../tools/index.ts'
import type { CutNotes } from '../tools/keep-within.ts'

type InputOf<N extends ToolName> = z.output<ToolNamed<N>['input']>
type NotesOf<N extends ToolName> = Awaited<ReturnType<ToolNamed<N>['run']>>['notes']

export interface SuccessStatus {
  readonly description: string
  readonly headers?: readonly SuccessHeader[]
}

export type SuccessHeader = 'Idempotency-Replayed' | 'Link' | 'Answer-Cut' | 'Total-Count'

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
  /** Fields that this surface sets itself and takes from nobody, where the contract has no place for them. */
  readonly fixed?: Readonly<Partial<InputOf<N>>>
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
    defaults: { fields: 'full', limit: MAX_TRENDS, maxChars: 0 },
    success: {
      200: { description: 'Ranked topics of the window', headers: ['Total-Count', 'Link', 'Answer-Cut'] },
    },
    failures: ['invalid_input', 'unauthenticated', 'forbidden'],
    reply: ({ notes, url }) => ({
      status: 200,
      headers: {
        'Total-Count': String(notes.total),
        ...linkTo(url, notes.nextCursor),
        ...cutOf(notes),
      },
    }),
  },
  get_changes: {
    operationId: 'getChanges',
    summary: 'What changed in the ranked topics',
    method: 'get',
    path: '/v1/changes',
    headers: {},
    defaults: { maxChars: 0 },
    success: {
      200: { description: 'Topics new, risen, fallen or gone, with figures', headers: ['Answer-Cut'] },
    },
    failures: ['invalid_input', 'unauthenticated', 'forbidden'],
    reply: ({ notes }) => ({ status: 200, headers: cutOf(notes) }),
  },
  list_evidence: {
    operationId: 'listEvidence',
    summary: 'List stored evidence posts',
    method: 'get',
    path: '/v1/evidence',
    headers: {},
    defaults: { limit: 100, fields: 'full', maxChars: 0 },
    success: { 200: { description: 'Evidence posts, newest first', headers: ['Link', 'Answer-Cut'] } },
    failures: ['invalid_input', 'unauthenticated', 'forbidden'],
    reply: ({ notes, url }) => ({
      status: 200,
      headers: { ...linkTo(url, notes.nextCursor), ...cutOf(notes) },
    }),
  },
  explain_words: {
    operationId: 'explainWords',
    summary: 'Explain what each configured word brought',
    method: 'get',
    path: '/v1/words',
    headers: {},
    defaults: { maxChars: 0 },
    success: {
      200: {
        description: 'What each word of the list brought, and how much of it is off-topic',
        headers: ['Answer-Cut'],
      },
    },
    failures: ['invalid_input', 'unauthenticated', 'forbidden'],
    reply: ({ notes }) => ({ status: 200, headers: cutOf(notes) }),
  },
  run_scan: {
    operationId: 'runScan',
    summary: 'Run a live scan',
    method: 'post',
    path: '/v1/scans',
    headers: { idempotencyKey: 'Idempotency-Key', confirmToken: 'Confirm-Token' },
    defaults: {},
    fixed: { maxChars: 0 },
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
      'confirmation_required',
      'upstream',
      'not_configured',
    ],
    reply: ({ notes, input }) => ({
      status: notes.replayed ? 200 : 201,
      headers: input.idempotencyKey === undefined ? {} : { 'Idempotency-Replayed': String(notes.replayed) },
    }),
  },
  get_trend: {
    operationId: 'getTrend',
    summary: 'Read one trend in full',
    method: 'get',
    path: '/v1/trends/{id}',
    headers: {},
    defaults: { maxChars: 0 },
    success: { 200: { description: 'The trend and the posts it names', headers: ['Answer-Cut'] } },
    failures: ['invalid_input', 'unauthenticated', 'forbidden', 'not_found'],
    reply: ({ notes }) => ({ status: 200, headers: cutOf(notes) }),
  },
  get_posts: {
    operationId: 'getPosts',
    summary: 'Read stored posts by id',
    method: 'get',
    path: '/v1/posts',
    headers: {},
    defaults: { maxChars: 0 },
    success: { 200: { description: 'The posts that are stored', headers: ['Answer-Cut'] } },
    failures: ['invalid_input', 'unauthenticated', 'forbidden'],
    reply: ({ notes }) => ({ status: 200, headers: cutOf(notes) }),
  },
  get_scan: {
    operationId: 'getScan',
    summary: 'Read how a scan stands',
    method: 'get',
    path: '/v1/scans/{id}',
    headers: {},
    defaults: {},
    success: { 200: { description: 'The scan, and when the next one may start' } },
    failures: ['invalid_input', 'unauthenticated', 'forbidden', 'not_found'],
    reply: () => plain,
  },
  check_citations: {
    operationId: 'checkCitations',
    summary: 'Check the citations of a text',
    method: 'post',
    path: '/v1/citations/check',
    headers: {},
    defaults: { maxChars: 0 },
    success: { 200: { description: 'A verdict for each claim of the text', headers: ['Answer-Cut'] } },
    failures: ['invalid_input', 'unauthenticated', 'forbidden'],
    reply: ({ notes }) => ({ status: 200, headers: cutOf(notes) }),
  },
} as const satisfies { readonly [N in ToolName]: Operation<N> }

/** The same request for what comes next. */
function linkTo(url: URL, cursor: string | undefined): { Link?: string } {
  if (cursor === undefined) return {}
  const next = new URL(url)
  next.searchParams.set('cursor', cursor)
  return { Link: `<${next.pathname}${next.search}>; rel="next"` }
}

/** Sound in a header: the advice is a sentence of ours, in ASCII. */
function cutOf({ dropped, advice }: CutNotes): { 'Answer-Cut'?: string } {
  return dropped === undefined || advice === undefined ? {} : { 'Answer-Cut': advice }
}
