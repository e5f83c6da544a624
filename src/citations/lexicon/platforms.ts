import { type Platform, platforms } from '../../model/index.ts'
import { type Found, withoutOverlaps } from './found.ts'
import type { Language } from './language.ts'
import { compiled } from './matching/compiled.ts'
import { findPhrases } from './matching/find-phrases.ts'
import { type Folded, fold } from './matching/fold.ts'
import { type Match, Phrases } from './matching/phrases.ts'
import { platformCrowds, platformNames, platformPeople } from './names.ts'
import { languagesOf } from './which-language.ts'

export interface NamedPlatform {
  readonly platform: Platform
  /** The name of the subreddit, lower case, where one is named. */
  readonly community?: string
  /** Whether it is its name, and not a word for somebody or something there: "a Redditor", "a tweet". */
  readonly isName: boolean
}

const vocabulary = compiled(
  (words) =>
    new Phrases<NamedPlatform>(
      platforms.flatMap((platform): [string, NamedPlatform][] => [
        [platformNames[platform], { platform, isName: true }],
        [platformPeople[platform] ?? '', { platform, isName: false }],
        ...words.map(({ platforms: own }): [string, NamedPlatform] => [
          own[platform] ?? '',
          { platform, isName: false },
        ]),
      ]),
    ),
)

const crowds = Phrases.of([platformCrowds])

/** Where a text names several people of a platform: "Redditors". */
export function findCrowds(text: string): readonly Found<boolean>[] {
  return findPhrases(text, crowds, (value) => value)
}

const SUBREDDIT = /(?<![\p{L}\p{N}_./])\/?r\/([a-z0-9_]{2,21})(?![\p{L}\p{N}_/])/gu
/** X in a list of platforms: "Reddit, X and YouTube". */
const LETTER = /(?<![\p{L}\p{N}_])X(?![\p{L}\p{N}_]|['’.-]\p{L})/gu
const LISTED =
  /^(?:\s?[,/&+·|、・，]\s?|\s?,?\s?(?:and|or|und|oder|y|o|e|ou|et|と|や|和|与|與|및|와|과|และ|و|أو)\s?)+$/u
const MAX_GAP = 8

/** The platforms that a text names, in any usual spelling, by their people, or by a subreddit. */
export function findPlatforms(
  text: string,
  languages: readonly Language[] = languagesOf(text),
): readonly Found<NamedPlatform>[] {
  const folded = fold(text)
  const named = vocabulary(languages)
    .all(folded)
    .map((match) => foundAt(match, folded, text.length))
  const communities = Array.from(
    text.matchAll(new RegExp(SUBREDDIT, 'giu')),
    (match): Found<NamedPlatform> => ({
      start: match.index,
      end: match.index + match[0].length,
      value: { platform: 'reddit', community: (match[1] ?? '').toLowerCase(), isName: true },
    }),
  )
  const found = withoutOverlaps([...named, ...communities])
  return withoutOverlaps([...found, ...listedLetters(text, found)])
}

function foundAt(
  { start, end, value }: Match<NamedPlatform>,
  { offsets }: Folded,
  length: number,
): Found<NamedPlatform> {
  return { start: offsets[start] ?? 0, end: offsets[end] ?? length, value }
}

function listedLetters(text: string, found: readonly Found<NamedPlatform>[]): Found<NamedPlatform>[] {
  let at = 0
  return [...text.matchAll(LETTER)].flatMap(({ index }): Found<NamedPlatform>[] => {
    while (at < found.length && (found[at]?.start ?? 0) < index) at++
    const [before, after] = [found[at - 1], found[at]]
    const isListed =
      (before !== undefined && index - before.end <= MAX_GAP && LISTED.test(text.slice(before.end, index))) ||
      (after !== undefined &&
        after.start - index <= MAX_GAP &&
        LISTED.test(text.slice(index + 1, after.start)))
    return isListed ? [{ start: index, end: index + 1, value: { platform: 'x', isName: true } }] : []
  })
}
