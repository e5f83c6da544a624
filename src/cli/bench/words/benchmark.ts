import { UsageError } from '../../usage-error.ts'
import type { Benchmark } from '../benchmark.ts'
import { findCases } from '../quality/folder/find-cases.ts'
import { streamCases, type WordCase, workspaceCases } from './cases.ts'
import { inventedWordCases } from './invented-worlds.ts'
import { measureWords, type WordFigures } from './measure.ts'

/** What a word list's report may get wrong. */
export const bounds = {
  realOffTopic: 0.05,
  realDropped: 0.002,
  realAmongDropped: 0.05,
  otherNotOnTopic: 0.5,
} as const

export const wordsBenchmark: Benchmark = {
  description:
    'what explain_words calls off topic and would drop, on invented worlds whose brands mean something else too, and on posts of companies',
  takes: ['data', 'only', 'gate'],
  async run({ data, only, gate }) {
    if (typeof gate === 'string')
      throw new UsageError('bench words has its own bounds: --gate takes no file.')
    const cases = [...inventedWordCases(), ...(data === undefined ? [] : await folderCases(data))]
    const wanted = cases.filter(({ name }) => only === undefined || name.includes(only))
    if (wanted.length === 0) throw new UsageError(`Nothing to measure has "${only}" in its name.`)
    const measured = wanted.map(measureWords)
    return {
      tables: [
        measured.map(({ suggestions, ...row }) => ({ ...printed(row), suggestions: suggestions.join('; ') })),
      ],
      result: { lists: measured },
      failures: gate === undefined ? [] : measured.flatMap(failuresOf),
    }
  },
}

async function folderCases(folder: string): Promise<WordCase[]> {
  const cases: WordCase[] = []
  for (const source of await findCases(folder)) {
    if (source.part === 'set' || source.isSample) continue
    const read = await source.read()
    if (read.part === 'stream') cases.push(...streamCases(read))
    else if (read.part === 'workspace') cases.push(...workspaceCases(read))
  }
  return cases
}

/** A sentence for each figure that is worse than its bound. */
export function failuresOf(figures: WordFigures): string[] {
  const { name, realOffTopic, realDropped, realAmongDropped, otherNotOnTopic } = figures
  const isHarm = realDropped > bounds.realDropped && (realAmongDropped ?? 0) > bounds.realAmongDropped
  return [
    ...(realOffTopic > bounds.realOffTopic
      ? [`${name}: ${realOffTopic} of the real posts are off topic.`]
      : []),
    ...(isHarm ? [`${name}: suggestions drop ${realDropped} of the real posts.`] : []),
    ...((otherNotOnTopic ?? 1) < bounds.otherNotOnTopic
      ? [`${name}: of the other posts only ${otherNotOnTopic} are not on topic.`]
      : []),
  ]
}

function printed(row: Omit<WordFigures, 'suggestions'>): Readonly<Record<string, string | number>> {
  return Object.fromEntries(
    Object.entries(row).map(([name, value]) => [
      name,
      value === null ? '–' : typeof value === 'boolean' ? String(value) : value,
    ]),
  )
}
