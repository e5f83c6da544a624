import { neverLate } from '../../../admission/loop-delay.ts'
import { readConfig } from '../../../config/read-config.ts'
import { letYoungHeapGrow } from '../../../process/heap.ts'
import { createLog } from '../../../process/log.ts'
import { startService } from '../../../service.ts'
import type { ServedProcess } from './served.ts'

/**
 * One of several processes of the service on one database, which ends with its parent. The arguments are the database's URL and
 * what pages of evidence may take in memory.
 */
const [connectionString = '', keptPageBytes = '0'] = process.argv.slice(2)
const service = await startService({
  config: readConfig({ PORT: '0', LOG_LEVEL: 'silent', EVIDENCE_REFRESH_HOURS: '0' }),
  connectionString,
  log: createLog('silent'),
  loopDelay: neverLate,
  keptPageBytes: Number(keptPageBytes),
})
letYoungHeapGrow()
process.send?.({ url: service.url, pid: process.pid } satisfies ServedProcess)
process.once('disconnect', () => service.close())
