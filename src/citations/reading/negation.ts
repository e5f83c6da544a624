import { lazily } from '../../lib/lazily.ts'
import { negatesLast, negatesNext } from '../../text/function-words.ts'
import { claimsNothing, findQuantifiers, type Language, type Quantifier } from '../lexicon/index.ts'
import { blank, overlap, type Span } from '../parse/spans.ts'

/** Pronouns that negate, besides what src/text/function-words.ts has. */
const NONE = new Set(
  `none|nobody|noone|neither|nor|nowhere|keines|keins|weder|niemand|niemandem|nirgends|nirgendwo|ningún|ninguno|ninguna|nadie|tampoco
aucuns|aucunes|nul|nulle|personne|ni|nem|nenhum|nenhuma|ninguém`.split(/[|\n]/),
)
/** At the end of a word that is written with what it negates. */
const ENDS_NEGATED = /(?:ない|なかった|ません|ませんでした)$/u

const NEGATING: ReadonlySet<Quantifier> = new Set<Quantifier>(['none', 'not', 'never', 'but'])

/** Tells whether a sentence negates something by other words than those of some spans. */
export type IsNegatedBeside = (spans: readonly Span[]) => boolean

/** Some words that negate in one language claim nothing in another: French "dont", Portuguese "no Reddit". */
export function negationIn(rest: string, languages: readonly Language[]): IsNegatedBeside {
  const isPortuguese = languages.every((language) => language === 'pt')
  const negating = lazily(() => {
    // "No. 3" negates nothing.
    const said = blank(rest, claimsNothing(rest, languages)).replaceAll(/(?<!\p{L})no\.?\s?(?=\d)/giu, (no) =>
      ' '.repeat(no.length),
    )
    const words = [...said.matchAll(/[\p{L}\p{M}'’]+/gu)].flatMap(({ index, 0: written }) => {
      const word = written.toLowerCase()
      if (word === 'no' && isPortuguese) return []
      const isNegating = NONE.has(word) || ENDS_NEGATED.test(word) || negatesNext(word) || negatesLast(word)
      return isNegating ? [{ start: index, end: index + written.length }] : []
    })
    return [...words, ...findQuantifiers(said, languages).filter(({ value }) => NEGATING.has(value))]
  })
  return (spans) => negating().some((word) => !spans.some((span) => overlap(span, word)))
}
