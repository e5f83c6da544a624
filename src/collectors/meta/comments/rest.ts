import { parseJson, toFilledText, toRecord } from '../../json.ts'

/** Where a thread was left, for the ledger. */
export interface Rest {
  /** The cursor of the first page that was not read. */
  readonly after?: string | undefined
  /** Comments whose further replies were not read. */
  readonly replies?: readonly string[]
}

export function restText({ after, replies = [] }: Rest): string | undefined {
  return after === undefined && replies.length === 0 ? undefined : JSON.stringify({ after, replies })
}

/** Undefined where nothing was left, or nothing that can be read. */
export function restOf(text: string | undefined): Rest | undefined {
  if (text === undefined) return undefined
  try {
    const { after, replies } = toRecord(parseJson(text))
    return {
      after: toFilledText(after),
      replies: Array.isArray(replies) ? replies.flatMap((id) => toFilledText(id) ?? []) : [],
    }
  } catch {
    return undefined
  }
}
