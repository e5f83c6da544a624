import type { Background } from './background.ts'
import type { Sample } from './label-texts.ts'
import type { LabelWords } from './label-words.ts'
import type { Line } from './segmentation.ts'

/** The texts of a topic that its label is sought in. */
export interface TopicTexts extends Sample {
  /** Each text's lines. */
  readonly lines: readonly (readonly Line[])[]
  readonly labelWords: LabelWords
  readonly background: Background
}

/** The support of texts: the sum of their weights, which is a number of authors. */
export function supportOf(texts: readonly number[], { weights }: Pick<Sample, 'weights'>): number {
  let sum = 0
  for (const text of texts) sum += weights[text] ?? 0
  return sum
}

/**
 * Whether any of these texts is of the window, because a label is what people say now. True where all texts are
 * earlier.
 */
export function isInWindow(texts: readonly number[], topic: Sample): boolean {
  const isOfWindow = (text: number): boolean => topic.texts[text]?.isEarlier === false
  return texts.some(isOfWindow) || topic.texts.every(({ isEarlier }) => isEarlier)
}
