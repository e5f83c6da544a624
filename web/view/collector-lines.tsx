import type { JSX } from 'preact'

/** How one collector fared, in words. */
export interface CollectorLine {
  readonly collector: string
  readonly label: string
  /** `quiet`: not configured, which is nobody's failure; `gap`: something is missing. */
  readonly tone: 'good' | 'busy' | 'gap' | 'quiet'
  readonly outcome: string
  readonly sentence: string
}

/** A line a collector. A script that follows a scan writes the outcome and the sentence anew. */
export function CollectorLines({ lines }: { lines: readonly CollectorLine[] }): JSX.Element {
  return (
    <ul class="collectors" aria-label="Collectors">
      {lines.map(({ collector, label, tone, outcome, sentence }) => (
        <li key={collector} class={tone} data-collector={collector}>
          <b>{label}</b>: <span data-part="outcome">{outcome}</span>.{' '}
          <span class="source" data-part="sentence">
            {sentence}
          </span>
        </li>
      ))}
    </ul>
  )
}
