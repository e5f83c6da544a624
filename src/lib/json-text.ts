const texts = new WeakMap<object, string>()

/**
 * The JSON text of an answer. It is made once for each object, because a ranking of some hundred KiB is asked for
 * over and over; so an answer is never changed after it was given.
 */
export function jsonTextOf(answer: object): string {
  const known = texts.get(answer)
  if (known !== undefined) return known
  const text = JSON.stringify(answer)
  texts.set(answer, text)
  return text
}
