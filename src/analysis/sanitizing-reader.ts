import type { ContentFlag } from '../model/index.ts'
import { contentFlagsOf } from '../posts/content-flags/content-flags.ts'
import { displayText } from '../text/display-text.ts'
import type { RankPost } from '../trends/index.ts'

export interface CautiousReader {
  /** The post as the ranking reads it: names, quotes and summaries are then made of what clients are shown. */
  read<Read extends RankPost>(post: Read): Read
  /** What to beware of in the stored text of a post that was read. */
  contentFlagsOf(post: RankPost): readonly ContentFlag[]
}

/** Reads stored posts for one ranking. Flags are looked for when they are asked for: few posts are ever quoted. */
export function createCautiousReader(): CautiousReader {
  const storedTexts = new WeakMap<RankPost, string>()
  const known = new WeakMap<RankPost, readonly ContentFlag[]>()
  return {
    read(post) {
      const text = displayText(post.text)
      if (text === post.text) return post
      const read = { ...post, text }
      storedTexts.set(read, post.text)
      return read
    },
    contentFlagsOf(post) {
      const flags = known.get(post) ?? contentFlagsOf(storedTexts.get(post) ?? post.text)
      known.set(post, flags)
      return flags
    },
  }
}
