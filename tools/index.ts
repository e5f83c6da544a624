import { checkCitations } from './check-citations.ts'
import { compareCompanies } from './compare-companies.ts'
import { explainWords } from './explain-words.ts'
import { getChanges } from './get-changes.ts'
import { getPosts } from './get-posts.ts'
import { getScan } from './get-scan.ts'
import { getTrend } from './get-trend.ts'
import { getTrends } from './get-trends.ts'
import { getWorkspace } from './get-workspace.ts'
import { listEvidence } from './list-evidence.ts'
import { runScan } from './run-scan.ts'

/** Every tool, in the order in which REST and MCP list them. */
export const tools = [
  getWorkspace,
  getTrends,
  getTrend,
  getChanges,
  compareCompanies,
  listEvidence,
  getPosts,
  explainWords,
  checkCitations,
  getScan,
  runScan,
] as const

export type AnyTool = (typeof tools)[number]
export type ToolName = AnyTool['name']
export type ToolNamed<Name extends ToolName> = Extract<AnyTool, { name: Name }>
