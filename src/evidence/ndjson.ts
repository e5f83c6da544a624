/** Longer lines are skipped: no post is that long, and a sender must not fill the memory. */
export const MAX_LINE_BYTES = 1_000_000

const NEW_LINE = 0x0a
const decoder = new TextDecoder('utf-8', { fatal: true })

/** A line of a stream, numbered from 1, with its text or the reason why it has none. */
export type Line =
  | { readonly number: number; readonly text: string }
  | { readonly number: number; readonly problem: string }

/** The lines of a byte stream; a line that is too long or no UTF-8 comes without its text. */
export async function* readLines(stream: AsyncIterable<Buffer | string>): AsyncGenerator<Line> {
  let number = 1
  let line = startLine()
  for await (const chunk of stream) {
    let rest = Buffer.from(chunk)
    for (let end = rest.indexOf(NEW_LINE); end >= 0; end = rest.indexOf(NEW_LINE)) {
      line.add(rest.subarray(0, end))
      yield { number, ...line.end() }
      number++
      line = startLine()
      rest = rest.subarray(end + 1)
    }
    line.add(rest)
  }
  if (!line.isEmpty()) yield { number, ...line.end() }
}

function startLine() {
  let pieces: Buffer[] = []
  let length = 0
  return {
    isEmpty: () => length === 0,
    add(piece: Buffer): void {
      length += piece.length
      if (length <= MAX_LINE_BYTES) pieces.push(piece)
      else pieces = []
    },
    end(): { text: string } | { problem: string } {
      if (length > MAX_LINE_BYTES) return { problem: `longer than ${MAX_LINE_BYTES} bytes` }
      try {
        return { text: decoder.decode(pieces.length === 1 ? pieces[0] : Buffer.concat(pieces)) }
      } catch {
        return { problem: 'not UTF-8' }
      }
    },
  }
}
