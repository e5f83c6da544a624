import { lazily } from '../../lib/lazily.ts'
import { negatesLast, negatesNext } from '../../text/function-words.ts'
import { claimsNothing, findQuantifiers, type Language, type Quantifier } from '../lexicon/index.ts'
import { blank, overlap, type Span } from '../parse/spans.ts'
import { inClause } from './left-over.ts'

/** Pronouns that negate, besides what src/text/function-words.ts has. */
const NONE = new Set(
  `none|nobody|noone|nothing|neither|nor|nowhere|nichts|keines|keins|weder|niemand|niemandem|nirgends|nirgendwo|ningún|ninguno|ninguna|nadie|nada|tampoco
aucuns|aucunes|nul|nulle|personne|rien|ni|nem|nenhum|nenhuma|ninguém`.split(/[|\n]/),
)
/** At the end of a word that is written with what it negates. */
const ENDS_NEGATED = /(?:ない|なかった|ません|ませんでした)$/u

const NEGATING: ReadonlySet<Quantifier> = new Set<Quantifier>(['none', 'not', 'never', 'but'])

/** What a sentence negates. All spans are offsets of it. */
export interface Negation {
  /** Whether it negates something by other words than those of some spans. */
  readonly isNegatedBeside: (spans: readonly Span[]) => boolean
  /** Whether the clause of a span negates it by a word before it, or behind it where that is how a language does, which is none of `others`. */
  readonly isNegated: (span: Span, others: readonly Span[]) => boolean
}

/** Some words that negate in one language claim nothing in another: French "dont", Portuguese "no Reddit". */
export function negationIn(rest: string, languages: readonly Language[]): Negation {
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
  const isBehind = languages.some((language) => language === 'ja' || language === 'ko')
  return {
    isNegatedBeside: (spans) => negating().some((word) => !spans.some((span) => overlap(span, word))),
    isNegated: (span, others) =>
      negating().some(
        (word) =>
          !others.some((other) => overlap(other, word)) &&
          (word.end <= span.start || (isBehind && word.start >= span.end)) &&
          inClause(word, span, rest),
      ),
  }
}
