import { daysFromText } from '../../tools/window.ts'
import type { Caller } from '../access/authenticate.ts'
import { invalidInput } from '../lib/errors.ts'
import { IsoTime, LookbackDays, lookbackWindows } from '../model/index.ts'
import { type ListedPrompt, type PromptAnswer, UnknownNameError } from './backend.ts'
import { type Prompt, type PromptValues, prompts } from './prompt-texts.ts'
import { withPrefix } from './results.ts'

export const listedPrompts: readonly ListedPrompt[] = prompts.map((prompt) => ({
  name: prompt.name,
  title: prompt.title,
  description: prompt.description,
  arguments: prompt.arguments.map(({ name, description, required = false }) => ({
    name,
    description,
    required,
  })),
}))

/**
 * Throws `UnknownNameError` for an unknown prompt and `invalid_input` for arguments that it does not take.
 */
export function getPrompt(name: string, values: PromptValues): PromptAnswer {
  const prompt = promptNamed(name)
  const allowed = prompt.arguments.map((argument) => argument.name)
  const unknown = Object.keys(values).find((given) => !allowed.includes(given))
  if (unknown !== undefined) {
    throw invalidInput(`The prompt ${name} has no such argument. It takes ${allowed.join(', ')}.`)
  }
  for (const { name: argument, required } of prompt.arguments) {
    const value = values[argument]?.trim()
    if (required && (value === undefined || value === '')) {
      throw invalidInput(`${argument} is missing. The prompt ${name} needs it.`)
    }
  }
  checkDays(values['days'])
  checkSince(values['since'])
  const given = Object.fromEntries(Object.entries(values).filter(([, value]) => value.trim() !== ''))
  return {
    description: prompt.description,
    messages: [{ role: 'user', content: { type: 'text', text: prompt.text(given) } }],
  }
}

/** Suggested values for an argument of a prompt. Throws `UnknownNameError`. */
export function completePrompt(
  name: string,
  argument: { readonly name: string; readonly value: string },
  caller: Caller,
): readonly string[] {
  const prompt = promptNamed(name)
  const found = prompt.arguments.find((candidate) => candidate.name === argument.name)
  if (found === undefined) {
    const allowed = prompt.arguments.map((candidate) => candidate.name).join(', ')
    throw new UnknownNameError('argument', argument.name, `The prompt ${name} takes ${allowed}.`)
  }
  return withPrefix(argument.value, found.values?.(caller) ?? [])
}

function promptNamed(name: string): Prompt {
  const prompt = prompts.find((candidate) => candidate.name === name)
  if (prompt !== undefined) return prompt
  const known = prompts.map((candidate) => candidate.name).join(', ')
  throw new UnknownNameError('prompt', name, `There is no such prompt. Prompts: ${known}.`)
}

function checkDays(value: string | undefined): void {
  if (value === undefined || value.trim() === '') return
  // The value becomes part of the prompt's text, so nothing but a number may pass.
  if (LookbackDays.safeParse(daysFromText(value)).success) return
  throw invalidInput(`days must be one of ${lookbackWindows.join(', ')}.`)
}

function checkSince(value: string | undefined): void {
  // The value becomes part of the prompt's text, so nothing but a date may pass.
  if (value === undefined || value.trim() === '' || IsoTime.safeParse(value).success) return
  throw invalidInput('since must be an ISO date, such as 2026-11-01, or a time with its zone.')
}
