import type { Derivations } from '../../db/analysis-posts.ts'
import type { Db } from '../../db/database.ts'
import { listVoiceAccounts } from '../../db/voice-accounts.ts'
import type { Workspace } from '../model/index.ts'
import { derivationKeyOf } from '../posts/derived-fields.ts'
import { type VoiceIdentity, voiceOf } from '../workspace/voice.ts'
import { voiceIdentity } from '../workspace/voice-identity.ts'

/** Whose accounts and sites a workspace knows now: by its configuration and by what its administrator has listed. */
export async function loadIdentity(
  db: Db,
  workspace: Pick<Workspace, 'id' | 'handles' | 'productUrl' | 'competitorUrls'>,
): Promise<VoiceIdentity> {
  return voiceIdentity(workspace, await listVoiceAccounts(db, workspace.id))
}

/** Tells what is derived of posts as the ranking does. */
export function derivationsBy(identity: VoiceIdentity): Derivations {
  return { tellVoice: (post) => voiceOf(post, identity), key: derivationKeyOf(identity) }
}
