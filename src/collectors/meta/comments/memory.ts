import { DAY_MS } from '../../../lib/days.ts'
import type { CollectorDeps } from '../../http.ts'
import { toFilledText, toRecord, toRecords } from '../../json.ts'
import { accountOf } from '../../limits.ts'
import type { MetaSettings } from '../settings.ts'

const NO_EXPIRY = new Date(0)

/** One of our own Pages, whose lists of tags and reviews this token reads. */
export interface OwnPage {
  readonly id: string
  readonly handle: string
}

/** What scans of all processes with the same token have learned of comments. `what` names it within the token. */
export interface CommentMemory {
  /** Why Meta refused this within the last day; undefined: it did not. */
  refusal(what: string): Promise<string | undefined>
  noteRefusal(what: string, why: string): Promise<void>
  /** Whether a workspace has read this within the last day. */
  wasRead(workspaceId: string, what: string): Promise<boolean>
  noteRead(workspaceId: string, what: string): Promise<void>
  /** Whether Meta has shown this account as ours before. */
  isOwn(account: string): Promise<boolean>
  noteOwn(account: string): Promise<void>
  /** Whether comments of this account were shown before: then an empty list is one. */
  hasShown(account: string): Promise<boolean>
  noteShown(account: string): Promise<void>
  /** The id of an Instagram account, as business discovery gave it. */
  accountId(username: string): Promise<string | undefined>
  noteAccountId(username: string, id: string): Promise<void>
  /** The Pages whose list of this name was read. */
  ownPages(list: string): Promise<readonly OwnPage[]>
  noteOwnPage(list: string, page: OwnPage): Promise<void>
  taggedAccounts(): Promise<readonly string[]>
  noteTaggedAccount(id: string): Promise<void>
}

export function createCommentMemory(
  { accessToken }: Pick<MetaSettings, 'accessToken'>,
  { lookups, clock }: Pick<CollectorDeps, 'lookups' | 'clock'>,
): CommentMemory {
  const reader = accountOf(accessToken)
  const keyOf = (name: string) => `${reader} ${name}`
  const dayAgo = () => new Date(clock.now().getTime() - DAY_MS)
  const set = (kind: string, name: string, value: unknown) =>
    lookups.set(kind, keyOf(name), value, clock.now())
  const textIn = async (kind: string, name: string, field: string, notBefore: Date) =>
    toFilledText(toRecord(await lookups.get(kind, keyOf(name), notBefore))[field])

  const ownPages = async (list: string) => {
    const held = toRecord(await lookups.get('facebook own pages', keyOf(list), NO_EXPIRY))
    return toRecords(held['pages']).flatMap(({ id, handle }) =>
      typeof id === 'string' && typeof handle === 'string' ? [{ id, handle }] : [],
    )
  }
  const taggedAccounts = async () => {
    const { ids } = toRecord(await lookups.get('instagram tagged accounts', reader, NO_EXPIRY))
    return Array.isArray(ids) ? ids.map(String) : []
  }

  return {
    refusal: (what) => textIn('meta refusal', what, 'why', dayAgo()),
    noteRefusal: (what, why) => set('meta refusal', what, { why }),
    wasRead: async (workspaceId, what) =>
      (await lookups.get('meta read', keyOf(`${workspaceId} ${what}`), dayAgo())) !== undefined,
    noteRead: (workspaceId, what) => set('meta read', `${workspaceId} ${what}`, {}),
    isOwn: async (account) => (await lookups.get('meta own', keyOf(account), NO_EXPIRY)) !== undefined,
    noteOwn: (account) => set('meta own', account, {}),
    hasShown: async (account) =>
      (await lookups.get('meta comments shown', keyOf(account), NO_EXPIRY)) !== undefined,
    noteShown: (account) => set('meta comments shown', account, {}),
    accountId: (username) => textIn('instagram account', username, 'id', NO_EXPIRY),
    noteAccountId: (username, id) => set('instagram account', username, { id }),
    ownPages,
    async noteOwnPage(list, page) {
      const pages = [...(await ownPages(list)).filter(({ id }) => id !== page.id), page]
      await set('facebook own pages', list, { pages })
    },
    taggedAccounts,
    async noteTaggedAccount(id) {
      const ids = [...new Set([...(await taggedAccounts()), id])]
      await lookups.set('instagram tagged accounts', reader, { ids }, clock.now())
    },
  }
}
