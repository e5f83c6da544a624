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
}

type Form = { readonly direction: Direction; readonly factor?: number } | { readonly percentSign: 1 | -1 }

const vocabulary = compiled(
  (words) =>
    new Phrases<Form>(
      words.flatMap((each): [string, Form][] => [
        [each.grewBy, { percentSign: 1 }],
        [each.fellBy, { percentSign: -1 }],
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
      return {
        direction: form.percentSign > 0 ? 'rising' : 'falling',
        factor: 1 + (form.percentSign * percent.value) / 100,
      }
    },
    (folded) => ({ number: numberReader(folded, languages) }),
  )
}
