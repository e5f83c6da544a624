/** A day of 24 hours, which a day of UTC always is. */
export const DAY_MS = 86_400_000
