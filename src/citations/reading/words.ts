import { findScales, type Language, languagesOf } from '../lexicon/index.ts'
import { findScaleRanges } from '../parse/scores.ts'
import { BLANK, blank, moved, plainDigits, type Span, withoutEmphasis } from '../parse/spans.ts'
import type { Sentence } from '../parse/types.ts'
import { type FoundCompany, findCompanies, type NamedCompany } from '../resolve/companies.ts'
import type { Resolved } from '../resolve/scopes.ts'
import type { StoredPost, StoredTrend } from '../stored.ts'

/** A sentence without what is named in it. All spans are offsets of the sentence. */
export interface SentenceWords {
  /** The sentence without its quotations, its references and the names of trends. */
  readonly rest: string
  readonly languages: readonly Language[]
  /** What it names itself, and each post or trend of it once. */
  readonly own: readonly Resolved[]
  readonly named: readonly Resolved[]
  readonly companies: readonly FoundCompany[]
  /** "Out of 100", and "on a scale of 0 to 100" for itself. */
  readonly scales: readonly Span[]
  readonly hasScaleRange: boolean
}

export function wordsOf(
  sentence: Sentence,
  text: string,
  cited: readonly Resolved[],
  companyNames: readonly NamedCompany[],
): SentenceWords {
  const own = cited.map((each) => moved(each, -sentence.start))
  const quotes = sentence.quotes.map((quote) => moved(quote, -sentence.start))
  const topics = own.filter(({ trend, reference }) => trend !== undefined && reference === undefined)
  // A quoted topic is a name and ends no clause, as does a reference in brackets.
  const names = quotes.filter((quote) =>
    topics.some(
      (topic) =>
        quote.start <= topic.start && topic.end <= quote.end && lengthOf(quote) - lengthOf(topic) <= 4,
    ),
  )
  const plain = withoutEmphasis(restored(sentence, text, own))
  const ranges = findScaleRanges(plain)
  const scales = [...findScales(plain), ...ranges]
  const rest = blank(blank(plain, scales), [...topics, ...names]).replace(
    /[([（【]\uE000+[)\]）】]/g,
    (bracketed) => BLANK.repeat(bracketed.length),
  )
  const companies = findCompanies(rest, 0, companyNames)
  return {
    ...{ rest, own, companies, scales },
    // A name in Latin letters tells no language.
    languages: languagesOf(blank(rest, companies)),
    named: namedOnce(own),
    hasScaleRange: ranges.length > 0,
  }
}

/** The rest of a sentence with what only looks like an id, and names no stored post, put back: it may be a handle. */
function restored({ rest, start, references }: Sentence, text: string, own: readonly Resolved[]): string {
  const resolved = new Set(own.map(({ reference }) => reference))
  const lookalikes = references.filter(
    (reference) => reference.kind === 'post' && !reference.certain && !resolved.has(reference),
  )
  if (lookalikes.length === 0) return rest
  const parts: string[] = []
  let at = 0
  for (const reference of lookalikes) {
    const from = Math.max(at, reference.start - start)
    parts.push(rest.slice(at, from), plainDigits(text.slice(start + from, reference.end)))
    at = Math.max(from, reference.end - start)
  }
  return `${parts.join('')}${rest.slice(at)}`
}

/** Each post or trend that a sentence names, once: a name followed by its id is one. */
function namedOnce(own: readonly Resolved[]): Resolved[] {
  const seen = new Set<StoredTrend | StoredPost>()
  return own.filter(({ posts, trend }) => {
    const named = trend ?? posts[0]
    if (named === undefined || seen.has(named)) return false
    seen.add(named)
    return true
  })
}

function lengthOf({ start, end }: Span): number {
  return end - start
}
