/**
 * What scans have read of the threads below stored posts, so that a thread is asked for again only when its number of
 * comments has changed, and what was left unread is asked for first. And kinds of queries for comments, whose coverage
 * is kept apart from that of posts.
 */
export const threads = /* sql */ `
create table threads (
  workspace_id text collate "C" not null references workspaces on delete cascade,
  platform text collate "C" not null check (platform in ('reddit', 'facebook', 'instagram', 'x', 'youtube')),
  -- the id of the post that it begins with
  thread_id text collate "C" not null,
  -- unread: due, and no budget was left; partial: more can be asked for
  state text not null check (state in ('unread', 'partial', 'read')),
  -- since when it is in this state
  noted_at timestamptz not null,
  -- how many comments its post announced when it was last read; null: it never was, or the post does not say
  comments integer,
  newest_id text collate "C",
  -- where the platform's collector goes on; only that reads it
  rest text,
  primary key (workspace_id, platform, thread_id)
);

alter table coverage_spans
  drop constraint coverage_spans_kinds_check,
  add constraint coverage_spans_kinds_check
    check (kinds <@ array['words', 'account', 'community', 'site', 'threads', 'comments']);
`
