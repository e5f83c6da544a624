/**
 * Passkeys, by which people sign in beside links, the challenges that browsers answer with them, and by which way an
 * attempt to sign in was made. On Citus both are reference tables.
 */
export const passkeys = /* sql */ `
create table passkeys (
  -- what lists show; it opens nothing
  passkey_id text collate "C" primary key,
  user_id text collate "C" not null references users on delete cascade,
  -- the authenticator's own name for it
  credential_id bytea not null unique,
  -- as COSE
  public_key bytea not null,
  -- how often the authenticator says that it has signed; 0 of one that does not count
  sign_count bigint not null,
  transports text[] not null,
  -- as the person calls it
  name text not null,
  is_backed_up boolean not null,
  created_at timestamptz not null,
  last_used_at timestamptz
);
create index passkeys_by_user on passkeys (user_id);

-- What an authenticator has to sign, once. A row goes when it is answered.
create table passkey_challenges (
  challenge_hash bytea primary key,
  purpose text not null check (purpose in ('sign_in', 'add')),
  -- who adds a passkey; who signs in is not known before they have
  user_id text collate "C" references users on delete cascade,
  expires_at timestamptz not null,
  check ((purpose = 'add') = (user_id is not null))
);
create index passkey_challenges_by_end on passkey_challenges (expires_at);

alter table sign_in_attempts
  add column method text not null default 'link' check (method in ('link', 'passkey')),
  drop constraint sign_in_attempts_outcome_check,
  add constraint sign_in_attempts_outcome_check check (outcome in (
    'entered', 'unknown_code', 'used_code', 'expired_code', 'throttled',
    'unknown_passkey', 'unknown_challenge', 'expired_challenge', 'wrong_answer', 'copied_passkey'));
`
