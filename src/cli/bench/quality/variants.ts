import { type RankInput, type Ranking, type RuleName, rankTrends, rules } from '../../../trends/index.ts'
import { UsageError } from '../../usage-error.ts'

/** An engine to measure: the product's, or the same without a rule. */
export interface Variant {
  readonly name: string
  /** The rule that it lacks; undefined: none. */
  readonly without?: RuleName
  rank(input: RankInput): Ranking
}

/** What the service ranks with: what the others are compared with, and what the gate judges. */
export const base: Variant = { name: 'base', rank: rankTrends }

const ruleNames = Object.keys(rules).filter(isRule)
const NONE = 'none'

/**
 * The whole engine, then the engine without each of the rules named, each of them measured on every case. All rules
 * where nothing is said; `none` for the whole engine alone. Throws a UsageError for what is no rule.
 */
export function variantsOf(names: readonly string[] = ruleNames): Variant[] {
  return [base, ...names.filter((name) => name !== NONE).map(withoutRule)]
}

function withoutRule(name: string): Variant {
  if (!isRule(name)) {
    throw new UsageError(
      `"${name}" is no rule of the engine. There are ${ruleNames.join(', ')}, and ${NONE}.`,
    )
  }
  const rulesOff = new Set([name])
  return { name: `without ${name}`, without: name, rank: (input) => rankTrends({ ...input, rulesOff }) }
}

function isRule(name: string): name is RuleName {
  return Object.hasOwn(rules, name)
}
