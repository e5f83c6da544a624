import type { Fault } from '../torture.ts'

/** Ways to lose places or to refuse as nobody may, one in each. */
export const planted: readonly Fault[] = [
  {
    name: 'one place in ten is not given back',
    changes: [
      {
        file: 'src/admission/admission.ts',
        line: 'if (this.#isHeld) this.#lanes.leave(this.#asker)',
        becomes: 'if (this.#isHeld && Math.random() > 0.1) this.#lanes.leave(this.#asker)',
      },
    ],
  },
  {
    name: 'a full line is a mistake of the service',
    changes: [
      {
        file: 'src/admission/admission.ts',
        line: `{ kind: 'too_many_requests', retryAfterSeconds },`,
        becomes: `{ kind: 'internal' },`,
      },
    ],
  },
]
