import { ownWords } from '../../text/normalize.ts'
import type { Mention } from '../corpus/deduplicate.ts'
import type { Unpaste } from '../corpus/pasted-phrases.ts'
import type { IdentifiedTopic, Measured, MeasuredTopic } from '../measuring/measure.ts'
import type { RankingContext } from '../measuring/ranking-context.ts'
import { parameters, valuesOf } from '../parameters/index.ts'
import type { IsOn } from '../rules.ts'
import type { Background } from './background.ts'
import { disambiguate } from './disambiguate.ts'
import { type Label, type LabelChoice, labelOf } from './label.ts'
import type { LabelText } from './label-texts.ts'

const { maxCheckedTexts } = valuesOf(parameters.labelTexts)

/** A measured topic with its label. */
export interface LabelledTopic extends IdentifiedTopic {
  readonly label: Label
}

/** The label of a topic and its other names; each topic is read once, by its numbers. */
export type ChooseLabel = (topic: MeasuredTopic) => LabelChoice

export function labelChooser(
  background: Background,
  { windowFromMs }: RankingContext,
  isSuspect: (mention: Mention) => boolean,
  unpaste: Unpaste,
): ChooseLabel {
  const known = new Map<Measured, LabelChoice>()
  return ({ measured, anchor }) => {
    const found = known.get(measured)
    if (found !== undefined) return found
    const choice = labelOf(labelTexts(measured, windowFromMs, isSuspect, unpaste), background, anchor)
    known.set(measured, choice)
    return choice
  }
}

/**
 * The topics with a label each, in the same order; none has the same as one before it where a keyword can tell them apart.
 * A broad issue is called what its authors say most by far; the others come last, so that none takes the name of its part.
 */
export function labelTopics(
  topics: readonly IdentifiedTopic[],
  chooseLabel: ChooseLabel,
  isOn: IsOn,
): LabelledTopic[] {
  const distinct = isOn('disambiguateNames')
    ? disambiguate()
    : ({ topic, keywords }: LabelChoice): Label => ({ topic, keywords })
  const choices = topics.map((topic) => ({ topic, choice: chooseLabel(topic) }))
  const turnOf = ({ topic, choice }: (typeof choices)[number]): number => {
    if (topic.anchor === undefined) return 1
    return choice.isLeading ? 0 : 2
  }
  const labels = new Map<IdentifiedTopic, Label>()
  for (const { topic, choice } of choices.toSorted((first, second) => turnOf(first) - turnOf(second)))
    labels.set(topic, distinct(choice))
  return topics.flatMap((topic) => {
    const label = labels.get(topic)
    return label === undefined ? [] : [{ ...topic, label }]
  })
}

/**
 * The texts to label a topic by: first copies; where the window holds none, its copies. Suspect ones only where there
 * are no others.
 */
function labelTexts(
  { mentions, all }: Measured,
  windowFromMs: number,
  isSuspect: (mention: Mention) => boolean,
  unpaste: Unpaste,
): LabelText[] {
  const hasOrigin = mentions.some((mention) => mention.isOrigin)
  const naming = all.filter((mention) => mention.isOrigin || (!hasOrigin && mention.time >= windowFromMs))
  // A name is what most texts hold: where none of so many is suspect, the few that may be do not make it.
  const step = Math.ceil(naming.length / maxCheckedTexts)
  const isSafe = !naming.some((mention, index) => index % step === 0 && isSuspect(mention))
  const others = isSafe ? naming : naming.filter((mention) => !isSuspect(mention))
  return (others.length === 0 ? naming : others).map(({ post, author, time }) => ({
    text: unpaste(ownWords(post.text)),
    author,
    isEarlier: time < windowFromMs,
  }))
}
