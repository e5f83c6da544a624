import { squeezedName } from '../lib/squeezed-name.ts'
import type { Workspace } from '../model/index.ts'
import { linkedNames } from './competitor-names.ts'
import type { VoiceIdentity } from './voice.ts'

/** A company, and what texts call it. */
export interface Company {
  readonly name: string
  /** Each once, whatever its case; `name` is the first. */
  readonly names: readonly string[]
}

export interface Companies {
  readonly own: Company
  readonly competitors: readonly Company[]
}

/** Nobody mentions a channel by its id. */
const CHANNEL_ID = /^UC[\w-]{10,30}$/

/** Letters of a site's name from which on an account that begins with it is taken for the same company's. */
const MIN_SITE_LETTERS = 3

/**
 * The companies that a workspace knows, in the order of its links.
 *
 * The own one goes by the product's name; by the name of its site or of an account of its own where that is how the
 * product's name begins or an entry of the word list (`https://shop.example/lamps` does not make "shop" its name); and by
 * mentions of its own accounts. A competitor goes by the name that its link shows; an account's link belongs to the
 * competitor with the site whose name its own begins with (`youtube.com/@sunbarlights` to `sunbar.example`). Accounts that
 * the identity has as competitors' are theirs by the same rule. No name stands for two companies: the first one has it.
 */
export function companiesOf(
  {
    productName,
    productUrl,
    competitorUrls,
    words,
  }: Pick<Workspace, 'productName' | 'productUrl' | 'competitorUrls' | 'words'>,
  { accounts }: Pick<VoiceIdentity, 'accounts'>,
): Companies {
  const known = Object.entries(accounts)
    .map(([key, voice]) => ({ ...accountOf(key), voice }))
    .filter(({ name }) => !CHANNEL_ID.test(name))
  const own = known.filter(({ voice }) => voice === 'company')
  const beginnings = new Set([...beginningsOf(productName), ...words.map(squeezedName)])
  const short = [...linkedNames([productUrl]), ...own]
    .map(({ name }) => name)
    .filter((name) => beginnings.has(squeezedName(name)))
  const taken = new Set<string>()
  const ownNames = untaken([productName, ...short, ...own.map(({ mention }) => mention)], taken)
  const groups = groupsOf(competitorUrls)
  for (const { name, mention, voice } of known) {
    const host = voice === 'competitor' ? hostOf(name, [...groups.keys()]) : undefined
    if (host !== undefined) groups.get(host)?.push(mention)
  }
  const competitors = [...groups.values()].flatMap((names) => {
    const left = untaken(names, taken)
    return left[0] === undefined ? [] : [{ name: left[0], names: left }]
  })
  return { own: { name: productName, names: ownNames }, competitors }
}

/** Names by the squeezed name of the competitor, its site's first, in the order of the links. */
function groupsOf(urls: readonly string[]): Map<string, string[]> {
  const linked = linkedNames(urls).filter(({ name }) => squeezedName(name) !== '')
  const sites = new Map<string, string>()
  for (const { name, isAccount } of linked)
    if (!isAccount && !sites.has(squeezedName(name))) sites.set(squeezedName(name), name)
  const groups = new Map<string, string[]>()
  for (const { name } of linked) {
    const key = hostOf(name, [...sites.keys()]) ?? squeezedName(name)
    const names = groups.get(key)
    if (names === undefined) groups.set(key, [sites.get(key) ?? name, name])
    else names.push(name)
  }
  return groups
}

/** The squeezed name among these that a name is, or begins with: the longest one. */
function hostOf(name: string, keys: readonly string[]): string | undefined {
  const own = squeezedName(name)
  if (keys.includes(own)) return own
  return keys
    .filter((key) => key.length >= MIN_SITE_LETTERS && own.startsWith(key))
    .sort((one, other) => other.length - one.length)[0]
}

/** The names, each once, without those of an earlier company and mentions of what is a name already. */
function untaken(names: readonly string[], taken: Set<string>): string[] {
  return names.filter((name) => {
    const key = squeezedName(name)
    if (key === '' || taken.has(key) || taken.has(key.replace(/^(?:@|u\/)/, ''))) return false
    taken.add(key)
    return true
  })
}

/** What a name of several words begins with, squeezed: "fernlight", "fernlightpro", "fernlightpro2". */
function beginningsOf(name: string): string[] {
  const words = name.split(/\s+/)
  return words.map((_, index) => squeezedName(words.slice(0, index + 1).join(' ')))
}

/** An account of the identity ("x fernlight"), and how posts mention it. */
function accountOf(key: string): { readonly name: string; readonly mention: string } {
  const [platform = '', ...rest] = key.split(' ')
  const name = rest.join(' ')
  return { name, mention: platform === 'reddit' ? `u/${name}` : `@${name}` }
}
