import type { VNode } from 'preact'
import type { z } from 'zod'
import type { Visitor } from '../src/accounts/visitor.ts'
import type { Role } from '../src/model/index.ts'
import type { Outcome, Services, Tool } from '../tools/tool.ts'

/** A signed-in person, in the workspace that they have chosen. */
export type WorkspaceVisitor = Omit<Visitor, 'chosen'> & NonNullable<Visitor['chosen']>

/** One request for a page. */
export interface PageRequest {
  readonly visitor: WorkspaceVisitor
  readonly services: Services
  /** All data is simulated. */
  readonly isDemo: boolean
  /** The decoded parameters of the path. */
  readonly params: Readonly<Record<string, string>>
  readonly query: URLSearchParams
  /** Aborts when the browser has gone. */
  readonly signal: AbortSignal
  /** Runs a tool as the other surfaces do, in the visitor's workspace; throws ServiceError as they do. */
  callTool<Output extends z.AnyZodObject, Notes extends object>(
    tool: Tool<string, z.AnyZodObject, Output, Notes>,
    input: Readonly<Record<string, unknown>>,
  ): Promise<Outcome<z.input<Output>, Notes>>
  /**
   * Begins what a tool does, and does not wait for its end: resolves once that goes on by itself, whoever waits. Throws
   * what refuses it.
   */
  beginTool(tool: Tool, input: Readonly<Record<string, unknown>>): Promise<void>
}

/** The places of the navigation, in its order. */
export const places = {
  trends: { path: '/app', label: 'Trends' },
  evidence: { path: '/app/evidence', label: 'Evidence' },
  compare: { path: '/app/compare', label: 'Compare' },
  coverage: { path: '/app/coverage', label: 'Coverage' },
  scan: { path: '/app/scans/latest', label: 'Scan' },
  words: { path: '/app/words', label: 'Words' },
  check: { path: '/app/check', label: 'Check a text' },
} as const satisfies Record<string, { readonly path: string; readonly label: string }>
export type Place = keyof typeof places

export interface ShownPage {
  readonly title: string
  readonly body: VNode
  /** Default: 200. */
  readonly status?: number
  /** It shows a secret: not compressed, for the length of what is compressed tells about it. */
  readonly holdsSecret?: true
}

/** An SVG document in place of a page. */
export interface ShownPicture {
  readonly picture: VNode
}

/** The fields of a form by their names, each there once. */
export type Form = ReadonlyMap<string, string>

/**
 * Where a form leads: to another page by 303, so that a reload sends nothing again, or to a page that answers the form
 * itself, for what is shown once and for a form with its errors.
 */
export type Submitted = ShownPage | { readonly seeOther: string }

export interface Page {
  /** As Koa's router reads it. */
  readonly path: string
  readonly place: Place
  /** Owners may do all that members may. */
  readonly needs: Role
  /** Throws ServiceError, which is shown as a page of its own. */
  show(request: PageRequest): Promise<ShownPage | ShownPicture>
  /** Bytes of its form at most. Default: 64 KiB. */
  readonly formLimitBytes?: number
  /** Takes a form that was sent to the path by POST from a page of this service. Throws as `show` does. */
  submit?(request: PageRequest, form: Form): Promise<Submitted>
}

/** The identity function, which gives a page its type where it is written. */
export function definePage(page: Page): Page {
  return page
}
