import { compareText } from '../../text/compare-text.ts'
import { parameters, valuesOf } from '../parameters/index.ts'
import { informationOf, type Lexeme } from './lexemes.ts'
import { isInWindow, supportOf, type TopicTexts } from './topic-texts.ts'

const {
  maxGap,
  maxNameWords,
  maxNameLexemes,
  beamWidth,
  wordShare,
  furtherWordFactor,
  loneWordFactor,
  headShare,
  minExtendedShare,
  maxSpots,
} = valuesOf(parameters.candidates)
const { lightWordFactor } = valuesOf(parameters.lexemes)

/** What one author says in several texts may be nobody else's words. */
const ONE_AUTHOR = 1

/** Words `from` to `to` of a line, both included. */
export interface Spot {
  readonly text: number
  readonly line: number
  readonly from: number
  readonly to: number
}

/** Lexemes that are said together, within a few words of each other. */
export interface Candidate {
  readonly lexemes: readonly Lexeme[]
  /** In the order of the texts. */
  readonly spots: readonly Spot[]
  /** The share of the topic's authors who say them together, 0 to 1. */
  readonly share: number
  readonly score: number
}

/**
 * What a topic may be called by, best first: sets of one to `maxNameLexemes` lexemes, by the share of authors who say them
 * together times the information of that (see lexemes.ts), and a part of what each tells by itself. The search begins with the best
 * pairs and takes along further lexemes as long as that tells more, and then what most of those say with them. Where
 * `anchor` gives terms, all hold one of them.
 */
export function candidatesOf(
  lexemes: readonly Lexeme[],
  topic: TopicTexts,
  anchor: readonly string[] = [],
): Candidate[] {
  const search = new Search(lexemes, topic)
  const lone = search.lone().sort(inOrder)
  if (!topic.background.isOn('wordsTogether')) return lone.filter(isSaying)
  const anchored = lexemes.find(({ terms }) => terms.some((term) => anchor.includes(term)))
  const head = anchored ?? lexemes[0]
  const mustHold = head !== undefined && (anchored !== undefined || head.share >= headShare)
  const pairs = distinct(lone.flatMap((one) => search.grown(one)))
    .filter((pair) => isSaying(pair) && (!mustHold || pair.lexemes.includes(head)))
    .sort(inOrder)
  const grown = pairs.slice(0, beamWidth).map((pair) => search.extended(search.best(pair)))
  return distinct([...grown, ...lone.filter((one) => one.lexemes[0] === head && isSaying(one))].sort(inOrder))
}

/** Light words alone say nothing, nor do words that other texts say as often, or those that posts were collected by. */
function isSaying({ lexemes }: Candidate): boolean {
  return lexemes.some(({ isLight, isSought, value }) => !isLight && !isSought && value > 0)
}

function inOrder(first: Candidate, second: Candidate): number {
  return second.score - first.score || compareText(keyOf(first), keyOf(second))
}

/** The same for the same lexemes in any order. */
function keyOf({ lexemes }: Candidate): string {
  return lexemes
    .map(({ key }) => key)
    .sort(compareText)
    .join(' ')
}

function distinct(candidates: readonly Candidate[]): Candidate[] {
  const found = new Map<string, Candidate>()
  for (const one of candidates) if (!found.has(keyOf(one))) found.set(keyOf(one), one)
  return [...found.values()]
}

class Search {
  readonly #lexemes: readonly Lexeme[]
  readonly #topic: TopicTexts
  /** The lexeme at each place of each line of each text. */
  readonly #places: readonly (readonly (readonly (Lexeme | undefined)[])[])[]
  readonly #support: number

  constructor(lexemes: readonly Lexeme[], topic: TopicTexts) {
    const lexemeOf = new Map(
      lexemes.flatMap((lexeme) => [...lexeme.forms.keys()].map((form) => [form, lexeme])),
    )
    this.#lexemes = lexemes
    this.#topic = topic
    this.#places = topic.lines.map((lines) =>
      lines.map(({ words }) => words.map(({ key }) => lexemeOf.get(key))),
    )
    this.#support = supportOf([...topic.texts.keys()], topic)
  }

  /** Each lexeme by itself. */
  lone(): Candidate[] {
    const spots = new Map<Lexeme, Spot[]>(this.#lexemes.map((lexeme) => [lexeme, []]))
    for (const [text, lines] of this.#places.entries()) {
      for (const [line, places] of lines.entries()) {
        for (const [place, lexeme] of places.entries()) {
          if (lexeme !== undefined) add(spots.get(lexeme), { text, line, from: place, to: place })
        }
      }
    }
    return [...spots].flatMap(([lexeme, found]) => this.#rated([lexeme], found) ?? [])
  }

  /** With one more lexeme each. */
  grown({ lexemes, spots }: Candidate): Candidate[] {
    const found = new Map<Lexeme, Spot[]>()
    for (const spot of spots) {
      const places = this.#places[spot.text]?.[spot.line] ?? []
      const first = Math.max(0, spot.from - maxGap, spot.to - maxNameWords + 1)
      const end = Math.min(places.length, spot.to + maxGap + 1, spot.from + maxNameWords)
      for (let place = first; place < end; place += 1) {
        const lexeme = places[place]
        if (lexeme === undefined || lexemes.includes(lexeme)) continue
        const list = found.get(lexeme) ?? []
        found.set(lexeme, list)
        add(list, { ...spot, from: Math.min(spot.from, place), to: Math.max(spot.to, place) })
      }
    }
    return [...found].flatMap(([lexeme, others]) => this.#rated([...lexemes, lexeme], others) ?? [])
  }

  /** With further lexemes as long as that tells more. */
  best(candidate: Candidate): Candidate {
    if (candidate.lexemes.length >= maxNameLexemes) return candidate
    const [next] = this.grown(candidate).sort(inOrder)
    return next === undefined || next.score <= candidate.score ? candidate : this.best(next)
  }

  /** With further lexemes as long as most authors say them too. */
  extended(candidate: Candidate): Candidate {
    if (!this.#topic.background.isOn('extendName') || candidate.lexemes.length >= maxNameLexemes)
      return candidate
    const [next] = this.grown(candidate)
      .filter(({ share }) => share >= minExtendedShare * candidate.share)
      .sort(inOrder)
    return next === undefined ? candidate : this.extended({ ...next, score: candidate.score })
  }

  /** Undefined where one author alone says it, or nobody any more. */
  #rated(lexemes: readonly Lexeme[], spots: readonly Spot[]): Candidate | undefined {
    const texts = [...new Set(spots.map(({ text }) => text))]
    const support = supportOf(texts, this.#topic)
    if (!isInWindow(texts, this.#topic) || (lexemes.length > 1 && support <= ONE_AUTHOR)) return undefined
    const share = support / this.#support
    const told =
      share *
      informationOf(share, lexemes, this.#topic) *
      (1 + furtherWordFactor * (lexemes.length - 1)) *
      lightWordFactor ** lexemes.filter(({ isLight }) => isLight).length
    const alone = wordShare * lexemes.reduce((sum, { value }) => sum + value, 0)
    const score = (told + alone) * (lexemes.length === 1 ? loneWordFactor : 1)
    return { lexemes, spots, share, score }
  }
}

/** Of one text only a few spots: more would say the same and take long. */
function add(spots: Spot[] | undefined, spot: Spot): void {
  if (spots === undefined || spots.at(-maxSpots)?.text === spot.text) return
  spots.push(spot)
}
