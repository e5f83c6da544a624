import { type Found, withoutOverlaps } from './found.ts'
import type { Language } from './language.ts'
import { compiled } from './matching/compiled.ts'
import { fold } from './matching/fold.ts'
import { Phrases } from './matching/phrases.ts'
import { languagesOf } from './which-language.ts'

export interface NamedAuthor {
  /** As written, without u/ or @. */
  readonly handle: string
}

const leadIns = compiled((words) => Phrases.of(words.map(({ authors }) => authors)))

/** Of ASCII alone, or of other letters: a Korean particle behind a handle is none of it. */
const PLAIN_HANDLE = '[a-zA-Z0-9_](?:[a-zA-Z0-9_.-]{0,48}[a-zA-Z0-9_])?'
const HANDLE = String.raw`(?:${PLAIN_HANDLE}(?![\p{Script=Latin}])|[\p{L}\p{N}_](?:[\p{L}\p{M}\p{N}_.-]{0,48}[\p{L}\p{M}\p{N}_])?)`
/** u/name, /u/name, @name; not a mail address. */
const MARKED = new RegExp(String.raw`(?<![\p{L}\p{N}_./-])(?:/?[uU]/|[@＠])(${HANDLE})`, 'gu')
/** What only a handle looks like: an underscore within, digits behind letters, or a capital behind a small letter. */
const LOOKS_LIKE_HANDLE =
  /^(?=[\p{L}\p{N}_.-]*\p{L})(?:[\p{L}\p{N}.-]+_[\p{L}\p{N}_.-]*|\p{L}{3,}[.-]?\p{N}{1,6}|\p{Ll}+\p{Lu}[\p{L}\p{N}]*|_[\p{L}\p{N}_]+)$/u
const AFTER_LEAD_IN = new RegExp(String.raw`[ ]{0,2}([\x60"“„«*]{0,2})(${HANDLE})`, 'uy')
const UNMARKED = new RegExp(`(?<![a-zA-Z0-9_./@#:-])${PLAIN_HANDLE}(?![a-zA-Z0-9_/])`, 'gu')
/** Ids of posts and trends, and names of fields. */
const NO_HANDLE = /^(?:t\d?_.*|[a-z]+_data)$/

/**
 * The authors that a text names: u/x, @x, a handle or a name behind "user" or "posted by", and any of `known`, handles in
 * lower case, as a word by itself. Behind "user" a plain word counts only where it looks like a handle or has a capital:
 * "a user writes" names nobody.
 */
export function findAuthors(
  text: string,
  languages: readonly Language[] = languagesOf(text),
  known: ReadonlySet<string> = new Set(),
): readonly Found<NamedAuthor>[] {
  const marked = Array.from(
    text.matchAll(MARKED),
    (match): Found<NamedAuthor> => found(match.index, match[0], match[1]),
  )
  const words = Array.from(text.matchAll(UNMARKED)).flatMap((match): Found<NamedAuthor>[] => {
    const [word] = match
    const isHandle = known.has(word.toLowerCase()) || (word.includes('_') && isLikeHandle(word))
    return isHandle ? [found(match.index, word, word)] : []
  })
  const folded = fold(text)
  const led = leadIns(languages)
    .all(folded)
    .flatMap((match): Found<NamedAuthor>[] => {
      const end = folded.offsets[match.end] ?? text.length
      AFTER_LEAD_IN.lastIndex = end
      const behind = AFTER_LEAD_IN.exec(text)
      const [written = '', quote = '', handle = ''] = behind ?? []
      const isName = /^\p{Lu}\p{L}/u.test(handle) && !languages.includes('de')
      if (handle.length < 2 || !(quote !== '' || isName || isLikeHandle(handle))) return []
      return [found(end + written.length - handle.length, handle, handle)]
    })
  return withoutOverlaps([...marked, ...led, ...words])
}

function isLikeHandle(word: string): boolean {
  return LOOKS_LIKE_HANDLE.test(word) && !NO_HANDLE.test(word)
}

function found(start: number, written: string, handle = written): Found<NamedAuthor> {
  return { start, end: start + written.length, value: { handle } }
}
