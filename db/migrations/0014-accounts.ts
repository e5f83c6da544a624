/**
 * Who may open the pages: people, the workspaces they belong to, and how they sign in. Secrets are kept as their
 * SHA-256 alone. On Citus all of them are reference tables.
 */
export const accounts = /* sql */ `
create table users (
  user_id text collate "C" primary key,
  name text not null,
  -- A label: nothing is sent to it, and nobody has proven that it is theirs.
  email text,
  -- The person who signed in when there was nobody yet. The index below lets there be one.
  is_first boolean not null,
  created_at timestamptz not null
);
create unique index users_first on users (is_first) where is_first;
create index users_by_email on users (lower(email));

create table memberships (
  workspace_id text collate "C" not null references workspaces on delete cascade,
  user_id text collate "C" not null references users on delete cascade,
  role text not null check (role in ('owner', 'member')),
  created_at timestamptz not null,
  primary key (workspace_id, user_id)
);
create index memberships_by_user on memberships (user_id);

-- A code that signs somebody in, once.
create table sign_in_links (
  code_hash bytea primary key,
  -- first_owner: works while there is no user; user: signs in a known one; invitation: makes a new one, or a person
  -- who is signed in joins
  kind text not null check (kind in ('first_owner', 'user', 'invitation')),
  user_id text collate "C" references users on delete cascade,
  workspace_id text collate "C" references workspaces on delete cascade,
  role text check (role in ('owner', 'member')),
  email text,
  -- The owner who invites; null: the operator. An owner's link ends with their ownership.
  created_by text collate "C" references users on delete cascade,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz,
  check ((kind = 'user') = (user_id is not null)),
  check ((workspace_id is null) = (role is null)),
  check (kind <> 'invitation' or workspace_id is not null),
  check (kind <> 'first_owner' or workspace_id is null)
);

create table sessions (
  -- of the cookie's value
  session_hash bytea primary key,
  -- what lists show; it opens nothing
  session_id text collate "C" not null unique,
  user_id text collate "C" not null references users on delete cascade,
  -- chosen; it opens only while there is a membership
  workspace_id text collate "C" references workspaces on delete set null,
  created_at timestamptz not null,
  last_seen_at timestamptz not null,
  address inet,
  user_agent text,
  ended_at timestamptz
);
create index sessions_by_user on sessions (user_id);

-- How often a code was tried, by address and by code; a row begins anew when its window has passed.
create table sign_in_throttles (
  subject text collate "C" primary key,
  window_started_at timestamptz not null,
  attempts integer not null
);

-- Every attempt to sign in. Of those that the throttle refused only the first in a window: a flood must not fill it.
create table sign_in_attempts (
  attempt_id bigint generated always as identity primary key,
  attempted_at timestamptz not null,
  address inet,
  user_agent text,
  outcome text not null check (outcome in ('entered', 'unknown_code', 'used_code', 'expired_code', 'throttled')),
  -- who entered; no reference: what happened stays when the user is removed
  user_id text collate "C"
);
create index sign_in_attempts_by_time on sign_in_attempts (attempted_at);
`
