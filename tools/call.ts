import type { z } from 'zod'
import { invalidInput } from '../src/lib/errors.ts'
import { isStorableText } from '../src/text/storable.ts'
import { describeIssues } from './describe-issues.ts'
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
  const parsed = tool.input.safeParse(rawInput)
  if (!parsed.success)
    throw invalidInput(describeIssues(parsed.error, rawInput, tool.input, options.fieldNames))
  refuseUnstorableText(parsed.data)
  const outcome = await tool.run(parsed.data, context)
  // The output is only checked, not replaced: parsing would reorder fields, and a replay must be
  // byte-identical.
  if (options.checkOutput) tool.output.parse(outcome.output)
  return outcome
}

/**
 * PostgreSQL cannot store NUL, and UTF-8 cannot encode a lone surrogate. Field names have been validated
 * before.
 */
function refuseUnstorableText(input: Readonly<Record<string, unknown>>): void {
  for (const [field, value] of Object.entries(input)) {
    const texts: unknown[] = Array.isArray(value) ? value : [value]
    if (texts.some((text) => typeof text === 'string' && !isStorableText(text))) {
      throw invalidInput(`${field} holds a NUL character or half a surrogate pair. Send text without them.`)
    }
  }
}
