import { intentsOf } from '../../../intents/index.ts'
import { intents } from '../../../model/index.ts'
import { UsageError } from '../../usage-error.ts'
import { type Benchmark, roundTo, type Table } from '../benchmark.ts'
import { figuresOf } from './figures.ts'
import { readSets } from './read-sets.ts'
import { type IntentSet, ownSets } from './sets.ts'

export const intentsBenchmark: Benchmark = {
  description:
    'precision and recall of each intent by language, on the project’s own sentences and on labelled posts',
  takes: ['data', 'only'],
  async run({ data, only }) {
    const sets = [...ownSets(intents), ...(data === undefined ? [] : await readSets(data))]
    const wanted = sets.filter(
      ({ name, language }) => only === undefined || `${name} ${language}`.includes(only),
    )
    if (wanted.length === 0) throw new UsageError(`Nothing to measure has "${only}" in its name.`)
    const measured = wanted.map(measure)
    return { tables: tablesOf(measured), result: { sets: measured } }
  },
}

interface Measured {
  readonly name: string
  readonly language: string
  readonly texts: number
  readonly figures: readonly Figure[]
}

interface Figure {
  readonly intent: string
  readonly texts: number
  readonly precision: number | null
  readonly recall: number | null
}

function measure({ name, language, texts, judged }: IntentSet): Measured {
  const all = figuresOf(texts.map(({ text, intents }) => ({ expected: intents, found: intentsOf(text) })))
  const figures = intents
    .filter((intent) => judged.includes(intent))
    .map((intent): Figure => {
      const { count, precision, recall } = all[intent]
      return { intent, texts: count, precision: rounded(precision), recall: rounded(recall) }
    })
  return { name, language, texts: texts.length, figures }
}

function rounded(share: number | null): number | null {
  return share === null ? null : roundTo(share, 2)
}

/** A table for each source: a row for each language, in each column precision and recall of an intent. */
function tablesOf(measured: readonly Measured[]): Table[] {
  const names = [...new Set(measured.map(({ name }) => name))]
  return names.map((name) =>
    measured
      .filter((set) => set.name === name)
      .map(({ language, texts, figures }) => ({
        set: language === '' ? name : `${name} ${language}`,
        texts,
        ...Object.fromEntries(
          figures.map(({ intent, precision, recall }) => [intent, `${precision ?? '–'} / ${recall ?? '–'}`]),
        ),
      })),
  )
}
