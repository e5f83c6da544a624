import { checkCitations } from './check-citations.ts'
import { getTrends } from './get-trends.ts'
import { getWorkspace } from './get-workspace.ts'
import { listEvidence } from './list-evidence.ts'
import { runScan } from './run-scan.ts'

/** Every tool, in the order both surfaces show them. */
export const tools = [getWorkspace, getTrends, listEvidence, runScan, checkCitations] as const

export type AnyTool = (typeof tools)[number]
export type ToolName = AnyTool['name']
export type ToolNamed<Name extends ToolName> = Extract<AnyTool, { name: Name }>
