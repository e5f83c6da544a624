/**
 * The whole first schema. Every key begins with the workspace, so that the tables distribute by workspace
 * unchanged; identifiers that are sorted or compared use the "C" collation, so that order does not depend on
 * the server's locale.
 */
export const initial = /* sql */ `
create table workspaces (
  workspace_id text collate "C" primary key,
  name text not null,
  product_name text not null,
  product_url text not null,
  words text[] not null,
  competitor_urls text[] not null,
  handles jsonb not null,
  lookback_days integer not null check (lookback_days in (7, 30, 90, 180, 365)),
  plan text not null check (plan in ('free_preview', 'weekly', 'pro')),
  plan_ends_at timestamptz,
  created_at timestamptz not null default now()
);

-- Only the SHA-256 of a key is kept. The look-up by hash is not unique by schema, because a unique index
-- without the workspace could not be distributed; 256 random bits make it unique in fact.
create table api_keys (
  workspace_id text collate "C" not null references workspaces on delete cascade,
  key_id text collate "C" not null,
  label text not null,
  key_hash bytea not null,
  created_at timestamptz not null default now(),
  revoked_at timestamptz,
  primary key (workspace_id, key_id)
);
create index api_keys_by_hash on api_keys (key_hash);

create table posts (
  workspace_id text collate "C" not null references workspaces on delete cascade,
  platform text collate "C" not null check (platform in ('reddit', 'facebook', 'instagram', 'x', 'youtube')),
  post_id text collate "C" not null,
  author_handle text,
  text text not null,
  url text not null,
  comments_url text,
  published_at timestamptz not null,
  matched_terms text[] not null,
  metrics jsonb not null,
  source_method text not null check (source_method in ('api', 'feed', 'import')),
  first_seen_at timestamptz not null,
  last_seen_at timestamptz not null,
  -- the text and the matched terms folded for the literal, case-insensitive filter
  folded_text text not null,
  folded_terms text[] not null,
  primary key (workspace_id, platform, post_id)
);
create index posts_newest_first on posts (workspace_id, published_at desc, platform, post_id);

-- Grows by one with every change of a workspace's evidence: a stored ranking fits while it has not moved.
create table evidence_versions (
  workspace_id text collate "C" primary key references workspaces on delete cascade,
  version bigint not null
);

create table rankings (
  workspace_id text collate "C" not null references workspaces on delete cascade,
  window_days integer not null,
  computed_at timestamptz not null,
  evidence_version bigint not null,
  method_version text not null,
  trends json not null,
  primary key (workspace_id, window_days)
);

-- One row a workspace decides who may start a scan. The fence grows with every admission; a scan whose fence
-- is no longer its own writes nothing.
create table scan_gates (
  workspace_id text collate "C" primary key references workspaces on delete cascade,
  last_start timestamptz,
  fence bigint not null
);

create table scans (
  workspace_id text collate "C" not null references workspaces on delete cascade,
  scan_id text collate "C" not null,
  idempotency_key text collate "C",
  state text not null check (state in ('running', 'completed', 'failed')),
  fence bigint not null,
  attempts integer not null,
  started_at timestamptz not null,
  lease_expires_at timestamptz not null,
  completed_at timestamptz,
  -- the body of the completed scan as it was sent, kept as text so that a replay is the same byte for byte
  response text,
  primary key (workspace_id, scan_id)
);
create index scans_by_key on scans (workspace_id, idempotency_key, started_at desc) where idempotency_key is not null;
create index scans_running on scans (lease_expires_at) where state = 'running';

-- The collectors of a scan that have finished: a take-over keeps them.
create table scan_collectors (
  workspace_id text collate "C" not null,
  scan_id text collate "C" not null,
  collector text collate "C" not null,
  record jsonb not null,
  primary key (workspace_id, scan_id, collector),
  foreign key (workspace_id, scan_id) references scans on delete cascade
);

create table scan_posts (
  workspace_id text collate "C" not null,
  scan_id text collate "C" not null,
  platform text collate "C" not null,
  post_id text collate "C" not null,
  is_new boolean not null,
  primary key (workspace_id, scan_id, platform, post_id),
  foreign key (workspace_id, scan_id) references scans on delete cascade
);

-- How far back each query of each scan reached: growth is measured over covered days only.
create table coverage_spans (
  workspace_id text collate "C" not null,
  scan_id text collate "C" not null,
  collector text collate "C" not null,
  ordinal integer not null,
  platform text collate "C" not null,
  query text not null,
  reached_back_to timestamptz not null,
  reached_up_to timestamptz not null,
  complete boolean not null,
  primary key (workspace_id, scan_id, collector, ordinal),
  foreign key (workspace_id, scan_id) references scans on delete cascade
);
create index coverage_by_time on coverage_spans (workspace_id, platform, reached_up_to);
`
