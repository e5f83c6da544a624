import { type TrendStatus, trendStatuses } from '../../model/index.ts'
import type { Cell } from './blocks.ts'
import type { Span } from './spans.ts'

/** A span that names a trend's status by one of its five words. */
export interface FoundStatus extends Span {
  readonly status: TrendStatus
  /** Whether it has a label: "Status: new" or a column. Otherwise the word may be meant differently. */
  readonly isLabelled: boolean
  /** "It is rising", and not beside the name alone: "(rising)". */
  readonly isPredicate?: boolean
}

const EMPHASIS = '["\'“”„«»‹›「」『』*_`]{0,3}'
const SIGN = '(?:\\p{Extended_Pictographic}\\uFE0F?\\s?)?'
/** The text after the word that does not change its meaning. */
const ENDS = `(?=${EMPHASIS}\\s{0,3}(?:$|[),.:;([|·\\n\\]}—–]|(?:and|with|und|mit|y|con)(?!\\p{L})))`
const LABELLED = new RegExp(
  `(?<!\\p{L}|(?:previous|earlier|former|prior|last|old)\\s)status${EMPHASIS}\\s?(?:[:=]|is(?!\\p{L}))?\\s?${EMPHASIS}\\s?${SIGN}${EMPHASIS}(new|rising|steady|fading|insufficient[_ ]data)(?![\\p{L}\\p{N}_-])${ENDS}`,
  'giu',
)
/** "… is rising", "… (rising, 17 mentions)", "… — rising", right behind a trend's name or id. */
const BEHIND = new RegExp(
  `^[)\\]"'”“»*_\`]{0,4}(?:\\s?\\(\`?t_[0-9a-f]{16}\`?\\)[*_]{0,2})?(?:\\s(?:is|remains)\\s|\\s?[(（]|\\s?[—–:]\\s)${EMPHASIS}${SIGN}${EMPHASIS}(new|rising|steady|fading)(?![\\p{L}\\p{N}_-])${ENDS}`,
  'iu',
)
/** A comparison, a doubt or a question: then the word does not claim the ranking's status. */
const QUALIFIED =
  /(?<!\p{L})(?:since|compared|than|versus|vs|before|previous\w*|earlier|again|last|week\w*|month\w*|days?|hours?|today|yesterday|not|no longer|never|if|whether|may|might|could|would|seems?|was|were|had|on (?:reddit|x|youtube|facebook|instagram))(?!\p{L})|\?|→|->/iu
const MAX_CELL = 80
/** Characters before and after a trend's name that are read. */
const REACH = 80

/** The labelled statuses of a sentence or table row; the offsets of its cells are its own. */
export function findStatuses(raw: string, cells: readonly Cell[]): FoundStatus[] {
  const found = [...raw.matchAll(LABELLED)].flatMap((match): FoundStatus[] => {
    const status = statusOf(match[1] ?? '')
    if (status === undefined) return []
    return [{ start: match.index, end: match.index + match[0].length, status, isLabelled: true }]
  })
  for (const cell of cells) {
    if (cell.column?.kind !== 'status') continue
    const words = raw.slice(cell.start, cell.end)
    const status = words.length > MAX_CELL ? undefined : statusOf(words.replace(/[^\p{L}_ ]/gu, ''))
    if (status !== undefined) found.push({ start: cell.start, end: cell.end, status, isLabelled: true })
  }
  return found
}

/** The status of a named trend right after its name; undefined where there is none. */
export function statusBehind(named: Span, sentence: Span, text: string): FoundStatus | undefined {
  const end = Math.min(sentence.end, named.end + REACH)
  const match = BEHIND.exec(text.slice(named.end, end))
  const status = statusOf(match?.[1] ?? '')
  if (match === null || status === undefined) return undefined
  if (QUALIFIED.test(text.slice(Math.max(sentence.start, named.start - REACH), end))) return undefined
  const isPredicate = /\s(?:is|remains)\s/iu.test(match[0])
  return { start: named.start, end: named.end + match[0].length, status, isLabelled: false, isPredicate }
}

function statusOf(written: string): TrendStatus | undefined {
  const name = written.trim().toLowerCase().replaceAll(' ', '_')
  return trendStatuses.find((status) => status === name)
}
