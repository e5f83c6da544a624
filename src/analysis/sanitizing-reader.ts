import type { ContentFlag } from '../model/index.ts'
import { contentFlagsOf } from '../posts/content-flags/content-flags.ts'
import { displayText } from '../text/display-text.ts'
import type { RankPost } from '../trends/index.ts'

export interface SanitizingReader {
  /**
   * The post as the ranking reads it, so that names, quotes and summaries are made of what clients are shown.
   */
  read<Read extends RankPost>(post: Read): Read
  /** The content flags of the stored text of a post that was read. */
  contentFlagsOf(post: RankPost): readonly ContentFlag[]
}

/** Reads stored posts for one ranking. Flags are computed on demand: few posts are ever quoted. */
export function createSanitizingReader(): SanitizingReader {
  const storedTexts = new WeakMap<RankPost, string>()
  const flagsOf = new WeakMap<RankPost, readonly ContentFlag[]>()
  return {
    read(post) {
      const text = displayText(post.text)
      if (text === post.text) return post
      const read = { ...post, text }
      storedTexts.set(read, post.text)
      return read
    },
    contentFlagsOf(post) {
      const flags = flagsOf.get(post) ?? contentFlagsOf({ ...post, text: storedTexts.get(post) ?? post.text })
      flagsOf.set(post, flags)
      return flags
    },
  }
}
