import { findSpeakers, type Speaks } from '../lexicon/index.ts'
import type { Attribute } from '../parse/attributes.ts'
import type { FoundCompany } from '../resolve/companies.ts'
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
  const named = companies.filter((company) => !isAccount(company))
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
