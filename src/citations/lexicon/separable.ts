import type { Found } from './found.ts'
import type { Language } from './language.ts'
import { compiled } from './matching/compiled.ts'

/** The prefixes of separable verbs, each with the forms of its verbs that claim nothing with it. */
const vocabulary = compiled((words) => {
  const listed = words.flatMap(({ separable = {} }) => Object.entries(separable))
  return new Map(listed.map(([prefix, forms]) => [prefix, new Set(forms.split(' '))]))
})

const WORD = /[\p{L}\p{M}]+/gu
const ENDS = /^(?:$|[^\s\p{L}\p{M}\p{N}-]| (?:und|oder|sowie)(?!\p{L}))/u
/** Words between a verb and its prefix: no honest clause has more. */
const REACH = 30
/** A comma between two of these parts the names of a list: "auf Reddit, Instagram und X". */
const NAME = /^\p{Lu}/u
const CLAUSE_END = /[,;:()[\]–—\uE001\uE002]/u

/**
 * The prefixes of separable verbs that end their clause, "hält … an", and whether they claim something: with a verb before them
 * that is not listed with them they change what that verb says. Whether the verb itself claims nothing does not matter then.
 */
export function findSeparated(text: string, languages: readonly Language[]): readonly Found<boolean>[] {
  const prefixes = vocabulary(languages)
  if (prefixes.size === 0) return []
  const words = [...text.matchAll(WORD)]
  return words.flatMap(({ index, 0: written }, at): Found<boolean>[] => {
    const forms = prefixes.get(written.toLowerCase())
    const end = index + written.length
    if (forms === undefined || !ENDS.test(text.slice(end, end + 8))) return []
    let [next, behind] = [index, written]
    for (const word of words.slice(Math.max(0, at - REACH), at).toReversed()) {
      const between = text.slice(word.index + word[0].length, next)
      const isList = between === ', ' && [word[0], behind].every((each) => NAME.test(each))
      if (!isList && CLAUSE_END.test(between)) break
      if (forms.has(word[0].toLowerCase())) return [{ start: index, end, value: false }]
      ;[next, behind] = [word.index, word[0]]
    }
    return [{ start: index, end, value: true }]
  })
}
