import type { Random } from '../../../src/cli/bench/citations/random.ts'
import { storeSamples } from '../../support/posts.ts'
import { mintCaller, type TestCaller, type TestService } from '../../support/service.ts'
import { type SignedIn, signIn } from '../../support/signed-in.ts'
import type { Client } from '../client.ts'
import { restRequest } from '../surfaces.ts'
import { collectKnown, type Known } from './known.ts'

/** One workspace with everything in it that another may not see. */
export interface World extends Known {
  readonly caller: TestCaller
  readonly person: SignedIn
  /** In every text of this workspace, and in no request. */
  readonly secret: string
  /** In every id and address that others do send. */
  readonly token: string
  /** Whether a scan needs a confirmation. */
  readonly isConfirming: boolean
  /** Words that its posts share with those of the others. */
  readonly openWords: string
}

/** Makes a workspace whose posts make a topic, with a scan, members and keys. */
export async function openWorld(
  service: TestService,
  client: Client,
  { number, random }: { readonly number: number; readonly random: Random },
): Promise<World> {
  const [secret, token] = [`zqs${letters(random)}`, `zqt${letters(random)}`]
  const openWords = 'the grow light hums all night'
  const caller = await mintCaller(service.db, {
    name: `${secret} Ltd`,
    productName: `Lamp ${token}`,
    productUrl: `https://${token}.example`,
    words: ['grow light', `word${token}`],
    competitorUrls: [`https://rival${token}.example`],
    handles: { reddit: [`r/${token}`], x: [token] },
  })
  const isConfirming = number % 2 === 1
  await storeSamples(service.db, caller.workspace.id, postsOf(secret, token, openWords))
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
  return { ...known, ids, caller, person, secret, token, isConfirming, openWords }
}

const letters = (random: Random): string =>
  Array.from({ length: 8 }, () => String.fromCharCode(97 + random.below(26))).join('')

/** A topic of twelve authors, a discussion, and one post that has the same id in every workspace. */
function postsOf(secret: string, token: string, openWords: string) {
  const ago = (hours: number) => new Date(Date.now() - hours * 3_600_000)
  const common = { authorHandle: `author${token}`, matchedTerms: ['grow light'] }
  const topic = Array.from({ length: 12 }, (_, index) => ({
    ...common,
    id: `${token}-topic-${index}`,
    platform: index % 2 === 0 ? ('reddit' as const) : ('x' as const),
    authorHandle: `author${token}${index}`,
    text: `${secret} ${secret}glow ${secret}beam ${openWords} ${'abcdefghijkl'[index]}lamp`,
    url: `https://example.com/${token}/topic/${index}`,
    publishedAt: ago(7 * (index + 1)),
  }))
  const discussion = Array.from({ length: 20 }, (_, index) => ({
    ...common,
    id: `${token}-talk-${index}`,
    text: `${secret} what is this, ${index}? I wish it were quiet`,
    url: `https://example.com/${token}/talk/${index}`,
    publishedAt: ago(90 + index),
    threadId: `${token}-thread`,
    ...(index === 0 ? {} : { kind: 'comment' as const, context: `${secret} said before` }),
  }))
  const shared = {
    ...common,
    id: 'shared-by-all',
    text: `${secret} is what everybody says`,
    url: 'https://example.com/shared-by-all',
    publishedAt: ago(100),
  }
  return [...topic, ...discussion, shared]
}
