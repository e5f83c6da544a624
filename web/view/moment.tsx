import type { JSX } from 'preact'
import { momentOf } from './words.ts'

/** A time of day that programs can read, too. */
export function Moment({ at }: { at: string }): JSX.Element {
  return <time dateTime={at}>{momentOf(at)}</time>
}
