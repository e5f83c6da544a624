import type { JSX } from 'preact'
import { lookbackWindows } from '../../src/model/index.ts'
import { withQuery } from '../query.ts'

/** The windows that have a key of their own. */
const keys: ReadonlyMap<number, string> = new Map([
  [7, '7'],
  [30, '3'],
  [90, '9'],
])

interface WindowLinksProps {
  readonly path: string
  readonly query: URLSearchParams
  /** The one that is shown; 0: all that is stored. */
  readonly windowDays: number
  /** Whether all that is stored can be asked for. */
  readonly hasAll?: boolean
}

/** The days that a page may look back, as links to itself. */
export function WindowLinks({ path, query, windowDays, hasAll = false }: WindowLinksProps): JSX.Element {
  return (
    <p>
      Days:{' '}
      {[...lookbackWindows, ...(hasAll ? [0] : [])].map((days) => {
        const key = keys.get(days)
        return (
          <a
            key={days}
            href={withQuery(path, query, { days: String(days) })}
            {...(key === undefined ? {} : { 'data-key': key, 'data-key-does': `the last ${days} days` })}
            {...(days === windowDays ? { 'aria-current': 'true' } : {})}
          >
            {days === 0 ? 'all' : days}
          </a>
        )
      })}
    </p>
  )
}
