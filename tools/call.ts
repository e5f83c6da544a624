import type { z } from 'zod'
import type { Admission } from '../src/admission/admission.ts'
import { parseInput } from '../src/input/parse-input.ts'
import { notWaitedFor } from '../src/lib/errors.ts'
import type { CallContext, Outcome, Tool } from './tool.ts'

export interface CallOptions {
  /** Also check the output against its schema. For tests: it costs a third of the time of a large page. */
  readonly checkOutput: boolean
  readonly admission: Admission
  /** Names of fields in error sentences, where REST or MCP has another name for them, such as a header. */
  readonly fieldNames?: Readonly<Record<string, string | undefined>>
}

/**
 * Runs a tool, for REST, MCP and pages alike: parses the input, waits for a place, runs, checks the output. Throws
 * `invalid_input` with a sentence that names the argument, the value that came and what is allowed, and
 * `too_many_requests` or `unavailable` where there is no place. Places are given here because here alone all calls come
 * by, with their caller, and with an input that tells what they cost.
 */
export async function callTool<Output extends z.AnyZodObject, Notes extends object>(
  tool: Tool<string, z.AnyZodObject, Output, Notes>,
  rawInput: unknown,
  context: CallContext,
  options: CallOptions,
): Promise<Outcome<z.input<Output>, Notes>> {
  const input = inputOf(tool.input, rawInput, options.fieldNames)
  const { caller, signal } = context
  try {
    const outcome = await options.admission.run(caller, tool.cost(input), signal, (place) =>
      tool.run(input, {
        ...context,
        stepAside: (wait) => place.stepAside(wait),
        admitted() {
          place.leave()
          context.admitted?.()
        },
      }),
    )
    // The output is only checked, not replaced: parsing would reorder fields, and a replay must be
    // byte-identical.
    if (options.checkOutput) tool.output.parse(outcome.output)
    return outcome
  } catch (error) {
    throw signal.aborted && error === signal.reason && error instanceof DOMException ? notWaitedFor() : error
  }
}

interface ParsedInput {
  readonly schema: z.AnyZodObject
  readonly input: unknown
}

/** Of raw inputs that are frozen: who read them keeps them, and they come again. */
const parsedInputs = new WeakMap<object, ParsedInput>()

function inputOf<Input extends z.AnyZodObject>(
  schema: Input,
  rawInput: unknown,
  fieldNames: CallOptions['fieldNames'],
): z.output<Input> {
  const isKept = typeof rawInput === 'object' && rawInput !== null && Object.isFrozen(rawInput)
  const known = isKept ? parsedInputs.get(rawInput) : undefined
  // Sound: it was parsed by this very schema.
  if (known?.schema === schema) return known.input as z.output<Input>
  const input = Object.freeze(parseInput(schema, rawInput, fieldNames))
  if (isKept) parsedInputs.set(rawInput, { schema, input })
  return input
}
