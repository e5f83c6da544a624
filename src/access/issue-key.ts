import { insertKey } from '../../db/api-keys.ts'
import type { Db } from '../../db/database.ts'
import { createKey } from './api-key.ts'

/** Creates a key and stores its hash. The returned `key` is its only plaintext copy. */
export async function issueKey(
  db: Db,
  workspaceId: string,
  label: string,
): Promise<{ key: string; keyId: string }> {
  const { key, keyId, keyHash } = createKey()
  await insertKey(db, { workspaceId, keyId, label, keyHash })
  return { key, keyId }
}
