import { type Simulator, startSimulator } from '../../simulator/server.ts'
import { simulatorSettings } from '../../src/cli/simulator-settings.ts'
import type { Clock } from '../../src/lib/clock.ts'
import type { ServiceOptions } from '../../src/service.ts'
import { startTestService, type TestService } from './service.ts'

export interface SimulatedService extends TestService {
  readonly simulator: Simulator
}

/** The service beside the simulated platforms, which close with it. */
export async function startSimulatedService(
  settings: Record<string, string> = {},
  clock?: Clock,
  kind: Pick<ServiceOptions, 'isDemo' | 'pagePatience'> = {},
): Promise<SimulatedService> {
  const simulator = await startSimulator()
  const service = await startTestService(
    { ...simulatorSettings(simulator), ...settings },
    clock,
    undefined,
    kind,
  )
  return {
    ...service,
    simulator,
    async close() {
      await service.close()
      await simulator.close()
    },
  }
}
