import fc from 'fast-check'
import { INTERVAL_US, RETENTION_US, SECOND_US, type Token } from './reference.ts'
import type { Trial } from './trial.ts'
import { PROCESSES, type World } from './world.ts'

/** The last one's workspace wants a user to agree to each scan. */
export const NEED_CONSENT = [false, false, true]
const CONSENTING = NEED_CONSENT.indexOf(true)
const KEYS = ['the-key-a', 'the-key-b', undefined]
/** X is searched by two calls of a process at a time: a third scan would wait behind those that are held. */
const MOST_LIVE = 2
/** A key may have so many open questions. */
const MOST_TOKENS = 15

class Step implements fc.AsyncCommand<Trial, World> {
  readonly #text: string
  readonly #can: (trial: Trial) => boolean
  readonly #do: (trial: Trial) => Promise<void>

  constructor(text: string, can: (trial: Trial) => boolean, work: (trial: Trial) => Promise<void>) {
    this.#text = text
    this.#can = can
    this.#do = work
  }

  check(trial: Trial): boolean {
    return this.#can(trial)
  }

  async run(trial: Trial): Promise<void> {
    await this.#do(trial)
  }

  toString(): string {
    return this.#text
  }
}

const workspace = fc.nat({ max: NEED_CONSENT.length - 1 })
const process = fc.nat({ max: PROCESSES - 1 })

const request = fc
  .record({
    workspace,
    process,
    key: fc.constantFrom(...KEYS),
    apiKey: fc.nat({ max: 1 }),
    // Of the tokens that the workspace was given, the newest first; in most calls none.
    token: fc.constantFrom(-1, -1, 0, 0, 1),
    body: fc.constantFrom(undefined, undefined, '{}'),
    // A client that had no answer calls again: for one of the running scans, where there is any.
    again: fc.constantFrom(-1, 0, 1),
  })
  .map(
    (drawn) =>
      new Step(
        `request(${JSON.stringify(drawn)})`,
        (trial) =>
          trial.isUp(drawn.process) &&
          trial.liveOn(drawn.process).length < MOST_LIVE &&
          trial.at(drawn.workspace).model.tokens.length < MOST_TOKENS,
        async (trial) => {
          const repeated = drawn.again < 0 ? undefined : nth(trial.keyed(), drawn.again)
          const workspace = repeated?.workspace ?? drawn.workspace
          const { model, real } = trial.at(workspace)
          const token = drawn.token < 0 || repeated ? undefined : model.tokens.at(-1 - drawn.token)
          const isMeant = token !== undefined && drawn.token === 0
          await trial.request(workspace, drawn.process, {
            // A token is most often used as it was meant to be.
            idempotencyKey: repeated?.key ?? (isMeant ? token.idempotencyKey : drawn.key),
            apiKey: (drawn.token === 0 ? token?.apiKey : undefined) ?? real.apiKeys[drawn.apiKey] ?? '',
            confirmToken: token?.token,
            body: drawn.body,
          })
        },
      ),
  )

/** A question that was answered already and would still be open: without an idempotency key nothing else refuses its use. */
function usedToken(trial: Trial, workspace: number): Token | undefined {
  const { model } = trial.at(workspace)
  const fromUs = Math.max(trial.nowUs, nextStartOf(trial, workspace) ?? 0)
  return model.tokens.findLast(
    ({ isUsed, idempotencyKey, endsUs }) => isUsed && idempotencyKey === undefined && endsUs > fromUs,
  )
}

const reuse = fc.record({ process }).map(
  (drawn) =>
    new Step(
      `reuse(${drawn.process})`,
      (trial) =>
        trial.isUp(drawn.process) &&
        trial.liveOn(drawn.process).length < MOST_LIVE &&
        usedToken(trial, CONSENTING) !== undefined,
      async (trial) => {
        const token = usedToken(trial, CONSENTING)
        if (token === undefined) return
        const waitUs = (nextStartOf(trial, CONSENTING) ?? 0) - trial.nowUs
        if (waitUs > 0) await trial.world.clock.move(waitUs)
        const { apiKey, idempotencyKey, token: confirmToken } = token
        const request = { idempotencyKey, apiKey, confirmToken, body: undefined }
        await trial.request(CONSENTING, drawn.process, request)
      },
    ),
)

const badRequest = fc
  .record({
    workspace,
    process,
    bad: fc.constantFrom<[string, string | undefined]>(
      ['short', undefined],
      ['has a space', undefined],
      ['the-key-a', '{"force":true}'],
      ['the-key-a', '[]'],
    ),
  })
  .map(
    ({ workspace, process, bad: [header, body] }) =>
      new Step(
        `badRequest(${workspace}, ${process}, ${header}, ${body})`,
        (trial) => trial.isUp(process),
        (trial) => trial.badRequest(workspace, process, header, body),
      ),
  )

const release = fc
  .record({ which: fc.nat({ max: 3 }), outcome: fc.constantFrom('empty', 'empty', 'empty', 'refused') })
  .map(
    ({ which, outcome }) =>
      new Step(
        `release(${which}, ${outcome})`,
        (trial) => releasable(trial).length > 0,
        async (trial) => {
          const { workspace, process } = nth(releasable(trial), which) ?? { workspace: 0, process: 0 }
          await trial.release(workspace, process, outcome)
        },
      ),
  )

/** Where searches are held. Two that a sweep took up would sweep again one after the other, unseen. */
function releasable(trial: Trial): { readonly workspace: number; readonly process: number }[] {
  const all = NEED_CONSENT.flatMap((_, workspace) =>
    Array.from({ length: PROCESSES }, (_, process) => ({ workspace, process })),
  )
  return all.filter(({ workspace, process }) => {
    const live = trial.liveOn(process, workspace)
    const swept = live.filter((each) => each.holder.bySweep && trial.isHeld(each)).length
    return live.length > 0 && (swept === 0 || (swept === 1 && canTakeUp(trial, process, live.length)))
  })
}

/** Round and round: whatever is drawn, there is one. Undefined where there is none. */
function nth<T>(items: readonly T[], index: number): T | undefined {
  return items[index % Math.max(1, items.length)]
}

/** Moments that decide something, and how many microseconds beside them the clock is moved to. */
const moments = [
  'next start',
  'end of lease',
  'end of retention',
  'end of confirmation',
  'a while',
  'back',
] as const
const move = fc
  .record({
    workspace,
    moment: fc.constantFrom(...moments, 'next start', 'end of lease'),
    beside: fc.constantFrom(-1, 0, 0, 1),
  })
  .map(
    ({ workspace, moment, beside }) =>
      new Step(
        `move(${workspace}, ${moment}, ${beside})`,
        (trial) => comingOf(trial, workspace, moment) !== undefined,
        async (trial) => {
          const to = (comingOf(trial, workspace, moment) ?? 0) + beside
          await trial.world.clock.move(to - trial.nowUs)
        },
      ),
  )

/** Of this workspace, or else of another that has such a moment to come. */
function comingOf(trial: Trial, first: number, moment: (typeof moments)[number]): number | undefined {
  const all = NEED_CONSENT.map((_, index) => momentOf(trial, (first + index) % NEED_CONSENT.length, moment))
  return all.find((at) => at !== undefined)
}

/** In the model's time; undefined where there is no such moment to come. */
function momentOf(trial: Trial, workspace: number, moment: (typeof moments)[number]): number | undefined {
  const { model } = trial.at(workspace)
  const last = model.scans.at(-1)
  const at = {
    'next start': nextStartOf(trial, workspace),
    'end of lease': last?.state === 'running' ? last.leaseEndsUs : undefined,
    'end of retention': last?.completedUs === undefined ? undefined : last.completedUs + RETENTION_US,
    'end of confirmation': model.tokens.at(-1)?.endsUs,
    'a while': trial.nowUs + 7 * SECOND_US,
    back: trial.nowUs - 3 * SECOND_US,
  }[moment]
  return at === undefined || (moment !== 'back' && at <= trial.nowUs) ? undefined : at
}

function nextStartOf(trial: Trial, workspace: number): number | undefined {
  const { lastStartUs } = trial.at(workspace).model
  return lastStartUs === undefined ? undefined : lastStartUs + INTERVAL_US
}

const onProcess = (
  name: 'renew' | 'sweep' | 'kill' | 'start',
  can: (trial: Trial, process: number) => boolean,
) =>
  process.map(
    (each) =>
      new Step(
        `${name}(${each})`,
        (trial) => can(trial, each),
        (trial) => trial[name](each),
      ),
  )

/** Whether a process that takes up all that is abandoned can collect for it at once, when so many of its scans are through. */
function canTakeUp(trial: Trial, each: number, ended = 0): boolean {
  return trial.liveOn(each).length - ended + trial.abandoned() <= MOST_LIVE
}

const renew = onProcess('renew', (trial, each) => trial.liveOn(each).length > 0)
const sweep = onProcess('sweep', (trial, each) => trial.isUp(each) && canTakeUp(trial, each))
const kill = onProcess('kill', (trial, each) => trial.liveOn(each).length > 0)
const start = onProcess('start', (trial, each) => !trial.isUp(each) && canTakeUp(trial, each))

/** What happens to the gate, the most telling most often. */
export const commands = fc.commands(
  [
    request,
    request,
    request,
    request,
    request,
    release,
    release,
    move,
    move,
    reuse,
    sweep,
    renew,
    badRequest,
    kill,
    start,
  ],
  { maxCommands: 60, size: 'max' },
)
