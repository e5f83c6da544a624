import type { Random } from '../../../src/cli/bench/citations/random.ts'
import { storeSamples } from '../../support/posts.ts'
import { mintCaller, type TestCaller, type TestService } from '../../support/service.ts'
import { type SignedIn, signIn } from '../../support/signed-in.ts'
import type { Client } from '../client.ts'
import { restRequest } from '../surfaces.ts'
import { collectKnown, type Known } from './known.ts'
import { drawNames, type Names, postsOf } from './posts.ts'

/** One workspace with everything in it that another may not see. */
export interface World extends Known, Names {
  readonly caller: TestCaller
  readonly person: SignedIn
  /** Whether a scan needs a confirmation. */
  readonly isConfirming: boolean
}

/** Makes a workspace whose posts make a topic, with a scan, members and keys. */
export async function openWorld(
  service: TestService,
  client: Client,
  { number, random }: { readonly number: number; readonly random: Random },
): Promise<World> {
  const { secret, token } = drawNames(random)
  const caller = await mintCaller(service.db, {
    name: `${secret} Ltd`,
    productName: `Lamp ${token}`,
    productUrl: `https://${token}.example`,
    words: ['grow light', `word${token}`],
    competitorUrls: [`https://rival${token}.example`],
    handles: { reddit: [`r/${token}`], x: [token] },
  })
  const isConfirming = number % 2 === 1
  await storeSamples(service.db, caller.workspace.id, postsOf({ secret, token }))
  const person = await signIn(service, caller.workspace.id)
  await person.post('/app/settings/members', { step: 'rename', name: `${secret} owner` })
  await person.post('/app/settings/access', { label: `${secret} key` })
  await person.post('/app/settings/members', {
    step: 'invite',
    role: 'member',
    email: `${secret}@example.com`,
  })
  const known = await collectKnown(service, client, { caller, person, token })
  if (isConfirming) await person.post('/app/setup', { step: 'confirm', confirmScans: 'required' })
  const asked = await client.send(restRequest('run_scan', { idempotencyKey: `${token}-scan-2` }, caller.key))
  const { 'confirm-token': confirmToken } = asked.headers
  const ids = { ...known.ids, confirmToken: typeof confirmToken === 'string' ? [confirmToken] : [] }
  return { ...known, ids, caller, person, secret, token, isConfirming }
}
