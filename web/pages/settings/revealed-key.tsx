import type { PageRequest, ShownPage } from '../../page.ts'
import { ClientBlocks } from '../../view/client-blocks.tsx'
import { CopyBlock } from '../../view/copy-block.tsx'
import { Foreign } from '../../view/foreign.tsx'
import { settingsPage } from './settings-page.tsx'

/**
 * The answer that shows a new key: to the form that made it, and never again. `next`: where it goes on once the key is
 * stored.
 */
export function revealedKey(
  request: PageRequest,
  { key, label }: { readonly key: string; readonly label: string },
  next: { readonly href: string; readonly label: string },
): ShownPage {
  return settingsPage(
    request,
    'access',
    <>
      <p class="band" role="status">
        This is the key for <Foreign>{label}</Foreign>. <b>It is shown this once</b>: put it into your secret
        store now. Whoever has it can read this workspace and ask for scans.
      </p>
      <CopyBlock id="key" text={key} what="the key" />
      <h2>Connect a client with it</h2>
      <ClientBlocks baseUrl={request.baseUrl} apiKey={key} />
      <p>
        <a class="button" href={next.href}>
          {next.label}
        </a>
      </p>
    </>,
    { heading: 'Your new key', holdsSecret: true },
  )
}
