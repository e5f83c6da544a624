import type { Platform } from '../model/index.ts'

/**
 * The longest text that is stored, in UTF-16 code units: more than the platform lets anybody write (a title, a text of
 * Reddit's 40,000, X's 25,000, YouTube's 10,000, Facebook's 63,206, Instagram's 2,200), so that only what no person
 * could have posted there is cut.
 */
export const maxTextLength = {
  reddit: 45_000,
  x: 30_000,
  youtube: 15_000,
  facebook: 70_000,
  instagram: 5_000,
} as const satisfies Record<Platform, number>

/** The text as it is stored, cut between characters where it is too long. */
export function cutText(platform: Platform, text: string): string {
  const limit = maxTextLength[platform]
  if (text.length <= limit) return text
  const cut = text.slice(0, limit)
  return cut.isWellFormed() ? cut : cut.slice(0, -1)
}

/** Whether a stored text was cut. One that was is as long as may be, or a code unit shorter. */
export function isCut(platform: Platform, text: string): boolean {
  return text.length >= maxTextLength[platform] - 1
}
