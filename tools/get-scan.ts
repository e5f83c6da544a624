import { z } from 'zod'
import { ServiceError } from '../src/lib/errors.ts'
import { ScanStateResponse } from '../src/model/index.ts'
import { KEY_PATTERN, MAX_KEY_LENGTH } from './idempotency-key.ts'
import { defineTool } from './tool.ts'

/** Unambiguous: it is shorter than any idempotency key and is not a run id. */
const LATEST = 'latest'

export const getScan = defineTool({
  name: 'get_scan',
  title: 'Read a scan',
  description:
    'How a scan stands: state, collectors that ended, posts so far, and when the next may start. Use it when run_scan was cut off.',
  effect: 'reads',
  cost: () => 'cheap',
  input: z
    .object({
      id: z
        .string()
        .min(1)
        .max(MAX_KEY_LENGTH)
        .regex(KEY_PATTERN)
        .describe('Run id or idempotencyKey; latest: the newest scan')
        .default(LATEST),
    })
    .strict(),
  output: ScanStateResponse,
  async run({ id }, { services, caller }) {
    const found = await services.scanner.state(caller.workspace.id, id === LATEST ? undefined : id)
    if (found === undefined) throw notFound(id)
    const { scan, nextScanMayStartAt, secondsUntilNextScan } = found
    return {
      output: { scan, nextScanMayStartAt: nextScanMayStartAt.toISOString(), secondsUntilNextScan },
      notes: {},
    }
  },
})

function notFound(id: string): ServiceError {
  return new ServiceError(
    { kind: 'not_found' },
    id === LATEST
      ? 'This workspace has not scanned yet. run_scan may start its first scan now.'
      : 'This workspace has no scan of that id or idempotencyKey, so none was started under it. Send id "latest" for its newest scan.',
  )
}
