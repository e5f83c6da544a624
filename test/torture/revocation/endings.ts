import { setTimeout as delay } from 'node:timers/promises'
import { revokeKey } from '../../../db/api-keys.ts'
import { removeMember } from '../../../db/memberships.ts'
import { endSessions } from '../../../db/sessions.ts'
import { updateAccount } from '../../../db/workspaces.ts'
import { sessionTimes } from '../../../src/accounts/limits.ts'
import { byOperator } from '../../support/service.ts'
import { type Ask, byKey, bySession } from './asks.ts'
import type { Party, World } from './world.ts'

/** How a right ends; what it opened is closed once `end` has resolved. */
export interface Ending {
  readonly name: string
  /** What is refused from then on. */
  readonly asks: readonly Ask[]
  end(world: World, party: Party): Promise<unknown>
}

const PLAN_LASTS_MS = 200
/** A date is stored in whole milliseconds. */
const ROUNDED_MS = 5

const endPlan = ({ service }: World, { workspace }: Party, planEndsAt: Date | null) =>
  updateAccount(
    service.db,
    workspace.id,
    planEndsAt === null ? { plan: 'free_preview' } : { planEndsAt },
    byOperator,
  )

async function userIdOf({ service }: World, { member }: Party): Promise<string> {
  const visitor = await service.accounts.visitorOf(member.cookie.split('=')[1] ?? '')
  if (visitor === undefined) throw new Error('the member is not signed in')
  return visitor.userId
}

export const endings: readonly Ending[] = [
  {
    name: 'a key revoked',
    asks: byKey,
    end: ({ service }, { workspace, keyId }) => revokeKey(service.db, workspace.id, keyId, byOperator),
  },
  {
    name: 'a key revoked on the page',
    asks: byKey,
    end: async (_world, { owner, keyId }) => {
      const { status } = await owner.post(`/app/settings/access/${keyId}`, { step: 'revoke', label: 'test' })
      if (status !== 303) throw new Error(`the page answered ${status}`)
    },
  },
  { name: 'a plan ended', asks: byKey, end: (world, party) => endPlan(world, party, null) },
  {
    name: 'a plan whose date passes',
    asks: byKey,
    async end(world, party) {
      const endsAt = Date.now() + PLAN_LASTS_MS
      await endPlan(world, party, new Date(endsAt))
      while (Date.now() <= endsAt + ROUNDED_MS) await delay(ROUNDED_MS)
    },
  },
  { name: 'a session ended', asks: bySession, end: (_world, { member }) => member.post('/app/sign-out', {}) },
  {
    name: 'all sessions of a person ended',
    asks: bySession,
    async end(world, party) {
      const times = sessionTimes(new Date())
      await endSessions(world.service.db, await userIdOf(world, party), times, byOperator)
    },
  },
  {
    name: 'a member removed',
    asks: bySession,
    async end(world, party) {
      const userId = await userIdOf(world, party)
      const change = { workspaceId: party.workspace.id, userId, byUserId: null }
      const outcome = await removeMember(world.service.db, change, byOperator)
      if (outcome !== 'changed') throw new Error(`the member is ${outcome}`)
    },
  },
]
