import type { Found } from './found.ts'
import { type Direction, directions, type Language } from './language.ts'
import { compiled } from './matching/compiled.ts'
import { findPhrases } from './matching/find-phrases.ts'
import { numbered } from './matching/numbered.ts'
import { Phrases } from './matching/phrases.ts'
import { numberReader } from './number-words.ts'
import { languagesOf } from './which-language.ts'

export interface ToldDirection {
  readonly direction: Direction
  /** How many times as much it became, where that is told: 1.4 of "grew by 40 %". */
  readonly factor?: number
  /** It is told how many times as often it is mentioned as before, and not which way it goes. */
  readonly isRatio?: true
}

/** With `{number}`: how many times as often as before. */
const timesAsBefore: Readonly<Partial<Record<Language, string>>> = {
  en: `
{number} times as (often|much|frequently|many|many posts|many mentions) as (before|previously|in the (previous|preceding|prior) period|in the period before)
{number}( |-)times (its|the|their) (earlier|previous|prior|former) (rate|level|pace|volume)
(up|rose|risen|grew|grown|increased|multiplied) (by a factor of {number}|{number}( |-)(times|fold))|{number}( |-)fold (increase|rise|growth|jump)`,
  de: `
{number}[ |-]mal so (oft|häufig|viel) wie (zuvor|vorher|davor|früher)
(um|auf) das {number}[ |-]fache [gestiegen|gewachsen]|das {number}[ |-]fache (des|der) (früheren|vorherigen) (rate|niveaus|werts|umfangs)`,
  es: '{number} veces más [a menudo] que antes|se (ha multiplicado|multiplicó|multiplica) por {number}',
  pt: '{number} vezes mais [frequente] [do] que antes|multiplicou-se por {number}|foi multiplicad(o|a) por {number}',
  fr: "{number} fois plus [souvent] qu'(avant|auparavant)|(multiplié[e|s|es]|multiplie[nt]) par {number}",
  ja: '(以前|これまで)の{number}倍',
  zh: '(是|为)[之前|以前|此前]的{number}倍',
  ko: '(이전|종전)의 {number}배',
}

type Form =
  | { readonly direction: Direction; readonly factor?: number }
  | { readonly percentSign: 1 | -1 }
  | { readonly isRatio: true }

const vocabulary = compiled(
  (words) =>
    new Phrases<Form>(
      words.flatMap((each): [string, Form][] => [
        [each.grewBy, { percentSign: 1 }],
        [each.fellBy, { percentSign: -1 }],
        [timesAsBefore[each.language] ?? '', { isRatio: true }],
        ...numbered(each.numbers.factors).map(([phrases, factor]): [string, Form] => [
          phrases,
          { direction: factor < 1 ? 'falling' : 'rising', factor },
        ]),
        ...directions.map((direction): [string, Form] => [each.directions[direction], { direction }]),
      ]),
    ),
)

/** The words of a text that say how something moves. Whether they are negated is not read. */
export function findDirections(
  text: string,
  languages: readonly Language[] = languagesOf(text),
): readonly Found<ToldDirection>[] {
  return findPhrases(
    text,
    vocabulary(languages),
    (form, { slots }): ToldDirection | undefined => {
      if ('direction' in form) return form
      const [percent] = slots
      if (percent === undefined) return undefined
      if ('isRatio' in form)
        return { direction: percent.value < 1 ? 'falling' : 'rising', factor: percent.value, isRatio: true }
      return {
        direction: form.percentSign > 0 ? 'rising' : 'falling',
        factor: 1 + (form.percentSign * percent.value) / 100,
      }
    },
    (folded) => ({ number: numberReader(folded, languages) }),
  )
}
