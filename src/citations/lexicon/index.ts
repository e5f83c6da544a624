import type { Platform } from '../../model/index.ts'
import type { Span } from '../parse/spans.ts'

export type Direction = 'rising' | 'falling' | 'steady' | 'new' | 'gone'

export type FoundPlatform = Span & { readonly platform: Platform }
export type FoundAuthor = Span & { readonly handle: string }
export type FoundDays = Span & { readonly from: string; readonly to: string }
export type FoundNumber = Span & { readonly value: number; readonly isApproximate?: boolean }
export type FoundRank = Span & { readonly rank: number }
export type FoundDirection = Span & { readonly direction: Direction; readonly factor?: number }

export function findPlatforms(text: string): readonly FoundPlatform[] {
  return [
    ...[...text.matchAll(/\b(?:Redditor|on Reddit|Reddit)\b/g)].map((match) => ({
      ...spanOf(match),
      platform: 'reddit' as const,
    })),
    ...[...text.matchAll(/\b(?:on )?YouTube\b/g)].map((match) => ({
      ...spanOf(match),
      platform: 'youtube' as const,
    })),
  ]
}
export function findAuthors(text: string): readonly FoundAuthor[] {
  return [...text.matchAll(/(?<!\w)(?:u\/|@)([\w-]+)/g)].map((match) => ({
    ...spanOf(match),
    handle: match[1] ?? '',
  }))
}
export function findDates(_text: string, _context: { readonly now: Date }): readonly FoundDays[] {
  return []
}
export function findNumbers(_text: string): readonly FoundNumber[] {
  return []
}
export function findRanks(text: string): readonly FoundRank[] {
  return [...text.matchAll(/\b(?:the most talked about|first|second|third)\b/g)].map((match) => ({
    ...spanOf(match),
    rank: match[0] === 'second' ? 2 : match[0] === 'third' ? 3 : 1,
  }))
}
export function findDirections(text: string): readonly FoundDirection[] {
  return [...text.matchAll(/\b(?:is exploding|has faded|doubled)\b/g)].map((match) => ({
    ...spanOf(match),
    direction: match[0] === 'has faded' ? ('falling' as const) : ('rising' as const),
    ...(match[0] === 'doubled' ? { factor: 2 } : {}),
  }))
}
export function claimsNothing(text: string): readonly Span[] {
  return [
    ...text.matchAll(
      /(?<![\p{L}\p{M}\p{N}])(?:a|an|the|on|in|by|of|and|with|it|they|has|have|is|was|one|user|post|says?|said|writes?|wrote|posted|topic|trend|der|die|das|hat|und|von|mit)(?![\p{L}\p{M}\p{N}])/giu,
    ),
  ].map(spanOf)
}

function spanOf(match: RegExpMatchArray): Span {
  const start = match.index ?? 0
  return { start, end: start + match[0].length }
}
