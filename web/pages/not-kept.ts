import { momentOf } from '../view/words.ts'

/**
 * The tools' sentence about a ranking that is not kept, for people: it tells agents how to call again, of which only the
 * nearest one that is kept is worth knowing here. Undefined for any other sentence.
 */
export function notKept(message: string): string | undefined {
  if (!message.startsWith('asOf')) return undefined
  const [, nearest] = /with asOf (\S+)\.$/.exec(message) ?? []
  const which =
    nearest === undefined
      ? 'no ranking of that moment and these days is kept'
      : `the ranking of that moment is not kept; the nearest is of ${momentOf(nearest)}`
  return `${which}. Rankings are kept for some weeks.`
}
