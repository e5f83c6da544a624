import type { JSX } from 'preact'
import type { RankedTrend, Trend, TrendIntent, TrendPart } from '../../src/model/index.ts'
import { Foreign } from './foreign.tsx'
import { counted, intentVerbs, percent, statusWords } from './words.ts'

/** A word, to which colour only adds. */
export function Status({ status }: { status: RankedTrend['status'] }): JSX.Element {
  return <span class={`status ${status.replace('_', '-')}`}>{statusWords[status]}</span>
}

export function PostsAndAuthors({ trend }: { trend: Trend }): JSX.Element {
  return <span>{describePosts(trend)}</span>
}

/** `12 posts by 9 authors, 11 of them independent`. */
export function describePosts({
  mentions,
  uniqueAuthors,
  independentMentions = mentions,
}: Pick<Trend, 'mentions' | 'uniqueAuthors' | 'independentMentions'>): string {
  const independent =
    independentMentions < mentions ? `, ${independentMentions.toLocaleString('en')} of them independent` : ''
  return `${counted(mentions, 'post')} by ${counted(uniqueAuthors, 'author')}${independent}`
}

/** The place in a list, from 1; undefined where it is not known. */
export function Rank({ rank }: { rank: number | undefined }): JSX.Element {
  return (
    <p class="rank">
      {rank !== undefined && (
        <>
          <span class="visually-hidden">Rank </span>
          {rank}
        </>
      )}
    </p>
  )
}

export function HazardPosts({ posts }: { posts: number }): JSX.Element | null {
  if (posts === 0) return null
  return (
    <>
      {' '}
      <strong class="hazard">{counted(posts, 'post tells', 'posts tell')} of danger</strong>
    </>
  )
}

/** The finer topics in a broad one, by name. */
export function Parts({
  parts,
}: {
  parts: readonly Pick<TrendPart, 'id' | 'topic' | 'mentions'>[]
}): JSX.Element | null {
  if (parts.length === 0) return null
  return (
    <ul class="parts" aria-label="Parts of it">
      {parts.map((part) => (
        <li key={part.id}>
          <Foreign>{part.topic}</Foreign> ({part.mentions})
        </li>
      ))}
    </ul>
  )
}

/** What customers want here, the most frequent first. */
export function Intents({ intents }: { intents: readonly TrendIntent[] }): JSX.Element | null {
  if (intents.length === 0) return null
  return (
    <ul class="intents" aria-label="What customers want here">
      {intents.map(({ intent, posts, share, lower, upper }) => (
        <li key={intent} class={intent} title={`90 % interval: ${percent(lower)} to ${percent(upper)}`}>
          {posts} {intentVerbs[intent]} ({percent(share)})
        </li>
      ))}
    </ul>
  )
}
