import type { VNode } from 'preact'
import type { z } from 'zod'
import type { Action } from '../actions/action.ts'
import type { Passkeys } from '../src/accounts/passkeys.ts'
import type { Visitor } from '../src/accounts/visitor.ts'
import type { Role } from '../src/model/index.ts'
import type { CollectorRegistry } from '../src/scan/collector-registry.ts'
import type { Outcome, Services, Tool } from '../tools/tool.ts'

/** A signed-in person, in the workspace that they have chosen. */
export type WorkspaceVisitor = Omit<Visitor, 'chosen'> & NonNullable<Visitor['chosen']>

/** What tools and those actions that pages offer are given. */
export interface WebServices extends Services {
  readonly registry: CollectorRegistry
  readonly passkeys: Passkeys
}

/** One request for a page. */
export interface PageRequest {
  readonly visitor: WorkspaceVisitor
  /** All data is simulated. */
  readonly isDemo: boolean
  /** The operator lets the visitor set plans. */
  readonly isPlanAdmin: boolean
  readonly services: WebServices
  /** Where agents reach the service, without a slash at its end. */
  readonly baseUrl: string
  /** The decoded parameters of the path. */
  readonly params: Readonly<Record<string, string>>
  /** The path with its query, as it was asked for. */
  readonly url: string
  readonly query: URLSearchParams
  /** Aborts when the browser has gone, and for what is shown at once when that takes too long: then with NotReadyYet. */
  readonly signal: AbortSignal
  /**
   * Runs a tool as the other surfaces do, in the visitor's workspace; throws ServiceError as they do. `fieldNames`: what
   * the page calls fields of the input, for sentences about them. Other sentences of tools are for agents: a page has
   * its own.
   */
  callTool<Output extends z.AnyZodObject, Notes extends object>(
    tool: Tool<string, z.AnyZodObject, Output, Notes>,
    input: Readonly<Record<string, unknown>>,
    fieldNames?: Readonly<Record<string, string>>,
  ): Promise<Outcome<z.input<Output>, Notes>>
  /**
   * Begins what a tool does, and does not wait for its end: resolves once that goes on by itself, whoever waits. Throws
   * what refuses it.
   */
  beginTool(
    tool: Tool,
    input: Readonly<Record<string, unknown>>,
    fieldNames?: Readonly<Record<string, string>>,
  ): Promise<void>
  /**
   * Runs an action as the visitor, in their workspace, from their address; throws ServiceError as `runAction` of the
   * actions does, with the page's names of fields.
   */
  runAction<Output extends z.AnyZodObject>(
    action: Action<string, z.AnyZodObject, Output, WebServices>,
    input?: Readonly<Record<string, unknown>>,
    fieldNames?: Readonly<Record<string, string>>,
  ): Promise<z.input<Output>>
}

/** The places of the navigation, in its order; `needs`: only those who may open it are led there. */
export const places = {
  trends: { path: '/app', label: 'Trends' },
  evidence: { path: '/app/evidence', label: 'Evidence' },
  compare: { path: '/app/compare', label: 'Compare' },
  coverage: { path: '/app/coverage', label: 'Coverage' },
  scan: { path: '/app/scans/latest', label: 'Scan' },
  words: { path: '/app/words', label: 'Words' },
  check: { path: '/app/check', label: 'Check a text' },
  setup: { path: '/app/setup', label: 'Set up', needs: 'owner' },
  settings: { path: '/app/settings/access', label: 'Settings' },
} as const satisfies Record<string, { readonly path: string; readonly label: string; readonly needs?: Role }>
export type Place = keyof typeof places

/** Where the first person makes a workspace. */
export const NEW_WORKSPACE = '/app/workspaces/new'

export interface ShownPage {
  readonly title: string
  readonly body: VNode
  /** Default: 200. */
  readonly status?: number
  /** It shows a key or a link that is shown once: nothing on its way may keep, change or compress it. */
  readonly holdsSecret?: true
  readonly madeFrom?: MadeFrom
  /** It shows a file of this service in a frame. */
  readonly hasFrame?: true
  /** It tells how something stands: without script it is loaded again after so many seconds. */
  readonly reloadAfterSeconds?: number
}

/**
 * What a page is rendered from, where it is worth keeping: an object that never changes, such as what a tool returns
 * each time for one ranking, and a text of all else that the page shows.
 */
export interface MadeFrom {
  readonly output: object
  readonly rest: string
}

/** An SVG document in place of a page. */
export interface ShownPicture {
  readonly picture: VNode
}

/** A file in place of a page. */
export interface ShownFile {
  readonly file: {
    /** As Koa's `type` takes it. */
    readonly type: 'html' | 'zip'
    readonly body: string | Uint8Array
    /** Saved under this name; absent: it is shown. */
    readonly savedAs?: string
    /** In place of that of pages. */
    readonly contentSecurityPolicy?: string
  }
}

/** What a page shows, as lines for programs. */
export interface Lines {
  readonly path: string
  readonly filename: string
  /** Yields one JSON text after another. Throws as `show` does where it fails before the first. */
  read(request: PageRequest): AsyncGenerator<string>
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
  show(request: PageRequest): Promise<ShownPage | ShownPicture | ShownFile>
  /** Bytes of its form at most. Default: 64 KiB. */
  readonly formLimitBytes?: number
  /** What of a form comes back with whoever has to sign in again first, as the query of the page. No secret. */
  kept?(form: Form): Readonly<Record<string, string>>
  /** Takes a form that was sent to the path by POST from a page of this service. Throws as `show` does. */
  submit?(request: PageRequest, form: Form): Promise<Submitted>
  readonly lines?: Lines
}

/** The identity function, which gives a page its type where it is written. */
export function definePage(page: Page): Page {
  return page
}
