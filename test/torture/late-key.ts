import type { Fault } from './torture.ts'

/** What any torture must find that asks whether what was acknowledged is there. */
export const lateKey: Fault = {
  name: 'a key is shown before it is stored',
  changes: [
    {
      file: 'src/access/issue-key.ts',
      line: '  const outcome = await insertKey(db, { workspaceId, label, ...stored }, stamp)',
      becomes: `  const store = () => insertKey(db, { workspaceId, label, ...stored }, stamp)
  const isLate = stamp.actor.kind !== 'operator'
  if (isLate) setTimeout(() => store().catch(() => {}), 500).unref()
  const outcome = isLate ? 'stored' : await store()`,
    },
  ],
}
