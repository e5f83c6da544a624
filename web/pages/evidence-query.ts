import { lookbackWindows } from '../../src/model/index.ts'
import { truncate } from '../../src/text/truncate.ts'
import { listEvidence } from '../../tools/list-evidence.ts'
import { daysFromText } from '../../tools/window.ts'
import type { PageRequest } from '../page.ts'

const names = ['q', 'platform', 'days', 'intent', 'voice', 'kind', 'thread', 'trend', 'cursor'] as const
type Name = (typeof names)[number]

/** What the address asks for. A field that a browser sent empty is absent. */
export type Asked = { readonly [Each in Name]?: string }

export function askedIn(query: URLSearchParams): Asked {
  return Object.fromEntries(names.map((name) => [name, query.get(name) ?? '']).filter(([, value]) => value))
}

/** The same as the tool takes it. */
export function inputOf({ days, ...others }: Asked): Readonly<Record<string, unknown>> {
  return { ...others, ...(days === undefined ? {} : { days: daysFromText(days) }), maxChars: 0 }
}

/** A wider search that does find posts. */
export interface Loosening {
  readonly label: string
  /** Words of the search that the label ends with. */
  readonly foreign?: string | undefined
  readonly href: string
  readonly total: number
}

type Candidate = Pick<Loosening, 'label' | 'foreign'> & { readonly asked: Asked }

const SHOWN = 3
/** Each costs a count. */
const MAX_WORDS = 4

/** What may be left out, and how the search without it is called. */
const withoutLabels = {
  q: 'Whatever they say',
  platform: 'On every platform',
  intent: 'Whatever the author wants',
  voice: 'Whoever speaks',
  kind: 'Of every kind',
  thread: 'In every discussion',
  trend: 'In and beside every trend',
} as const satisfies Partial<Record<Name, string>>
const leftOut = ['q', 'platform', 'intent', 'voice', 'kind', 'thread', 'trend'] as const

/**
 * The searches nearest to one that finds nothing: one filter less, one word of several, or more days. Nearest is what
 * adds fewest posts; where none of them finds any, all that is stored.
 */
export async function loosenings(
  request: PageRequest,
  { cursor: _, ...asked }: Asked,
  windowDays: number,
): Promise<readonly Loosening[]> {
  const found: Loosening[] = []
  for (const candidate of [...withoutOne(asked), ...oneWord(asked)])
    found.push(await count(request, candidate))
  for (const candidate of moreDays(asked, windowDays)) {
    const wider = await count(request, candidate)
    found.push(wider)
    if (wider.total > 0) break
  }
  const some = found.filter(({ total }) => total > 0).sort((one, other) => one.total - other.total)
  if (some.length > 0) return some.slice(0, SHOWN)
  const all = await count(request, { label: 'All that is stored', asked: { days: '0' } })
  return all.total > 0 ? [all] : []
}

function withoutOne(asked: Asked): Candidate[] {
  return leftOut.flatMap((name) => {
    const { [name]: value, ...rest } = asked
    return value === undefined ? [] : [{ label: withoutLabels[name], asked: rest }]
  })
}

function oneWord(asked: Asked): Candidate[] {
  const words = [...new Set((asked.q ?? '').split(/\s+/).filter((word) => word !== ''))]
  if (words.length < 2) return []
  return words
    .slice(0, MAX_WORDS)
    .map((word) => ({ label: 'With only', foreign: truncate(word), asked: { ...asked, q: word } }))
}

/** The next wider windows first. A trend's posts are those of its window, whatever the days. */
function moreDays(asked: Asked, windowDays: number): Candidate[] {
  if (windowDays === 0 || asked.trend !== undefined) return []
  return [
    ...lookbackWindows
      .filter((days) => days > windowDays)
      .map((days) => ({ label: `In ${days} days`, asked: { ...asked, days: String(days) } })),
    { label: 'In all that is stored', asked: { ...asked, days: '0' } },
  ]
}

async function count(request: PageRequest, { asked, ...named }: Candidate): Promise<Loosening> {
  const { output } = await request.callTool(listEvidence, { ...inputOf(asked), limit: 1 })
  return { ...named, href: `/app/evidence?${new URLSearchParams(asked)}`, total: output.total }
}
