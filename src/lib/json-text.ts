const texts = new WeakMap<object, string>()

/**
 * The JSON text of an answer, serialized once per object, because rankings of some hundred KiB are requested
 * again and again. Answers must therefore not be changed once they have been returned.
 */
export function jsonTextOf(answer: object): string {
  const known = texts.get(answer)
  if (known !== undefined) return known
  const text = JSON.stringify(answer)
  texts.set(answer, text)
  return text
}
