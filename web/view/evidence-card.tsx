import type { JSX } from 'preact'
import type { Post } from '../../src/model/index.ts'
import { Foreign, OutLink } from './foreign.tsx'
import { Marked } from './marked.tsx'
import { counted, intentVerbs, momentOf, nameOf, platformNames } from './words.ts'

/** How the page says what a content flag warns of; the list is open. */
const flagWords: Readonly<Record<string, string>> = {
  instruction_like: 'reads like an instruction to a program',
  hidden_characters: 'holds hidden characters',
  shortened_link: 'holds a shortened link',
  markup: 'holds markup',
  lookalike_letters: 'holds letters that look like others',
}

interface EvidenceCardProps {
  readonly post: Post
  readonly note?: string | undefined
  /** Its text in pieces, where something was sought. */
  readonly pieces?: readonly { readonly text: string; readonly isMatch: boolean }[]
}

/** One stored post: its words, who said them where and when, and the way to the original. */
export function EvidenceCard({ post, note, pieces }: EvidenceCardProps): JSX.Element {
  const { platform, id, authorHandle, text, url, publishedAt, metrics = {}, contentFlags = [] } = post
  const figures = Object.entries(metrics)
  return (
    <article class="evidence" data-row id={`${platform}-${id}`}>
      {note !== undefined && <p class="note">{note}</p>}
      {post.context !== undefined && (
        <p class="context">
          Under: <Foreign>{post.context}</Foreign>
        </p>
      )}
      <blockquote cite={url}>
        <Foreign>{pieces === undefined ? text : <Marked pieces={pieces} />}</Foreign>
      </blockquote>
      <p class="source">
        {platformNames[platform]} ·{' '}
        {authorHandle === undefined ? 'author not given' : <Foreign>{authorHandle}</Foreign>} ·{' '}
        <time dateTime={publishedAt}>{momentOf(publishedAt)}</time> · <OutLink href={url}>original</OutLink>
      </p>
      {figures.length > 0 && (
        <p class="metrics">
          {figures
            .map(([name, value]) => `${value === null ? 'withheld' : value.toLocaleString('en')} ${name}`)
            .join(' · ')}
        </p>
      )}
      <p class="flags">
        {[
          post.voice === 'company' ? 'the company speaks' : '',
          post.voice === 'competitor' ? 'a competitor speaks' : '',
          ...(post.intents ?? []).map((intent) => intentVerbs[intent]),
        ]
          .filter((word) => word !== '')
          .join(' · ')}
      </p>
      <Warnings flags={contentFlags} />
    </article>
  )
}

/** What to beware of in a post, wherever words of it are shown. */
export function Warnings({ flags }: { flags: readonly string[] }): JSX.Element | null {
  if (flags.length === 0) return null
  return (
    <p class="warning">
      {counted(flags.length, 'warning')}: {flags.map((flag) => nameOf(flagWords, flag)).join('; ')}
    </p>
  )
}
