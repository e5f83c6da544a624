/**
 * What the platforms limit, held across processes, and what keeps evidence honest after it was stored. The first
 * four tables belong to a platform's credential and not to a workspace: on Citus they are reference tables.
 */
export const limitsAndCare = /* sql */ `
-- One lane a credential and API: the start of its last call, and until when the platform wants silence.
create table call_lanes (
  account text collate "C" not null,
  lane text collate "C" not null,
  last_start timestamptz not null,
  paused_until timestamptz not null,
  primary key (account, lane)
);

-- What a credential has spent of a budget in one period, as the platform counts it (a Pacific day, a UTC day).
create table allowances (
  account text collate "C" not null,
  resource text collate "C" not null,
  period text collate "C" not null,
  spent bigint not null,
  primary key (account, resource, period)
);

-- Instagram's ledger: an account may ask for so many different hashtags in rolling seven days.
create table hashtags_asked (
  account text collate "C" not null,
  tag text collate "C" not null,
  asked_at timestamptz not null,
  primary key (account, tag)
);

-- What a platform said once and need not be asked again for a while: ids of hashtags, pages, channels.
create table lookups (
  kind text collate "C" not null,
  key text collate "C" not null,
  value jsonb not null,
  looked_up_at timestamptz not null,
  primary key (kind, key)
);

-- Takes the next place in a lane, spacing after the call before it. A place at or after latest is not taken:
-- its caller would be gone by then. Returns the place either way.
create function take_turn(
  of_account text, of_lane text, spacing interval, called_at timestamptz, latest timestamptz,
  out start_at timestamptz, out paused_until timestamptz
) language plpgsql as $$
declare
  known call_lanes;
begin
  insert into call_lanes values (of_account, of_lane, '-infinity', '-infinity') on conflict do nothing;
  select * into known from call_lanes where account = of_account and lane = of_lane for update;
  start_at := greatest(called_at, known.last_start + spacing, known.paused_until);
  paused_until := known.paused_until;
  if start_at < latest then
    update call_lanes set last_start = start_at where account = of_account and lane = of_lane;
  end if;
end $$;

-- Takes up to wanted of what is left below a cap, at least minimum or nothing. Returns what was taken.
create function take_allowance(
  of_account text, of_resource text, of_period text, cap bigint, wanted bigint, minimum bigint
) returns bigint language plpgsql as $$
declare
  granted bigint;
begin
  insert into allowances values (of_account, of_resource, of_period, 0) on conflict do nothing;
  select least(wanted, cap - spent) into granted from allowances
  where account = of_account and resource = of_resource and period = of_period
  for update;
  if granted < greatest(minimum, 1) then
    return 0;
  end if;
  update allowances set spent = spent + granted
  where account = of_account and resource = of_resource and period = of_period;
  return granted;
end $$;

-- True when the tag may be asked for: it counts already, or there is room for one more.
create function take_hashtag(of_account text, of_tag text, cap integer, asked timestamptz, reach interval)
returns boolean language plpgsql as $$
begin
  perform pg_advisory_xact_lock(hashtextextended('hashtags ' || of_account, 0));
  if exists (select from hashtags_asked where account = of_account and tag = of_tag and asked_at > asked - reach) then
    return true;
  end if;
  if (select count(*) from hashtags_asked where account = of_account and asked_at > asked - reach) >= cap then
    return false;
  end if;
  insert into hashtags_asked values (of_account, of_tag, asked)
  on conflict (account, tag) do update set asked_at = excluded.asked_at;
  return true;
end $$;

alter table posts
  -- the scan that read the post last; null for what came from a file only
  add column scan_id text collate "C",
  -- when the platform gave the metrics that are shown; null when a file did
  add column metrics_observed_at timestamptz,
  -- when the platform last confirmed that the post is there: retention counts from here
  add column checked_at timestamptz;
update posts set checked_at = last_seen_at,
  metrics_observed_at = case when source_method = 'import' then null else last_seen_at end;
alter table posts alter column checked_at set not null;
-- Not led by the platform too: without statistics the planner would take it for look-ups by the primary key.
create index posts_to_check on posts (workspace_id, checked_at);

-- Instagram gives one medium different ids on different edges; its link tells that they are one.
create index posts_instagram_by_link on posts (workspace_id, url) where platform = 'instagram';

-- The metrics of a post over time: one row for each reading that changed them. No foreign key to the posts: its
-- check keeps the plan of an almost empty table and would read half of a large one for every row.
create table observations (
  workspace_id text collate "C" not null references workspaces on delete cascade,
  platform text collate "C" not null,
  post_id text collate "C" not null,
  observed_at timestamptz not null,
  metrics jsonb not null,
  primary key (workspace_id, platform, post_id, observed_at)
);
insert into observations
select workspace_id, platform, post_id, metrics_observed_at, metrics from posts where metrics_observed_at is not null;

-- That a post was there and was removed, and nothing else of it.
create table tombstones (
  workspace_id text collate "C" not null references workspaces on delete cascade,
  platform text collate "C" not null,
  post_id text collate "C" not null,
  removed_at timestamptz not null,
  primary key (workspace_id, platform, post_id)
);

-- Authors whose posts must not be kept, by the SHA-256 of their handle.
create table forgotten_authors (
  workspace_id text collate "C" not null references workspaces on delete cascade,
  platform text collate "C" not null,
  author_key bytea not null,
  forgotten_at timestamptz not null default now(),
  primary key (workspace_id, platform, author_key)
);

-- One sweep of a workspace's evidence at a time, whichever process does it.
create table refreshes (
  workspace_id text collate "C" primary key references workspaces on delete cascade,
  started_at timestamptz not null,
  lease_expires_at timestamptz not null
);
`
