import { connect } from 'node:net'
import { setTimeout as delay, setImmediate } from 'node:timers/promises'

/** What a client does with its connection, in order. */
export type Step =
  | { readonly write: string | Buffer }
  | { readonly pauseMs: number }
  /** Waits until something has come back. */
  | 'read'
  /** Says that nothing more will come, and goes on reading. */
  | 'end'
  /** Cuts the connection at once, with whatever is still under way. */
  | 'reset'
  /** Stops reading what comes. */
  | 'deafen'
  /** Reads on, until the connection is over. A client that does not read does not hear either that it is. */
  | 'listen'

export interface Heard {
  /** All that came back until the connection was over. */
  readonly text: string
  /** Nobody ended the connection in the time that was given. */
  readonly isHung: boolean
}

/** Has one connection do these steps, and reads until it is over. */
export async function converse(url: string, steps: readonly Step[], limitMs: number): Promise<Heard> {
  const { hostname, port } = new URL(url)
  const socket = connect(Number(port), hostname)
  let text = ''
  let isOver = false
  let isHung = false
  let heard = () => {}
  socket.setEncoding('latin1')
  socket.on('data', (chunk: string) => {
    text += chunk
    heard()
  })
  socket.on('error', () => {})
  const over = new Promise<void>((resolve) => {
    socket.once('close', () => {
      isOver = true
      heard()
      resolve()
    })
  })
  const limit = setTimeout(() => {
    isHung = true
    socket.destroy()
  }, limitMs)
  for (const step of steps) {
    if (isOver) break
    if (step === 'read') {
      if (text === '')
        await new Promise<void>((resolve) => {
          heard = resolve
        })
    } else if (step === 'end') socket.end()
    else if (step === 'reset') socket.resetAndDestroy()
    else if (step === 'deafen') socket.pause()
    else if (step === 'listen') socket.resume()
    else if ('pauseMs' in step) await Promise.race([over, delay(step.pauseMs)])
    else {
      await new Promise<void>((resolve) => socket.write(step.write, () => resolve()))
      // So that the next bytes are another packet.
      await setImmediate()
    }
  }
  await over
  clearTimeout(limit)
  return { text, isHung }
}

/** The statuses of the answers in what was heard. A body never holds what looks like one. */
export function statusesIn({ text }: Heard): number[] {
  return Array.from(text.matchAll(/HTTP\/1\.1 (\d{3})/g), ([, status]) => Number(status))
}
