import { placeColumns } from './names.ts'

/** What calls a list a ranking, in all languages: a heading has too few words to tell which it is in. */
const RANKING =
  /(?<!\p{L})(?:rank(?:ing|ings|ed|s)?|rangliste|rangfolge|rangordnung|clasificación|classement|palmarès|classificação|top[ -]?(?:\d+|three|five|ten|drei|fünf|zehn|tres|três|trois|cinco|cinq|diez|dez|dix))(?!\p{L})|(?<!\p{L})top[ -]?(?:trends?|topics?|issues?|themes?|subjects?|themen|temas|sujets)(?!\p{L})|(?<!\p{L})(?:principa(?:les|is) (?:tendencias|temas|tendances|sujets|tendências|assuntos)|(?:temas|sujets|assuntos) principa(?:les|is|ux))(?!\p{L})|(?<!\p{L})(?:first|ersten|premiers|premières|primeros|primeras|primeiros|primeiras)\s(?:\d+|three|five|drei|fünf)(?!\p{L})|(?<!\p{L})(?:\d+|tres|três|trois|cinco|cinq)\s(?:premi(?:er|ère)s|primer[oa]s|primeir[oa]s)(?!\p{L})|(?:أول|أعلى)\s?\d+|ترتيب|تصنيف|(?:トップ|上位|ベスト)\s?\d+[件位]?|ランキング|順位|排名|排行|前\s?(?:\d+|[三五十])(?:名|位)|순위|랭킹|(?:상위|톱)\s?\d+[개위]?|\d+\s?อันดับแรก|อันดับ/giu

export function findRankingWords(text: string): { readonly start: number; readonly end: number }[] {
  return [...text.matchAll(RANKING)].map(({ index, 0: { length } }) => ({
    start: index,
    end: index + length,
  }))
}

const PLACE_COLUMNS = new Set(placeColumns.split('|'))

/** Whether a column of this name holds places in a ranking. */
export function isPlaceColumn(name: string): boolean {
  const [ranking] = findRankingWords(name)
  const bare = name.toLowerCase().replace(/\.$/u, '')
  return PLACE_COLUMNS.has(bare) || (ranking?.start === 0 && ranking.end === name.length)
}
