import { HAN_AND_KANA } from '../../../../text/scripts.ts'
import type { TopicName } from '../cases.ts'
import { firstMatches } from './list.ts'
import type { Match } from './matching.ts'
import { meanOf } from './mean.ts'

/** How good the labels of the topics found are. Null: none was found. */
export interface NameFigures {
  /** Share of the labels that say enough of what the topic's name groups ask for. */
  readonly nameHit: number | null
  /** Mean share of a label's words that are the topic's own. */
  readonly labelPrecision: number | null
}

/** A start of a word so long stands for the word: "flood" for "flooding". */
const MIN_STEM = 5
/** Scripts in which words are not told apart by spaces, or carry articles and endings in the same word. */
const isRunTogether = new RegExp(`[${HAN_AND_KANA}\\p{Script=Arabic}]`, 'u')
const isUnspaced = new RegExp(`[${HAN_AND_KANA}]`, 'u')

export function nameFigures(matches: readonly Match[], names: ReadonlyMap<string, TopicName>): NameFigures {
  const judged = firstMatches(matches).flatMap(({ trend, topic }) => {
    const name = names.get(topic.topic)
    return name === undefined ? [] : [{ label: trend.topic, name }]
  })
  return {
    nameHit: meanOf(judged.map(({ label, name }) => (isHit(label, name) ? 1 : 0))),
    labelPrecision: meanOf(judged.map(({ label, name }) => ownShareOf(label, name))),
  }
}

/** Whether the label says as many of the groups as the name asks for, or all where there are fewer. */
export function isHit(label: string, { groups, minGroups }: TopicName): boolean {
  const said = groups.filter((group) => group.some((phrase) => says(label, phrase))).length
  return said >= Math.min(minGroups, groups.length)
}

/** Share of the label's words that are the topic's terms or of its name, an s at the end aside; 0 without words. */
export function ownShareOf(label: string, { groups, terms }: TopicName): number {
  const own = new Set([...terms.map(fold), ...groups.flat().flatMap(wordsOf)])
  const unspaced = [...own].filter((term) => isUnspaced.test(term))
  const isOwn = (word: string): boolean =>
    own.has(word) ||
    own.has(`${word}s`) ||
    unspaced.some((term) => term.includes(word) || word.includes(term))
  return meanOf([...new Set(wordsOf(label))].map((word) => (isOwn(word) ? 1 : 0))) ?? 0
}

function says(label: string, phrase: string): boolean {
  const wanted = fold(phrase)
  const whole = fold(label).replace(/\s+/g, ' ')
  const joined = whole.replaceAll(' ', '')
  if (wanted.includes(' ') || isRunTogether.test(wanted)) {
    return whole.includes(wanted) || joined.includes(wanted.replaceAll(' ', ''))
  }
  return (
    joined === wanted ||
    wordsOf(label).some(
      (word) =>
        word === wanted ||
        word === `${wanted}s` ||
        `${word}s` === wanted ||
        (wanted.length >= MIN_STEM && word.startsWith(wanted)),
    )
  )
}

/** Small letters without an English genitive; a tag is its words. */
function fold(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/['’]s\b/g, '')
    .replace(/[#@_]/g, ' ')
}

export function wordsOf(text: string): string[] {
  return fold(text).match(/[\p{L}\p{N}]+/gu) ?? []
}
