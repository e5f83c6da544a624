import type { JSX } from 'preact'
import type { ShareOfVoice } from '../../src/model/index.ts'
import { Foreign } from './foreign.tsx'
import { describeShare, ShareBar } from './share-bar.tsx'
import { counted, platformNames } from './words.ts'

interface CompanyShareProps {
  readonly own: string
  readonly competitor: string
  readonly voice: ShareOfVoice
}

/** The reason that every platform has before the first scan. */
const NEVER_ASKED = 'No query is recorded that named either.'

/** The own share of what customers say of the two: bar, sentence and a table by platform; or why there is none. */
export function CompanyShare({ own, competitor, voice }: CompanyShareProps): JSX.Element {
  const { ownPosts, posts, ownAuthors, authors, platforms } = voice
  const known = intervalOf(voice)
  return (
    <figure class="company-share">
      {known === undefined ? (
        <figcaption class="warning">
          No share yet: {describeReasons(platforms) || (voice.reason ?? 'too little is known.')}
        </figcaption>
      ) : (
        <>
          <ShareBar {...known} />
          <figcaption>
            <Foreign>{own}</Foreign> has {describeShare(known)} of what customers say of the two: {ownPosts}{' '}
            against {counted(posts, 'post')}, by {ownAuthors} and {counted(authors, 'author')}; the rest is of{' '}
            <Foreign>{competitor}</Foreign>.
          </figcaption>
        </>
      )}
      {platforms.length > 0 && (
        <details>
          <summary>By platform, as a table</summary>
          <table class="figures">
            <thead>
              <tr>
                <th scope="col">Platform</th>
                <th scope="col">Own share</th>
                <th scope="col">Own posts</th>
                <th scope="col">Theirs</th>
                <th scope="col">Days collected for both</th>
              </tr>
            </thead>
            <tbody>
              {platforms.map((each) => {
                const interval = intervalOf(each)
                return (
                  <tr key={each.platform}>
                    <th scope="row">{platformNames[each.platform]}</th>
                    <td>{interval === undefined ? (each.reason ?? 'unknown') : describeShare(interval)}</td>
                    <td>{each.ownPosts}</td>
                    <td>{each.posts}</td>
                    <td>{Math.round(each.days * 10) / 10}</td>
                  </tr>
                )
              })}
            </tbody>
          </table>
        </details>
      )}
    </figure>
  )
}

/** `Reddit, X: Collected for one on 3 days, and for the other on none. YouTube: …`, each reason once. */
function describeReasons(platforms: ShareOfVoice['platforms']): string {
  if (platforms.length > 0 && platforms.every(({ reason }) => reason === NEVER_ASKED))
    return 'no scan of these days looked for either name.'
  const byReason = new Map<string, string[]>()
  for (const { platform, reason } of platforms) {
    if (reason === null) continue
    byReason.set(reason, [...(byReason.get(reason) ?? []), platformNames[platform]])
  }
  return [...byReason].map(([reason, names]) => `${names.join(', ')}: ${reason}`).join(' ')
}

function intervalOf({
  share,
  lower,
  upper,
}: Pick<ShareOfVoice, 'share' | 'lower' | 'upper'>): Parameters<typeof ShareBar>[0] | undefined {
  return share === null || lower === null || upper === null ? undefined : { share, lower, upper }
}
