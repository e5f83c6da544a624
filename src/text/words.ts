import { PIECE, SPACELESS, segmentsOf } from './tokens.ts'

/** A word as written, its lower-case key, and what stands between it and the word before. */
export interface Word {
  readonly surface: string
  readonly key: string
  readonly glue: string
}

/** Words that nothing interrupts, so that phrases lie within: of a text, or the one word of a hashtag or mention. */
export interface Run {
  readonly kind: 'plain' | 'hashtag' | 'mention'
  readonly words: Word[]
}

/**
 * Words that hyphens or an ampersand join belong together, as do an abbreviated one and the next (Dr. Example). A new
 * line begins something else: a title says nothing together with the text below it.
 */
const GLUE = /^(?:[^\S\n]*|[-‐‑]|\s?&\s?)$/u
const ABBREVIATED = /^(?:\p{Lu}\p{Ll}{0,2})$/u

/** Versions and amounts are one word, else a name might end within (Example 4.0). */
const WORD = new RegExp(`\\p{N}+(?:[.,]\\p{N}+)+|${PIECE.source}`, 'gu')

/** The words of a text in runs, from its own words (see normalize.ts). */
export function wordsOf(text: string): Run[] {
  const runs: Run[] = []
  let end = -1
  let last = ''
  let isOpen = false
  for (const match of text.matchAll(WORD)) {
    const [piece] = match
    const isTag = piece.startsWith('#')
    const isTagged = isTag || piece.startsWith('@')
    const word = isTagged ? piece.slice(1) : piece
    const gap = end < 0 ? '' : text.slice(end, match.index)
    const isNear = gap === ' ' || GLUE.test(gap) || (/^\. ?$/.test(gap) && ABBREVIATED.test(last))
    end = match.index + piece.length
    last = word
    if (isTagged) {
      runs.push(taggedRun(word, isTag ? 'hashtag' : 'mention'))
      isOpen = false
      continue
    }
    const glue = gap === ' ' ? gap : gap.replace(/\s+/g, ' ')
    const words = SPACELESS.test(word) ? spacelessWords(word, glue) : [toWord(word, glue)]
    const run = runs.at(-1)
    if (run === undefined || !isOpen || !isNear) runs.push({ kind: 'plain', words })
    // One by one: a call takes no hundred thousand arguments, and a run without spaces may have more words.
    else for (const next of words) run.words.push(next)
    isOpen = true
  }
  return runs
}

/** Underscores stand for spaces; capitals may be how a name is written in one word. */
function taggedRun(tag: string, kind: 'hashtag' | 'mention'): Run {
  if (kind === 'mention') return { kind, words: [toWord(tag, '')] }
  if (SPACELESS.test(tag)) return { kind: 'plain', words: spacelessWords(tag, '') }
  const parts = tag.split('_').filter((part) => part !== '')
  return parts.length > 1
    ? { kind: 'plain', words: parts.map((part) => toWord(part, ' ')) }
    : { kind, words: [toWord(tag, '')] }
}

function toWord(piece: string, glue: string): Word {
  const surface = piece.replace(/['’]s$/i, '')
  return { surface, key: surface.toLowerCase(), glue }
}

const KANA = /[\p{Script=Hiragana}\p{Script=Katakana}]/u
const ONE_HAN = /^\p{Script=Han}$/u
const KATAKANA = /^[\p{Script=Katakana}ー]+$/u

/**
 * Japanese writes function words in hiragana, so single ideographs in a row, and words in katakana in a row, are
 * a compound that the segmenter lacks.
 */
function spacelessWords(run: string, glue: string): Word[] {
  const isJapanese = KANA.test(run)
  const words: string[] = []
  let open: RegExp | undefined
  for (const { segment } of segmentsOf(run)) {
    const part = isJapanese ? [ONE_HAN, KATAKANA].find((pattern) => pattern.test(segment)) : undefined
    if (part !== undefined && part === open) words.push(`${words.pop() ?? ''}${segment}`)
    else words.push(segment)
    open = part
  }
  return words.map((word, index) => toWord(word, index === 0 ? glue : ''))
}
