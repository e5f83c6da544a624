import { ServiceError } from '../../src/lib/errors.ts'
import type { CompaniesResponse, LookbackDays } from '../../src/model/index.ts'
import { compareCompanies, FORMULA_NOTE } from '../../tools/compare-companies.ts'
import { definePage, type PageRequest } from '../page.ts'
import { windowIn, withQuery } from '../query.ts'
import { CompanyShare } from '../view/company-share.tsx'
import { CompanyVoiceFacts } from '../view/company-voice.tsx'
import { Foreign } from '../view/foreign.tsx'
import { counted, momentOf } from '../view/words.ts'
import { companyName } from './company-name.ts'
import { notHere } from './not-here.tsx'
import { findOriginals, originalKey } from './originals.ts'
import { WindowLinks } from './window-links.tsx'

const PATH = '/app/compare'

/** The own product beside each competitor, by what customers say of them. */
export const comparePage = definePage({
  path: PATH,
  place: 'compare',
  needs: 'member',
  async show(request) {
    const { query, callTool, visitor } = request
    if (visitor.workspace.competitorUrls.length === 0) return nobodyToCompare
    const days = windowIn(query)
    const competitor = query.get('competitor') ?? ''
    const output = await compare(callTool, {
      ...(days === undefined ? {} : { days }),
      ...(competitor === '' ? {} : { competitor }),
    })
    if (output === undefined) return noSuchCompetitor
    const { windowDays, now, own, competitors, notes } = output
    const nameOf = ({ name }: { readonly name: string }) => companyName(name, visitor.workspace.words)
    const hrefOf = (trendId: string) => `/app/trends/${encodeURIComponent(trendId)}?days=${windowDays}`
    const cited = [own, ...competitors].flatMap((voice) => voice.cited)
    const originals = await findOriginals(
      request,
      cited.map(({ id }) => id),
    )
    const kindOf = (post: (typeof cited)[number]) => originals.get(originalKey(post))?.kind
    return {
      title: 'Compare',
      body: (
        <>
          <h1>
            <Foreign>{own.name}</Foreign> and its competitors
          </h1>
          <p class="lead">
            What customers say, {counted(windowDays, 'day')} to {momentOf(now)}. What companies say themselves
            is left out.
          </p>
          <nav class="choices" aria-label="What is shown">
            <WindowLinks path={PATH} query={query} windowDays={windowDays} />
            {competitor !== '' && (
              <p>
                <a href={withQuery(PATH, query, { competitor: null })}>All competitors</a>
              </p>
            )}
          </nav>
          {isSilent(output) && (
            <p class="empty">
              No customer’s post of these days names one of them. <a href="/app/coverage">Coverage</a> tells
              what was looked for.
            </p>
          )}
          <div class="companies">
            <section aria-labelledby="own">
              <h2 id="own">
                <Foreign>{own.name}</Foreign>
              </h2>
              <CompanyVoiceFacts voice={own} hrefOf={hrefOf} kindOf={kindOf} />
            </section>
            {competitors.map((voice, index) => (
              <section key={voice.name} aria-labelledby={`competitor-${index}`}>
                <h2 id={`competitor-${index}`}>
                  <Foreign>{nameOf(voice)}</Foreign>
                </h2>
                <CompanyShare own={own.name} competitor={nameOf(voice)} voice={voice.shareOfVoice} />
                <CompanyVoiceFacts voice={voice} hrefOf={hrefOf} kindOf={kindOf} />
                {voice.alsoOwn > 0 && (
                  <p class="source">
                    {counted(voice.alsoOwn, 'post names', 'posts name')} <Foreign>{own.name}</Foreign>, too,
                    and {voice.alsoOwn === 1 ? 'counts' : 'count'} for both.
                  </p>
                )}
              </section>
            ))}
          </div>
          <section aria-labelledby="limits">
            <h2 id="limits">What to keep in mind</h2>
            <ul>
              <li>
                A share is how many of the posts that name either company name yours, while scans looked for
                both; a post that names both counts for both. In 9 of 10 cases like this the true share lies
                in the range beside it.
              </li>
              {notes
                .filter((note) => note !== FORMULA_NOTE)
                .map((note) => (
                  <li key={note}>{note}</li>
                ))}
            </ul>
          </section>
        </>
      ),
    }
  },
})

/** Undefined where there is no such competitor. */
async function compare(
  callTool: PageRequest['callTool'],
  input: { readonly days?: LookbackDays; readonly competitor?: string },
): Promise<CompaniesResponse | undefined> {
  try {
    return (await callTool(compareCompanies, { ...input, maxChars: 0 })).output
  } catch (thrown) {
    const isUnknown =
      input.competitor !== undefined &&
      thrown instanceof ServiceError &&
      thrown.fault.kind === 'invalid_input'
    if (isUnknown) return undefined
    throw thrown
  }
}

const noSuchCompetitor = notHere(
  'Compare',
  'Compare',
  <>
    This workspace has no such competitor. <a href={PATH}>All competitors</a>
  </>,
)

/** The tool refuses a comparison with nobody; to a person that is no mistake. */
const nobodyToCompare = {
  title: 'Compare',
  body: (
    <>
      <h1>Compare</h1>
      <p class="empty">
        No competitor is set for this workspace, so there is nothing to compare with. An owner adds
        competitors in <a href="/app/setup">Set up</a>.
      </p>
    </>
  ),
}

function isSilent({ own, competitors }: CompaniesResponse): boolean {
  return [own, ...competitors].every(({ posts }) => posts === 0)
}
