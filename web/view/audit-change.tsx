import type { JSX } from 'preact'
import type { AuditEvent } from '../../src/model/index.ts'
import { Foreign } from './foreign.tsx'

/** What an event changed, field after field: of a list only the entries that came and went. */
export function AuditChange({ before, after }: Pick<AuditEvent, 'before' | 'after'>): JSX.Element {
  const fields = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])]
  return (
    <ul class="change">
      {fields.map((field) => (
        <li key={field}>
          {field}: <Difference was={before?.[field]} now={after?.[field]} />
        </li>
      ))}
    </ul>
  )
}

function Difference({ was, now }: { was: unknown; now: unknown }): JSX.Element {
  if (isList(was) && isList(now)) {
    const lost = was.filter((entry) => !now.includes(entry))
    const won = now.filter((entry) => !was.includes(entry))
    if (lost.length + won.length > 0)
      return (
        <>
          <Entries entries={lost} mark="−" />
          <Entries entries={won} mark="+" />
        </>
      )
  }
  if (was === undefined) return <Value value={now} />
  return (
    <>
      <del>
        <Value value={was} />
      </del>
      {now !== undefined && (
        <>
          {' → '}
          <ins>
            <Value value={now} />
          </ins>
        </>
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
  if (value === null || value === undefined || value === '') return <>nothing</>
  return <Foreign>{typeof value === 'string' ? value : JSON.stringify(value)}</Foreign>
}

function isList(value: unknown): value is readonly unknown[] {
  return Array.isArray(value)
}
