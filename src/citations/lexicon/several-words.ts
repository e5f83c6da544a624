/** What speaks of several named before, in all languages: a sentence with it has too few words to tell which it is in. */
const SEVERAL =
  /(?<!\p{L})(?:they|their|them|these|both|together|sie haben|beide|diese|zusammen|ell[oa]s|tienen|suman|cuentan|juntos|amb[oa]s|el[ea]s|têm|somam|contam|ils|elles|leurs?|ensemble)(?!\p{L})|それら|両方|両者|どちらも|它们|它們|两者|兩者|둘 다|이들|كلاهما|كلتاهما|لهما|معا|ทั้งสอง|ทั้งคู่|รวมกัน/giu

export function findSeveral(text: string): { readonly start: number; readonly end: number }[] {
  return [...text.matchAll(SEVERAL)].map(({ index, 0: { length } }) => ({
    start: index,
    end: index + length,
  }))
}
