import { createHash } from 'node:crypto'
import type { Workspace } from '../model/index.ts'
import { derivationKeyOf } from '../posts/derived-fields.ts'
import { METHOD_VERSION } from '../trends/facts.ts'
import type { VoiceIdentity } from '../workspace/voice.ts'

/** What a ranking is made from besides the evidence and the moment. */
export interface RankingInputs {
  /** Whether YouTube's counts may enter scores and engagement. */
  readonly youtubeCountsInScore: boolean
  readonly competitorUrls: readonly string[]
  readonly words: readonly string[]
  /** Whose posts count as customers'. */
  readonly identity: VoiceIdentity
}

export function rankingInputs(
  { competitorUrls, words }: Pick<Workspace, 'competitorUrls' | 'words'>,
  identity: VoiceIdentity,
  youtubeCountsInScore: boolean,
): RankingInputs {
  return { youtubeCountsInScore, competitorUrls, words, identity }
}

/**
 * The SHA-256, in hex, of the inputs and the method's version as canonical JSON: fields in this order, lists
 * sorted and without repetitions. A stored ranking with another key is not shown, not even as the last one:
 * it may hold what the operator has since forbidden. Kept rankings are shown as of their moment, see Rankings.asOf. The evidence's version is not part of it: a ranking of
 * older evidence is still true of its moment.
 */
export function inputsKeyOf(inputs: RankingInputs): string {
  const known = keys.get(inputs)
  if (known !== undefined) return known
  const key = makeKey(inputs)
  keys.set(inputs, key)
  return key
}

const keys = new WeakMap<RankingInputs, string>()

function makeKey({ youtubeCountsInScore, competitorUrls, words, identity }: RankingInputs): string {
  const canonical = {
    methodVersion: METHOD_VERSION,
    youtubeCountsInScore,
    competitorUrls: [...new Set(competitorUrls)].sort(),
    words: [...new Set(words)].sort(),
    derivedBy: derivationKeyOf(identity),
  }
  return createHash('sha256').update(JSON.stringify(canonical)).digest('hex')
}
