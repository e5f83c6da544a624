import { linkShorteners } from '../../lib/link-shorteners.ts'

const SHORTENED = new RegExp(
  `(?<![\\w.@-])(?:www\\.)?(?:${linkShorteners.map((host) => host.replaceAll('.', '\\.')).join('|')})/[\\w-]`,
  'i',
)

/** Whether a text holds a link whose target is hidden by a link shortener. */
export function hasShortenedLink(text: string): boolean {
  return text.includes('/') && SHORTENED.test(text)
}
