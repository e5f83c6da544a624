/** The characters of an idempotency key, and of a scan's id. */
export const KEY_PATTERN = /^[A-Za-z0-9._:-]+$/
export const MIN_KEY_LENGTH = 8
export const MAX_KEY_LENGTH = 128
