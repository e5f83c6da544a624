/**
 * An index of folded texts for the literal filter: `grams` holds numbers of src/text/search-grams.ts, which differ from
 * workspace to workspace, so that no search reads what others stored. It is filled in the background: a post that waits
 * for that stands in `posts_to_index`, whatever stored or changed it, and is looked at by every search until then.
 * Neither table is in a backup: a restored post waits like any other.
 */
export const searchIndex = /* sql */ `
-- The key ends with the workspace: a search for numbers is never planned as a walk through all posts of a workspace that
-- statistics do not know yet.
create table post_grams (
  workspace_id text collate "C" not null,
  platform text collate "C" not null,
  post_id text collate "C" not null,
  grams integer[] not null,
  primary key (post_id, platform, workspace_id)
);
-- Statistics of numbers that nearly every post has would say nothing of a search and take long to make.
alter table post_grams alter column grams set statistics 0;
-- A search reads what waits in the pending list one by one.
create index post_grams_by_gram on post_grams using gin (grams) with (gin_pending_list_limit = 1024);

create table posts_to_index (
  workspace_id text collate "C" not null,
  platform text collate "C" not null,
  post_id text collate "C" not null,
  -- which transaction changed it last: what was read before that is not to be stored
  changed_by xid8 not null default pg_current_xact_id(),
  primary key (workspace_id, platform, post_id)
);

create function queue_stored_posts() returns trigger language plpgsql as $$ begin
  insert into posts_to_index (workspace_id, platform, post_id)
  select workspace_id, platform, post_id from stored order by workspace_id, platform, post_id
  on conflict (workspace_id, platform, post_id) do update set changed_by = excluded.changed_by;
  return null;
end $$;

create function queue_changed_post() returns trigger language plpgsql as $$ begin
  insert into posts_to_index (workspace_id, platform, post_id)
  values (new.workspace_id, new.platform, new.post_id)
  on conflict (workspace_id, platform, post_id) do update set changed_by = excluded.changed_by;
  return null;
end $$;

-- Waiting posts first: whoever indexes one at the moment is waited for there, and what it stored is deleted then.
create function unindex_removed_posts() returns trigger language plpgsql as $$ begin
  delete from posts_to_index waiting using removed
  where waiting.workspace_id = removed.workspace_id and waiting.platform = removed.platform
    and waiting.post_id = removed.post_id;
  delete from post_grams indexed using removed
  where indexed.workspace_id = removed.workspace_id and indexed.platform = removed.platform
    and indexed.post_id = removed.post_id;
  return null;
end $$;

create trigger posts_stored after insert on posts
  referencing new table as stored for each statement execute function queue_stored_posts();
create trigger posts_changed after update of text, folded_text, folded_terms on posts
  for each row when ((old.text, old.folded_text, old.folded_terms) is distinct from (new.text, new.folded_text, new.folded_terms))
  execute function queue_changed_post();
create trigger posts_removed after delete on posts
  referencing old table as removed for each statement execute function unindex_removed_posts();

insert into posts_to_index (workspace_id, platform, post_id) select workspace_id, platform, post_id from posts;
`
