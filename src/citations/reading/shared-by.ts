import { findIntents } from '../lexicon/index.ts'
import type { Attribute } from '../parse/attributes.ts'
import { bare, overlap, type Span } from '../parse/spans.ts'
import type { Quantified } from './quantified.ts'
import type { SentenceWords } from './words.ts'

/** The one intent, the platforms or the one author that the posts are said to share. */
export function sharedIn(
  told: readonly Attribute[],
  rest: string,
  { languages }: SentenceWords,
  isOnly: boolean,
): { readonly of: Quantified['of']; readonly covers: readonly Span[] } | undefined {
  const platforms = told.flatMap((each) => (each.kind === 'platform' ? [each] : []))
  const [only, another] = told
  if (only?.kind === 'author' && another === undefined && findIntents(rest, languages).length === 0)
    return { of: { author: only.handle }, covers: [bare(only)] }
  if (told.some(({ kind }) => kind !== 'platform' && kind !== 'text_kind')) return undefined
  const intents = findIntents(rest, languages).filter(
    (each) => !platforms.some((platform) => overlap(each, platform)),
  )
  const [intent] = intents
  // "Only Reddit has posts" and "no post mentions Reddit" have no word that places it.
  if (platforms.some((each) => !isPlaced(each, rest)) && !isOnly) return undefined
  if (platforms.length > 0)
    return intent === undefined
      ? {
          of: { platforms: [...new Set(platforms.map(({ platform }) => platform))] },
          covers: platforms.map(bare),
        }
      : undefined
  if (intent === undefined || intents.some(({ value }) => value.intent !== intent.value.intent))
    return undefined
  return { of: { intent: intent.value.intent }, covers: intents.map(bare) }
}

/** Whether something is said to be on a platform, and not to mention or to be it. */
export function isPlaced(place: Attribute, rest: string): boolean {
  if (place.kind === 'platform' && !place.isName) return true
  return (
    PLACING.test(rest.slice(Math.max(0, place.start - 20), place.start)) ||
    /^(?:上?[でにのか]|のみ|だけ|しか)/u.test(rest.slice(place.end, place.end + 3))
  )
}

const PLACING =
  /(?:^|[^\p{L}])(?:(?:on|at|from|in|via|auf|bei|von|aus|en|desde|sur|chez)\s(?:the\s)?|(?:vien|proced|provien|proven)\p{L}{1,5}\sd(?:e\s|['’]))$/iu
