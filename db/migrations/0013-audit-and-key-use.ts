/**
 * What was administered, by whom and from where; and of each key what tells it from others, who made it and when it
 * was used.
 */
export const auditAndKeyUse = /* sql */ `
alter table api_keys
  -- null: made before this was kept
  add column last_four text,
  -- a user; null: the operator
  add column created_by text collate "C",
  add column first_used_at timestamptz,
  -- written at most once in five minutes
  add column last_used_at timestamptz,
  add column last_used_surface text check (last_used_surface in ('rest', 'mcp')),
  add column last_used_client text;

-- Rows stay when what they tell of goes: no foreign keys.
create table audit_events (
  event_id bigint generated always as identity primary key,
  at timestamptz not null default now(),
  -- null: of no workspace, such as a refused sign-in
  workspace_id text collate "C",
  actor_kind text not null check (actor_kind in ('key', 'user', 'operator', 'nobody')),
  actor_id text collate "C",
  action text collate "C" not null,
  subject text,
  acted_from text not null,
  before jsonb,
  after jsonb,
  check ((actor_kind in ('key', 'user')) = (actor_id is not null))
);
create index audit_events_of_workspace on audit_events (workspace_id, event_id);
`
