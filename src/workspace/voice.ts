import { plainHandle } from '../lib/plain-handle.ts'
import { type AccountVoice, isUnder, type Platform, type Post, type Voice } from '../model/index.ts'

/** Whose accounts and sites are known. Plain data with sorted keys, so that equal identities are equal as JSON. */
export interface VoiceIdentity {
  /** Voices by `accountKey`. */
  readonly accounts: Readonly<Record<string, AccountVoice>>
  /** Voices by the host of a site, without `www.`; hosts below it belong to it. */
  readonly sites: Readonly<Record<string, 'company' | 'competitor'>>
}

/** What a voice is told by. */
export type VoicedPost = Pick<Post, 'platform' | 'authorHandle' | 'url' | 'kind' | 'threadOwner'>

/** Channel ids of YouTube are the one kind of account names in which case counts. */
const CHANNEL_ID = /^UC[\w-]{10,30}$/
const ASCII = /^\p{ASCII}*$/u

/**
 * An account as it is compared: of one platform, without `@` or `u/`, in lower case. Letters that are not
 * ASCII stay what they are, although the lower case of the Kelvin sign is `k`.
 */
export function accountKey(platform: Platform, handle: string): string {
  const given = handle.trim()
  if (platform === 'youtube' && CHANNEL_ID.test(given)) return `${platform} ${given}`
  const name = plainHandle(given)
  return `${platform} ${ASCII.test(name) && !ASCII.test(given) ? given : name}`
}

/**
 * Who speaks in a post. The first of these that knows decides:
 * 1. its author's account, exactly and on its own platform: `fernlight_fan` is not `fernlight`;
 * 2. the platform's mark that the author owns the thread or channel (`threadOwner`), where that is a company's: the
 *    submitter of a customer's thread is a customer;
 * 3. for what is no comment, reply, mention, quote or review: the site of a company that its link leads to.
 * Otherwise its author is a customer, and without one the voice is unknown.
 */
export function voiceOf(post: VoicedPost, identity: VoiceIdentity): Voice {
  const { platform, authorHandle = '', threadOwner } = post
  const known = voiceOfAccount(platform, authorHandle, identity)
  if (known !== undefined) return known
  const owner = threadOwner === undefined ? undefined : voiceOfAccount(platform, threadOwner, identity)
  if (owner !== undefined && owner !== 'customer') return owner
  return voiceOfSite(post, identity) ?? (authorHandle.trim() === '' ? 'unknown' : 'customer')
}

function voiceOfAccount(
  platform: Platform,
  handle: string,
  { accounts }: VoiceIdentity,
): AccountVoice | undefined {
  const key = accountKey(platform, handle)
  return Object.hasOwn(accounts, key) ? accounts[key] : undefined
}

/** A site below another one counts as itself: the longest host decides. */
function voiceOfSite({ url, kind }: VoicedPost, { sites }: VoiceIdentity): Voice | undefined {
  if (kind !== undefined && kind !== 'post') return undefined
  // Most links name no site at all, and to parse each would take longer than all else here.
  const written = url.toLowerCase()
  const named = Object.keys(sites).filter((each) => written.includes(each))
  if (named.length === 0 || !URL.canParse(url)) return undefined
  const host = new URL(url).hostname
  const [site] = named.filter((each) => isUnder(host, [each])).sort((one, other) => other.length - one.length)
  return site === undefined ? undefined : sites[site]
}
