import { LRUCache } from 'lru-cache'
import type { Db } from '../../db/database.ts'
import { loadIdentity } from '../derivation/identity.ts'
import type { Workspace } from '../model/index.ts'
import { type RankingInputs, rankingInputs } from './inputs.ts'

/** Configurations whose inputs are remembered: some kilobytes each. */
const MAX_REMEMBERED = 1000

/** What rankings of workspaces are made from now, worked out once for each configuration of a state of the evidence. */
export class ConfiguredInputs {
  readonly #db: Db
  readonly #youtubeCountsInScore: boolean
  readonly #remembered = new LRUCache<string, RankingInputs>({ max: MAX_REMEMBERED })

  constructor(db: Db, youtubeCountsInScore: boolean) {
    this.#db = db
    this.#youtubeCountsInScore = youtubeCountsInScore
  }

  /**
   * The accounts that an administrator has listed are read, but by who knows the state of the evidence: with the list that
   * changes too.
   */
  async of(workspace: Workspace, evidenceState?: string | undefined): Promise<RankingInputs> {
    if (evidenceState === undefined) return await this.#make(workspace)
    const configuration = JSON.stringify([workspace, evidenceState])
    const known = this.#remembered.get(configuration)
    if (known !== undefined) return known
    const inputs = await this.#make(workspace)
    this.#remembered.set(configuration, inputs)
    return inputs
  }

  async #make(workspace: Workspace): Promise<RankingInputs> {
    return rankingInputs(workspace, await loadIdentity(this.#db, workspace), this.#youtubeCountsInScore)
  }
}
