import { accountKey } from '../../../workspace/voice.ts'
import { voiceIdentity } from '../../../workspace/voice-identity.ts'
import type { PlanRequest } from '../../collector.ts'

/** Those of these accounts that the workspace's settings take for the company's own, by the rules of voices. */
export function companyAccounts(
  platform: 'facebook' | 'instagram',
  names: readonly string[],
  { handles, competitorUrls }: Pick<PlanRequest, 'handles' | 'competitorUrls'>,
): readonly string[] {
  const { accounts } = voiceIdentity({ handles, competitorUrls: [...competitorUrls], productUrl: '' }, [])
  return names.filter((name) => accounts[accountKey(platform, name)] === 'company')
}
