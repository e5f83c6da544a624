/** What a user has to agree to before a scan starts, and whether a workspace wants that of every client. */
export const scanConfirmations = /* sql */ `
alter table workspaces
  -- client: the program that calls has asked its user; required: the service makes sure of it
  add column confirm_scans text not null default 'client' check (confirm_scans in ('client', 'required'));

-- Questions that were put to a user: a row is gone once it was used. Only the SHA-256 of the token is kept.
create table scan_confirmations (
  workspace_id text collate "C" not null references workspaces on delete cascade,
  token_hash bytea not null,
  key_id text collate "C" not null,
  -- the call that it was asked for: its idempotency key, null for none
  idempotency_key text collate "C",
  -- how: by the client in the middle of the call, or by a second call
  way text not null check (way in ('in_call', 'second_call')),
  expires_at timestamptz not null,
  primary key (workspace_id, token_hash)
);
create index scan_confirmations_by_expiry on scan_confirmations (expires_at);
`
