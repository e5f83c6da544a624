import { toStorableText } from '../text/storable.ts'

const MAX_LENGTH = 60

/** What a client calls itself, short enough for a list and without what no list shows; null: nothing. */
export function clientName(text: string): string | null {
  const shown = toStorableText(text)
    .replaceAll(/\p{C}+/gu, ' ')
    .trim()
  const name = Array.from(shown).slice(0, MAX_LENGTH).join('').trim()
  return name === '' ? null : name
}

/** The product of a User-Agent header, such as `curl/8.5.0`: its first word. */
export function productOf(userAgent = ''): string | null {
  return clientName(userAgent.trim().split(/\s/)[0] ?? '')
}
