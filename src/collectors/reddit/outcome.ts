import type { Post } from '../../model/index.ts'
import { ingestPost } from '../../posts/ingest.ts'
import type { JsonRecord } from '../json.ts'
import { toStoredDraft } from './map.ts'

/** What an item of an answer says of a stored post. */
export function toOutcome(child: JsonRecord | undefined): Post | 'gone' | 'unreadable' {
  const draft = child === undefined ? undefined : toStoredDraft(child)
  if (draft === undefined) return 'gone'
  const intake = ingestPost(draft)
  return 'post' in intake ? intake.post : 'unreadable'
}
