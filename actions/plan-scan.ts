import { z } from 'zod'
import { NamedPlan } from '../src/model/index.ts'
import type { CollectorRegistry } from '../src/scan/collector-registry.ts'
import { planScan as plan } from '../src/scan/plan-scan.ts'
import { requireAccount } from './account.ts'
import type { ActionContext } from './action.ts'
import { defineAction } from './action.ts'
import { workspaceId } from './fields.ts'

export const planScan = defineAction({
  name: 'plan_scan',
  title: 'Plan a scan',
  description:
    'What a scan would ask now, what it would cost and what it would not see. It calls no platform.',
  effect: 'reads',
  needs: 'member',
  input: z.object({ workspaceId }).strict(),
  output: z.object({ plans: z.array(NamedPlan) }).strict(),
  async run(
    { workspaceId },
    { db, clock, registry }: ActionContext & { readonly registry: CollectorRegistry },
  ) {
    const { workspace } = await requireAccount(db, workspaceId)
    return { plans: await plan(registry, workspace, clock.now()) }
  },
})
