import { countingWords } from './counting-words.ts'
import type { Found } from './found.ts'
import type { Language } from './language.ts'
import { compiled } from './matching/compiled.ts'
import { findAnywhere } from './matching/find-anywhere.ts'
import { Phrases } from './matching/phrases.ts'

/** What such words say of a number beside them: that it is no more, or that something else is as many. */
export type CountingForm = 'only' | 'onlyBehind' | 'asMany' | 'oneEach'

const vocabulary = compiled((words) => {
  const listed = (form: CountingForm) =>
    Phrases.of(words.map(({ language }) => countingWords[language][form]))
  return {
    only: listed('only'),
    onlyBehind: listed('onlyBehind'),
    asMany: listed('asMany'),
    oneEach: listed('oneEach'),
  } satisfies Record<CountingForm, Phrases<true>>
})

/** The words of a text that say this of a number or place beside them. */
export function findCounting(
  text: string,
  form: CountingForm,
  languages: readonly Language[],
): readonly Found<true>[] {
  return findAnywhere(text, vocabulary(languages)[form])
}
