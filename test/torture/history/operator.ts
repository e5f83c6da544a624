import { join } from 'node:path'
import { run } from '../../cli/command.ts'
import { pause } from '../pause.ts'
import type { Client } from './client.ts'
import type { Shelf } from './shelf.ts'
import type { Stage, StagedWorkspace } from './stage.ts'

/** Posts of an author, which come by one import and go together. */
const POSTS_AN_AUTHOR = 5
/** Between two commands: each is a process of its own, which takes the time of many requests. */
const PAUSE_MS = 2000

/** Imports posts of new authors and has some of these forgotten, by the admin commands. */
export async function keepAdministering(
  stage: Stage,
  client: Client,
  workspace: StagedWorkspace,
  shelf: Shelf,
): Promise<void> {
  const { random, recording, over } = client
  const known: string[] = []
  const admin = async (args: readonly string[], input = '') => {
    const program = join(stage.program, 'src/cli/admin/main.js')
    const all = [...args, '--workspace', workspace.id]
    return (await run(program, all, { DATA_DIR: stage.dataDir }, input)).code === 0
  }
  for (let made = 0; !over.aborted; made++) {
    const author = `${workspace.id.slice(-4)}-${made}`
    const ids = Array.from({ length: POSTS_AN_AUTHOR }, (_, index) => `t3_${author}-${index}`)
    if (!shelf.put(author, ids)) throw new Error('Every author is new.')
    const stored = recording.begin(author, 1)
    const lines = ids.map((id) => JSON.stringify(postOf(id, author)))
    if (await admin(['evidence', 'import', '-'], lines.join('\n'))) stored()
    known.push(author)
    if (made % 2 === 1) {
      const [gone = author] = known.splice(random.below(known.length), 1)
      const forgotten = recording.begin(gone, 2)
      if (await admin(['author', 'forget', '--platform', 'reddit', '--handle', gone])) forgotten()
    }
    await pause(PAUSE_MS, over)
  }
}

function postOf(id: string, authorHandle: string) {
  return {
    platform: 'reddit',
    id,
    authorHandle,
    text: `The grow light of ${authorHandle} hums.`,
    url: `https://www.reddit.com/comments/${id}`,
    publishedAt: new Date().toISOString(),
  }
}
