import type { Context } from 'koa'
import { ServiceError } from '../src/lib/errors.ts'
import type { Logger } from '../src/process/log.ts'
import { getScan } from '../tools/get-scan.ts'
import type { PageRequest } from './page.ts'
import { scanLive } from './pages/scan-live.ts'
import { sendStreamed } from './streamed.ts'
import type { ScanLive } from './view/scan-live.ts'

const READ_EVERY_MS = 1000
const FOLLOWED_FOR_MS = 5 * 60_000
const MAX_STREAMS_A_PERSON = 5

export interface ScanEvents {
  /** Answers with the events of a scan; `isStillWelcome` is asked each time before more is told. */
  follow(ctx: Context, request: PageRequest, isStillWelcome: () => Promise<boolean>): void
}

/**
 * A scan's progress as Server-Sent Events, read from the database once a second, whichever process runs it: `scan` with
 * its state where that changed, `end` once it has ended, and `stop` after five minutes or a failure.
 */
export function createScanEvents(log: Logger): ScanEvents {
  const streams = new Map<string, number>()
  return {
    follow(ctx, request, isStillWelcome) {
      const { userId } = request.visitor
      const open = streams.get(userId) ?? 0
      if (open >= MAX_STREAMS_A_PERSON) throw tooManyStreams()
      streams.set(userId, open + 1)
      ctx.res.once('close', () => {
        const left = (streams.get(userId) ?? 1) - 1
        if (left === 0) streams.delete(userId)
        else streams.set(userId, left)
      })
      ctx.type = 'text/event-stream'
      // A proxy that gathers an answer before it sends it would show a scan when it is over.
      ctx.set('X-Accel-Buffering', 'no')
      const ownLog = log.child({ requestId: ctx.state['requestId'] })
      sendStreamed(ctx, eventsOf(request, isStillWelcome, ownLog))
    },
  }
}

async function* eventsOf(
  request: PageRequest,
  isStillWelcome: () => Promise<boolean>,
  log: Logger,
): AsyncGenerator<string> {
  const { services, signal, query } = request
  const { clock, scanner } = services
  const id = query.get('id')
  const until = clock.now().getTime() + FOLLOWED_FOR_MS
  let told = ''
  try {
    const budgets = await scanner.budgets()
    while (clock.now().getTime() < until) {
      if (!(await isStillWelcome())) return
      const { output } = await request.callTool(getScan, id === null ? {} : { id })
      const live: ScanLive = scanLive(output.scan, budgets)
      const state = JSON.stringify(live)
      yield state === told ? ': nothing new\n\n' : event('scan', state)
      told = state
      if (live.isEnded) return yield event('end')
      await clock.sleep(READ_EVERY_MS, signal)
    }
    yield event('stop')
  } catch (thrown) {
    if (signal.aborted) return
    if (!(thrown instanceof ServiceError)) log.warn({ err: thrown }, 'the events of a scan ended early')
    yield event('stop')
  }
}

/** Data of one line: JSON has no line break. A browser passes over an event without data. */
function event(name: 'scan' | 'end' | 'stop', data = '{}'): string {
  return `event: ${name}\ndata: ${data}\n\n`
}

function tooManyStreams(): ServiceError {
  return new ServiceError(
    { kind: 'unavailable', retryAfterSeconds: 60 },
    `${MAX_STREAMS_A_PERSON} pages of yours follow a scan already. Close one, or load this page again to see how it stands.`,
  )
}
