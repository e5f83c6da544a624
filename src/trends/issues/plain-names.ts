import type { Topic } from '../clustering/topics.ts'
import type { Corpus } from '../corpus/deduplicate.ts'
import { postingsOf, type TermMatrix } from '../corpus/term-matrix.ts'
import { parameters, valuesOf } from '../parameters/index.ts'
import { companionship } from './companions.ts'
import type { ContentWords } from './content-words.ts'
import { isName } from './names.ts'
import { rowsOf } from './unity.ts'

const { minCompanionship, minAnchorTexts } = valuesOf(parameters.anchors)

/**
 * Whether all that the texts of a topic have in common is a plain name, such as that of a place: a name without companions
 * stands in posts about anything, while the name of an event stands with the words of the event. Never true of topics with
 * few texts, whose companions cannot be counted, nor of issues.
 */
export function plainNameFilter(
  { fitted }: Pick<Corpus, 'fitted'>,
  matrix: TermMatrix,
  { family, forms, widespread, count }: ContentWords,
): (topic: Pick<Topic, 'mentions'> & { readonly anchor?: readonly string[] }) => boolean {
  const rowOf = new Map(fitted.numbers.map((text, row) => [text, row]))
  return ({ anchor, mentions }) => {
    const rows = rowsOf(mentions, rowOf)
    if (anchor !== undefined || rows.length < minAnchorTexts) return false
    const [head] = [...count(rows).families]
      .filter(([number]) => !widespread.has(number))
      .sort(([first, one], [second, other]) => other - one || first - second)
    const terms = forms[head?.[0] ?? -1]
    if (terms === undefined) return false
    const word = { terms, rows: [...new Set(terms.flatMap((term) => [...postingsOf(matrix, term)]))] }
    return (
      companionship(word, matrix, family) < minCompanionship && isName(word, fitted.texts, matrix.vocabulary)
    )
  }
}
