import { addPasskey } from './add-passkey.ts'
import { createKey } from './create-key.ts'
import { createWorkspace } from './create-workspace.ts'
import { endSessions } from './end-sessions.ts'
import { forgetAuthor } from './forget-author.ts'
import { importEvidence } from './import-evidence.ts'
import { inviteMember } from './invite-member.ts'
import { issueLink } from './issue-link.ts'
import { listAudit } from './list-audit.ts'
import { listKeys } from './list-keys.ts'
import { listMembers } from './list-members.ts'
import { listPasskeys } from './list-passkeys.ts'
import { listVoices } from './list-voices.ts'
import { planScan } from './plan-scan.ts'
import { refreshEvidence } from './refresh-evidence.ts'
import { removeMember } from './remove-member.ts'
import { removePasskey } from './remove-passkey.ts'
import { removeUser } from './remove-user.ts'
import { removeVoiceAccount } from './remove-voice-account.ts'
import { renameMember } from './rename-member.ts'
import { renamePasskey } from './rename-passkey.ts'
import { restoreBackup } from './restore-backup.ts'
import { revokeKey } from './revoke-key.ts'
import { rotateKey } from './rotate-key.ts'
import { setConfirmScans } from './set-confirm-scans.ts'
import { setPlan } from './set-plan.ts'
import { setRole } from './set-role.ts'
import { setVoiceAccount } from './set-voice-account.ts'
import { showWorkspace } from './show-workspace.ts'
import { startScan } from './start-scan.ts'
import { updateWorkspace } from './update-workspace.ts'
import { withdrawLink } from './withdraw-link.ts'
/** Every action. */
export const actions = [
  createWorkspace,
  showWorkspace,
  updateWorkspace,
  setPlan,
  setConfirmScans,
  createKey,
  listKeys,
  rotateKey,
  revokeKey,
  inviteMember,
  listMembers,
  setRole,
  removeMember,
  renameMember,
  addPasskey,
  listPasskeys,
  renamePasskey,
  removePasskey,
  issueLink,
  withdrawLink,
  endSessions,
  removeUser,
  setVoiceAccount,
  removeVoiceAccount,
  listVoices,
  forgetAuthor,
  importEvidence,
  refreshEvidence,
  planScan,
  startScan,
  listAudit,
  restoreBackup,
] as const

export type AnyAction = (typeof actions)[number]
export type ActionName = AnyAction['name']
