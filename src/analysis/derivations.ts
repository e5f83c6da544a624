import type { Db } from '../../db/database.ts'
import { countUnderivedPosts } from '../../db/derivations.ts'
import { derivationKeyOf } from '../posts/derived-fields.ts'
import type { VoiceIdentity } from '../workspace/voice.ts'
import type { Waiting } from './rankings.ts'
import { SharedWork } from './shared-work.ts'
import type { RankingWorker } from './worker.ts'

/** Posts that one job derives at most, some seconds' work: rankings of other workspaces need not wait for all of them. */
const MAX_DERIVED_PER_JOB = 20_000

/** Keeps what posts are filtered by, voice and intents, in step with the configuration. */
export class Derivations {
  readonly #db: Db
  readonly #worker: RankingWorker
  /** Keeps no results: they are in the database. */
  readonly #coalesced = new SharedWork<number>(0)

  constructor(db: Db, worker: RankingWorker) {
    this.#db = db
    this.#worker = worker
  }

  /**
   * Resolves with the key that all posts stored before the call are derived by, after it has derived those that were
   * not: after a scan, an import, a change of the configuration or of the rules. Throws `unavailable` when that takes
   * too long; what was done by then is kept.
   */
  async bringUpToDate(
    workspaceId: string,
    identity: VoiceIdentity,
    { signal, stepAside = (wait) => wait() }: Waiting = {},
  ): Promise<string> {
    const key = derivationKeyOf(identity)
    let left = await countUnderivedPosts(this.#db, workspaceId, key)
    while (left > 0) {
      const limit = Math.min(left, MAX_DERIVED_PER_JOB)
      const derived = await stepAside(() =>
        this.#coalesced.get(
          `${workspaceId} ${key}`,
          (abandoned) => this.#worker.run('derive', { workspaceId, identity, limit }, { signal: abandoned }),
          signal,
        ),
      )
      // Nothing left, or other writers are at these very posts.
      if (derived === 0) break
      left -= derived
    }
    return key
  }
}
