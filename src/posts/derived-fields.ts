import { createHash } from 'node:crypto'
import { intentsOf, languagePatterns } from '../intents/index.ts'
import type { Post } from '../model/index.ts'
import { displayText } from '../text/display-text.ts'
import { rememberByText } from '../text/memoize.ts'
import { type VoicedPost, type VoiceIdentity, voiceOf } from '../workspace/voice.ts'

/**
 * Raised with every change of the rules for voices, of how patterns for intents are read, or of what is shown of a post
 * and said against it (`isShownAsStored`): what is stored of earlier
 * rules is then derived again. The patterns speak for themselves.
 */
const RULES_VERSION = 2
const rulesKey = sha256(JSON.stringify([RULES_VERSION, languagePatterns]))

/** What a post's voice and intents are derived from. */
export type DerivedFrom = VoicedPost & Pick<Post, 'text'>

/** Of the text as it is shown: hidden characters must not hide what it says. */
const intentsOfText = rememberByText((text) => intentsOf(displayText(text)))

/** What is derived of a post, whenever it is shown, and stored only to filter by. */
export function derivedFieldsOf(
  post: DerivedFrom,
  identity: VoiceIdentity,
): Required<Pick<Post, 'voice' | 'intents'>> {
  return { voice: voiceOf(post, identity), intents: [...intentsOfText(post.text)] }
}

/** A stored post with its derived fields. */
export function withDerivedFields(post: Post, identity: VoiceIdentity): Post {
  return { ...post, ...derivedFieldsOf(post, identity) }
}

/** Names the rules and the identity that fields were derived by: 16 hexadecimal digits of a SHA-256. */
export function derivationKeyOf({ accounts, sites }: VoiceIdentity): string {
  return sha256(JSON.stringify([rulesKey, accounts, sites])).slice(0, 16)
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}
