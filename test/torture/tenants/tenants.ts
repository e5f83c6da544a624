import { seeded } from '../../../src/cli/bench/citations/random.ts'
import { call, startTestService } from '../../support/service.ts'
import { answeringPlatform } from '../answering-platform.ts'
import { isTooBusy, openClient, type Received, type Sent } from '../client.ts'
import { drawnWork } from '../drawn-work.ts'
import type { Finding, Setting, Torture } from '../torture.ts'
import { type Attempt, attempts, type Case } from './attempts.ts'
import { drawDisguise, guessFor } from './disguises.ts'
import { fingerprintOf } from './fingerprint.ts'
import { foreignIn } from './foreign.ts'
import { pageAttempts } from './page-attempts.ts'
import { planted } from './planted.ts'
import { toolAttempts } from './tool-attempts.ts'
import { openWorld, type World } from './world.ts'

/** Some of which are two requests: 66,000 make 102,000. */
const ATTEMPTS = { short: 200, long: 66_000 } as const
const WORLDS = { short: 3, long: 8 } as const
const LANES = 16
/** More would say the same again. */
const MAX_VIOLATIONS = 20

/** For the test of the torture itself. */
export interface Attack {
  /** What is sent in place of a request. */
  readonly plant?: (sent: Sent, of: Case) => Sent
  readonly attempts?: number
  readonly worlds?: number
}

const all: readonly Attempt[] = [...toolAttempts, ...attempts, ...pageAttempts]

export const tenants: Torture = {
  description: 'nothing of another workspace is in any answer, whatever is asked for',
  longMinutes: 60,
  faults: planted,
  run: (setting) => attack(setting),
}

/** Asks each workspace for what is others', over every surface. */
export async function attack(
  setting: Setting,
  {
    plant = (sent) => sent,
    attempts: times = ATTEMPTS[setting.form],
    worlds: count = WORLDS[setting.form],
  }: Attack = {},
): Promise<Finding> {
  const { seed, after, tell } = setting
  const platform = await answeringPlatform(after)
  // All share one credential, of which each scan reserves a part.
  const service = await startTestService({
    ...platform,
    SCAN_INTERVAL_SECONDS: '0',
    X_MAX_POSTS_PER_DAY: '1000000',
  })
  after(() => service.close())
  const client = openClient(service.url, LANES)
  after(async () => client.close())
  const random = seeded(`${seed} worlds`)
  const worlds = await Promise.all(
    Array.from({ length: count }, (_, number) => openWorld(service, client, { number, random })),
  )
  const before = await Promise.all(worlds.map(({ caller }) => fingerprintOf(service.db, caller.workspace.id)))
  tell(`${worlds.length} workspaces`)

  const violations: string[] = []
  const statuses: Record<string, number> = {}
  let sent = 0
  const ask = async (request: Sent, of: Case): Promise<Received> => {
    sent += 1
    const answer = await client.send(plant(request, of))
    const group = `answers${Math.floor(answer.status / 100)}xx`
    statuses[group] = (statuses[group] ?? 0) + 1
    return answer
  }
  await drawnWork(setting, { times, lanes: LANES }, async (random) => {
    if (violations.length >= MAX_VIOLATIONS) return
    const [own, victim] = random.shuffle(worlds)
    if (own === undefined || victim === undefined) return
    violations.push(...(await tryOnce(ask, worlds, { own, victim, random })))
  })
  for (const [index, { caller, person }] of worlds.entries()) {
    const { id } = caller.workspace
    if ((await fingerprintOf(service.db, id)) !== before[index])
      violations.push(`Something of ${id} was changed.`)
    if ((await person.get('/app')).status !== 200) violations.push(`Somebody of ${id} was signed out.`)
    const own = await call(`${service.url}/v1/workspace`, { key: caller.key })
    if (own.status !== 200) violations.push(`The key of ${id} ended: ${own.status}.`)
  }
  return { counts: { requests: sent, attempts: all.length, ...statuses }, violations }
}

/** One attempt, and where it must be answered like it, the same with an id that nobody has. */
async function tryOnce(
  ask: (sent: Sent, of: Case) => Promise<Received>,
  worlds: readonly World[],
  of: Case,
): Promise<string[]> {
  const { own, victim, random } = of
  const attempt = random.pick(all)
  const theirs = victim.ids[attempt.kind]
  const value = theirs[random.below(theirs.length)] ?? victim.caller.workspace.id
  const disguise = drawDisguise(random)
  const ownId = own.ids[attempt.kind][0] ?? ''
  const guess = guessFor(value, victim, random)
  const [foreign, unknown] = [disguise(value, ownId), disguise(guess, ownId)]
  const others = worlds.filter((world) => world !== own)
  const problems = (answer: Received, sent: Sent) => [
    ...foreignIn(answer, others, sent).map((found) => `${found} is in the answer`),
    ...((answer.status >= 500 && !isTooBusy(answer)) || answer.status === 0
      ? [`it is answered with ${answer.status}`]
      : []),
    ...(answer.status === 304 ? ['it is answered with 304'] : []),
    ...(answer.status === 201 && own.isConfirming ? ['it started a scan that nobody confirmed'] : []),
  ]
  const tell = (problem: string) => `${attempt.name}, ${JSON.stringify(foreign)}: ${problem}.`
  const request = attempt.make(foreign, of)
  const first = await ask(request, of)
  const found = problems(first, request)
  if (!attempt.isAlike || value === SHARED_POST) return found.map(tell)
  const second = await ask(attempt.make(unknown, of), of)
  const isAlike =
    [first, second].some(isTooBusy) ||
    (first.status === second.status &&
      (first.status < 400 || bodyWithout(first, foreign, value) === bodyWithout(second, unknown, guess)))
  return [
    ...found,
    ...(isAlike
      ? []
      : [`it is answered with ${first.status}, an id that nobody has with ${second.status}, otherwise`]),
  ].map(tell)
}

/** It is in every workspace, so it is not like an id that nobody has. */
const SHARED_POST = 'shared-by-all'

/** Without the id, as it was sent and as it is in what was sent. */
function bodyWithout({ body }: Received, sent: string, id: string): string {
  const without = body.toString().replaceAll(JSON.stringify(sent).slice(1, -1), '…')
  return without.toLowerCase().replaceAll(id.toLowerCase(), '…')
}
