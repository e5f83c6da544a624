import { beginningOf } from '../../../src/text/truncate.ts'

const MAX_SHARE = 2 / 3
/** A text of fewer letters is a word or two, which no name can do without. */
const MIN_LETTERS = 8

/**
 * The name of a topic as a brief may have it: the whole of one of its posts' texts is cut, for that is to stay where a
 * removal reaches it.
 */
export function topicName(name: string, texts: readonly string[]): string {
  const letters = lettersOf(name)
  const isWhole = texts.some((text) => {
    const own = text.length > 4 * name.length ? '' : lettersOf(text)
    return own.length >= MIN_LETTERS && letters.includes(own)
  })
  if (!isWhole) return name
  const beginning = beginningOf(name, Math.floor(Array.from(name).length * MAX_SHARE))
  return name.startsWith('“') ? `${beginning} …”` : `${beginning} …`
}

/** Names are written with other marks and capitals than posts. */
function lettersOf(text: string): string {
  return text
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '')
}
