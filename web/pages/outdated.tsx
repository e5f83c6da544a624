import type { JSX } from 'preact'
import type { AgeNotes } from '../../tools/outdated.ts'
import { counted } from '../view/words.ts'

const MINUTES_A_DAY = 24 * 60

/** How old the ranking is, where it is shown in place of a newer one that is being made; undefined where it is current. */
export function outdatedNote({ ageSeconds, nextAttemptSeconds }: AgeNotes): string | undefined {
  if (ageSeconds === undefined) return undefined
  const newer =
    nextAttemptSeconds === undefined
      ? 'A newer one is being made.'
      : `A newer one took too long, and is tried again in ${counted(Math.ceil(nextAttemptSeconds / 60), 'minute')}.`
  return `This ranking is ${ageInWords(Math.floor(ageSeconds / 60))} old. ${newer}`
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
