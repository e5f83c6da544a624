import { compareText } from '../../text/compare-text.ts'
import { withoutAccents } from '../../text/normalize.ts'
import { isAlike } from '../../text/same-stem.ts'
import { termOf } from '../../text/tokens.ts'
import { parameters, valuesOf } from '../parameters/index.ts'
import { isInWindow, supportOf, type TopicTexts } from './topic-texts.ts'

const { maxLexemes, lightWordFactor, maxLoneWordTexts, alikeLetters } = valuesOf(parameters.lexemes)

/** A word in all its forms that a topic's texts hold. */
export interface Lexeme {
  /** Its commonest form, in lower case. */
  readonly key: string
  /** How many texts hold each form. */
  readonly forms: ReadonlyMap<string, number>
  readonly terms: readonly string[]
  /** Ascending. */
  readonly texts: readonly number[]
  /** The share of the topic's authors who say it, 0 to 1. */
  readonly share: number
  /** Its share times its information: what it tells of the topic. */
  readonly value: number
  /** Says something only beside another word. */
  readonly isLight: boolean
  /** Of the words that posts were collected by: says nothing of the topic alone. */
  readonly isSought: boolean
}

interface Form {
  readonly key: string
  readonly texts: number[]
}

/**
 * The lexemes that tell most of a topic, best first, at most `maxLexemes`, commoner ones first of those that tell nothing by
 * themselves; no hashtag that runs several of them together.
 */
export function lexemesOf(topic: TopicTexts): Lexeme[] {
  const least = topic.texts.length > maxLoneWordTexts ? 2 : 1
  const forms = formsOf(topic).filter(({ texts }) => texts.length >= least && isInWindow(texts, topic))
  const lexemes = grouped(forms)
    .map((group) => lexemeOf(group, topic))
    .filter(({ terms }) => topic.background.frequencyOf([terms]) > 0)
    .sort(
      (first, second) =>
        second.value - first.value ||
        second.texts.length - first.texts.length ||
        compareText(first.key, second.key),
    )
    .slice(0, maxLexemes)
  if (!topic.background.isOn('concatenatedHashtags')) return lexemes
  return lexemes.filter(({ key, texts }) => {
    const parts = lexemes.filter((other) => isPart(other.key, key) && 2 * other.texts.length >= texts.length)
    return parts.length < 2
  })
}

/** How much a share of the topic's authors beyond that of all other texts says: its logarithm, 0 or more. */
export function informationOf(
  share: number,
  lexemes: readonly Pick<Lexeme, 'terms' | 'texts'>[],
  { standsFor, background }: TopicTexts,
): number {
  const [first, ...others] = lexemes.map(({ texts }) => texts)
  const sets = others.map((texts) => new Set(texts))
  const held = (first ?? []).filter((text) => sets.every((set) => set.has(text)))
  const own = held.reduce((sum, text) => sum + (standsFor[text] ?? 0), 0)
  const all = standsFor.reduce((sum, texts) => sum + texts, 0)
  const elsewhere = Math.max(0, background.frequencyOf(lexemes.map(({ terms }) => terms)) - own)
  // One more on either side: what no other text holds is rare, not impossible.
  return Math.max(0, Math.log((share * (Math.max(0, background.texts - all) + 1)) / (elsewhere + 1)))
}

function formsOf({ lines, labelWords }: TopicTexts): Form[] {
  const found = new Map<string, Form>()
  for (const [text, read] of lines.entries()) {
    for (const { words } of read) {
      for (const { key } of words) {
        const known = found.get(key)
        if (known !== undefined && known.texts.at(-1) !== text) known.texts.push(text)
        else if (known === undefined && labelWords(key) !== 'function') found.set(key, { key, texts: [text] })
      }
    }
  }
  return [...found.values()].sort(
    (first, second) => second.texts.length - first.texts.length || compareText(first.key, second.key),
  )
}

/** Forms of one term, and those that begin alike, with the commonest one. */
function grouped(forms: readonly Form[]): Form[][] {
  const byTerm = new Map<string, Form[]>()
  const byBeginning = new Map<string, Form[][]>()
  const groups: Form[][] = []
  for (const form of forms) {
    const beginning = withoutAccents(form.key).slice(0, alikeLetters)
    const alike = byBeginning.get(beginning) ?? []
    const known =
      byTerm.get(termOf(form.key)) ??
      alike.find(([first]) => first !== undefined && isAlike(first.key, form.key))
    const group = known ?? []
    group.push(form)
    byTerm.set(termOf(form.key), group)
    if (known !== undefined) continue
    groups.push(group)
    byBeginning.set(beginning, [...alike, group])
  }
  return groups
}

function lexemeOf(group: readonly Form[], topic: TopicTexts): Lexeme {
  const texts = [...new Set(group.flatMap((form) => form.texts))].sort((first, second) => first - second)
  const terms = [...new Set(group.map(({ key }) => termOf(key)))]
  const isLight = group.every(({ key }) => topic.labelWords(key) === 'light')
  const share = supportOf(texts, topic) / supportOf([...topic.texts.keys()], topic)
  return {
    key: group[0]?.key ?? '',
    forms: new Map(group.map((form) => [form.key, form.texts.length])),
    terms,
    texts,
    share,
    value: share * informationOf(share, [{ terms, texts }], topic) * (isLight ? lightWordFactor : 1),
    isLight,
    isSought: topic.background.isSought(terms),
  }
}

/** Whether a longer word holds it. */
function isPart(part: string, whole: string): boolean {
  return part.length > 2 && part !== whole && whole.includes(part)
}
