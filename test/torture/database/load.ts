import type { Answer } from '../../support/service.ts'
import type { Draw } from '../draw.ts'
import { judge, type Question, questions } from './questions.ts'
import type { Tenant, World } from './world.ts'
import type { Writes } from './writes.ts'

export interface Tally {
  requests: number
  /** Answers that said truly that nothing can be said now. */
  refused: number
  falseAnswers: number
  /** Answers after more than `answeredWithinMs`. */
  late: number
  /** The longest that a request waited for its answer, in whole milliseconds. */
  slowestMs: number
  readonly violations: string[]
}

/** Of many violations the first tell as much as all. */
const TOLD_VIOLATIONS = 20
export interface LoadOptions {
  readonly world: World
  readonly writes: Writes
  readonly draw: Draw
  readonly clients: number
  /** One request in so many writes. */
  readonly writeEvery: number
  readonly answeredWithinMs: number
}

/** Asks without pause and judges each answer by what was answered while the database was well. */
export class Load {
  readonly tally: Tally = { requests: 0, refused: 0, falseAnswers: 0, late: 0, slowestMs: 0, violations: [] }
  readonly #options: LoadOptions
  readonly #truths = new Map<string, Answer>()
  /** What is being asked now, and by whom. */
  readonly #asking = new Set<string>()
  /** What is wrong with the database now; undefined: it has to answer. */
  #fault: string | undefined
  /** Changes whenever the fault does. */
  #state = 0
  #isStopping = false
  #clients: Promise<void>[] = []

  constructor(options: LoadOptions) {
    this.#options = options
  }

  /** Learns the truths while the database is well, and begins. */
  async start(): Promise<void> {
    const { world, clients } = this.#options
    for (const tenant of world.tenants) {
      for (const question of questions) {
        // The second answer, as later ones, is of what the first has made.
        await question.ask(world, tenant)
        const truth = await question.ask(world, tenant)
        if (truth.status !== 200) throw new Error(`${question.name}: ${truth.status} ${truth.text}`)
        this.#truths.set(truthName(tenant, question), truth)
      }
    }
    this.#clients = Array.from({ length: clients }, () => this.#client())
  }

  async stop(): Promise<void> {
    this.#isStopping = true
    await Promise.all(this.#clients)
  }

  /** From now on who asks may be refused. */
  expect(fault: string | undefined): void {
    this.#fault = fault
    this.#state++
  }

  violate(sentence: string): void {
    if (this.tally.violations.length < TOLD_VIOLATIONS) this.tally.violations.push(sentence)
  }

  /** Milliseconds until every question is answered truly, each of another tenant's. */
  async untilWhole(giveUpMs: number): Promise<number> {
    const { world, draw } = this.#options
    const began = performance.now()
    for (;;) {
      const verdicts = await Promise.all(
        questions.map((question) => {
          const free = world.tenants.filter((tenant) => this.#mayAsk(question, tenant))
          return free.length > 0 && this.#ask(question, draw.pick(free))
        }),
      )
      const tookMs = performance.now() - began
      if (verdicts.every((isTrue) => isTrue) || tookMs > giveUpMs) return tookMs
    }
  }

  async #client(): Promise<void> {
    const { world, writes, draw, writeEvery } = this.#options
    while (!this.#isStopping) {
      const tenant = draw.pick(world.tenants)
      if (draw.whole(1, writeEvery) === 1) await this.#judged('a write', () => writes.write(tenant))
      else await this.#ask(draw.pick(questions.filter((each) => this.#mayAsk(each, tenant))), tenant)
    }
  }

  #mayAsk(question: Question, tenant: Tenant): boolean {
    return question.isAlone !== true || !this.#asking.has(truthName(tenant, question))
  }

  #ask(question: Question, tenant: Tenant): Promise<boolean> {
    const name = truthName(tenant, question)
    this.#asking.add(name)
    return this.#judged(question.name, async () => {
      const answer = await question.ask(this.#options.world, tenant).finally(() => this.#asking.delete(name))
      const truth = this.#truths.get(name)
      const verdict = truth === undefined ? 'false' : judge(answer, truth)
      return { verdict, said: `${answer.status} ${answer.text.slice(0, 200)}` }
    })
  }

  /** Whether the answer was the truth. */
  async #judged(
    name: string,
    ask: () => Promise<{ verdict: 'true' | 'refused' | 'false'; said: string }>,
  ): Promise<boolean> {
    const { tally } = this
    const [fault, state, began] = [this.#fault, this.#state, performance.now()]
    const { verdict, said } = await ask().catch((error: unknown) => ({
      verdict: 'false' as const,
      said: `no answer: ${error}`,
    }))
    const tookMs = Math.round(performance.now() - began)
    tally.requests++
    tally.slowestMs = Math.max(tally.slowestMs, tookMs)
    const during = fault ?? this.#fault ?? 'no fault'
    if (tookMs > this.#options.answeredWithinMs) {
      tally.late++
      this.violate(`${name} during ${during}: ${tookMs} ms, ${said}`)
    }
    if (verdict === 'false') {
      tally.falseAnswers++
      this.violate(`${name} during ${during}: ${said}`)
    }
    if (verdict === 'refused') {
      tally.refused++
      const wasWell = fault === undefined && state === this.#state
      if (wasWell) this.violate(`${name} was refused though the database was well: ${said}`)
    }
    return verdict === 'true'
  }
}

function truthName({ workspace }: Tenant, { name }: Question): string {
  return `${workspace.id} ${name}`
}
