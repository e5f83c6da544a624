import { compareText } from '../../text/compare-text.ts'
import type { Word } from '../../text/words.ts'
import { parameters, valuesOf } from '../parameters/index.ts'
import type { Line } from './segmentation.ts'

const { maxAcronymLength } = valuesOf(parameters.surface)

/** A row of words as most texts write it, of equals with the fewest capitals, but not shouted where some do not shout. */
export function surfaceOf(row: readonly Word[], texts: readonly (readonly Line[])[]): string {
  const surfaces = new Map<string, number>()
  for (const lines of texts) {
    const words = firstIn(lines, row)
    if (words === undefined) continue
    const surface = joined(words)
    surfaces.set(surface, (surfaces.get(surface) ?? 0) + 1)
  }
  const [best] = [...surfaces].sort(
    ([first, uses], [second, others]) =>
      Number(isShouted(first)) - Number(isShouted(second)) ||
      others - uses ||
      capitalsOf(first) - capitalsOf(second) ||
      compareText(first, second),
  )
  return best?.[0] ?? joined(row)
}

function capitalsOf(surface: string): number {
  return surface.match(/\p{Lu}/gu)?.length ?? 0
}

/** The first row of these words in a line of which is known how its words are written. */
function firstIn(lines: readonly Line[], row: readonly Word[]): readonly Word[] | undefined {
  for (const { words, isTag } of lines) {
    if (isTag) continue
    for (let from = 0; from + row.length <= words.length; from += 1) {
      if (row.every(({ key }, index) => words[from + index]?.key === key))
        return words.slice(from, from + row.length)
    }
  }
  return undefined
}

const LATIN_END = /\p{Script=Latin}{2}$/u

/** Scripts without spaces run on after a Latin word; in a name that stands alone a space reads better. */
function joined(words: readonly Word[]): string {
  return words.reduce((written, { glue, surface }) => {
    if (written === '') return surface
    const isSetOff = glue === '' && LATIN_END.test(written) && !/^\p{Script=Latin}/u.test(surface)
    return `${written}${isSetOff ? ' ' : glue}${surface}`
  }, '')
}

/** Whether it is all in capitals and too long for an acronym. */
export function isShouted(surface: string): boolean {
  return (
    surface.length > maxAcronymLength &&
    surface === surface.toUpperCase() &&
    surface !== surface.toLowerCase()
  )
}
