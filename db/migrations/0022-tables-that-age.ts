/**
 * Settings by which tables that are written again and again stay small. A re-scan writes every post that it sees anew: in place,
 * where the page has room and no indexed value has changed, so that neither the table nor its indexes grow.
 */
export const tablesThatAge = /* sql */ `
-- docs/performance.md says what the room and the vacuuming were measured by. The defaults wait for a fifth of the table, which
-- may be all of the largest workspace.
alter table posts set (
  fillfactor = 70,
  autovacuum_vacuum_scale_factor = 0.02, autovacuum_vacuum_threshold = 1000,
  autovacuum_vacuum_insert_scale_factor = 0.02, autovacuum_vacuum_insert_threshold = 1000,
  autovacuum_analyze_scale_factor = 0.01, autovacuum_analyze_threshold = 1000
);
drop index posts_to_check;
alter table posts
  -- The week in which it was last confirmed, by which due posts are found: an index of the moment itself, or of an expression
  -- with it, would have to be written with every sighting.
  add column checked_week timestamptz not null
    generated always as (date_bin('7 days', checked_at, timestamptz '2001-01-01 00:00:00+00')) stored;
create index posts_by_week_checked on posts (workspace_id, checked_week);

alter table observations set (
  autovacuum_vacuum_scale_factor = 0.05, autovacuum_vacuum_threshold = 1000,
  autovacuum_vacuum_insert_scale_factor = 0.05, autovacuum_analyze_scale_factor = 0.05
);
alter table scan_posts set (
  autovacuum_vacuum_scale_factor = 0.05, autovacuum_vacuum_threshold = 1000,
  autovacuum_vacuum_insert_scale_factor = 0.05, autovacuum_analyze_scale_factor = 0.05
);
-- What a scan has seen is listed while its answer may be asked for again; then these two figures stay. Null: it is listed still.
alter table scans add column posts_total integer, add column posts_new integer;
create index scans_listing_posts on scans (completed_at) where posts_total is null;

-- Up to when observations have been thinned; null: never.
alter table refreshes add column thinned_until timestamptz;

-- One row a workspace, written with every batch of posts.
alter table evidence_versions set (fillfactor = 50);
alter table scan_gates set (fillfactor = 50);
`
