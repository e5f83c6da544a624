import type { JSX } from 'preact'
import type { ApiKey, KeySurface } from '../../src/model/index.ts'
import { Foreign } from './foreign.tsx'
import { Moment } from './moment.tsx'

const surfaceNames = { rest: 'REST', mcp: 'MCP' } as const satisfies Record<KeySurface, string>

/** What tells a key from others: `svc_live_…k3Qp`. Older ones have no last characters kept. */
export function KeyEnd({ lastFour }: Pick<ApiKey, 'lastFour'>): JSX.Element {
  return <code class="key-end">svc_live_…{lastFour ?? ''}</code>
}

/** Who made a key and when; `nameOf` finds a person's name, where they are still there. */
export function MadeBy({
  apiKey: { createdBy, createdAt },
  nameOf,
}: {
  apiKey: ApiKey
  nameOf(userId: string): string | undefined
}): JSX.Element {
  return (
    <>
      {createdBy === null ? (
        'The operator'
      ) : (
        <Foreign>{nameOf(createdBy) ?? `${createdBy}, who is no member any more`}</Foreign>
      )}
      , <Moment at={createdAt} />
    </>
  )
}

/** When a key was used last, over which surface and by which client, and when first. */
export function KeyUse({ lastUsed, firstUsedAt }: Pick<ApiKey, 'lastUsed' | 'firstUsedAt'>): JSX.Element {
  if (lastUsed === null) return <>Never used</>
  const { at, surface, client } = lastUsed
  return (
    <>
      <Moment at={at} /> over {surfaceNames[surface]}
      {client !== null && (
        <>
          {' '}
          by <Foreign>{client}</Foreign>
        </>
      )}
      {firstUsedAt !== null && (
        <span class="first-use">
          {' '}
          (first <Moment at={firstUsedAt} />)
        </span>
      )}
    </>
  )
}
