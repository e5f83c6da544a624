import type { CompaniesResponse } from '../../src/model/index.ts'
import { compareCompanies } from '../../tools/compare-companies.ts'
import { definePage } from '../page.ts'
import { windowIn, withQuery } from '../query.ts'
import { CompanyShare } from '../view/company-share.tsx'
import { CompanyVoiceFacts } from '../view/company-voice.tsx'
import { Foreign } from '../view/foreign.tsx'
import { counted, momentOf } from '../view/words.ts'
import { WindowLinks } from './window-links.tsx'

const PATH = '/app/compare'

/** The own product beside each competitor, by what customers say of them. */
export const comparePage = definePage({
  path: PATH,
  place: 'compare',
  needs: 'member',
  async show({ query, callTool, visitor }) {
    if (visitor.workspace.competitorUrls.length === 0) return nobodyToCompare
    const days = windowIn(query)
    const competitor = query.get('competitor') ?? ''
    const { output } = await callTool(compareCompanies, {
      maxChars: 0,
      ...(days === undefined ? {} : { days }),
      ...(competitor === '' ? {} : { competitor }),
    })
    const { windowDays, now, own, competitors, notes } = output
    const hrefOf = (trendId: string) => `/app/trends/${encodeURIComponent(trendId)}?days=${windowDays}`
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
              <CompanyVoiceFacts voice={own} hrefOf={hrefOf} />
            </section>
            {competitors.map((voice, index) => (
              <section key={voice.name} aria-labelledby={`competitor-${index}`}>
                <h2 id={`competitor-${index}`}>
                  <Foreign>{voice.name}</Foreign>
                </h2>
                <CompanyShare own={own.name} competitor={voice.name} voice={voice.shareOfVoice} />
                <CompanyVoiceFacts voice={voice} hrefOf={hrefOf} />
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
              {notes.map((note) => (
                <li key={note}>{note}</li>
              ))}
            </ul>
          </section>
        </>
      ),
    }
  },
})

/** The tool refuses a comparison with nobody; to a person that is no mistake. */
const nobodyToCompare = {
  title: 'Compare',
  body: (
    <>
      <h1>Compare</h1>
      <p class="empty">No competitor is set for this workspace, so there is nothing to compare with.</p>
    </>
  ),
}

function isSilent({ own, competitors }: CompaniesResponse): boolean {
  return [own, ...competitors].every(({ posts }) => posts === 0)
}
