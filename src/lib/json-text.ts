const texts = new WeakMap<object, string>()
const bytes = new WeakMap<object, Buffer>()

/**
 * The JSON text of an answer, serialized once per object, because rankings of some hundred KiB are requested
 * again and again. Answers must therefore not be changed once they have been returned.
 */
export function jsonTextOf(answer: object): string {
  const known = texts.get(answer)
  if (known !== undefined) return known
  const text = bytes.get(answer)?.toString() ?? JSON.stringify(answer)
  texts.set(answer, text)
  return text
}

/** The same as bytes of UTF-8: to encode a long text for each answer takes longer than all else about it. */
export function jsonBytesOf(answer: object): Buffer {
  const known = bytes.get(answer)
  if (known !== undefined) return known
  const encoded = Buffer.from(texts.get(answer) ?? JSON.stringify(answer))
  bytes.set(answer, encoded)
  return encoded
}

/** Says what the JSON text of an answer is, where its parts have come as such. */
export function tellJsonBytes(answer: object, encoded: Buffer): void {
  bytes.set(answer, encoded)
}

const quoted = new WeakMap<object, Buffer>()

/** The JSON text of an answer as a JSON string, for a message that has it as text. */
export function quotedJsonOf(answer: object): Buffer {
  const known = quoted.get(answer)
  if (known !== undefined) return known
  const encoded = Buffer.from(JSON.stringify(jsonTextOf(answer)))
  quoted.set(answer, encoded)
  return encoded
}
