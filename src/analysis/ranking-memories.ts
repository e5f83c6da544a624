import type { VoiceIdentity } from '../workspace/voice.ts'
import { WorkspaceMemory } from './workspace-memory.ts'

/** What nobody ranked for so long is forgotten: agents ask again within minutes or on another day. */
const IDLE_MS = 600_000
/** Posts kept of all workspaces together; see docs/performance.md for what one takes. */
export const MAX_KEPT_POSTS = 120_000

interface Kept {
  readonly memory: WorkspaceMemory
  readonly identity: string
  usedMs: number
}

/**
 * What the ranking thread keeps of workspaces, each apart from all others, at most `maxPosts` posts in all: the workspace that
 * was ranked last stays longest. One with more than that is read as a whole each time.
 */
export class RankingMemories {
  readonly #kept = new Map<string, Kept>()
  readonly #maxPosts: number

  constructor(maxPosts = MAX_KEPT_POSTS) {
    this.#maxPosts = maxPosts
  }

  /** How many posts are kept. */
  get size(): number {
    let posts = 0
    for (const { memory } of this.#kept.values()) posts += memory.size
    return posts
  }

  /** The memory of a workspace: a new one where its voices are told by another identity than before. */
  of(workspaceId: string, identity: VoiceIdentity, nowMs: number): WorkspaceMemory {
    const known = this.#kept.get(workspaceId)
    const told = JSON.stringify(identity)
    const kept =
      known?.identity === told
        ? known
        : { memory: new WorkspaceMemory(workspaceId, identity), identity: told, usedMs: nowMs }
    kept.usedMs = nowMs
    // The last in the map is the one that was used last.
    this.#kept.delete(workspaceId)
    this.#kept.set(workspaceId, kept)
    return kept.memory
  }

  /** Forgets what was not used for long, and what is more than it may keep. */
  trim(nowMs: number): void {
    for (const [workspaceId, { memory, usedMs }] of this.#kept) {
      memory.forgetUnasked(nowMs - IDLE_MS)
      if (usedMs < nowMs - IDLE_MS || this.size > this.#maxPosts) this.#kept.delete(workspaceId)
    }
  }
}
