import {
  type AccountVoice,
  type Handles,
  type ListedAccount,
  type Platform,
  platforms,
  type Workspace,
} from '../model/index.ts'
import { competitorNames } from './competitor-names.ts'
import { parseFacebookPage, parseInstagramName } from './handles/meta.ts'
import { parseRedditHandle } from './handles/reddit.ts'
import { parseXHandle } from './handles/x.ts'
import { parseChannelUrl } from './handles/youtube.ts'
import { sitesOf, urlsOn } from './urls.ts'
import { accountKey, type VoiceIdentity } from './voice.ts'

/** The part of a workspace that tells whose its accounts are. */
export type VoiceConfiguration = Pick<Workspace, 'handles' | 'productUrl' | 'competitorUrls'>

/** The account that a handle or link names; undefined for what is nobody's account, such as a subreddit. */
const readers: Readonly<Record<Platform, (text: string) => string | undefined>> = {
  reddit: (text) => {
    const handle = parseRedditHandle(text)
    return handle?.kind === 'user' ? handle.name : undefined
  },
  facebook: parseFacebookPage,
  instagram: parseInstagramName,
  x: parseXHandle,
  youtube: (text) => {
    const channel = URL.canParse(text) ? parseChannelUrl(new URL(text)) : undefined
    return channel?.by === 'video' ? undefined : channel?.value
  },
}

/**
 * Whose accounts and sites a workspace knows. What comes later in this list overrides what comes before:
 * 1. the workspace's handles are the company's, never a subreddit;
 * 2. but one that is a competitor's name, or begins with it as a whole word (`sunbar_lights`), is that competitor's:
 *    handles also say which competitors' pages are read;
 * 3. the product's link: its site, or the account that it leads to;
 * 4. the competitors' links: their sites, and the accounts that they lead to;
 * 5. the accounts that an administrator has listed.
 */
export function voiceIdentity(
  { handles, productUrl, competitorUrls }: VoiceConfiguration,
  listed: readonly ListedAccount[],
): VoiceIdentity {
  const names = competitorNames(competitorUrls).map((name) => name.toLowerCase())
  const accounts = new Map<string, AccountVoice>()
  for (const { platform, account } of configuredAccounts(handles)) {
    const isCompetitor = names.some((name) => beginsWithName(account.toLowerCase(), name))
    accounts.set(accountKey(platform, account), isCompetitor ? 'competitor' : 'company')
  }
  for (const key of accountsIn([productUrl])) accounts.set(key, 'company')
  for (const key of accountsIn(competitorUrls)) accounts.set(key, 'competitor')
  for (const { platform, account, voice } of listed) accounts.set(accountKey(platform, account), voice)
  const sites = new Map<string, 'company' | 'competitor'>()
  for (const site of sitesOf([productUrl])) sites.set(site, 'company')
  for (const site of sitesOf(competitorUrls)) sites.set(site, 'competitor')
  return { accounts: sortedRecord(accounts), sites: sortedRecord(sites) }
}

/**
 * An account as a list keeps it: what a link leads to, or the handle, channel id or name that its posts show, as it is
 * compared. undefined for what is no one account.
 */
export function accountNamed(platform: Platform, text: string): string | undefined {
  const isLink = /^https?:\/\//i.test(text.trim())
  const isSubreddit = platform === 'reddit' && /^\/?r\//i.test(text.trim())
  const name = isLink ? linkedAccount(platform, text.trim()) : isSubreddit ? undefined : text
  const plain = name === undefined ? '' : accountKey(platform, name).slice(platform.length + 1)
  return plain === '' ? undefined : plain
}

function linkedAccount(platform: Platform, link: string): string | undefined {
  return urlsOn(platform, [link]).map(({ href }) => readers[platform](href))[0]
}

function configuredAccounts(handles: Handles): { readonly platform: Platform; readonly account: string }[] {
  const byPlatform: Readonly<Partial<Record<Platform, readonly string[]>>> = handles
  return platforms.flatMap((platform) =>
    (byPlatform[platform] ?? []).flatMap((text) => {
      const account = readers[platform](text)
      return account === undefined ? [] : [{ platform, account }]
    }),
  )
}

function accountsIn(urls: readonly string[]): string[] {
  return platforms.flatMap((platform) =>
    urls.flatMap((url) => {
      const account = linkedAccount(platform, url)
      return account === undefined ? [] : [accountKey(platform, account)]
    }),
  )
}

function beginsWithName(account: string, name: string): boolean {
  return account.startsWith(name) && !/^[\p{L}\p{N}]/u.test(account.slice(name.length))
}

function sortedRecord<Value>(map: ReadonlyMap<string, Value>): Record<string, Value> {
  return Object.fromEntries([...map].sort(([one], [other]) => (one < other ? -1 : 1)))
}
