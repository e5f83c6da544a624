import type { Intent } from '../../../model/index.ts'
import type { Case, Kind, PlantedStream, Workspace } from '../quality/cases.ts'
import { findCases } from '../quality/folder/find-cases.ts'
import type { IntentSet } from './sets.ts'

/** The intents that a label of one kind tells of; a post has one kind only, so precision comes out too low. */
const intentsOfKind = {
  problem: ['problem'],
  question: ['question'],
  request: ['wish'],
  praise: ['praise'],
  comparison: ['comparison'],
  other: [],
} as const satisfies Record<Kind, readonly Intent[]>

/**
 * The posts of a folder's workspaces, each judged, and of its streams whose topics are judged: there a post has the kind
 * of its topic, which is noisy. Throws UsageError where the folder cannot be read or holds nothing.
 */
export async function readSets(folder: string): Promise<IntentSet[]> {
  const sets: IntentSet[] = []
  for (const source of await findCases(folder)) {
    if (source.part === 'set' || source.isSample) continue
    const set = toSet(await source.read())
    if (set.texts.length > 0) sets.push(set)
  }
  return sets
}

function toSet(read: Case): IntentSet {
  const kindOf =
    read.part === 'workspace'
      ? workspaceKinds(read)
      : read.part === 'stream'
        ? streamKinds(read)
        : () => undefined
  const texts = read.posts.flatMap((post) => {
    const kind = kindOf(post.id)
    return kind === undefined ? [] : [{ text: post.text, intents: intentsOfKind[kind] }]
  })
  const judged = [...new Set(texts.flatMap(({ intents }): readonly Intent[] => intents))]
  return { name: read.name, language: '', texts, judged }
}

type KindOf = (id: string) => Kind | undefined

function workspaceKinds({ postKinds }: Workspace): KindOf {
  return (id) => postKinds.get(id)
}

function streamKinds({ labels, topicKinds }: PlantedStream): KindOf {
  return (id) => {
    const label = labels.get(id)
    return label === undefined || label.isSpam || label.topic === null
      ? undefined
      : topicKinds.get(label.topic)
  }
}
