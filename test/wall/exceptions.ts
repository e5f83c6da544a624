/**
 * The functions of db/ that reach rows of a workspace by something else than its id, and why they may. Each is needed: one
 * that no statement needs any more fails the check.
 */
export interface Exception {
  /**
   * `table.column`: a row found by it is lawfully found, and so is what it leads to. A secret's hash, which only its holder
   * can give, or a person, whose own rows they are.
   */
  readonly doors?: readonly string[]
  /** Tables of which the statement may reach the rows of every workspace, and from each what is of the same one. */
  readonly everyWorkspace?: readonly string[]
  readonly because: string
}

const OPERATOR = 'only the operator asks it, at the terminal, about every workspace'
const OWN_SESSIONS = 'a session is its person’s and of no workspace: the person comes from their own cookie'
const HOUSEKEEPING = 'the clock’s work for every workspace: it deletes by age and shows nothing'

export const exceptions: Readonly<Record<string, Exception>> = {
  'api-keys.ts:findKeyHolder': {
    doors: ['api_keys.key_hash'],
    because: 'the key says which workspace it is: its holder gives it, and only its hash is looked up',
  },
  'api-keys.ts:listActiveKeyHashes': {
    everyWorkspace: ['api_keys'],
    because:
      'hashes alone, to tell guessed keys from good ones of an address past its limit without asking for each',
  },
  'audit-list.ts:readOfAll': { everyWorkspace: ['audit_events'], because: OPERATOR },
  'kept-rankings.ts:dropOldRankings': { everyWorkspace: ['kept_rankings'], because: HOUSEKEEPING },
  'memberships.ts:listMembers': {
    everyWorkspace: ['sessions'],
    because: 'when a member of the workspace was last seen: a session is of no workspace',
  },
  'passkeys.ts:usePasskey': {
    doors: ['passkeys.passkey_id', 'memberships.user_id', 'sessions.user_id', 'sessions.session_hash'],
    because:
      'the passkey that was proved says whose it is; each workspace of theirs has an event of a copied one',
  },
  'scan-confirmations.ts:dropExpiredConfirmations': {
    everyWorkspace: ['scan_confirmations'],
    because: HOUSEKEEPING,
  },
  'scans.ts:dropExpiredLists': { everyWorkspace: ['scans'], because: HOUSEKEEPING },
  'scans.ts:dropExpiredResponses': { everyWorkspace: ['scans'], because: HOUSEKEEPING },
  'scans.ts:listAbandonedScans': {
    everyWorkspace: ['scans'],
    because: 'the clock takes up what ended processes left, in each scan’s own workspace from there on',
  },
  'search-index.ts:nextWaitingWorkspace': {
    everyWorkspace: ['posts_to_index'],
    because: 'the clock indexes what every workspace stored, in each one from there on',
  },
  'sessions.ts:chooseWorkspace': { doors: ['sessions.session_id'], because: OWN_SESSIONS },
  'sessions.ts:deleteOldSessions': { everyWorkspace: ['sessions'], because: HOUSEKEEPING },
  'sessions.ts:endSession': { doors: ['sessions.user_id'], because: OWN_SESSIONS },
  'sessions.ts:endSessionByHash': { doors: ['sessions.session_hash'], because: OWN_SESSIONS },
  'sessions.ts:endSessions': {
    doors: ['sessions.user_id', 'memberships.user_id'],
    because: `${OWN_SESSIONS}; each workspace of theirs has an event of it`,
  },
  'sessions.ts:findSession': {
    doors: ['sessions.session_hash', 'memberships.user_id'],
    because: 'the cookie says whose it is, and the person’s memberships which workspaces they see',
  },
  'sessions.ts:listSessions': { doors: ['sessions.user_id'], because: OWN_SESSIONS },
  'sessions.ts:touchSession': { doors: ['sessions.session_id'], because: OWN_SESSIONS },
  'sign-in-links.ts:deleteOldLinks': { everyWorkspace: ['sign_in_links'], because: HOUSEKEEPING },
  'sign-in-links.ts:dropLink': {
    doors: ['sign_in_links.code_hash'],
    because: 'the code says which link it is: who made it gives it back',
  },
  'sign-in-links.ts:useLink': {
    doors: ['sign_in_links.code_hash', 'sessions.session_hash', 'sessions.user_id'],
    everyWorkspace: ['workspaces'],
    because:
      'the code says what its holder may enter; the very first person owns every workspace without an owner',
  },
  'users.ts:listUsers': { everyWorkspace: ['sessions', 'memberships'], because: OPERATOR },
  'users.ts:removeUser': {
    doors: ['memberships.user_id'],
    because: 'only the operator does it: the person leaves every workspace of theirs',
  },
  'workspaces.ts:listWorkspaceIds': {
    everyWorkspace: ['workspaces'],
    because: 'the clock and the operator go through every workspace, each by its id from there on',
  },
}
