import { z } from 'zod'
import { ScanResponse } from '../src/model/index.ts'
import { rejectIfDeclined, requireConsent } from '../src/scan/confirm-scan.ts'
import { withCost } from '../src/scan/with-cost.ts'
import { KEY_PATTERN, MAX_KEY_LENGTH, MIN_KEY_LENGTH } from './idempotency-key.ts'
import { defineTool } from './tool.ts'
import { truncateRun } from './truncate-run.ts'
import { MaxChars } from './truncate-to-budget.ts'

export const runScan = defineTool({
  name: 'run_scan',
  title: 'Run a live scan',
  description:
    'Confirm with the user before calling: collects public posts now and stores them. Changes state, uses paid platform quota, and may start once an hour. Clients with elicitation (MCP 2026-07-28) are asked by this server, all others by their host. With an idempotencyKey a retry returns the first completed scan.',
  effect: 'writes',
  // The gate bounds the scans that run; until then it is a short statement.
  cost: () => 'cheap',
  input: z
    .object({
      idempotencyKey: z
        .string()
        .min(MIN_KEY_LENGTH)
        .max(MAX_KEY_LENGTH)
        .regex(KEY_PATTERN)
        .describe('Makes retries safe for 24 hours')
        .optional(),
      confirmToken: z
        .string()
        .min(1)
        .max(100)
        .describe('From the answer that asked, once the user agreed')
        .optional(),
      maxChars: MaxChars,
    })
    .strict(),
  output: ScanResponse,
  async run({ idempotencyKey, confirmToken, maxChars }, { services, caller, consent, report, admitted }) {
    const { db, scanner } = services
    const call = { caller, idempotencyKey, consent, confirmToken }
    const run = async () => {
      await rejectIfDeclined(db, call)
      const agree = () => requireConsent(db, scanner, call)
      return await scanner.run(caller.workspace, idempotencyKey, report, agree, admitted)
    }
    const { response, replayed } = await run().catch(async (error: unknown) => {
      throw await withCost(error, () => scanner.plan(caller.workspace))
    })
    const { output, notes } = truncateRun(response, maxChars)
    return { output, notes: { replayed, ...notes } }
  },
})
