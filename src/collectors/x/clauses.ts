import { readWordEntry } from '../../word-list/entry.ts'
import { quotedPhrase } from '../../word-list/search-forms.ts'
import { parseXHandle } from '../../workspace/handles/x.ts'
import { urlsOn } from '../../workspace/urls.ts'
import type { CollectRequest } from '../collector.ts'
import { competitorSites } from '../competitor-urls.ts'
import type { Clause } from '../packing.ts'

/** Something that the workspace names but that cannot be expressed in a query. */
export interface Unaskable {
  readonly code: 'unreadable_handle' | 'word_without_letters'
  readonly what: string
  readonly why: string
}

export interface XClauses {
  readonly accounts: readonly Clause[]
  /** X finds more than is wanted for these, so a post must also pass this service's own word match. */
  readonly looseWords: readonly Clause[]
  readonly topics: readonly Clause[]
  readonly unaskable: readonly Unaskable[]
}

/** The workspace's accounts as `from:`, its words as phrases and competitors' sites as `url:`. */
export function clausesOf(
  { words, handles, competitorUrls }: Pick<CollectRequest, 'words' | 'handles' | 'competitorUrls'>,
  fits: (clause: string) => boolean,
): XClauses {
  const unaskable: Unaskable[] = []
  const accounts = [...(handles.x ?? []), ...urlsOn('x', competitorUrls).map((url) => url.href)].flatMap(
    (text): Clause[] => {
      const name = parseXHandle(text)
      if (name !== undefined) return [{ text: `from:${name}`, label: `@${name}`, kind: 'account' }]
      unaskable.push({ code: 'unreadable_handle', what: text, why: `"${text}" names no X account.` })
      return []
    },
  )
  const read = words.flatMap((entry): WordClause[] => {
    const clause = toWordClause(entry, fits)
    if (clause !== undefined) return [clause]
    const why = `"${entry}" has no letter or digit that X could search for.`
    unaskable.push({ code: 'word_without_letters', what: entry, why })
    return []
  })
  const sites = competitorSites(competitorUrls).map(
    (site): Clause => ({ text: `url:"${site}"`, label: site, kind: 'site' }),
  )
  return {
    accounts,
    looseWords: read.filter(({ isLoose }) => isLoose),
    topics: [...read.filter(({ isLoose }) => !isLoose), ...sites],
    unaskable,
  }
}

interface WordClause extends Clause {
  readonly isLoose: boolean
}

/**
 * An entry as a phrase, followed by as many of its exclusions as fit, negated, because every post that X
 * returns is billed. Other exclusions and case, which X ignores, are left to this service's own word match.
 * The parentheses keep the clause together whatever it is joined with.
 */
function toWordClause(entry: string, fits: (clause: string) => boolean): WordClause | undefined {
  const { word, exactCase, excluded } = readWordEntry(entry)
  const phrase = quotedPhrase(word)
  if (phrase === undefined) return undefined
  const label = exactCase ? `=${phrase}` : phrase
  const negated = excluded.flatMap((text) => quotedPhrase(text) ?? []).map((text) => ` -"${text}"`)
  const kind = 'words'
  for (let kept = negated.length; kept > 0; kept--) {
    const text = `("${phrase}"${negated.slice(0, kept).join('')})`
    if (fits(text)) return { text, label, kind, isLoose: exactCase || kept < excluded.length }
  }
  return { text: `"${phrase}"`, label, kind, isLoose: exactCase || excluded.length > 0 }
}
