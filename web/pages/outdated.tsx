import type { JSX } from 'preact'
import type { PageRequest } from '../page.ts'
import { counted } from '../view/words.ts'

const MINUTE_MS = 60_000
const MINUTES_A_DAY = 24 * 60

/** How old the ranking is, where it is shown in place of a newer one that is being made; undefined where it is current. */
export async function outdatedNote(
  { signal, services, visitor }: PageRequest,
  windowDays: number,
  rankedAt: string,
): Promise<string | undefined> {
  // Only a page that has run out of time is given an earlier ranking.
  if (!signal.aborted || (await services.rankings.isCurrent(visitor.workspace, windowDays))) return undefined
  const minutes = Math.max(0, Math.floor((services.clock.now().getTime() - Date.parse(rankedAt)) / MINUTE_MS))
  return `This ranking is ${ageInWords(minutes)} old. A newer one is being made.`
}

function ageInWords(minutes: number): string {
  if (minutes < 1) return 'less than a minute'
  if (minutes < 60) return counted(minutes, 'minute')
  if (minutes < MINUTES_A_DAY) return counted(Math.floor(minutes / 60), 'hour')
  return counted(Math.floor(minutes / MINUTES_A_DAY), 'day')
}

export function OutdatedBand({ note, url }: { note: string; url: string }): JSX.Element {
  return (
    <p class="band gaps" role="status">
      {note} <a href={url}>Look again</a>
    </p>
  )
}
