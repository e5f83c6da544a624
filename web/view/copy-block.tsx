import type { JSX } from 'preact'

interface CopyBlockProps {
  readonly id: string
  readonly text: string
  /** What is copied, for whoever hears the button. */
  readonly what: string
}

/** Text to take along. The button copies by script, which shows it; without script the text is there to select. */
export function CopyBlock({ id, text, what }: CopyBlockProps): JSX.Element {
  return (
    <div class="copy-block">
      <pre id={id}>{text}</pre>
      <button type="button" hidden data-copy-from={id}>
        Copy <span class="visually-hidden">{what}</span>
      </button>
    </div>
  )
}
