import { LRUCache } from 'lru-cache'
import type { Db } from '../../db/database.ts'
import { countingShared } from '../../db/request-deadline.ts'
import { listVoiceAccounts } from '../../db/voice-accounts.ts'
import { coalesceLookups } from '../lib/coalesce-lookups.ts'
import type { ListedAccount, Workspace } from '../model/index.ts'
import { voiceIdentity } from '../workspace/voice-identity.ts'
import { type RankingInputs, rankingInputs } from './inputs.ts'

/** Configurations whose inputs are remembered: some kilobytes each. */
const MAX_REMEMBERED = 1000

/**
 * What rankings of workspaces are made from now, worked out once for each configuration. Which accounts an administrator has
 * listed is read in one statement for all that ask at once, and not at all by who knows the state of the evidence: with
 * the list that changes too.
 */
export class ConfiguredInputs {
  readonly #listed: (workspaceId: string) => Promise<ListedAccount[]>
  readonly #youtubeCountsInScore: boolean
  readonly #remembered = new LRUCache<string, RankingInputs>({ max: MAX_REMEMBERED })

  constructor(db: Db, youtubeCountsInScore: boolean) {
    this.#listed = coalesceLookups((workspaceId) => listVoiceAccounts(db, workspaceId))
    this.#youtubeCountsInScore = youtubeCountsInScore
  }

  async of(workspace: Workspace, evidenceState?: string | undefined): Promise<RankingInputs> {
    if (evidenceState === undefined) return this.#make(workspace, await this.#read(workspace))
    const configuration = JSON.stringify([workspace, evidenceState])
    const known = this.#remembered.get(configuration)
    if (known !== undefined) return known
    const inputs = this.#make(workspace, await this.#read(workspace))
    this.#remembered.set(configuration, inputs)
    return inputs
  }

  #read({ id }: Workspace): Promise<ListedAccount[]> {
    return countingShared(() => this.#listed(id))
  }

  #make(workspace: Workspace, listed: readonly ListedAccount[]): RankingInputs {
    return rankingInputs(workspace, voiceIdentity(workspace, listed), this.#youtubeCountsInScore)
  }
}
