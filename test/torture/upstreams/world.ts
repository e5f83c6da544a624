import { setImmediate } from 'node:timers/promises'
import { type Simulator, startSimulator } from '../../../simulator/server.ts'
import { simulatorSettings } from '../../../src/cli/simulator-settings.ts'
import type { Clock } from '../../../src/lib/clock.ts'
import { mintCaller, startTestService, type TestCaller, type TestService } from '../../support/service.ts'
import type { Draw } from '../draw.ts'
import type { Platforms } from './platforms.ts'
import { type Relay, startRelay } from './relay.ts'

/** One clock for the service and the platforms, which pauses move and nothing else. */
export interface SharedClock extends Clock {
  advance(seconds: number): void
}

export function clockAt(start: Date): SharedClock {
  let ms = start.getTime()
  return {
    now: () => new Date(ms),
    async sleep(milliseconds, signal) {
      const end = ms + milliseconds
      await setImmediate()
      signal?.throwIfAborted()
      ms = Math.max(ms, end)
    },
    advance: (seconds) => {
      ms += seconds * 1000
    },
  }
}

/** A service of its own, with platforms of its own that have never been asked. */
export interface UpstreamWorld {
  readonly clock: SharedClock
  readonly simulator: Simulator
  readonly relay: Relay
  readonly service: TestService
  readonly caller: TestCaller
  close(): Promise<void>
}

export async function startUpstreamWorld(
  { dataset, workspace }: Platforms,
  start: Date,
  draw: Draw,
  settings: Readonly<Record<string, string>> = {},
): Promise<UpstreamWorld> {
  const clock = clockAt(start)
  const simulator = await startSimulator({ now: () => clock.now(), dataset })
  const relay = await startRelay(simulator.url, draw)
  const baseUrls = Object.fromEntries(
    Object.entries(simulator.baseUrls).map(([name, url]) => [name, url.replace(simulator.url, relay.url)]),
  )
  const service = await startTestService(
    {
      ...simulatorSettings({ baseUrls: { ...simulator.baseUrls, ...baseUrls } }),
      SCAN_INTERVAL_SECONDS: '0',
      ...settings,
    },
    clock,
  )
  const caller = await mintCaller(service.db, workspace)
  return {
    clock,
    simulator,
    relay,
    service,
    caller,
    async close() {
      await service.close()
      await relay.close()
      await simulator.close()
    },
  }
}
