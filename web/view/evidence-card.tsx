import type { JSX } from 'preact'
import type { Post } from '../../src/model/index.ts'
import { citationOf } from './citation.ts'
import { Foreign } from './foreign.tsx'
import { Marked } from './marked.tsx'
import { ContextOfPost, SourceOfPost } from './source-of-post.tsx'
import { Warnings } from './warnings.tsx'
import { describeMetric, intentNames } from './words.ts'

interface EvidenceCardProps {
  readonly post: Post
  readonly note?: string | undefined
  /** Its text in pieces, where something was sought. */
  readonly pieces?: readonly { readonly text: string; readonly isMatch: boolean }[]
}

/** One stored post: its words, who said them where and when, and the way to the original. */
export function EvidenceCard({ post, note, pieces }: EvidenceCardProps): JSX.Element {
  const { platform, id, text, url, metrics = {}, contentFlags = [] } = post
  const figures = Object.entries(metrics)
  return (
    <article class="evidence" data-row id={`${platform}-${id}`}>
      {note !== undefined && <p class="note">{note}</p>}
      <ContextOfPost post={post} />
      <blockquote cite={url}>
        <Foreign>{pieces === undefined ? text : <Marked pieces={pieces} />}</Foreign>
      </blockquote>
      <p class="source">
        <SourceOfPost post={post} />
      </p>
      {figures.length > 0 && (
        <p class="metrics">{figures.map(([name, value]) => describeMetric(name, value)).join(' · ')}</p>
      )}
      <p class="flags">
        {[
          post.voice === 'company' ? 'the company speaks' : '',
          post.voice === 'competitor' ? 'a competitor speaks' : '',
          ...(post.intents ?? []).map((intent) => intentNames[intent]),
        ]
          .filter((word) => word !== '')
          .join(' · ')}
      </p>
      <Warnings flags={contentFlags} />
      <p class="actions">
        <button type="button" data-copy={citationOf(post)} hidden>
          Copy citation
        </button>
      </p>
    </article>
  )
}
