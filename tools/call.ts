import type { z } from 'zod'
import { parseInput } from '../src/input/parse-input.ts'
import type { Outcome, Tool, ToolContext } from './tool.ts'

export interface CallOptions {
  /** Also check the output against its schema. For tests: it costs a third of the time of a large page. */
  readonly checkOutput: boolean
  /** Names of fields in error sentences, where REST or MCP has another name for them, such as a header. */
  readonly fieldNames?: Readonly<Record<string, string | undefined>>
}

/**
 * Runs a tool, for REST and MCP alike: parses the input, runs, checks the output. Throws `invalid_input` with
 * a sentence that names the argument, the value that came and what is allowed.
 */
export async function callTool<Output extends z.AnyZodObject, Notes extends object>(
  tool: Tool<string, z.AnyZodObject, Output, Notes>,
  rawInput: unknown,
  context: ToolContext,
  options: CallOptions,
): Promise<Outcome<z.input<Output>, Notes>> {
  const outcome = await tool.run(parseInput(tool.input, rawInput, options.fieldNames), context)
  // The output is only checked, not replaced: parsing would reorder fields, and a replay must be
  // byte-identical.
  if (options.checkOutput) tool.output.parse(outcome.output)
  return outcome
}
