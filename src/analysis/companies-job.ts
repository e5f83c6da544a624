import type { RankedPost } from '../../db/analysis-posts.ts'
import { listReachedSpans } from '../../db/coverage.ts'
import type { Db } from '../../db/database.ts'
import { DAY_MS } from '../lib/days.ts'
import { wordFinder } from '../text/finder.ts'
import { compareCompanies, type NamedPost } from '../trends/index.ts'
import { type CompanyCoverage, companyCoverage } from '../word-list/company-coverage.ts'
import { type CompanyName, companyNames, nameFinder, writtenEntry } from '../word-list/company-names.ts'
import type { CompaniesJob, ComparedVoices } from './jobs.ts'
import { loadPosts } from './rank-job.ts'
import { createSanitizingReader } from './sanitizing-reader.ts'

/** In the ranking thread: finds the companies in the posts of a window and compares them. Stores nothing. */
export async function compareVoices(
  db: Db,
  { workspaceId, windowDays, now: at, companies, words, identity, topics }: CompaniesJob,
): Promise<ComparedVoices> {
  const now = new Date(at)
  const since = new Date(now.getTime() - windowDays * DAY_MS)
  const names = companyNames(companies, words)
  const coverage = companyCoverage(names, await listReachedSpans(db, workspaceId, { since, until: now }))
  const { read, contentFlagsOf } = createSanitizingReader()
  const posts = await loadPosts(db, workspaceId, since, identity, read)
  const find = nameFinder(names)
  const compared = compareCompanies({
    companies: companies.map(({ name }) => name),
    posts: posts.flatMap((post) => {
      const held = find(post.text)
      return held.length === 0 ? [] : [toNamedPost(post, held, names, coverage)]
    }),
    windowDays,
    now,
    topics,
    sharedDays: coverage.sharedDays,
    finderOf: (company) => wordFinder(namesOf(company, names).map(({ entry }) => entry.word)),
    contentFlagsOf,
  })
  return {
    ...compared,
    names: companies.map((_, company) => namesOf(company, names).map(({ entry }) => writtenEntry(entry))),
  }
}

/** `held` are the places of the names that the post's text holds. */
function toNamedPost(
  post: RankedPost,
  held: readonly number[],
  names: readonly CompanyName[],
  coverage: CompanyCoverage,
): NamedPost {
  const asked = coverage.askedAt(post.platform, Date.parse(post.publishedAt))
  const companiesAmong = (places: Iterable<number>): number[] => [
    ...new Set(Array.from(places, (place) => names[place]?.company ?? []).flat()),
  ]
  return {
    post,
    named: companiesAmong(held),
    asked: companiesAmong(held.filter((place) => asked.has(place))),
    collected: companiesAmong(asked),
  }
}

function namesOf(company: number, names: readonly CompanyName[]): CompanyName[] {
  return names.filter((name) => name.company === company)
}
