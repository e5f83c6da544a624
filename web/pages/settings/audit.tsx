import type { JSX } from 'preact'
import type { z } from 'zod'
import { listAudit } from '../../../actions/list-audit.ts'
import { listMembers } from '../../../actions/list-members.ts'
import type { AuditEvent } from '../../../src/model/index.ts'
import { fieldRules } from '../../field-rules.ts'
import { definePage, type PageRequest } from '../../page.ts'
import { withQuery } from '../../query.ts'
import { AuditChange } from '../../view/audit-change.tsx'
import { ChoiceField } from '../../view/fields.tsx'
import { Foreign } from '../../view/foreign.tsx'
import { Moment } from '../../view/moment.tsx'
import { actionWords, actorWords, changeIn, wordsOf } from './audit-words.ts'
import { settingsPage } from './settings-page.tsx'

const PATH = '/app/settings/audit'
const SHOWN = 50
/** Of one statement, so that an export of years holds one page in memory. */
const EXPORTED = 500

const rules = fieldRules(listAudit.input)
/** As the form calls them, for sentences about a changed address. */
const fieldNames = { action: 'What', actorKind: 'Who', since: 'Since', before: 'The place in the list' }

/** Who did what, when and from where, with before and after. */
export const auditPage = definePage({
  path: PATH,
  place: 'settings',
  needs: 'owner',
  async show(request) {
    const { query, runAction } = request
    const [{ events, next }, { members }] = await Promise.all([
      runAction(listAudit, { ...filterOf(query), ...positionOf(query), limit: SHOWN }, fieldNames),
      runAction(listMembers),
    ])
    const names = new Map(members.map(({ userId, name }) => [userId, name]))
    const isFiltered = Object.values(filterOf(query)).some((value) => value !== undefined)
    return settingsPage(
      request,
      'audit',
      <>
        <Filter query={query} />
        {events.length === 0 ? (
          <p class="empty">
            {isFiltered || query.has('before') ? (
              <>
                Nothing like that is kept. <a href={PATH}>Show all</a>
              </>
            ) : (
              'Nothing was administered yet.'
            )}
          </p>
        ) : (
          <Events events={events} names={names} />
        )}
        <p class="pager">
          {query.has('before') && <a href={withQuery(PATH, query, { before: null })}>Newest</a>}
          {next !== null && <a href={withQuery(PATH, query, { before: String(next) })}>Older</a>}
          <a href={withQuery(`${PATH}.ndjson`, query, { before: null })}>Export all as NDJSON</a>
        </p>
        <p class="hint">
          Changes of what this workspace is, of its keys and of its people; and how its present members signed
          in since they joined, or who tried to with a link of theirs that is over. Attempts that show nobody
          are told to the operator alone, by <code>npm run admin -- audit</code>.
        </p>
      </>,
    )
  },
  lines: {
    path: `${PATH}.ndjson`,
    filename: 'audit.ndjson',
    async *read({ query, runAction }: PageRequest) {
      const filter = filterOf(query)
      let before: number | null | undefined
      while (before !== null) {
        const page: z.output<typeof listAudit.output> = await runAction(
          listAudit,
          { ...filter, before, limit: EXPORTED },
          fieldNames,
        )
        for (const event of page.events) yield JSON.stringify(event)
        before = page.next
      }
    },
  },
})

/** Fields as browsers send them: one that is empty is none. */
function filterOf(
  query: URLSearchParams,
): Readonly<Record<'action' | 'actorKind' | 'since', string | undefined>> {
  const of = (name: string) => query.get(name) || undefined
  return { action: of('action'), actorKind: of('actorKind'), since: of('since') }
}

function positionOf(query: URLSearchParams): { readonly before?: number } {
  const before = query.get('before')
  return before ? { before: Number(before) } : {}
}

function Filter({ query }: { query: URLSearchParams }): JSX.Element {
  return (
    <form class="filters" method="get" action={PATH}>
      <ChoiceField
        name="action"
        label="What"
        value={query.get('action') ?? ''}
        none="anything"
        rule={{ enum: Object.keys(actionWords) }}
        labelOf={wordsOf}
      />
      <ChoiceField
        name="actorKind"
        label="Who"
        value={query.get('actorKind') ?? ''}
        none="anybody"
        rule={rules('actorKind')}
        labelOf={(kind) => Object.entries(actorWords).find(([name]) => name === kind)?.[1] ?? kind}
      />
      <p class="field">
        <label for="field-since">Since</label>
        <input id="field-since" name="since" type="date" value={query.get('since')?.slice(0, 10) ?? ''} />
      </p>
      <button type="submit">Show</button>
    </form>
  )
}

function Events({
  events,
  names,
}: {
  events: readonly AuditEvent[]
  names: ReadonlyMap<string, string>
}): JSX.Element {
  return (
    <table class="rows">
      <thead>
        <tr>
          <th scope="col">When</th>
          <th scope="col">Who</th>
          <th scope="col">What</th>
          <th scope="col">Before and after</th>
        </tr>
      </thead>
      <tbody>
        {events.map((event) => (
          <tr key={event.id} data-row>
            <th scope="row">
              <Moment at={event.at} />
            </th>
            <td data-label="Who">
              <Actor actor={event.actor} names={names} />
              <p class="hint">from {event.from === 'terminal' ? 'the terminal' : event.from}</p>
            </td>
            <td data-label="What">
              {wordsOf(event.action)}
              {event.subject !== null && event.subject !== event.workspaceId && (
                <p class="hint">
                  <Foreign>{names.get(event.subject) ?? event.subject}</Foreign>
                </p>
              )}
            </td>
            <td>
              <AuditChange {...changeIn(event)} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Actor({
  actor: { kind, id },
  names,
}: {
  actor: AuditEvent['actor']
  names: ReadonlyMap<string, string>
}): JSX.Element {
  if (id === null) return <>{actorWords[kind]}</>
  return <Foreign>{names.get(id) ?? id}</Foreign>
}
