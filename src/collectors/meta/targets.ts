import { readWordEntry } from '../../word-list/entry.ts'
import { toHashtag } from '../../word-list/search-forms.ts'
import { parseFacebookPage, parseInstagramName } from '../../workspace/handles/meta.ts'
import { urlsOn } from '../../workspace/urls.ts'
import type { PlanRequest } from '../collector.ts'

export interface TargetTag {
  readonly tag: string
  /** The words of the list that make this tag. */
  readonly words: readonly string[]
  /** Those of them that match regardless of case, so the tag alone is proof of a match. */
  readonly unambiguousWords: readonly string[]
}

/** The request targets of a workspace in the platforms' own terms, without duplicates. */
export interface MetaTargets {
  /** Vanity names or ids. */
  readonly pages: readonly string[]
  readonly accounts: readonly string[]
  readonly tags: readonly TargetTag[]
  /** Without the entries' options. */
  readonly words: readonly string[]
  readonly wordsWithoutTag: readonly string[]
  readonly unreadable: readonly { readonly platform: 'facebook' | 'instagram'; readonly text: string }[]
}

export function readMetaTargets(
  request: Pick<PlanRequest, 'words' | 'handles' | 'competitorUrls'>,
): MetaTargets {
  const facebook = readHandles(request, 'facebook', parseFacebookPage)
  const instagram = readHandles(request, 'instagram', parseInstagramName)
  return {
    pages: facebook.names,
    accounts: instagram.names,
    ...readTags(request.words),
    words: request.words.map((entry) => readWordEntry(entry).word),
    unreadable: [...facebook.unreadable, ...instagram.unreadable],
  }
}

function readHandles(
  { handles, competitorUrls }: Pick<PlanRequest, 'handles' | 'competitorUrls'>,
  platform: 'facebook' | 'instagram',
  parse: (text: string) => string | undefined,
): { readonly names: readonly string[]; readonly unreadable: MetaTargets['unreadable'] } {
  const urls = urlsOn(platform, competitorUrls).map((url) => url.href)
  const read = [...(handles[platform] ?? []), ...urls].map((text) => ({ text, name: parse(text) }))
  const names = read.flatMap(({ name }) => (name === undefined ? [] : [[name.toLowerCase(), name] as const]))
  return {
    names: [...new Map(names).values()],
    unreadable: read.flatMap(({ text, name }) => (name === undefined ? [{ platform, text }] : [])),
  }
}

/** The distinct tags, in the order of the words. */
function readTags(entries: readonly string[]): Pick<MetaTargets, 'tags' | 'wordsWithoutTag'> {
  const words = entries.map(readWordEntry).map((entry) => ({ ...entry, tag: toHashtag(entry.word) }))
  const byTag = new Map<string, TargetTag>()
  for (const { tag, word, exactCase } of words) {
    if (tag === undefined) continue
    const known = byTag.get(tag)
    // Tags have no case: whether one stands for `=US`, only the text can tell.
    const unambiguousWords = [...(known?.unambiguousWords ?? []), ...(exactCase ? [] : [word])]
    byTag.set(tag, { tag, words: [...(known?.words ?? []), word], unambiguousWords })
  }
  return {
    tags: [...byTag.values()],
    wordsWithoutTag: words.flatMap(({ tag, word }) => (tag === undefined ? [word] : [])),
  }
}
