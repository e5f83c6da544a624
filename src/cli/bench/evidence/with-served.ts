import { endServer, startServer } from './rates.ts'
import type { ServedEvidence, ServedFloor } from './served.ts'

/** Runs `work` with the service and the floor on one database, each in a process of its own, and ends both. */
export async function withServed<Result>(
  posts: number,
  work: (served: ServedEvidence, floor: ServedFloor) => Promise<Result>,
): Promise<Result> {
  const service = await startServer<ServedEvidence>('./service.ts', [String(posts)])
  try {
    const floor = await startServer<ServedFloor>('./floor.ts', [service.told.connectionString])
    try {
      return await work(service.told, floor.told)
    } finally {
      await endServer(floor.child)
    }
  } finally {
    await endServer(service.child)
  }
}
