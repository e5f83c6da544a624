import { type RankInput, type Ranking, type RuleName, rankTrends, rules } from '../../../trends/index.ts'
import { UsageError } from '../../usage-error.ts'

/** An engine to measure: the product's, or the same without a rule. */
export interface Variant {
  readonly name: string
  /** The rule that it lacks; undefined: none. */
  readonly without?: RuleName
  /** The order in which it groups texts; 0 is the product's. */
  readonly order: number
  rank(input: RankInput): Ranking
}

/** What the service ranks with: what the others are compared with, and what the gate judges. */
export const base: Variant = { name: 'base', order: 0, rank: rankTrends }

const ruleNames = Object.keys(rules).filter(isRule)
const NONE = 'none'

/**
 * The whole engine, then the engine without each of the rules named, each of them measured on every case. All rules
 * where nothing is said; `none` for the whole engine alone. With several `orders` each of these as many times, once with
 * every order. Throws a UsageError for what is no rule.
 */
export function variantsOf(names: readonly string[] = ruleNames, orders = 1): Variant[] {
  const variants = [base, ...names.filter((name) => name !== NONE).map(withoutRule)]
  return Array.from({ length: orders }, (_, order) =>
    variants.map((variant) => inOrder(variant, order)),
  ).flat()
}

function inOrder(variant: Variant, order: number): Variant {
  if (order === 0) return variant
  return { ...variant, order, rank: (input) => variant.rank({ ...input, visitOrder: order }) }
}

function withoutRule(name: string): Variant {
  if (!isRule(name)) {
    throw new UsageError(
      `"${name}" is no rule of the engine. There are ${ruleNames.join(', ')}, and ${NONE}.`,
    )
  }
  const rulesOff = new Set([name])
  return {
    name: `without ${name}`,
    without: name,
    order: 0,
    rank: (input) => rankTrends({ ...input, rulesOff }),
  }
}

function isRule(name: string): name is RuleName {
  return Object.hasOwn(rules, name)
}
