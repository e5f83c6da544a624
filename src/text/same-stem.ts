import { withoutAccents } from './normalize.ts'

const MIN_STEM = 4

/** Two forms of one word: they begin alike for four letters and at least half of the longer one. */
export function isAlike(first: string, second: string): boolean {
  const [one, two] = [withoutAccents(first), withoutAccents(second)]
  let same = 0
  while (same < one.length && one[same] === two[same]) same += 1
  return one === two || (same >= MIN_STEM && 2 * same >= Math.max(one.length, two.length))
}
