import { z } from 'zod'
import { keyText } from '../db/post-key.ts'
import { findPostLinks } from '../db/post-links.ts'
import type { WindowVoices } from '../src/analysis/companies.ts'
import { CompaniesResponse, type CompanyVoice, LookbackDays, type PostLink } from '../src/model/index.ts'
import type { CompanyFigures } from '../src/trends/index.ts'
import { warningsOf } from './concise-post.ts'
import { ageNotes, withAge } from './outdated.ts'
import { defineTool } from './tool.ts'
import { MaxChars, truncateToBudget, truncationNotice } from './truncate-to-budget.ts'
import { windowOf } from './window.ts'

export const compareCompanies = defineTool({
  name: 'compare_companies',
  title: 'Compare with competitors',
  description:
    "Own product beside each competitor: share of customers' posts (null: not both collected), intents, issues, posts to cite.",
  effect: 'reads',
  cost: () => 'analysis',
  input: z
    .object({
      days: LookbackDays.describe("Default: the workspace's").optional(),
      competitor: z.string().min(1).max(200).describe('Only this one').optional(),
      maxChars: MaxChars,
    })
    .strict(),
  output: CompaniesResponse,
  async run({ days, competitor, maxChars }, context) {
    const { services, caller } = context
    const { workspace } = caller
    const windowDays = windowOf(caller, days)
    const voices = await services.companies.compare(workspace, windowDays, competitor, context)
    const cited = [voices.own, ...voices.competitors].flatMap((figures) => figures.cited)
    const links = await findPostLinks(services.db, workspace.id, cited)
    const toVoice = (figures: WindowVoices['own']): CompanyVoice => ({
      name: figures.name,
      names: [...figures.names],
      posts: figures.posts,
      independentPosts: figures.independentPosts,
      authors: figures.authors,
      platforms: [...figures.platforms],
      intents: figures.intents,
      issues: figures.issues,
      cited: citedPosts(figures, links),
    })
    const output = {
      windowDays,
      now: voices.age.rankedAt.toISOString(),
      own: toVoice(voices.own),
      competitors: [],
      notes: notesOf(voices),
    }
    const competitors = voices.competitors.map((figures) => {
      const { alsoOwn, shareOfVoice } = figures
      const platforms = [...shareOfVoice.platforms]
      return { ...toVoice(figures), alsoOwn, shareOfVoice: { ...shareOfVoice, platforms } }
    })
    const truncated = truncateToBudget(competitors, maxChars, output)
    return {
      output: { ...output, competitors: [...truncated.items] },
      notes: withAge(
        ageNotes(voices.age, services.clock.now()),
        truncationNotice(
          truncated,
          'competitor',
          competitor === undefined ? 'One at a time: call again with competitor.' : '',
        ),
      ),
    }
  },
})

/** Posts that are no longer stored are left out. */
function citedPosts({ cited }: CompanyFigures, links: ReadonlyMap<string, PostLink>): CompanyVoice['cited'] {
  return cited.flatMap((post) => {
    const link = links.get(keyText(post))
    return link === undefined
      ? []
      : [{ ...link, quote: post.quote, ...warningsOf({ contentFlags: post.contentFlags }) }]
  })
}

/** How a share is reckoned, for whoever reckons it again. */
export const FORMULA_NOTE =
  'share = ownPosts / (ownPosts + posts), of customers’ posts of the time in which recorded queries on a platform named both; a post that names both counts for both. Intervals are 90 % ones of as many posts as are independent.'

function notesOf({ unshared, byCompanies, withoutAuthor }: WindowVoices): string[] {
  const counted = [
    [
      unshared,
      'counted among the posts but not in the shares: imported, or of a time in which no scan looked for both names',
    ],
    [byCompanies, 'left out: the companies’ own'],
    [withoutAuthor, 'without a known author: each counts as an author of its own'],
  ] as const
  return [
    FORMULA_NOTE,
    ...counted.flatMap(([posts, what]) =>
      posts === 0 ? [] : [`${posts} ${posts === 1 ? 'post is' : 'posts are'} ${what}.`],
    ),
  ]
}
