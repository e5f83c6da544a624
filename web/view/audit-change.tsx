import type { JSX } from 'preact'
import { type AuditEvent, platforms } from '../../src/model/index.ts'
import { Foreign } from './foreign.tsx'
import { platformNames } from './words.ts'

/** How the page calls the fields of events; the list is open. */
const fieldWords: Readonly<Record<string, string>> = {
  name: 'Name',
  productName: 'Product',
  productUrl: 'Product page',
  words: 'Words',
  competitorUrls: 'Competitors',
  handles: 'Handles',
  lookbackDays: 'Days to look back',
  plan: 'Plan',
  planEndsAt: 'Plan ends',
  confirmScans: 'Who confirms scans',
  keyId: 'Key',
  label: 'Label',
  lastFour: 'Last characters',
  role: 'Role',
  owner: 'Owner',
  email: 'E-mail',
  kind: 'Kind',
  voice: 'Voice',
  removed: 'Posts removed',
  sessions: 'Sessions',
  method: 'By',
  outcome: 'Outcome',
  endedEarly: 'Ended early',
  read: 'Lines read',
  stored: 'Posts stored',
  updated: 'Posts updated',
  unchanged: 'Posts unchanged',
  rejected: 'Lines rejected',
  requests: 'Calls',
  platforms: 'Platforms',
}

/** What an event changed, field after field: of a list only the entries that came and went. */
export function AuditChange({ before, after }: Pick<AuditEvent, 'before' | 'after'>): JSX.Element {
  const [was, now] = [flat(before ?? {}), flat(after ?? {})]
  const fields = [...new Set([...was.keys(), ...now.keys()])]
  return (
    <ul class="change">
      {fields.map((field) => (
        <li key={field}>
          <Foreign>{field}</Foreign>: <Difference was={was.get(field)} now={now.get(field)} />
        </li>
      ))}
    </ul>
  )
}

/** The fields by their words, members of an object each by its own; without those that hold nothing. */
function flat(fields: Readonly<Record<string, unknown>>): ReadonlyMap<string, unknown> {
  return new Map(
    Object.entries(fields).flatMap(([field, value]): [string, unknown][] => {
      const word = fieldWords[field] ?? field
      if (value === null) return []
      if (typeof value !== 'object' || Array.isArray(value)) return [[word, value]]
      return Object.entries(value).map(([member, inside]): [string, unknown] => [
        `${word}, ${platformOf(member) ?? member}`,
        inside,
      ])
    }),
  )
}

/** How people call a platform; undefined of what is none. */
function platformOf(member: string): string | undefined {
  const platform = platforms.find((each) => each === member)
  return platform && platformNames[platform]
}

function Difference({ was, now }: { was: unknown; now: unknown }): JSX.Element {
  const [lost, won] = [entriesOf(was), entriesOf(now)]
  if (JSON.stringify(was) === JSON.stringify(now)) return <Value value={now} />
  const isList = Array.isArray(was) || Array.isArray(now)
  if (isList && was !== undefined)
    return (
      <>
        <Entries entries={lost.filter((entry) => !won.includes(entry))} mark="−" />
        <Entries entries={won.filter((entry) => !lost.includes(entry))} mark="+" />
      </>
    )
  return (
    <>
      {was !== undefined && (
        <del>
          <Value value={was} />
        </del>
      )}
      {was !== undefined && now !== undefined && ' → '}
      {now !== undefined && (
        <ins>
          <Value value={now} />
        </ins>
      )}
    </>
  )
}

function Entries({ entries, mark }: { entries: readonly unknown[]; mark: '+' | '−' }): JSX.Element {
  const Element = mark === '+' ? 'ins' : 'del'
  return (
    <>
      {entries.map((entry) => (
        <Element key={String(entry)}>
          {mark} <Value value={entry} />{' '}
        </Element>
      ))}
    </>
  )
}

function Value({ value }: { value: unknown }): JSX.Element {
  return (
    <>
      {entriesOf(value).map((entry, index) => (
        <>
          {index > 0 && ', '}
          <Foreign>{typeof entry === 'string' ? entry : JSON.stringify(entry)}</Foreign>
        </>
      ))}
    </>
  )
}

/** A list's entries; of anything else the thing itself, of nothing none. */
function entriesOf(value: unknown): readonly unknown[] {
  if (value === undefined) return []
  return Array.isArray(value) ? value : [value]
}
