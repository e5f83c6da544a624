import type { z } from 'zod'
import type { FaultKind } from '../src/lib/errors.ts'
import { MAX_TRENDS } from '../src/trends/facts.ts'
import type { ToolName, ToolNamed } from '../tools/index.ts'
import type { AgeNotes } from '../tools/outdated.ts'
import type { TruncationNotes } from '../tools/truncate-to-budget.ts'

type InputOf<N extends ToolName> = z.output<ToolNamed<N>['input']>
type NotesOf<N extends ToolName> = Awaited<ReturnType<ToolNamed<N>['run']>>['notes']

export interface SuccessStatus {
  readonly description: string
  readonly headers?: readonly SuccessHeader[]
}

export type SuccessHeader =
  | 'Idempotency-Replayed'
  | 'Link'
  | 'Answer-Cut'
  | 'Total-Count'
  | 'Ranked-At'
  | 'Age'
  | 'Hazard-Posts'
  | 'Empty-Because'

export interface Reply {
  readonly status: number
  readonly headers: Readonly<Partial<Record<SuccessHeader, string>>>
}

/** One tool's REST operation, as data for rest/facade.ts and rest/openapi.ts. */
export interface Operation<N extends ToolName = ToolName> {
  readonly operationId: string
  readonly summary: string
  readonly method: 'get' | 'post'
  /** Its `{field}` parameters fill input fields. */
  readonly path: `/v1/${string}`
  /** Headers that fill input fields. All other fields come from the query of a GET or the body of a POST. */
  readonly headers: Readonly<Partial<Record<keyof InputOf<N> & string, string>>>
  /** REST's defaults where they differ from the tool's own. */
  readonly defaults: Readonly<Partial<InputOf<N>>>
  /** Fields that REST sets itself because the contract has no parameter for them. */
  readonly fixed?: Readonly<Partial<InputOf<N>>>
  readonly success: Readonly<Record<number, SuccessStatus>>
  /** The failures that this operation documents, besides those that every operation can have. */
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
      200: {
        description: 'Ranked topics of the window',
        headers: ['Total-Count', 'Ranked-At', 'Age', 'Hazard-Posts', 'Empty-Because', 'Link', 'Answer-Cut'],
      },
    },
    failures: ['invalid_input', 'unauthenticated', 'forbidden'],
    reply: ({ notes, url }) => ({
      status: 200,
      headers: {
        'Total-Count': String(notes.total),
        'Ranked-At': notes.rankedAt,
        ...ageHeader(notes),
        ...(notes.hazards === undefined ? {} : { 'Hazard-Posts': String(notes.hazards.posts) }),
        ...(notes.emptyBecause === undefined ? {} : { 'Empty-Because': notes.emptyBecause }),
        ...nextPageLink(url, notes.nextCursor),
        ...answerCutHeader(notes),
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
      200: { description: 'Topics new, risen, fallen or gone, with figures', headers: ['Age', 'Answer-Cut'] },
    },
    failures: ['invalid_input', 'unauthenticated', 'forbidden'],
    reply: ({ notes }) => ({ status: 200, headers: { ...ageHeader(notes), ...answerCutHeader(notes) } }),
  },
  compare_companies: {
    operationId: 'compareCompanies',
    summary: 'Compare the product with its competitors',
    method: 'get',
    path: '/v1/companies',
    headers: {},
    defaults: { maxChars: 0 },
    success: {
      200: {
        description: 'Share of voice, intents and issues of the product and of each competitor',
        headers: ['Age', 'Answer-Cut'],
      },
    },
    failures: ['invalid_input', 'unauthenticated', 'forbidden'],
    reply: ({ notes }) => ({ status: 200, headers: { ...ageHeader(notes), ...answerCutHeader(notes) } }),
  },
  list_evidence: {
    operationId: 'listEvidence',
    summary: 'List stored evidence posts',
    method: 'get',
    path: '/v1/evidence',
    headers: {},
    defaults: { limit: 100, fields: 'full', maxChars: 0 },
    success: { 200: { description: 'Evidence posts, newest first', headers: ['Age', 'Link', 'Answer-Cut'] } },
    failures: ['invalid_input', 'unauthenticated', 'forbidden', 'not_found'],
    reply: ({ notes, url }) => ({
      status: 200,
      headers: { ...ageHeader(notes), ...nextPageLink(url, notes.nextCursor), ...answerCutHeader(notes) },
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
    reply: ({ notes }) => ({ status: 200, headers: answerCutHeader(notes) }),
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
    success: { 200: { description: 'The trend and the posts it names', headers: ['Age', 'Answer-Cut'] } },
    failures: ['invalid_input', 'unauthenticated', 'forbidden', 'not_found'],
    reply: ({ notes }) => ({ status: 200, headers: { ...ageHeader(notes), ...answerCutHeader(notes) } }),
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
    reply: ({ notes }) => ({ status: 200, headers: answerCutHeader(notes) }),
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
    success: { 200: { description: 'A verdict for each claim of the text', headers: ['Age', 'Answer-Cut'] } },
    failures: ['invalid_input', 'unauthenticated', 'forbidden'],
    reply: ({ notes }) => ({ status: 200, headers: { ...ageHeader(notes), ...answerCutHeader(notes) } }),
  },
} as const satisfies { readonly [N in ToolName]: Operation<N> }

/** The Age header of RFC 9111, in seconds, of a ranking in place of which a newer one is being made. */
function ageHeader({ ageSeconds }: AgeNotes): { Age?: string } {
  return ageSeconds === undefined ? {} : { Age: String(ageSeconds) }
}

/** The Link header of the next page: the same request with the next cursor. */
function nextPageLink(url: URL, cursor: string | undefined): { Link?: string } {
  if (cursor === undefined) return {}
  const next = new URL(url)
  next.searchParams.set('cursor', cursor)
  return { Link: `<${next.pathname}${next.search}>; rel="next"` }
}

/** The Answer-Cut header. The advice is a fixed sentence in ASCII, so it is a valid header value. */
function answerCutHeader({ dropped, advice }: TruncationNotes): { 'Answer-Cut'?: string } {
  return dropped === undefined || advice === undefined ? {} : { 'Answer-Cut': advice }
}
