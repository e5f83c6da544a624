import { StringDecoder } from 'node:string_decoder'

/** Longer lines are given up as `undefined`: no post is that long, and memory is not the sender's. */
export const MAX_LINE_CHARACTERS = 1_000_000

/** The lines of a byte stream, numbered from 1; a line too long comes without its text. */
export async function* readLines(
  stream: AsyncIterable<Buffer | string>,
): AsyncGenerator<{ number: number; text: string | undefined }> {
  const decoder = new StringDecoder('utf8')
  let number = 1
  let rest = ''
  let tooLong = false
  for await (const chunk of stream) {
    const pieces = (typeof chunk === 'string' ? chunk : decoder.write(chunk)).split('\n')
    for (const [index, piece] of pieces.entries()) {
      rest += piece
      if (rest.length > MAX_LINE_CHARACTERS) {
        tooLong = true
        rest = ''
      }
      if (index === pieces.length - 1) break
      yield { number, text: tooLong ? undefined : rest }
      number++
      rest = ''
      tooLong = false
    }
  }
  rest += decoder.end()
  if (rest !== '' || tooLong) yield { number, text: tooLong ? undefined : rest }
}
