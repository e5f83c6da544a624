import type { Voice } from '../../model/index.ts'
import type { RankPost } from '../types.ts'

/** Voices whose posts are no mentions. */
export type CompanyVoice = 'company' | 'competitor'

/** Who speaks in a post: as the caller says, else a customer where the author is known. */
export function voiceOf({ voice, authorHandle }: Pick<RankPost, 'voice' | 'authorHandle'>): Voice {
  return voice ?? (authorHandle === undefined ? 'unknown' : 'customer')
}

const companyVoices = {
  customer: undefined,
  unknown: undefined,
  company: 'company',
  competitor: 'competitor',
} as const satisfies Record<Voice, CompanyVoice | undefined>

/** The company that speaks in a post; undefined where a customer does, or nobody knows who. */
export function companyVoiceOf(post: Pick<RankPost, 'voice' | 'authorHandle'>): CompanyVoice | undefined {
  return companyVoices[voiceOf(post)]
}
