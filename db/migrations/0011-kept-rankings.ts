/**
 * Earlier rankings, for questions as of a moment. They hold ids, figures and places in posts, no third party's words: what
 * becomes of a post needs no change here.
 */
export const keptRankings = /* sql */ `
create table kept_rankings (
  workspace_id text collate "C" not null references workspaces on delete cascade,
  window_days integer not null,
  ranked_at timestamptz not null,
  -- when the ranking after it was made, whether or not that one is kept; null: there was none, or it was not noted
  replaced_at timestamptz,
  evidence_version bigint not null,
  -- whether YouTube's counts were allowed in its scores: it is shown only while they are
  youtube_counts boolean not null,
  -- of the trends as JSON text: what the storage of a workspace is measured by
  bytes integer not null,
  trends json not null,
  primary key (workspace_id, window_days, ranked_at)
);
create index kept_rankings_by_age on kept_rankings (ranked_at);
`
