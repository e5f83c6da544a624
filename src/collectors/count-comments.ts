import type { Post } from '../model/index.ts'
import type { CollectorSink } from './collector.ts'
import type { Candidate, PostGate } from './post-gate.ts'

/**
 * A gate that also counts what comes to it as comments: those that a platform gave, each once however many lists have it,
 * and those of them that were delivered and hold a word.
 */
export function countingComments(gate: PostGate, sink: Pick<CollectorSink, 'countComments'>): PostGate {
  const known = new Set<string>()

  function isNew(candidate: Candidate): boolean {
    // What a mapper has left out came as a comment as well, and has no id here.
    if ('rejected' in candidate) return true
    const { kind, id } = candidate.draft
    if (isPost(kind) || (id && known.has(id))) return false
    if (id) known.add(id)
    return true
  }

  return {
    async admit(candidates, rule) {
      const delivered = await gate.admit(candidates, rule)
      sink.countComments({
        received: candidates.filter(isNew).length,
        matched: delivered.filter(holdsWord).length,
      })
      return delivered
    },
  }
}

/** In itself or in its thread. */
function holdsWord({ kind, matchedTerms = [], threadMatched }: Post): boolean {
  return !isPost(kind) && (matchedTerms.length > 0 || threadMatched === true)
}

function isPost(kind: string | null | undefined): boolean {
  return (kind ?? 'post') === 'post'
}
