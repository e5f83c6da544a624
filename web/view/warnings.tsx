import type { JSX } from 'preact'
import { counted, nameOf } from './words.ts'

/** How the page says what a content flag warns of; the list is open. */
const flagWords: Readonly<Record<string, string>> = {
  instruction_like: 'reads like an instruction to a program',
  hidden_characters: 'holds hidden characters',
  shortened_link: 'holds a shortened link',
  markup: 'holds markup',
  lookalike_letters: 'holds letters that look like others',
  cut_text: 'was longer than its platform allows, and was cut',
}

/** What to beware of in a text that somebody else wrote. */
export function Warnings({ flags = [] }: { flags?: readonly string[] | undefined }): JSX.Element | null {
  if (flags.length === 0) return null
  return (
    <p class="warning">
      {counted(flags.length, 'warning')}: {flags.map((flag) => nameOf(flagWords, flag)).join('; ')}
    </p>
  )
}
