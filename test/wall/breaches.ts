import type { Catalogue } from './catalogue.ts'
import { type Exception, exceptions } from './exceptions.ts'
import { NotUnderstood } from './scope.ts'
import { touchesOf } from './touches.ts'

/** A statement as test/support/record-statements.mjs writes it. */
export interface RecordedStatement {
  readonly text: string
  /** `file.ts:function` of db/; empty where it was sent from elsewhere. */
  readonly sender: string
  /** The innermost file of the project above the database layer's own. */
  readonly from: string
}

/** The tables that a statement reaches past a workspace's wall; a sentence in place of what is not understood. */
export function breachesOf(
  { text, sender }: Pick<RecordedStatement, 'text' | 'sender'>,
  catalogue: Catalogue,
  exception: Exception | undefined = exceptions[sender],
): string[] {
  try {
    const breached = touchesOf(text, catalogue, exception).filter(({ bound }) => !bound.has('workspace_id'))
    return [...new Set(breached.map(({ table }) => table))].sort()
  } catch (error) {
    if (error instanceof NotUnderstood) return [`the check does not understand ${error.message}`]
    throw error
  }
}

/** The parts of an exception that none of its sender's statements needs. */
export function needlessParts(
  sender: string,
  exception: Exception,
  statements: readonly RecordedStatement[],
  catalogue: Catalogue,
): string[] {
  const { doors = [], everyWorkspace = [] } = exception
  const lesser = [
    ...doors.map((door) => ({
      part: door,
      without: { ...exception, doors: doors.filter((other) => other !== door) },
    })),
    ...everyWorkspace.map((table) => ({
      part: table,
      without: { ...exception, everyWorkspace: everyWorkspace.filter((other) => other !== table) },
    })),
  ]
  const own = statements.filter((statement) => statement.sender === sender)
  return lesser
    .filter(({ without }) => own.every((statement) => breachesOf(statement, catalogue, without).length === 0))
    .map(({ part }) => `${sender} does not need ${part}`)
}
