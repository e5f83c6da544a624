import { z } from 'zod'
import { recordEvent } from '../db/audit.ts'
import { authorKey } from '../db/author-key.ts'
import { forgetAuthor as forget } from '../db/removals.ts'
import { rebuildAfterRemoval } from '../src/evidence/after-removal.ts'
import type { RefreshServices } from '../src/evidence/refresh-evidence.ts'
import { requireAccount } from './account.ts'
import type { ActionContext } from './action.ts'
import { defineAction } from './action.ts'
import { accountFields } from './fields.ts'

const { workspaceId, platform, account: handle } = accountFields

export const forgetAuthor = defineAction({
  name: 'forget_author',
  title: 'Forget an author',
  description: "Removes an author's posts and keeps later scans and imports from storing them again.",
  effect: 'writes',
  needs: 'owner',
  input: z.object({ workspaceId, platform, handle }).strict(),
  output: z.object({ removed: z.number().int().nonnegative() }).strict(),
  async run(
    { workspaceId, platform, handle },
    { db, rankings }: ActionContext & Pick<RefreshServices, 'rankings'>,
    stamp,
  ) {
    const { workspace } = await requireAccount(db, workspaceId)
    const posts = await forget(db, workspaceId, platform, handle)
    // Before what quoted them is rebuilt, which may fail: they are removed.
    await recordEvent(db, stamp, {
      workspaceId,
      // Not the handle, which would outlive its forgetting.
      subject: `${platform} author ${authorKey(platform, handle)}`,
      after: { removed: posts.length },
    })
    await rebuildAfterRemoval(db, rankings, workspace, posts)
    return { removed: posts.length }
  },
})
