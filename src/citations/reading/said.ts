import { lazily } from '../../lib/lazily.ts'
import { claimsNothing, findQuantifiers } from '../lexicon/index.ts'
import type { Attribute } from '../parse/attributes.ts'
import { describingIn } from '../parse/describing.ts'
import { overlap, type Span } from '../parse/spans.ts'
import type { SentenceNumbers } from './numbers.ts'
import type { SentenceWords } from './words.ts'

/**
 * The attributes that are said of a post or trend, and are no part of a figure or of another name: "more mentions than",
 * "score … is 6" and "the first post … is from 8 November" give no place in the ranking.
 */
export function saidOf(
  { rest, languages }: SentenceWords,
  { attributes, figures, counting, shares }: SentenceNumbers,
  /** The companies that are no handles. */
  companies: readonly Span[],
): Attribute[] {
  // "The most mentions (36)": the word counts, too.
  const isWordOf = (span: Span, rank: Span) =>
    contains(rank, span) &&
    figures.some(
      ({ covers: [number, word] }) =>
        word?.start === span.start && number !== undefined && number.start >= rank.end,
    )
  const platforms = attributes.filter(({ kind }) => kind === 'platform')
  const days = attributes.filter(({ kind }) => kind === 'day')
  const hasDay = days.length > 0
  const describesAnother = lazily(() =>
    describingIn(rest, languages, claimsNothing(rest, languages), findQuantifiers(rest, languages)),
  )
  return attributes.filter((each) => {
    switch (each.kind) {
      case 'author':
        // A company's name is that of its account, too.
        return !companies.some((span) => span.start === each.start && span.end === each.end)
      case 'rank':
        return (
          !counting.some((span) => overlap(span, each) && !(each.by !== undefined && isWordOf(span, each))) &&
          (!hasDay || Math.abs(each.rank) !== 1)
        )
      case 'text_kind':
        return !counting.some((span) => overlap(span, each))
      case 'direction':
        return (
          ![...counting, ...platforms].some((span) => overlap(span, each)) &&
          // "Darse de baja" is to leave, and not "a la baja".
          !shares.some(({ covers }) => covers.some((span) => contains(span, each))) &&
          // "It is new: the first post is from 2 November".
          (each.direction !== 'new' || days.every((day) => isApart(each, day, rest))) &&
          !describesAnother()(each.direction, each)
        )
      default:
        return true
    }
  })
}

/** Whether a clause ends between a word and a day behind it. */
function isApart(word: Span, day: Span, rest: string): boolean {
  return word.end <= day.start && /[:;：；.]/u.test(rest.slice(word.end, day.start))
}

function contains(span: Span, part: Span): boolean {
  return span.start <= part.start && part.end <= span.end
}
