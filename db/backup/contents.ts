import type { Schema } from '../schema.ts'

/**
 * Which tables a backup has. Left out is what lets somebody in or waits for an answer: an ended session, a used link or
 * an answered question must not come back to life with a restore. So is what the database makes of the posts as they are
 * restored. Each table of the schema has to be decided here.
 */
export const contents: Readonly<Record<keyof Schema, 'kept' | 'left out'>> = {
  workspaces: 'kept',
  api_keys: 'kept',
  audit_events: 'kept',
  voice_accounts: 'kept',
  posts: 'kept',
  // Filled again from the posts.
  post_grams: 'left out',
  posts_to_index: 'left out',
  evidence_versions: 'kept',
  post_counts: 'left out',
  evidence_states: 'left out',
  rankings: 'kept',
  ranking_states: 'left out',
  kept_rankings: 'kept',
  scan_gates: 'kept',
  scans: 'kept',
  scan_confirmations: 'left out',
  scan_collectors: 'kept',
  scan_posts: 'kept',
  coverage_spans: 'kept',
  observations: 'kept',
  tombstones: 'kept',
  forgotten_authors: 'kept',
  threads: 'kept',
  refreshes: 'kept',
  call_lanes: 'kept',
  allowances: 'kept',
  paid_reads: 'kept',
  hashtags_asked: 'kept',
  lookups: 'kept',
  users: 'kept',
  memberships: 'kept',
  sign_in_links: 'left out',
  sessions: 'left out',
  sign_in_throttles: 'left out',
  sign_in_attempts: 'kept',
  passkeys: 'kept',
  passkey_challenges: 'left out',
}

/** Whether a table of this name is one of ours, and whether a backup has it. */
export function contentOf(table: string): 'kept' | 'left out' | undefined {
  return Object.hasOwn(contents, table) ? contents[table as keyof Schema] : undefined
}
