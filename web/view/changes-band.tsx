import type { JSX } from 'preact'
import type { ChangesResponse, TopicChange } from '../../src/model/index.ts'
import { Foreign } from './foreign.tsx'
import { counted, momentOf } from './words.ts'

const SHOWN = 5

const changeWords = {
  new: 'new',
  risen: 'risen',
  fallen: 'fallen',
  gone: 'gone',
  insufficient_data: 'too little data',
} as const satisfies Record<TopicChange['change'], string>

/** What has changed since the last ranking of another day, beyond chance. */
export function ChangesBand({
  changes,
  hrefOf,
}: {
  changes: ChangesResponse
  hrefOf(id: string): string
}): JSX.Element {
  const { period, totals } = changes
  if (period.since === null) return <p class="band">There is no earlier ranking to compare with yet.</p>
  const told = changes.changes.filter(({ change }) => change !== 'insufficient_data')
  return (
    <section class="band" aria-label="What changed">
      <h2>
        Since {momentOf(period.since)}:{' '}
        {told.length === 0 || totals === null
          ? 'nothing changed beyond chance'
          : `${totals.new} new, ${totals.risen} risen, ${totals.fallen} fallen, ${totals.gone} gone`}
      </h2>
      <ul>
        {told.slice(0, SHOWN).map(({ id, topic, change, now }) => (
          <li key={id}>
            {changeWords[change]}:{' '}
            {now === null ? (
              <Foreign>{topic}</Foreign>
            ) : (
              <a href={hrefOf(id)}>
                <Foreign>{topic}</Foreign>
              </a>
            )}
          </li>
        ))}
      </ul>
      {told.length > SHOWN && <p>{counted(told.length - SHOWN, 'further change')} not shown.</p>}
    </section>
  )
}
