import { claimsNothing, findMetrics, findSpeakers, findSubjects, type Speaks } from '../lexicon/index.ts'
import type { Attribute } from '../parse/attributes.ts'
import { bounds, overlap } from '../parse/spans.ts'
import type { FoundCompany } from '../resolve/companies.ts'
import type { SentenceNumbers } from './numbers.ts'
import type { SentenceWords } from './words.ts'

export interface SpeakingCompany extends FoundCompany {
  readonly speaks: Speaks | undefined
}

/** The companies that a sentence names, but for the handles among them, and whether it has them speak. */
export function speakingCompanies(
  { rest, languages, companies }: SentenceWords,
  attributes: readonly Attribute[],
): SpeakingCompany[] {
  const authors = attributes.filter(({ kind }) => kind === 'author')
  // A company's name as an account writes it, "@fernlight" or "fernlight", is that account.
  const isAccount = (company: FoundCompany) =>
    authors.some(({ start, end }) => start === company.start && end === company.end) &&
    !/^\p{Lu}/u.test(rest.slice(company.start))
  // "In r/fernlight" names a community.
  const isPlace = (company: FoundCompany) =>
    attributes.some((each) => each.kind === 'community' && overlap(each, company))
  const named = companies.filter((company) => !isAccount(company) && !isPlace(company))
  const speakers = findSpeakers(rest, named, languages, authors)
  return named.map((company, index) => {
    // Of "@fernlight" the handle is judged, and in "Fernlight: “…” (@ann)" another one speaks.
    const isHandle = /(?:@|u\/)$/.test(rest.slice(0, company.start))
    const isOther =
      speakers[index] === 'perhaps' &&
      authors.some(({ start, end }) => !named.some((each) => each.start === start && each.end === end))
    return { ...company, speaks: isHandle || isOther ? undefined : speakers[index] }
  })
}

/** The attributes and figures of a sentence, with what it has speak: "Reddit announced", "34 comments say". */
export function speakingPlaces(
  { rest, languages }: SentenceWords,
  { attributes, figures }: SentenceNumbers,
): Pick<SentenceNumbers, 'attributes' | 'figures'> {
  const places = attributes.filter(isNamedPlace)
  const nothing = claimsNothing(rest, languages)
  const nounStarts = new Set([
    ...attributes.filter(({ kind }) => kind === 'text_kind').map(({ start }) => start),
    ...findMetrics(rest, languages).map(({ start }) => start),
    ...nothing.filter(({ value }) => value === 'evidence').map(({ start }) => start),
  ])
  // "Reddit users wrote".
  const peopleStarts = new Set(nothing.filter(({ value }) => value === 'people').map(({ start }) => start))
  const wholes = figures.map(({ covers }) => ({ ...bounds(covers), isCounted: true }))
  const subjects = findSubjects(rest, [...places, ...wholes], languages)
  const speaking = new Set<Attribute>(
    places.filter(
      (place, index) =>
        subjects[index] === true &&
        !COMPOUND.test(rest.slice(place.end, place.end + 2)) &&
        !peopleStarts.has(place.end + 1) &&
        !(
          nounStarts.has(place.end + 1) && ARTICLE.test(rest.slice(Math.max(0, place.start - 9), place.start))
        ),
    ),
  )
  return {
    attributes: attributes.map((each) => (speaking.has(each) ? { ...each, speaks: true } : each)),
    figures: figures.map((figure, index) => {
      const isSubject = subjects[places.length + index] === true
      return isSubject && !OTHER_VERB.test(rest.slice(wholes[index]?.end))
        ? { ...figure, speaks: true }
        : figure
    }),
  }
}

/** "Reddit-Nutzer", "Reddit’s". */
const COMPOUND = /^[-‑'’]\p{L}/u

/** "A YouTube comment", "a Reddit post": not YouTube comments. Nine characters before it tell. */
const ARTICLE = /(?<!\p{L})(?:an?|one|the|this|that|another)\s$/iu

/** "34件のコメントがあり", whose verb is another one, and "34 comments and says". */
const OTHER_VERB = /^(?:[がはも은는이가도](?!\s?[\uE001\uE002])| ?(?:and|und|y|et|e|و)(?!\p{L}))/u

function isNamedPlace(each: Attribute): boolean {
  return (each.kind === 'platform' || each.kind === 'community') && each.isName
}
