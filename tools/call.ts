import { invalidInput } from '../src/lib/errors.ts'
import { isStorableText } from '../src/text/storable.ts'
import { describeIssues } from './describe-issues.ts'
import type { Outcome, Tool, ToolContext } from './tool.ts'

export interface CallOptions {
  /** Also check what the tool returns against its schema: for tests, it costs a third of a large page. */
  readonly checkOutput: boolean
  /** What the surface calls a field, where that differs (a header), for the sentence about it. */
  readonly fieldNames?: Readonly<Record<string, string | undefined>>
}

/**
 * The one way a tool runs, whichever surface asked: parse the input, run, check the output. Throws
 * `invalid_input` with a sentence that names the argument, what came and what is allowed.
 */
export async function callTool(
  tool: Tool,
  rawInput: unknown,
  context: ToolContext,
  options: CallOptions,
): Promise<Outcome<Record<string, unknown>, object>> {
  const parsed = tool.input.safeParse(rawInput)
  if (!parsed.success)
    throw invalidInput(describeIssues(parsed.error, rawInput, tool.input, options.fieldNames))
  refuseUnstorableText(parsed.data)
  const outcome = await tool.run(parsed.data, context)
  // Only checked, never replaced: parsing would reorder the fields, and a replay has to be the same byte for byte.
  if (options.checkOutput) tool.output.parse(outcome.output)
  return outcome
}

/** PostgreSQL cannot take NUL and no UTF-8 can carry half a surrogate pair: neither is ever meant. Names are ours by now. */
function refuseUnstorableText(input: Readonly<Record<string, unknown>>): void {
  for (const [field, value] of Object.entries(input)) {
    const texts: unknown[] = Array.isArray(value) ? value : [value]
    if (texts.some((text) => typeof text === 'string' && !isStorableText(text))) {
      throw invalidInput(`${field} holds a NUL character or half a surrogate pair. Send text without them.`)
    }
  }
}
