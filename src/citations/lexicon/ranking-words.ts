import { placeColumns } from './names.ts'

/** What calls a list a ranking, in all languages: a heading has too few words to tell which it is in. */
const RANKING =
  /(?<!\p{L})(?:rank(?:ing|ings|ed|s)?|rangliste|rangfolge|rangordnung|clasificación|classement|palmarès|classificação|top[ -]?\d+)(?!\p{L})|ترتيب|تصنيف|ランキング|順位|排名|排行|순위|랭킹|อันดับ/giu

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
