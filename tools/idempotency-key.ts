/** What an idempotency key is written in, and so is the name of a scan. */
export const KEY_PATTERN = /^[A-Za-z0-9._:-]+$/
export const MIN_KEY_LENGTH = 8
export const MAX_KEY_LENGTH = 128
