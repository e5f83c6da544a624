import { addPasskey } from './add-passkey.ts'
import { createKey } from './create-key.ts'
import { createWorkspace } from './create-workspace.ts'
import { forgetAuthor } from './forget-author.ts'
import { inviteMember } from './invite-member.ts'
import { listAudit } from './list-audit.ts'
import { listKeys } from './list-keys.ts'
import { listMembers } from './list-members.ts'
import { listPasskeys } from './list-passkeys.ts'
import { listVoices } from './list-voices.ts'
import { planScan } from './plan-scan.ts'
import { removeMember } from './remove-member.ts'
import { removePasskey } from './remove-passkey.ts'
import { removeVoiceAccount } from './remove-voice-account.ts'
import { renameMember } from './rename-member.ts'
import { renamePasskey } from './rename-passkey.ts'
import { revokeKey } from './revoke-key.ts'
import { rotateKey } from './rotate-key.ts'
import { setConfirmScans } from './set-confirm-scans.ts'
import { setPlan } from './set-plan.ts'
import { setRole } from './set-role.ts'
import { setVoiceAccount } from './set-voice-account.ts'
import { showWorkspace } from './show-workspace.ts'
import { updateWorkspace } from './update-workspace.ts'

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
  setVoiceAccount,
  removeVoiceAccount,
  listVoices,
  forgetAuthor,
  planScan,
  listAudit,
] as const

export type AnyAction = (typeof actions)[number]
export type ActionName = AnyAction['name']
