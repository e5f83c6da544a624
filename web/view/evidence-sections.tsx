import type { JSX } from 'preact'
import type { Post, TrendResponse } from '../../src/model/index.ts'
import { EvidenceCard } from './evidence-card.tsx'

/** In which of its roles a cited post is shown, the first that applies. */
const sections = [
  { role: 'hazard', heading: 'Posts that tell of danger' },
  { role: 'counterEvidence', heading: 'What speaks against it' },
  { role: 'company', heading: 'What the company says' },
  { role: 'quote', heading: 'Evidence' },
  { role: 'representative', heading: 'Evidence' },
] as const
const order = [
  'Posts that tell of danger',
  'Evidence',
  'What speaks against it',
  'What the company says',
] as const

interface EvidenceSectionsProps extends Pick<TrendResponse, 'posts' | 'missing'> {
  /** How counter-evidence was looked for. */
  readonly counterEvidenceNote: string | undefined
}

/** The posts that a trend cites, by what they are cited for. */
export function EvidenceSections({
  posts,
  missing,
  counterEvidenceNote,
}: EvidenceSectionsProps): JSX.Element {
  const headingOf = (post: Post) => sections.find(({ role }) => rolesOf(post).includes(role))?.heading
  return (
    <>
      {order.map((heading) => {
        const shown = posts.filter((post) => headingOf(post) === heading)
        const note = heading === 'What speaks against it' ? counterEvidenceNote : undefined
        if (shown.length === 0 && note === undefined) return null
        return (
          <section key={heading} aria-label={heading}>
            <h2>{heading}</h2>
            {note !== undefined && <p>{note}</p>}
            {shown.map((post) => (
              <EvidenceCard key={`${post.platform} ${post.id}`} post={post} />
            ))}
          </section>
        )
      })}
      {missing.length > 0 && <p class="warning">Not stored any more: {missing.join(', ')}.</p>}
    </>
  )
}

/** get_trend says beside each post in which roles the trend cites it. */
function rolesOf(post: Post): readonly unknown[] {
  const roles = post['citedAs']
  return Array.isArray(roles) ? roles : []
}
