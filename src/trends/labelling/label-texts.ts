import { parameters, valuesOf } from '../parameters/index.ts'

const { maxWindowTexts, maxEarlierTexts, earlierAuthorsWeight } = valuesOf(parameters.labelTexts)

/** A distinct text of the topic. */
export interface LabelText {
  /** Its own words (see normalize.ts), without what is pasted on posts of any topic. */
  readonly text: string
  readonly author: string
  readonly isEarlier: boolean
}

/**
 * The texts that a label is sought in, the weight of each (0 to 1, in authors), and how many texts of the topic each
 * stands for.
 */
export interface Sample {
  readonly texts: readonly LabelText[]
  readonly weights: readonly number[]
  readonly standsFor: readonly number[]
}

/** A sample of the texts of the window, then of the earlier ones, each evenly over time. */
export function sampleOf(texts: readonly LabelText[]): Sample {
  const read = [false, true].flatMap((isEarlier) => {
    const all = texts.filter((text) => text.isEarlier === isEarlier)
    const some = evenly(all, isEarlier ? maxEarlierTexts : maxWindowTexts)
    return some.map((text) => ({ text, standsFor: all.length / some.length }))
  })
  const chosen = read.map(({ text }) => text)
  return { texts: chosen, weights: weightsOf(chosen), standsFor: read.map(({ standsFor }) => standsFor) }
}

function evenly(texts: readonly LabelText[], atMost: number): readonly LabelText[] {
  if (texts.length <= atMost) return texts
  const stepOf = (index: number): number => Math.floor((index * atMost) / texts.length)
  return texts.filter((_, index) => stepOf(index) !== stepOf(index - 1))
}

/** The weight of each text: each author counts once in the window, and once before it. */
function weightsOf(texts: readonly LabelText[]): number[] {
  const recent = new Map<string, number>()
  const earlier = new Map<string, number>()
  for (const { author, isEarlier } of texts) {
    const counts = isEarlier ? earlier : recent
    counts.set(author, (counts.get(author) ?? 0) + 1)
  }
  return texts.map(({ author, isEarlier }) => {
    const one = 1 / ((isEarlier ? earlier : recent).get(author) ?? 1)
    return isEarlier ? one * Math.min(1, earlierAuthorsWeight / earlier.size) : one
  })
}
