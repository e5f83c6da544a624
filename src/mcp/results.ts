import type { Progress } from '../../tools/tool.ts'
import type { ToolResult } from './backend.ts'

/** A tool's result in the form that all protocol versions share. */
export function toToolResult({ content, structuredContent, isError, meta }: ToolResult) {
  return {
    content: [...content],
    ...(structuredContent === undefined ? {} : { structuredContent }),
    ...(isError === undefined ? {} : { isError }),
    ...(meta === undefined ? {} : { _meta: meta }),
  }
}

/** Drops reports that do not advance: the protocol requires progress to increase with every notification. */
export function monotonicProgress(send: (progress: Progress) => void): (progress: Progress) => void {
  let lastDone = Number.NEGATIVE_INFINITY
  return (progress) => {
    if (progress.done <= lastDone) return
    lastDone = progress.done
    send(progress)
  }
}

/** The protocol's own limit. */
export const MAX_COMPLETIONS = 100

/** A completion result. More values than the limit mean that there are others, whose number is unknown. */
export function toCompletion(values: readonly string[]) {
  const hasMore = values.length > MAX_COMPLETIONS
  return {
    completion: {
      values: values.slice(0, MAX_COMPLETIONS),
      ...(hasMore ? {} : { total: values.length }),
      hasMore,
    },
  }
}

/** The values that begin with what the user has typed, in any case. */
export function withPrefix(typed: string, values: readonly string[]): readonly string[] {
  return values.filter((value) => value.toLowerCase().startsWith(typed.toLowerCase()))
}
