import type { ComponentType, JSX } from 'preact'
import type { Post } from '../../src/model/index.ts'

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

interface EvidenceSectionsProps<Cited extends Post> {
  readonly posts: readonly Cited[]
  /** Ids of those that are not stored. */
  readonly missing: readonly string[]
  /** How counter-evidence was looked for. */
  readonly counterEvidenceNote: string | undefined
  /** Of each section. Default: h2. */
  readonly heading?: 'h2' | 'h3'
  /** Shows one post. */
  readonly Card: ComponentType<{ readonly post: Cited }>
}

/** The posts that a trend cites, by what they are cited for. */
export function EvidenceSections<Cited extends Post>({
  posts,
  missing,
  counterEvidenceNote,
  heading: Heading = 'h2',
  Card,
}: EvidenceSectionsProps<Cited>): JSX.Element {
  const headingOf = (post: Post) => sections.find(({ role }) => rolesOf(post).includes(role))?.heading
  return (
    <>
      {order.map((heading) => {
        const shown = posts.filter((post) => headingOf(post) === heading)
        const note = heading === 'What speaks against it' ? counterEvidenceNote : undefined
        if (shown.length === 0 && note === undefined) return null
        return (
          // Where there are several topics, each has such sections: by name no reader could tell them apart.
          <section key={heading} {...(Heading === 'h2' ? { 'aria-label': heading } : {})}>
            <Heading>{heading}</Heading>
            {note !== undefined && <p>{note}</p>}
            {shown.map((post) => (
              <Card key={`${post.platform} ${post.id}`} post={post} />
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
