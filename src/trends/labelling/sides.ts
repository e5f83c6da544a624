import { parameters, valuesOf } from '../parameters/index.ts'
import type { Candidate } from './candidates.ts'
import type { Lexeme } from './lexemes.ts'
import { isShouted, surfaceOf } from './surface.ts'
import type { TopicTexts } from './topic-texts.ts'
import { wordingOf } from './wording.ts'

const { minSideShare, minSideLift, maxSideLexemes, maxSideWords } = valuesOf(parameters.sides)

/** So many sides name an issue: one is the name of a part of it, and of more nobody remembers the first. */
const SIDES = 2

/**
 * The name of a broad issue by the two things that its authors say most with its word, `head`: "gate agent, waiting at the
 * gate". None where they say no two that other topics do not say as well.
 */
export function sidesOf(
  head: Lexeme,
  candidates: readonly Candidate[],
  lexemes: readonly Lexeme[],
  topic: TopicTexts,
): string[] {
  const said = new Set<Lexeme>([head])
  const sides: string[] = []
  for (const candidate of candidates) {
    const others = candidate.lexemes.filter((lexeme) => lexeme !== head)
    if (candidate.lexemes.length > maxSideLexemes || candidate.share < minSideShare) continue
    if (others.length === 0 || !others.every(tells) || others.some((lexeme) => said.has(lexeme))) continue
    const words = wordingOf(candidate, lexemes, topic)
    if (words.length === 0 || words.length > maxSideWords) continue
    const side = surfaceOf(words, topic.lines)
    if (isShouted(side)) continue
    sides.push(side)
    for (const lexeme of others) said.add(lexeme)
    if (sides.length === SIDES) return [sides.join(', ')]
  }
  return []
}

/** Whether other topics hold the word so much less. */
function tells({ share, value, isSought }: Lexeme): boolean {
  return !isSought && value >= Math.log(minSideLift) * share
}
