import { ServiceError } from '../../src/lib/errors.ts'
import type { RankedTrend, TrendResponse } from '../../src/model/index.ts'
import { otherWindowsOf } from '../../tools/find-trend.ts'
import { getTrend } from '../../tools/get-trend.ts'
import type { AgeNotes } from '../../tools/outdated.ts'
import type { PageRequest, ShownPage } from '../page.ts'
import { windowIn, withQuery } from '../query.ts'
import { counted } from '../view/words.ts'
import { notHere } from './not-here.tsx'
import { isWhole } from './trends.tsx'

interface WholeTrend extends TrendResponse, AgeNotes {
  readonly trend: RankedTrend
}

/** Undefined where the ranking of these days has no such trend. */
export async function readTrend({ params, query, callTool }: PageRequest): Promise<WholeTrend | undefined> {
  const days = windowIn(query)
  try {
    const { output, notes } = await callTool(getTrend, {
      id: params['id'],
      maxChars: 0,
      ...(days === undefined ? {} : { days }),
    })
    const { trend } = output
    if (!isWhole(trend)) throw new Error('get_trend answers with a whole trend')
    const { ageSeconds, nextAttemptSeconds } = notes
    return {
      ...output,
      trend,
      ...(ageSeconds === undefined ? {} : { ageSeconds }),
      ...(nextAttemptSeconds === undefined ? {} : { nextAttemptSeconds }),
    }
  } catch (thrown) {
    const kind = thrown instanceof ServiceError ? thrown.fault.kind : undefined
    // The days are right already: what the tool refuses here is an id that no trend can have.
    if (kind === 'not_found' || kind === 'invalid_input') return undefined
    throw thrown
  }
}

/** A topic comes and goes: the same one may be listed in more days or in fewer. */
export async function notListed({ params, query, visitor, services }: PageRequest): Promise<ShownPage> {
  const windowDays = windowIn(query) ?? visitor.workspace.lookbackDays
  const id = params['id'] ?? ''
  const others = await otherWindowsOf(id, windowDays, services, visitor.workspace.id)
  const hrefOf = (days: number) =>
    withQuery(`/app/trends/${encodeURIComponent(id)}`, query, { days: String(days) })
  return notHere(
    'No such topic',
    'This topic is not in the list',
    <>
      The list of the last {counted(windowDays, 'day')} has no topic of this address.{' '}
      {others.length === 0 ? (
        'It may have faded out of the list.'
      ) : (
        <>
          It was last in the list of{' '}
          {others.map((days, index) => (
            <>
              {index > 0 && ', '}
              <a href={hrefOf(days)}>{counted(days, 'day')}</a>
            </>
          ))}
          .
        </>
      )}{' '}
      <a href={withQuery('/app', query, {})}>All topics of these days</a>
    </>,
  )
}
