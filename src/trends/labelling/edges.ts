import { compareText } from '../../text/compare-text.ts'
import { negatesLast, negatesNext } from '../../text/function-words.ts'
import { termOf } from '../../text/tokens.ts'
import type { Word } from '../../text/words.ts'
import { parameters, valuesOf } from '../parameters/index.ts'
import type { Spot } from './candidates.ts'
import { isInWindow, supportOf, type TopicTexts } from './topic-texts.ts'
import type { Wording } from './wording.ts'

const { maxNameWords } = valuesOf(parameters.candidates)
const { minEdgeShare, minBoundShare, minBoundLift, minBoundTexts } = valuesOf(parameters.edges)

const ONE_AUTHOR = 1
const LETTER = /\p{L}/u

/**
 * The words of a wording with those directly before and behind it that belong to it: words that most of its authors write
 * there. A function word or number does only beside a word that the topic hardly has without it, a function word only where
 * the topic has it far more often than other texts ("up" in "top up", "on" in "on hold"), none that is shouted before a name
 * ("50 % OFF"), and none that leads on to another function word ("activity on my").
 */
export function edgesOf(wording: Wording, topic: TopicTexts): readonly Word[] {
  if (!topic.background.isOn('completeEdges')) return wording.words
  let { words } = wording
  for (const side of [1, -1] as const) {
    for (let steps = 1; words.length < maxNameWords; steps += 1) {
      const word = usualWord(wording, side, steps, topic)
      const beside = side === 1 ? words.at(-1) : words[0]
      if (word === undefined || beside === undefined || !belongs(word, beside.key, side, topic)) break
      const next = usualWord(wording, side, steps + 1, topic)
      if (side === 1 && isFunction(word, topic) && isFunction(next, topic)) break
      words = side === 1 ? [...words, word] : [word, ...words]
    }
  }
  return words
}

/** The word that most authors of a wording have so many steps beside it. */
function usualWord(wording: Wording, side: 1 | -1, steps: number, topic: TopicTexts): Word | undefined {
  const found = new Map<string, { word: Word; texts: Set<number> }>()
  for (const spot of wording.spots) {
    const word = wordBeside(spot, side, steps, topic)
    if (word === undefined) continue
    const known = found.get(word.key) ?? { word, texts: new Set() }
    known.texts.add(spot.text)
    found.set(word.key, known)
  }
  const [best] = [...found.values()]
    .filter(({ texts }) => isInWindow([...texts], topic))
    .map(({ word, texts }) => ({ word, support: supportOf([...texts], topic) }))
    .sort((first, second) => second.support - first.support || compareText(first.word.key, second.word.key))
  const least = minEdgeShare * supportOf(wording.texts, topic)
  return best !== undefined && best.support > ONE_AUTHOR && best.support >= least ? best.word : undefined
}

function wordBeside(spot: Spot, side: 1 | -1, steps: number, { lines }: TopicTexts): Word | undefined {
  const { words } = lines[spot.text]?.[spot.line] ?? { words: [] }
  return words[side === 1 ? spot.to + steps : spot.from - steps]
}

function isFunction(word: Word | undefined, { labelWords }: TopicTexts): boolean {
  return word !== undefined && labelWords(word.key) === 'function'
}

/** All in capitals, unlike the one letter of a sentence's first word. */
function isInCapitals(surface: string): boolean {
  return surface.length > 1 && surface === surface.toUpperCase() && surface !== surface.toLowerCase()
}

function belongs({ key: word, surface }: Word, beside: string, side: 1 | -1, topic: TopicTexts): boolean {
  if (topic.labelWords(word) !== 'function') return true
  if ((side === -1 && isInCapitals(surface)) || negatesNext(word) || negatesLast(word)) return false
  const holding: number[] = []
  const bound: number[] = []
  const saying: number[] = []
  for (const [text, lines] of topic.lines.entries()) {
    const keys = lines.map(({ words }) => words.map(({ key }) => key))
    if (keys.some((line) => line.includes(word))) saying.push(text)
    if (!keys.some((line) => line.includes(beside))) continue
    holding.push(text)
    if (keys.some((line) => line.some((key, place) => key === beside && line[place + side] === word)))
      bound.push(text)
  }
  if (holding.length < minBoundTexts || bound.length < minBoundShare * holding.length) return false
  if (!LETTER.test(word)) return true
  const share = supportOf(saying, topic) / supportOf([...topic.texts.keys()], topic)
  const { texts, frequencyOf } = topic.background
  const frequency = frequencyOf([[termOf(word)]])
  return frequency > 0 && share >= (minBoundLift * frequency) / texts
}
