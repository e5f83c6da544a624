import type { z } from 'zod'
import type { Db } from '../db/database.ts'
import type { EvidenceReads } from '../db/replica.ts'
import type { Caller } from '../src/access/authenticate.ts'
import type { Cost } from '../src/admission/limits.ts'
import type { Changes } from '../src/analysis/changes.ts'
import type { Citations } from '../src/analysis/citations.ts'
import type { Companies } from '../src/analysis/companies.ts'
import type { Derivations } from '../src/analysis/derivations.ts'
import type { Rankings } from '../src/analysis/rankings.ts'
import type { WordReports } from '../src/analysis/word-reports.ts'
import type { EvidenceMemory } from '../src/derivation/evidence-memory.ts'
import type { Clock } from '../src/lib/clock.ts'
import type { Consent } from '../src/scan/consent.ts'
import type { Scanner } from '../src/scan/scanner.ts'

/** What tools work with whether or not there is a surface: created once by src/engine.ts. */
export interface EngineServices {
  readonly db: Db
  readonly clock: Clock
  readonly rankings: Rankings
  readonly evidenceMemory: EvidenceMemory
  readonly evidenceReads: EvidenceReads
  readonly derivations: Derivations
  readonly changes: Changes
  readonly companies: Companies
  readonly wordReports: WordReports
  readonly citations: Citations
  readonly scanner: Scanner
}

/** The process-wide services that tools use, passed on as one object. */
export interface Services extends EngineServices {
  /** The service's URL for clients, without a slash at its end; never taken from a request. */
  readonly baseUrl: string
  /** The same for people: at this name sessions are kept and passkeys work. */
  readonly pagesUrl: string
}

/** The progress of a call, for clients that requested it. */
export interface Progress {
  readonly done: number
  /** Absent where it is not known. */
  readonly total?: number
  readonly message: string
}

/** What whoever calls a tool gives it. */
export interface CallContext {
  readonly services: Services
  readonly caller: Caller
  /** How the user can consent to the call, for tools that require it. */
  readonly consent: Consent
  /** Aborts when the client has disconnected, so that nobody waits for the result any more. */
  readonly signal: AbortSignal
  report(progress: Progress): void
  /** Called once what the call began goes on to its end whoever waits for it; for callers that do not wait. */
  admitted?(): void
}

/** What a tool may use during one call. */
export interface ToolContext extends CallContext {
  /** Waits for what others do, such as the ranking thread, and lets another call run meanwhile. */
  stepAside<Result>(wait: () => Promise<Result>): Promise<Result>
}

/** `output` is the body over REST and MCP; `notes` are facts about it that are not part of the body. */
export interface Outcome<Output, Notes> {
  readonly output: Output
  readonly notes: Notes
}

export interface Tool<
  Name extends string = string,
  Input extends z.AnyZodObject = z.AnyZodObject,
  Output extends z.AnyZodObject = z.AnyZodObject,
  Notes extends object = object,
> {
  readonly name: Name
  readonly title: string
  readonly description: string
  readonly effect: 'reads' | 'writes'
  /** What a call costs others: of dear ones fewer run at once. */
  cost(input: z.output<Input>): Cost
  readonly input: Input
  readonly output: Output
  run(input: z.output<Input>, context: ToolContext): Promise<Outcome<z.input<Output>, Notes>>
}

/** The identity function, which gives a tool its exact type. */
export function defineTool<
  const Name extends string,
  Input extends z.AnyZodObject,
  Output extends z.AnyZodObject,
  Notes extends object,
>(tool: Tool<Name, Input, Output, Notes>): Tool<Name, Input, Output, Notes> {
  return tool
}
