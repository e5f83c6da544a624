import { readWordEntry } from './entry.ts'

/** Marks of direction and characters of no width, of which stored posts have none; joiners are letters' business. */
const UNSEEN = /[\u200B\u200E\u200F\u061C\u202A-\u202E\u2060-\u2069\uFEFF]/u
const SEEN = /[\p{L}\p{N}\p{Extended_Pictographic}]/u

/** What is wrong with an entry that no post can be found by, as a sentence; undefined: nothing. */
export function entryFault(entry: string): string | undefined {
  if (UNSEEN.test(entry))
    return 'It holds marks of direction or other characters that nobody sees. Send it without them.'
  const { word } = readWordEntry(entry)
  if (!SEEN.test(word)) return 'It must be an entry with a word, such as "jaguar -car".'
  if (word.startsWith('-'))
    return 'It must begin with a word, and what it excludes must follow that, such as "jaguar -car".'
  return undefined
}
