import {
  claimsNothing,
  findIntents,
  findMetrics,
  findPlatforms,
  isPlaceColumn,
  type Metric,
  metricNamed,
} from '../lexicon/index.ts'
import type { SharedBy } from './shared.ts'
import { blank } from './spans.ts'

/** What a column of a table tells of each row. */
export type Column =
  /** `on`: counted of those alone. */
  | { readonly kind: 'figure'; readonly metric: Metric; readonly on?: SharedBy }
  | { readonly kind: 'status' }
  | { readonly kind: 'place' }

const MAX_HEADER = 60
const COUNTED_APART: ReadonlySet<Metric> = new Set<Metric>(['authors', 'mentions', 'posts'])

/** What a header calls its column; undefined where it says anything else. */
export function columnOf(header: string): Column | undefined {
  const name = header.replace(/^[\s*_`]+|[\s*_`:：]+$/gu, '')
  if (name === '' || name.length > MAX_HEADER) return undefined
  if (/^status$/i.test(name)) return { kind: 'status' }
  const metric = metricNamed(name)
  if (metric !== undefined) return { kind: 'figure', metric }
  if (isPlaceColumn(name)) return { kind: 'place' }
  return columnOfPart(name)
}

/** "Mentions on X", "Reddit", "Problems". */
function columnOfPart(name: string): Column | undefined {
  const platforms = findPlatforms(name).flatMap(({ value: { platform, community }, ...span }) =>
    community === undefined ? [{ ...span, by: { platform } }] : [],
  )
  const letter = /(?<![\p{L}\p{N}])X(?![\p{L}\p{N}])/u.exec(name)
  if (letter !== null && platforms.length === 0)
    platforms.push({ start: letter.index, end: letter.index + 1, by: { platform: 'x' } })
  const intents = findIntents(name).map(({ value: { intent }, ...span }) => ({ ...span, by: { intent } }))
  const [shared, another] = [...platforms, ...intents]
  if (shared === undefined || another !== undefined) return undefined
  const rest = blank(name, [shared])
  const [counted, more] = findMetrics(rest)
  const { metric } = counted?.value ?? { metric: 'mentions' as const }
  const left = blank(rest, [...(counted === undefined ? [] : [counted]), ...claimsNothing(rest)])
  if (more !== undefined || !COUNTED_APART.has(metric) || /[\p{L}\p{N}]/u.test(left)) return undefined
  return { kind: 'figure', metric, on: shared.by }
}
