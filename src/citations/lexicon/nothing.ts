import { SPACELESS_SCRIPTS } from '../../text/scripts.ts'
import { stopWordLanguages } from '../../text/stop-words.ts'
import { segmentsOf } from '../../text/tokens.ts'
import { type Found, withoutOverlaps } from './found.ts'
import { type Language, type NothingClass, nothingClasses } from './language.ts'
import { compiled } from './matching/compiled.ts'
import { fold, wordStart } from './matching/fold.ts'
import { Phrases } from './matching/phrases.ts'
import { languagesOf } from './which-language.ts'

const vocabulary = compiled((words) => {
  const lists = words.map(({ language, nothing }) => ({
    language,
    words: new Phrases(nothingClasses.map((name): [string, NothingClass] => [nothing[name], name])),
  }))
  return {
    all: new Phrases(
      words.flatMap(({ nothing }) =>
        nothingClasses.map((name): [string, NothingClass] => [nothing[name], name]),
      ),
    ),
    lists,
  }
})

/**
 * The words of a text that claim nothing, so that a sentence of which nothing else is left over says no more than what
 * was checked. Each language lists them by class; what each class does, and why it claims nothing by itself:
 *
 * - `articles` and `one`, `this`: point at what a noun names, which is claimed by the noun.
 * - `pronouns`: stand for what another word names.
 * - `prepositions`: tie a checked part to another ("on Reddit"). Those of cause, time order, exclusion and comparison
 *   ("because of", "since", "without", "than") are claims and are not listed.
 * - `connectives`: put one statement beside another. Those that give a reason, contrast or condition are not listed.
 * - `copulas`: forms of "to be", "to have" and of verbs that only tie a figure to what has it. No modal verb is listed.
 * - `reporting`: say that somebody said something; who and what is checked by itself.
 * - `evidence`: name the kind of evidence: a post, a trend, a user.
 *
 * No negation, quantifier, superlative, modal, cause, comparison or adjective is listed in any language. A word that
 * claims something in another language that the text may be in counts for something.
 */
export function claimsNothing(
  text: string,
  languages: readonly Language[] = languagesOf(text),
): readonly Found<NothingClass>[] {
  const folded = fold(text)
  const { all, lists } = vocabulary(languages)
  const segmentEdges = edgesOf(folded.text)
  const found: Found<NothingClass>[] = []
  let taken = -1
  for (let at = 0; at < folded.text.length; at++) {
    if (folded.text[at] === ' ') continue
    // A Korean particle stands right behind a word that claims nothing, too.
    const start = taken === at ? at : wordStart(folded, at)
    if (start === undefined) continue
    const match = all.at(folded, at)
    if (match === undefined || !segmentEdges.fits(at, match.end)) continue
    const word = folded.text.slice(at, match.end)
    const isDisputed =
      lists.length > 1 &&
      stopWordLanguages(word).some((language) =>
        lists.some((list) => list.language === language && list.words.at(folded, at)?.end !== match.end),
      )
    if (isDisputed) continue
    found.push({
      start: folded.offsets[start] ?? 0,
      end: folded.offsets[match.end] ?? text.length,
      value: match.value,
    })
    taken = match.end
    at = match.end - 1
  }
  return withoutOverlaps(found)
}

const RUN = new RegExp(`[${SPACELESS_SCRIPTS}々〇]+`, 'gu')

/**
 * In scripts without spaces a word that claims nothing must be one of the segmenter's words, or several: 的 is a particle
 * by itself, and a part of 目的.
 */
function edgesOf(text: string): { fits(start: number, end: number): boolean } {
  const inner = new Uint8Array(text.length + 1)
  for (const run of text.matchAll(RUN)) {
    let at = run.index
    for (const { segment } of segmentsOf(run[0])) {
      inner.fill(1, at + 1, at + segment.length)
      at += segment.length
    }
  }
  return { fits: (start, end) => inner[start] === 0 && inner[end] === 0 }
}
