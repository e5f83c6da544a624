import { readFile } from 'node:fs/promises'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { TestContext } from 'node:test'
import type {
  CandidateRejectionReason,
  CollectorSink,
  CollectRequest,
  CommentCounts,
} from '../../src/collectors/collector.ts'
import type { HttpAnswer } from '../../src/collectors/http-answer.ts'
import type { Clock } from '../../src/lib/clock.ts'
import { DAY_MS } from '../../src/lib/days.ts'
import type { CommentRecord, CoverageSpan, Post } from '../../src/model/index.ts'
import { CollectionLog } from '../../src/scan/collection-log.ts'

/** Shortly after the fixtures' newest post. */
export const NOW = new Date('2026-11-20T22:45:00Z')

/** A clock that stands still except that sleeping moves it, at once. */
export function createTestClock(start = NOW): Clock & { readonly sleptMs: number[] } {
  let ms = start.getTime()
  const sleptMs: number[] = []
  return {
    sleptMs,
    now: () => new Date(ms),
    sleep: async (milliseconds, signal) => {
      signal?.throwIfAborted()
      sleptMs.push(milliseconds)
      ms += milliseconds
    },
  }
}

export function requestOf(wanted: Partial<CollectRequest> & { readonly days?: number } = {}): CollectRequest {
  const { days = 7, ...rest } = wanted
  return {
    workspaceId: 'w',
    words: [],
    handles: {},
    competitorUrls: [],
    since: new Date(NOW.getTime() - days * DAY_MS),
    until: NOW,
    deadline: new Date(NOW.getTime() + 45_000),
    signal: new AbortController().signal,
    ...rest,
  }
}

export interface RecordingSink extends CollectorSink {
  readonly posts: Post[]
  readonly rejected: CandidateRejectionReason[]
  readonly coverage: CoverageSpan[]
  readonly expected: number[]
  readonly calls: { readonly retry: boolean }[]
  readonly commentCounts: CommentCounts[]
}

/** What a scan's record says of comments that were counted so. */
export function commentRecordOf({
  commentCounts,
}: Pick<RecordingSink, 'commentCounts'>): CommentRecord | null {
  const log = new CollectionLog(
    async () => ({ stored: 0, updated: 0, refused: [] }),
    () => {},
  )
  for (const counts of commentCounts) log.countComments(counts)
  return log.comments
}

export function createRecordingSink(): RecordingSink {
  const posts: Post[] = []
  const rejected: CandidateRejectionReason[] = []
  const coverage: CoverageSpan[] = []
  const expected: number[] = []
  const calls: { readonly retry: boolean }[] = []
  const commentCounts: CommentCounts[] = []
  return {
    posts,
    rejected,
    coverage,
    expected,
    calls,
    commentCounts,
    deliver: (delivered) => {
      posts.push(...delivered)
    },
    reject: (reason) => {
      rejected.push(reason)
    },
    reportCoverage: (span) => {
      coverage.push(span)
    },
    countComments: (counts) => {
      commentCounts.push(counts)
    },
    expectCalls: (calls) => {
      expected.push(calls)
    },
    onCall: (call) => {
      calls.push(call)
    },
  }
}

/** The parsed body of one of the platforms' answers in test/fixtures/upstreams. */
export async function readFixture(path: string): Promise<unknown> {
  return JSON.parse(await readFile(new URL(`../fixtures/upstreams/${path}`, import.meta.url), 'utf8'))
}

/** A throw-away server on loopback for one test; resolves to its base URL. */
export async function serve(t: TestContext, listener: RequestListener): Promise<string> {
  const server = createServer(listener)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  t.after(() => {
    server.closeAllConnections()
    server.close()
  })
  return `http://127.0.0.1:${portOf(server.address())}`
}

function portOf(address: string | AddressInfo | null): number {
  if (address === null || typeof address === 'string') throw new Error('the server listens on no port')
  return address.port
}

/** An answer as the HTTP client hands it to a platform's code; without a fixture its body is a page. */
export async function answerOf(
  status: number,
  fixture: string | undefined,
  headers: Readonly<Record<string, string>> = {},
): Promise<HttpAnswer> {
  return {
    status,
    headers: new Headers(headers),
    isHtml: fixture === undefined,
    body: fixture === undefined ? undefined : await readFixture(fixture),
  }
}
