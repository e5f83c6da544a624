import { type Random, seeded } from '../../src/cli/bench/citations/random.ts'
import type { Setting } from './torture.ts'

/** How often whoever watches is told. */
const TELL_EVERY = 5000

/**
 * Does a piece of work so many times, several at once, until the torture's signal aborts; resolves with how often. Each
 * of the lanes draws by itself, so that a seed gives the same work however they overtake one another.
 */
export async function drawnWork(
  { seed, signal, tell }: Pick<Setting, 'seed' | 'signal' | 'tell'>,
  { times, lanes }: { readonly times: number; readonly lanes: number },
  work: (random: Random, lane: number) => Promise<void>,
): Promise<number> {
  let done = 0
  const run = async (lane: number) => {
    const random = seeded(`${seed} ${lane}`)
    for (let turn = lane; turn < times && !signal.aborted; turn += lanes) {
      await work(random, lane)
      done += 1
      if (done % TELL_EVERY === 0) tell(`${done} of ${times}`)
    }
  }
  await Promise.all(Array.from({ length: lanes }, (_, lane) => run(lane)))
  return done
}
