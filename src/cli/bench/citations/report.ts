import { sentenceVerdicts } from '../../../model/index.ts'
import { roundTo, type Table } from '../benchmark.ts'
import type { Outcome } from './judge.ts'
import { isDecidable, kinds } from './kinds.ts'
import { type Judged, shareOf, totalsOf } from './measure.ts'
import { thresholds } from './thresholds.ts'

type Cells = Record<string, string | number>

/** Of one set of phrasings by kind, by language, by kind and language, and the totals beside their thresholds. */
export function tablesOf(set: string, judged: readonly Judged[]): Table[] {
  const languages = [...new Set(judged.map(({ language }) => language))]
  const tables = [byKind(judged), byLanguage(judged, languages), byBoth(judged, languages), totals(judged)]
  return tables.map((table) => table.map((row) => ({ set, ...row })))
}

function byKind(judged: readonly Judged[]): Table {
  return kinds.flatMap((kind) => {
    const own = judged.filter((each) => each.kind === kind)
    return own.length === 0 ? [] : [{ kind, decidable: isDecidable[kind] ? 'yes' : '', ...sharesOf(own) }]
  })
}

function byLanguage(judged: readonly Judged[], languages: readonly string[]): Table {
  return languages.map((language) => ({
    language,
    ...sharesOf(judged.filter((each) => each.language === language)),
  }))
}

/** In each cell: of the false sentences verified / contradicted / unchecked, and of the true ones verified. */
function byBoth(judged: readonly Judged[], languages: readonly string[]): Table {
  return kinds.map((kind) => {
    const row: Cells = { kind }
    for (const language of languages) {
      const own = judged.filter((each) => each.kind === kind && each.language === language)
      const wrong = own.filter(({ isTrue }) => !isTrue)
      const right = own.filter(({ isTrue }) => isTrue)
      const of = sentenceVerdicts.map((outcome) => percent(wrong, outcome)).join('/')
      row[language] =
        wrong.length === 0
          ? `true ${percent(right, 'verified')}`
          : `${of}, true ${percent(right, 'verified')}`
    }
    return row
  })
}

function sharesOf(judged: readonly Judged[]): Cells {
  const cells: Cells = {}
  for (const isTrue of [false, true]) {
    const own = judged.filter((each) => each.isTrue === isTrue)
    const name = isTrue ? 'true' : 'false'
    cells[name] = own.length
    for (const outcome of sentenceVerdicts) cells[`${name} ${outcome} %`] = percent(own, outcome)
  }
  return cells
}

function percent(judged: readonly Judged[], outcome: Outcome): string {
  const share = shareOf(judged, outcome)
  return share === null ? '–' : String(roundTo(100 * share, 1))
}

function totals(judged: readonly Judged[]): Table {
  const measured = totalsOf(judged)
  return [
    {
      total: 'false verified',
      percent: shown(measured.falseVerified),
      asked: `at most ${100 * thresholds.falseVerified.most}`,
    },
    {
      total: 'true verified',
      percent: shown(measured.trueVerified),
      asked: `at least ${100 * thresholds.trueVerified.least}`,
    },
    {
      total: 'decidable false contradicted',
      percent: shown(measured.decidableContradicted),
      asked: `at least ${100 * thresholds.decidableContradicted.least}`,
    },
  ]
}

function shown(share: number | null): string | number {
  return share === null ? '–' : roundTo(100 * share, 1)
}
