import type { ComponentChildren, JSX } from 'preact'
import { momentOf } from './words.ts'

/**
 * What may be done from a moment on. Until then the sentence gives the time, which a script counts down; then it shows
 * what was hidden.
 */
export function FromMoment({
  at,
  isOver,
  sentence,
  children,
}: {
  readonly at: string
  readonly isOver: boolean
  readonly sentence: string
  readonly children: ComponentChildren
}): JSX.Element {
  if (isOver) return <>{children}</>
  return (
    <div data-countdown>
      <p>
        {sentence} <time dateTime={at}>{momentOf(at)}</time>
        <span data-left />.
      </p>
      <div hidden data-then>
        {children}
      </div>
    </div>
  )
}
