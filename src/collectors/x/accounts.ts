import { parseXHandle } from '../../workspace/handles/x.ts'
import { urlsOn } from '../../workspace/urls.ts'
import { accountKey } from '../../workspace/voice.ts'
import { voiceIdentity } from '../../workspace/voice-identity.ts'
import type { PlanRequest } from '../collector.ts'

/** The accounts that a workspace names on X, each once, in lower case. */
export interface XAccounts {
  /** The company's: handles that are no competitor's. */
  readonly own: readonly string[]
  readonly competitors: readonly string[]
}

/**
 * Handles also say which competitors' posts are read; those are told apart as voices are. `listed` are accounts that an
 * administrator has listed as the company's.
 */
export function accountsOf(
  { handles, competitorUrls }: Pick<PlanRequest, 'handles' | 'competitorUrls'>,
  listed: readonly string[],
): XAccounts {
  const { accounts } = voiceIdentity(
    { handles, productUrl: '', competitorUrls: [...competitorUrls] },
    listed.map((account) => ({ platform: 'x', account, voice: 'company' })),
  )
  const links = urlsOn('x', competitorUrls).map(({ href }) => href)
  const named = [...(handles.x ?? []), ...listed, ...links]
  const names = new Set(named.flatMap((text) => parseXHandle(text)?.toLowerCase() ?? []))
  const isCompetitor = (name: string) => accounts[accountKey('x', name)] === 'competitor'
  return {
    own: [...names].filter((name) => !isCompetitor(name)),
    competitors: [...names].filter(isCompetitor),
  }
}
