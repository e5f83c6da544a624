import { foldCharacter } from './fold.ts'
import { follow, type Step } from './template.ts'

/** How far a text may have come along the phrases of a list. */
export interface Node {
  /** Most have one node behind them or none: only those that have more take a map. Empty where there is none. */
  key: string
  first: Node | undefined
  others: Map<string, Node> | undefined
  slots: Map<string, Node> | undefined
  /** Whether a phrase ends here. */
  isEnd: boolean
}

const trees = new Map<string, Node>()

/**
 * The phrases of a list as a tree by their characters. It is made once, whatever the list is looked up with: the lexicon's lists are
 * some 400,000 characters, and each combination of languages looks for them in ten ways.
 */
export function treeOf(list: string): Node {
  const known = trees.get(list)
  if (known !== undefined) return known
  const root = createNode()
  for (const node of follow(list, root, behind)) node.isEnd = node !== root
  trees.set(list, root)
  return root
}

/** The node behind a character, where a phrase goes on with it. */
export function nextOf(node: Node, key: string): Node | undefined {
  return node.key === key ? node.first : node.others?.get(key)
}

function createNode(): Node {
  return { key: '', first: undefined, others: undefined, slots: undefined, isEnd: false }
}

/** The node behind a step, which is made where there is none. */
function behind(node: Node, step: Step): Node {
  if ('slot' in step) {
    node.slots ??= new Map()
    const next = node.slots.get(step.slot) ?? createNode()
    node.slots.set(step.slot, next)
    return next
  }
  const key = foldCharacter(step.character)
  if (key === '') return node
  const known = nextOf(node, key)
  if (known !== undefined) return known
  const next = createNode()
  if (node.first === undefined) {
    node.key = key
    node.first = next
  } else {
    node.others ??= new Map()
    node.others.set(key, next)
  }
  return next
}
